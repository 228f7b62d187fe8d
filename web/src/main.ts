import { mount } from 'svelte'

import App from './app/App.svelte'
import { keepFocus } from './base/focus'
import { beginSpeaking } from './base/settings.svelte'
import './base/theme.css'
import './base/shapes.css'
import { keepOnDevice } from './offline/updates.svelte'

await beginSpeaking()
keepFocus()
mount(App, { target: document.getElementById('app')! })
keepOnDevice()
