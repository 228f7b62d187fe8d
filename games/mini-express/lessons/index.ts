/** The introduction, one idea a lesson. */
import { ofType, type Lesson } from '$web/table/lesson'
import type { Action } from '../face/types'

const at = (state: object) => ({ state: { phase: { type: 'turn', seat: 0, part: 'only' }, ...state } })

const building = (company: string, city: string) => (action: Action) =>
  action.type === 'build_track' && action.company === company && action.city === city

const taking =
  (...companies: string[]) =>
  (action: Action) =>
    action.type === 'take_share' && companies.includes(action.company)

const shares = (held: Record<string, number>, influence: Record<string, number> = {}) => ({ shares: held, influence })

export const lessons: Lesson<Action>[] = [
  { name: 'me-draft', seats: 3, position: { seed: 'draft' }, wanted: ofType('draft_share') },
  {
    name: 'me-build',
    seats: 3,
    position: at({ seats: [shares({ wood: 1, steel: 1 })] }),
    wanted: building('wood', 'new-york'),
  },
  {
    name: 'me-length',
    seats: 3,
    position: at({ seats: [shares({ wood: 1, steel: 1 })] }),
    wanted: (action) => action.type === 'build_track' && action.path.length >= 4,
  },
  {
    name: 'me-share',
    seats: 3,
    position: at({
      companies: { steel: { reserve: 2 } },
      seats: [shares({ wood: 1, steel: 1 }, { steel: 3 })],
    }),
    wanted: taking('steel'),
  },
  {
    name: 'me-free',
    seats: 3,
    position: at({
      companies: { leather: { reserve: 0 } },
      seats: [shares({ wood: 1, steel: 1 })],
    }),
    wanted: taking('leather'),
  },
  {
    name: 'me-compensation',
    seats: 3,
    position: at({
      companies: { leather: { reserve: 2, trains: ['7,-4', '6,-3', '5,-3'] } },
      seats: [shares({ leather: 2 })],
    }),
    wanted: (action) =>
      action.type === 'build_track' && building('wood', 'detroit')(action) && action.path.includes('6,-3'),
  },
  {
    name: 'me-wild',
    seats: 3,
    position: at({ seats: [shares({ wood: 1, cotton: 1 })] }),
    wanted: (action) => building('cotton', 'fort-smith')(action) || action.type === 'gain_influence',
    times: 2,
  },
  {
    name: 'me-worth',
    seats: 3,
    position: at({
      companies: { cotton: { reserve: 1, length: 9 }, steel: { reserve: 1, length: 2 } },
      seats: [shares({ cotton: 2 }, { cotton: 3, steel: 2 }), shares({ steel: 2 }, { steel: 3, cotton: 1 })],
    }),
    wanted: taking('cotton'),
  },
]
