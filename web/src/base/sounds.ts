/** Sounds of our own making: a few tones and a little noise, made at the moment they are heard. Off by default. */
import { settings } from './settings.svelte'

export type Sound = 'card' | 'train' | 'token' | 'turn' | 'refused' | 'end'

interface Tone {
  /** In hertz. */
  pitch: number
  /** When it begins and how long it rings, in seconds. */
  at: number
  rings: number
  loud: number
  shape?: OscillatorType
}

const bell = (pitch: number, at: number, loud = 0.12): Tone[] => [
  { pitch, at, rings: 0.5, loud },
  { pitch: pitch * 2.76, at, rings: 0.18, loud: loud * 0.3 },
]

/** A whistle is a chord, as on a steam engine. */
const whistle = (at: number, rings: number): Tone[] =>
  [523, 622, 740].map((pitch) => ({ pitch, at, rings, loud: 0.035, shape: 'triangle' }))

const TONES: Record<Sound, Tone[]> = {
  card: [],
  train: [
    { pitch: 82, at: 0, rings: 0.12, loud: 0.25 },
    { pitch: 70, at: 0.11, rings: 0.14, loud: 0.22 },
    ...whistle(0.2, 0.26),
  ],
  token: bell(1180, 0, 0.08),
  turn: [...bell(784, 0, 0.09), ...bell(1047, 0.13, 0.08)],
  refused: [{ pitch: 150, at: 0, rings: 0.16, loud: 0.16, shape: 'triangle' }],
  end: [523, 659, 784, 1047].flatMap((pitch, index) => bell(pitch, index * 0.16, 0.1)),
}

/** Paper is noise: how long, and where in it the highs lie. */
const RUSTLES: Partial<Record<Sound, { rings: number; pitch: number; loud: number }>> = {
  card: { rings: 0.09, pitch: 3200, loud: 0.16 },
  train: { rings: 0.16, pitch: 900, loud: 0.05 },
}

let context: AudioContext | undefined

function ring(audio: AudioContext, { pitch, at, rings, loud, shape = 'sine' }: Tone) {
  const begin = audio.currentTime + at
  const tone = new OscillatorNode(audio, { type: shape, frequency: pitch })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.linearRampToValueAtTime(loud, begin + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + rings)
  tone.connect(volume).connect(audio.destination)
  tone.start(begin)
  tone.stop(begin + rings + 0.05)
}

function rustle(audio: AudioContext, { rings, pitch, loud }: { rings: number; pitch: number; loud: number }) {
  const length = Math.ceil(audio.sampleRate * rings)
  const buffer = audio.createBuffer(1, length, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < length; index++) samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 2
  const noise = new AudioBufferSourceNode(audio, { buffer })
  const colour = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  noise
    .connect(colour)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination)
  noise.start()
}

/** Plays a sound, if sounds are wanted. */
export function sound(name: Sound) {
  if (!settings.sounds) return
  context ??= new AudioContext()
  const audio = context
  for (const tone of TONES[name]) ring(audio, tone)
  const paper = RUSTLES[name]
  if (paper) rustle(audio, paper)
}
