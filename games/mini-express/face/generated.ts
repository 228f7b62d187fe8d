// Written by `make types` from the Rust types: don't edit it.

/** A view. It keeps the state itself, so that a bot that searches need not rebuild it; in JSON it is the position with what follows from it. */
export interface View {
  /** What the match waits for; the start player's turn, unless it says otherwise. */
  phase: Phase
  /** Shares, trains and length of each company. */
  companies: Record<Company, CompanyPosition>
  /** Shares and influence by seat, the bot's last. */
  seats: SeatPosition[]
  /** The demand token in each city, or `null`. A city that is left out gets one of the tokens that are not named, in the order of the tables, unless it is full. */
  demand: Record<CityId, DemandToken | null>
  /** The tokens that have left the game; if it is left out, those that are nowhere else. */
  demand_removed: DemandToken[]
  /** The rulebook's bot, if it plays. */
  bot?: BotPosition
  /** The Golden Spike, if it is played. */
  golden_spike?: Spike
  /** Turns passed in a row. */
  passes: number
  /** Is this the last round? */
  last_round: boolean
  /** Who may act. */
  to_act: SeatSet
  /** Everyone's points if the game ended now, by seat. */
  points: number[]
  /** What one share of each company is worth, by seat. */
  share_values: Record<Company, number>[]
}

/** What the match waits for. Each phase carries what is needed to go on from it. */
export type Phase =
  /** Set-aside shares are drafted. */
  | {
      type: 'draft'
      /** How many picks were made. */
      picks: number
    }
  /** A player's turn. */
  | {
      type: 'turn'
      /** Whose. */
      seat: Seat
      /** Which action of the turn. */
      part: Part
    }
  /** The wild token's second point of influence. */
  | {
      type: 'gain_influence'
      /** Who gains it. */
      seat: Seat
      /** Which action of the turn. */
      part: Part
      /** The build that it belongs to. */
      built: Built
    }
  /** Ports: where the company on the wild token opens its port. */
  | {
      type: 'choose_port'
      /** Who chooses. */
      seat: Seat
      /** Which action of the turn. */
      part: Part
      /** The build that it belongs to. */
      built: Built
      /** The company on the token. */
      company: Company
    }
  /** Golden Spike: who runs the western branch. */
  | {
      type: 'choose_western_branch'
      /** Who chooses. */
      seat: Seat
      /** Which action of the turn. */
      part: Part
      /** The build that it belongs to. */
      built: Built
      /** Between which companies. */
      candidates: CompanySet
    }
  /** The match is over. */
  | {
      type: 'over'
      /** How it ended. */
      ending: Ending
    }

/** A place at the table, counted from 0; clockwise is rising. */
export type Seat = number

/** Which action of a turn it is. */
export type Part =
  /** The turn has one action. */
  | 'only'
  /** Expert: the first of two. */
  | 'first'
  /** Expert: the second of two. */
  | {
      second: {
        /** The company of the first action. */
        company: Company
        /** The city of the first action, if it was a build (ME-15). */
        city: CityId | null
      }
    }

/** A company. The order is the rulebook's, and goes round: after Cotton comes Wood. */
export type Company = 'wood' | 'steel' | 'leather' | 'cotton'

/** The slug of a city. */
export type CityId = string

/** A build whose choices are not all made. */
export interface Built {
  /** For whom. */
  company: Company
  /** To where. */
  city: CityId
  /** The new hexes. */
  path: Path
}

/** The new hexes of a track, in order. */
export type Path = HexId[]

/** The slug of a hex. */
export type HexId = string

export type CompanySet = Company[]

/** Every way a match can end. */
export type Ending = 'two_offers_exhausted' | 'offer_exhausted' | 'target_at_last_city' | 'all_passed'

/** What belongs to a company. */
export interface CompanyPosition {
  /** Shares on offer; as at the beginning. */
  offer: number
  /** Shares set aside; in the draft those that nobody holds yet. */
  set_aside: number
  /** Shares that are out of the game; the rest of nine. */
  out: number
  /** Trains in reserve; as at the beginning. */
  reserve: number
  /** Trains in supply; the rest of all. */
  supply: number
  /** The track-length marker. */
  length: number
  /** The hexes with a train; the starting location is always one of them. */
  trains: HexId[]
}

