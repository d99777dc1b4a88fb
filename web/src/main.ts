import '@fontsource-variable/besley/index.css'
import '@fontsource-variable/figtree/index.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { applySettings } from './live/settings.svelte'

await applySettings()
const target = document.getElementById('app')
if (target) mount(App, { target })
