/** The introduction, one idea a lesson. */
import { ofType, type Lesson } from '$web/table/lesson'
import type { Action } from '../face/types'

const NEIGHBOUR = {
  hand: { green: 2 },
  tickets: ['sunset--civic-center'],
  routes: ['castro--mission-district--2'],
}

interface Seat {
  hand: Record<string, number>
  tickets: string[]
  routes?: string[]
}

const turn = (you: Seat, row = ['red', 'green', 'ferry', 'black', 'orange']) => ({
  state: {
    phase: { type: 'turn', seat: 0 },
    first_player: 0,
    seats: [you, NEIGHBOUR],
    row,
    stacks: { guitar: { location: 'pier-39' }, camera: { location: 'castro' } },
  },
})

const claiming =
  (...routes: string[]) =>
  (action: Action) =>
    action.type === 'claim_route' && routes.includes(action.route)

const WAY = ['fort-mason--chinatown']

export const lessons: Lesson<Action>[] = [
  { name: 'sf-tickets', seats: 2, position: { seed: 'fog' }, wanted: ofType('keep_tickets') },
  {
    name: 'sf-draw',
    seats: 2,
    position: turn({ hand: { red: 1, blue: 1 }, tickets: WAY }),
    wanted: (action) => action.type === 'draw_deck' || (action.type === 'draw_face_up' && action.slot !== 2),
    times: 2,
  },
  {
    name: 'sf-ferry',
    seats: 2,
    position: turn({ hand: { red: 2, black: 1 }, tickets: WAY }, ['green', 'blue', 'ferry', 'purple', 'orange']),
    wanted: (action) => action.type === 'draw_face_up' && action.slot === 2,
  },
  {
    name: 'sf-claim',
    seats: 2,
    position: turn({ hand: { red: 2, black: 1 }, tickets: WAY }),
    wanted: claiming('lombard-street--chinatown--2'),
  },
  {
    name: 'sf-complete',
    seats: 2,
    position: turn({ hand: { black: 2, orange: 1 }, tickets: WAY, routes: ['lombard-street--chinatown--2'] }),
    wanted: claiming('fort-mason--lombard-street'),
  },
  {
    name: 'sf-souvenir',
    seats: 2,
    position: turn({ hand: { blue: 1, red: 1, ferry: 1 }, tickets: ['alcatraz--union-square'] }),
    wanted: (action) => claiming('pier-39--alcatraz')(action) || action.type === 'take_token',
    times: 2,
  },
  {
    name: 'sf-more',
    seats: 2,
    position: turn({
      hand: { green: 1 },
      tickets: WAY,
      routes: ['lombard-street--chinatown--2', 'fort-mason--lombard-street'],
    }),
    wanted: ofType('draw_tickets', 'keep_tickets'),
    times: 2,
  },
  {
    name: 'sf-end',
    seats: 2,
    position: turn({
      hand: { green: 3, red: 1 },
      tickets: WAY,
      routes: [
        'lombard-street--chinatown--2',
        'fort-mason--lombard-street',
        'golden-gate-bridge--fort-mason',
        'chinatown--the-embarcadero',
        'the-embarcadero--potrero-hill',
        'lombard-street--pier-39--1',
      ],
    }),
    wanted: claiming('golden-gate-bridge--japanese-garden', 'presidio--fort-mason', 'civic-center--potrero-hill'),
  },
]