/** What belongs to a seat. */
export interface SeatPosition {
  /** Shares of each company. */
  shares: Record<Company, number>
  /** Influence in each company; as at the beginning. */
  influence: Record<Company, number>
}

/** Its two symbols. */
export type DemandToken = [Company, Symbol]

/** What a demand token shows beside its company: a company, or the wild (purple) symbol. */
export type Symbol = 'wood' | 'steel' | 'leather' | 'cotton' | 'wild'

/** What belongs to the rulebook's bot. */
export interface BotPosition {
  /** The target city; `null` before the first step. */
  target: CityId | null
  /** Where the company marker stands. */
  company: Company
  /** The tokens in the bag; those that are not drawn. */
  bag: BotTokenId[]
  /** The tokens outside of the bag; none, or the rest if the bag is given. */
  drawn: BotTokenId[]
}

/** The slug of a bot-token. */
export type BotTokenId = string

/** How far the Golden Spike has come. */
export type Spike =
  /** Not played, or the tile has left the game. */
  | { status: 'absent' }
  /** The tile lies beside Omaha. */
  | { status: 'waiting' }
  /** Omaha was reached; the line is not joined yet. */
  | {
      status: 'racing'
      /** Who runs the eastern branch. */
      eastern: Company | null
    }
  /** The line is joined. */
  | {
      status: 'joined'
      /** Who runs the eastern branch. */
      eastern: Company | null
      /** Who runs the western branch. */
      western: Company | null
    }

/** Seats, the lowest first. */
export type SeatSet = Seat[]

/** What happened, its results written in. */
export type Event =
  /** The table was laid: trains, shares and markers as the mode says, demand tokens at random. */
  | { type: 'table_set'; demand: DemandMap }
  /** Set-aside shares went to a seat. */
  | {
      type: 'share_drafted'
      seat: Seat
      company: Company
      shares: number
    }
  /** The draft goes on. */
  | { type: 'draft_continued'; picks: number }
  /** Set-aside shares that nobody took left the game. */
  | {
      type: 'leftovers_removed'
      company: Company
      shares: number
    }
  /** A share on offer was taken, and its price in influence paid. */
  | {
      type: 'share_taken'
      seat: Seat
      company: Company
      price: number
    }
  /** Trains moved from supply to reserve. */
  | {
      type: 'reserve_filled'
      company: Company
      trains: number
    }
  /** Trains were laid from the reserve. */
  | {
      type: 'track_built'
      seat: Seat
      company: Company
      city: CityId
      path: Path
    }
  /** A train moved from supply to reserve because somebody built on the hex. */
  | { type: 'compensation_paid'; company: Company; hex: HexId }
  /** A track-length marker moved up. */
  | {
      type: 'length_raised'
      company: Company
      by: number
      length: number
    }
  /** A seat gained influence. */
  | {
      type: 'influence_gained'
      seat: Seat
      company: Company
      by: number
      influence: number
    }
  /** A demand token left the game. */
  | { type: 'demand_token_removed'; city: CityId }
  /** An offer is exhausted; the shares still on it left the game. */
  | {
      type: 'offer_exhausted'
      company: Company
      shares: number
    }
  /** The builder has to say where the wild point goes. */
  | {
      type: 'wild_point_opened'
      seat: Seat
      part: Part
      built: Built
    }
  /** The builder has to say where the port opens. */
  | {
      type: 'port_choice_opened'
      seat: Seat
      part: Part
      built: Built
      company: Company
    }
  /** A company has a train on a port, and starts there as well. */
  | { type: 'port_opened'; company: Company; port: HexId }
  /** The Golden Spike's tile left the game: San Francisco was reached before Omaha. */
  | { type: 'spike_tile_removed' }
  /** Omaha was reached: the company, if it had a train to put on the tile, runs the eastern branch. */
  | { type: 'spike_race_begun'; eastern: Company | null }
  /** A company has a train on San Francisco, and starts there as well. */
  | {
      type: 'western_start_opened'
      company: Company
      hex: HexId
    }
  /** Omaha and San Francisco are joined, on these hexes. Changes nothing. */
  | {
      type: 'line_joined'
      meeting: HexId[]
      candidates: CompanySet
    }
  /** The builder has to say who runs the western branch. */
  | {
      type: 'western_branch_opened'
      seat: Seat
      part: Part
      built: Built
      candidates: CompanySet
    }
  /** The company, if it had a train to put on the tile, runs the western branch. */
  | {
      type: 'western_branch_chosen'
      seat: Seat
      company: Company | null
      train: boolean
    }
  /** Nothing could be done. */
  | { type: 'turn_passed'; seat: Seat }
  /** A turn, or the second action of a turn, begins. */
  | { type: 'turn_began'; seat: Seat; part: Part }
  /** Two offers are exhausted: the round is played to its end. */
  | { type: 'last_round_begun'; seat: Seat }
  /** The match is over. */
  | { type: 'game_ended'; ending: Ending }
  /** The refresh tokens went into the bag. */
  | { type: 'bot_refresh_tokens_added' }
  /** A token came out of the bag. */
  | { type: 'bot_token_drawn'; token: BotTokenId }
  /** A refresh token was drawn: it and all drawn tokens went back. */
  | { type: 'bot_bag_refilled'; token: BotTokenId }
  /** The company marker moved. */
  | {
      type: 'bot_company_marker_moved'
      from: Company
      to: Company
      steps: number
    }
  /** The target marker moved, passing over cities without a demand token. */
  | {
      type: 'bot_target_marker_moved'
      from: CityId | null
      to: CityId
      steps: number
      passed: CityId[]
    }
  /** By the trains in reserve, the bot takes a share or builds. Changes nothing. */
  | {
      type: 'bot_action_chosen'
      company: Company
      reserve: number
      action: BotAction
    }
  /** The chosen company offers no such action: another token is drawn. Changes nothing. */
  | {
      type: 'bot_action_impossible'
      company: Company
      action: BotAction
    }
  /** None of the four companies offers the bot an action. Changes nothing. */
  | { type: 'bot_stuck' }
  /** Which city the bot builds to, and why. Changes nothing. */
  | {
      type: 'bot_cities_weighed'
      target: CityId | null
      candidates: CityCandidate[]
      chosen: CityId
      decided_by: CityDecider
    }
  /** Which track the bot builds, and why. Changes nothing. */
  | {
      type: 'bot_tracks_weighed'
      starts: HexId[]
      start: HexId
      tracks: TrackCandidate[]
      chosen: Path
      decided_by: TrackDecider
    }
  /** Which port the bot opens, and why. Changes nothing. */
  | {
      type: 'bot_ports_weighed'
      target: CityId | null
      candidates: PortCandidate[]
      chosen: HexId
      decided_by: PortDecider
    }
  /** Whom the bot lets run the western branch, and why. Changes nothing. */
  | {
      type: 'bot_branches_weighed'
      candidates: BranchCandidate[]
      chosen: Company
      decided_by: BranchDecider
    }

