import { settings } from './settings.svelte'

let context: AudioContext | null = null

/** Short sounds of wood and paper, made here; off until somebody turns them on. */
export function sound(kind: 'card' | 'turn'): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  if (kind === 'card') paper(context)
  else for (const [late, pitch] of [[0, 523], [0.12, 659]] as const) wood(context, late, pitch)
}

function paper(audio: AudioContext): void {
  const length = Math.floor(audio.sampleRate * 0.07)
  const buffer = audio.createBuffer(1, length, audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const gain = audio.createGain()
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = 2400
  gain.gain.value = 0.25
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start()
}

function wood(audio: AudioContext, late: number, pitch: number): void {
  const start = audio.currentTime + late
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  gain.gain.setValueAtTime(0.16, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.22)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(start + 0.24)
}
