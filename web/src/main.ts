import { mount } from 'svelte'

import App from './app/App.svelte'
import { keepFocus } from './app/focus'
import { beginSpeaking } from './app/settings.svelte'
import './app/theme.css'
import './app/shapes.css'
import { keepOnDevice } from './offline/updates.svelte'

await beginSpeaking()
keepFocus()
mount(App, { target: document.getElementById('app')! })
keepOnDevice()