export type DemandMap = Record<CityId, DemandToken | null>

/** What the bot does with its chosen company. */
export type BotAction = 'take_share' | 'build_track'

/** A city that the bot could build to. */
export interface CityCandidate {
  /** The city. */
  city: CityId
  /** Its number on the map. */
  number: number
  /** Steps to the target city; `null` if there is no way over landscape. */
  distance: number | null
  /** Trains of the shortest track to it. */
  trains: number
  /** Companies in it. */
  companies: number
}

/** What decided between the cities; the first that left only one. */
export type CityDecider = 'only_city' | 'distance' | 'track_length' | 'companies' | 'number'

/** A track that the bot could build. */
export interface TrackCandidate {
  /** The hex that it branches off. */
  start: HexId
  /** Its new hexes. */
  path: Path
}

/** What decided between the tracks. */
export type TrackDecider = 'only_track' | 'start_hex' | 'clockwise_rule'

/** A port that the bot could open. */
export interface PortCandidate {
  /** Its hex. */
  port: HexId
  /** Steps to the target city; `null` if there is no way over landscape. */
  distance: number | null
}

/** What decided between the ports. */
export type PortDecider = 'only_port' | 'distance' | 'place'

/** A company that the bot could let run the western branch. */
export interface BranchCandidate {
  /** The company. */
  company: Company
  /** Shares that the bot has of it. */
  bot_shares: number
  /** Shares that the players have of it. */
  player_shares: number
  /** Places that it lies after the company marker. */
  places_after_marker: number
}

/** What decided between the branches. */
export type BranchDecider = 'only_company' | 'bot_shares' | 'player_shares' | 'marker'

