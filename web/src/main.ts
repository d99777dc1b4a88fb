import './ahead'
import '../node_modules/.fonts/latin.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { applySettings } from './live/settings.svelte'
import { setUpWorker } from './live/worker'

await applySettings()
const target = document.getElementById('app')
if (target) mount(App, { target })
if (import.meta.env.PROD) setUpWorker()
