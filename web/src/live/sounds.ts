import type { Sound } from '../games/shelf'
import { settings } from './settings.svelte'

let context: AudioContext | null = null

/** Short sounds of wood and paper, made here; off until somebody turns them on. */
export function sound(kind: Sound): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  if (kind === 'card') rustle(context, 0.07, 2400, 3)
  else if (kind === 'slide') rustle(context, 0.4, 500, 1)
  else if (kind === 'dice')
    for (const late of [0, 0.07, 0.13, 0.22, 0.26]) wood(context, late, 900 + 500 * Math.random(), 0.04)
  else
    for (const [late, pitch] of [
      [0, 523],
      [0.12, 659],
    ] as const)
      wood(context, late, pitch, 0.22)
}

/** Noise that fades: the steeper, the drier. */
function rustle(audio: AudioContext, seconds: number, pitch: number, steep: number): void {
  const length = Math.floor(audio.sampleRate * seconds)
  const buffer = audio.createBuffer(1, length, audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** steep
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const gain = audio.createGain()
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  gain.gain.value = 0.25
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start()
}

function wood(audio: AudioContext, late: number, pitch: number, seconds: number): void {
  const start = audio.currentTime + late
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  gain.gain.setValueAtTime(0.16, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(start + seconds + 0.02)
}
