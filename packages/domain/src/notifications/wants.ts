// What people may be told of, how, and what of it they can do without.
import type { ErrandLetter } from '../errands/errand-letters.ts'

/** The ways in which somebody is told: a letter by e-mail, or the bell in the header. */
export const tellingChannels = ['mail', 'bell'] as const
/** One of {@link tellingChannels}. */
export type TellingChannel = (typeof tellingChannels)[number]

/**
 * Every kind of news about what is somebody's own, and whether they can do without it. `always` are those that a law or an
 * agreement asks for, or that guard the account: who signed in, what was booked, signed and paid, and dates that changed.
 */
const kinds = {
  account: 'always',
  booking: 'always',
  papers: 'always',
  dates: 'always',
  sign: 'choice',
  payment: 'choice',
  choices: 'choice',
  inspection: 'choice',
  showing: 'choice',
  line: 'choice',
  errandProgress: 'choice',
  errandVisit: 'choice',
  errandQuestion: 'choice',
  errandMessage: 'choice',
  errandDone: 'choice',
  news: 'choice',
  contact: 'choice',
} as const

/** A kind of news. Reminders of what is to be signed, paid or chosen are `sign`, `payment` and `choices`. */
export type TellingKind = keyof typeof kinds
/** Every {@link TellingKind}, in the order in which settings show them. */
export const tellingKinds = Object.keys(kinds) as readonly TellingKind[]

type KindsThatAre<How> = {
  [Kind in TellingKind]: (typeof kinds)[Kind] extends How ? Kind : never
}[TellingKind]
/** A kind that somebody can do without. */
export type OptionalTelling = KindsThatAre<'choice'>
/** Every {@link OptionalTelling}. */
export const optionalTellings = tellingKinds.filter(
  (kind): kind is OptionalTelling => kinds[kind] === 'choice',
)
/** The kinds that nobody can switch off. */
export const requiredTellings = tellingKinds.filter((kind) => kinds[kind] === 'always')

/** Whether somebody can do without a kind. */
export const isOptionalTelling = (kind: TellingKind): kind is OptionalTelling => kinds[kind] === 'choice'

/** The kind under which letters about errands are switched off. */
export const tellingOfErrandLetter = {
  progress: 'errandProgress',
  visit: 'errandVisit',
  question: 'errandQuestion',
  message: 'errandMessage',
  done: 'errandDone',
} as const satisfies Readonly<Record<ErrandLetter, OptionalTelling>>

/** A kind that somebody does not want to be told of in a way. */
export interface TellingStop {
  readonly kind: OptionalTelling
  readonly channel: TellingChannel
}

/** Whether somebody is told: what cannot be switched off always, all else unless they have said no. */
export const isToldOf = (
  kind: TellingKind,
  channel: TellingChannel,
  stops: readonly TellingStop[],
): boolean =>
  !isOptionalTelling(kind) || !stops.some((stop) => stop.kind === kind && stop.channel === channel)
