import '../node_modules/.fonts/latin.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { games } from './live/games'
import { applySettings } from './live/settings.svelte'
import { setUpWorker } from './live/worker'

// What the front page shows is asked for at once, not one after the other.
if (location.hash.length < 2) void games().catch(() => undefined)
await applySettings()
const target = document.getElementById('app')
if (target) mount(App, { target })
if (import.meta.env.PROD) setUpWorker()