/** What an action will change. */
export interface Preview {
  /** Trains that are laid on the map from the reserve. */
  trains_placed: number
  /** Trains that each company gets in compensation. */
  compensation: Record<Company, number>
  /** Trains in each reserve. */
  reserves: Record<Company, Change>
  /** Trains in each supply. */
  supplies: Record<Company, Change>
  /** Track lengths. */
  lengths: Record<Company, Change>
  /** Shares on offer. */
  offers: Record<Company, Change>
  /** Influence, by seat. */
  influence: Record<Company, Change>[]
  /** What one share is worth, by seat. */
  share_values: Record<Company, Change>[]
  /** Everyone's points if the game ended now. */
  points: Change[]
  /** Does a choice follow before the action is complete? */
  choice_follows: boolean
}

/** A number before and after. */
export interface Change {
  /** As it is. */
  before: number
  /** As it will be. */
  after: number
}

/** How far it is from a city, itself not counted; track runs over landscape only (BUILD-5). */
export interface Distances {
  /** The other cities that can be reached, the nearest first. */
  cities: CityDistance[]
  /** The trains that each company needs to get there; 0 where it is already, `null` if there is no way. */
  companies: Record<Company, number | null>
}

/** How far a city is. */
export interface CityDistance {
  /** Which. */
  city: CityId
  /** How many steps. */
  steps: number
}

/** What a player wants to do. */
export type Action =
  /** Take a set-aside share before the game. */
  | {
      type: 'draft_share'
      /** Of this company. */
      company: Company
    }
  /** Take a share on offer. */
  | {
      type: 'take_share'
      /** Of this company. */
      company: Company
    }
  /** Build track. */
  | {
      type: 'build_track'
      /** For this company. */
      company: Company
      /** To this city. */
      city: CityId
      /** From the first new hex to the city. */
      path: Path
    }
  /** Take the wild token's second point of influence. */
  | {
      type: 'gain_influence'
      /** In this company. */
      company: Company
    }
  /** Ports: open a port for the company on the wild token. */
  | {
      type: 'choose_port'
      /** On this hex. */
      port: HexId
    }
  /** Golden Spike: say who runs the western branch. */
  | {
      type: 'choose_western_branch'
      /** This company does. */
      company: Company
    }
  /** Do nothing, when nothing can be done. */
  | { type: 'pass' }

/** The options in force as they are shown, every one spelled out. */
export interface Options {
  /** The map's id. */
  map: string
  mode: Mode
  /** How hard the bot of a solo game is; `null` in every other mode. */
  level: Level | null
  golden_spike: boolean
  ports: boolean
  first_game: boolean
}

/** How the game is played. */
export type Mode = 'standard' | 'solo' | 'duo' | 'expert'

/** How hard the bot of a solo game is; each level adds to the one before. */
export type Level = 'passenger' | 'tourist' | 'railfan' | 'conductor' | 'railwayman'

/** Options as a table asks for them; what it doesn't name is decided for it. */
export interface OptionsRequest {
  map?: string | null
  mode?: Mode | null
  level?: Level | null
  golden_spike?: boolean
  ports?: boolean
  first_game?: boolean
}

/** A position. */
export interface Position {
  /** What the match waits for; the start player's turn, unless it says otherwise. */
  phase?: PhaseInput
  /** Shares, trains and length of each company. */
  companies?: Partial<Record<Company, CompanyPositionInput>>
  /** Shares and influence by seat, the bot's last. */
  seats?: SeatPositionInput[]
  /** The demand token in each city, or `null`. A city that is left out gets one of the tokens that are not named, in the order of the tables, unless it is full. */
  demand?: Record<CityId, DemandToken | null>
  /** The tokens that have left the game; if it is left out, those that are nowhere else. */
  demand_removed?: DemandToken[] | null
  /** The rulebook's bot, if it plays. */
  bot?: BotPositionInput | null
  /** The Golden Spike, if it is played. */
  golden_spike?: SpikeInput | null
  /** Turns passed in a row. */
  passes?: number
  /** Is this the last round? */
  last_round?: boolean
}

