import '@fontsource-variable/besley/index.css'
import '@fontsource-variable/figtree/index.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { SHELF } from './games'
import { games } from './live/games'
import { applySettings } from './live/settings.svelte'

// What the front page shows is asked for at once, not one after the other.
const front = location.hash.length < 2
if (front) void games().catch(() => undefined)
await applySettings(...(front ? SHELF.map((shelf) => shelf.key) : []))
const target = document.getElementById('app')
if (target) mount(App, { target })
