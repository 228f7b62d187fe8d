import { mount } from 'svelte'

import App from './app/App.svelte'
import { beginSpeaking } from './app/settings.svelte'
import './app/theme.css'

await beginSpeaking()
mount(App, { target: document.getElementById('app')! })