/** What the match waits for. Each phase carries what is needed to go on from it. */
export type PhaseInput =
  /** Set-aside shares are drafted. */
  | {
      type: 'draft'
      /** How many picks were made. */
      picks: number
    }
  /** A player's turn. */
  | {
      type: 'turn'
      /** Whose. */
      seat: Seat
      /** Which action of the turn. */
      part?: PartInput
    }
  /** The wild token's second point of influence. */
  | {
      type: 'gain_influence'
      /** Who gains it. */
      seat: Seat
      /** Which action of the turn. */
      part?: PartInput
      /** The build that it belongs to. */
      built: Built
    }
  /** Ports: where the company on the wild token opens its port. */
  | {
      type: 'choose_port'
      /** Who chooses. */
      seat: Seat
      /** Which action of the turn. */
      part?: PartInput
      /** The build that it belongs to. */
      built: Built
      /** The company on the token. */
      company: Company
    }
  /** Golden Spike: who runs the western branch. */
  | {
      type: 'choose_western_branch'
      /** Who chooses. */
      seat: Seat
      /** Which action of the turn. */
      part?: PartInput
      /** The build that it belongs to. */
      built: Built
      /** Between which companies. */
      candidates: CompanySet
    }
  /** The match is over. */
  | {
      type: 'over'
      /** How it ended. */
      ending: Ending
    }

/** Which action of a turn it is. */
export type PartInput =
  /** The turn has one action. */
  | 'only'
  /** Expert: the first of two. */
  | 'first'
  /** Expert: the second of two. */
  | {
      second: {
        /** The company of the first action. */
        company: Company
        /** The city of the first action, if it was a build (ME-15). */
        city?: CityId | null
      }
    }

/** What belongs to a company. */
export interface CompanyPositionInput {
  /** Shares on offer; as at the beginning. */
  offer?: number | null
  /** Shares set aside; in the draft those that nobody holds yet. */
  set_aside?: number | null
  /** Shares that are out of the game; the rest of nine. */
  out?: number | null
  /** Trains in reserve; as at the beginning. */
  reserve?: number | null
  /** Trains in supply; the rest of all. */
  supply?: number | null
  /** The track-length marker. */
  length?: number
  /** The hexes with a train; the starting location is always one of them. */
  trains?: HexId[]
}

/** What belongs to a seat. */
export interface SeatPositionInput {
  /** Shares of each company. */
  shares?: Partial<Record<Company, number>>
  /** Influence in each company; as at the beginning. */
  influence?: Partial<Record<Company, number | null>>
}

/** What belongs to the rulebook's bot. */
export interface BotPositionInput {
  /** The target city; `null` before the first step. */
  target?: CityId | null
  /** Where the company marker stands. */
  company?: Company
  /** The tokens in the bag; those that are not drawn. */
  bag?: BotTokenId[] | null
  /** The tokens outside of the bag; none, or the rest if the bag is given. */
  drawn?: BotTokenId[] | null
}

/** How far the Golden Spike has come. */
export type SpikeInput =
  /** Not played, or the tile has left the game. */
  | { status: 'absent' }
  /** The tile lies beside Omaha. */
  | { status: 'waiting' }
  /** Omaha was reached; the line is not joined yet. */
  | {
      status: 'racing'
      /** Who runs the eastern branch. */
      eastern?: Company | null
    }
  /** The line is joined. */
  | {
      status: 'joined'
      /** Who runs the eastern branch. */
      eastern?: Company | null
      /** Who runs the western branch. */
      western?: Company | null
    }

/** A map, and with `tables` its own numbers in place of the game's. */
export interface Board {
  id: string
  name: string
  provenance: string
  coordinates?: unknown
  named_in_rulebook?: string[]
  hexes: Hex[]
  sea?: [number, number][]
  tables?: Tables | null
}

/** One hex: landscape, unless it says otherwise. */
export interface Hex {
  q: number
  r: number
  id?: string | null
  city?: string | null
  number?: number | null
  capacity?: number | null
  start?: Company | null
  port?: string | null
}

/** The game's numbers. */
export interface Tables {
  provenance?: string
  company_order: Company[]
  share_values: ShareValues
  demand_tokens: DemandTokens
  bot_tokens: BotTokens
  components: Components
}

export interface ShareValues {
  first: number[]
  second: number[]
  other: number[]
}

export interface DemandTokens {
  two_different_each: number
  two_same_each: number
  company_and_wild_each: number
}

export interface BotTokens {
  city_moves: number[]
  company_moves: number[]
  each_combination: number
  refresh: number
}

export interface Components {
  trains_per_company: number
  start_trains_on_map: number
  start_train_space: number
  max_train_space: number
  shares_per_company: number
  track_length_max: number
  demand_tokens: number
  bot_tokens: number
  influence_start: number
  influence_max?: number | null
}
