// What people may be told of, how, and what of it they can do without.
import type { ErrandLetter } from '../errands/errand-letters.ts'

/** The ways in which somebody is told: a letter by e-mail, or the bell in the header. */
export const notificationChannels = ['mail', 'bell'] as const
/** One of {@link notificationChannels}. */
export type NotificationChannel = (typeof notificationChannels)[number]

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
export type NotificationTopic = keyof typeof kinds
/** Every {@link NotificationTopic}, in the order in which settings show them. */
export const notificationTopics = Object.keys(kinds) as readonly NotificationTopic[]

type KindsThatAre<How> = {
  [Kind in NotificationTopic]: (typeof kinds)[Kind] extends How ? Kind : never
}[NotificationTopic]
/** A kind that somebody can do without. */
export type OptionalTopic = KindsThatAre<'choice'>
/** Every {@link OptionalTopic}. */
export const optionalTopics = notificationTopics.filter(
  (kind): kind is OptionalTopic => kinds[kind] === 'choice',
)
/** The kinds that nobody can switch off. */
export const requiredTopics = notificationTopics.filter((kind) => kinds[kind] === 'always')

/** Whether somebody can do without a kind. */
export const isOptionalTopic = (kind: NotificationTopic): kind is OptionalTopic => kinds[kind] === 'choice'

/** The kind under which letters about errands are switched off. */
export const topicOfErrandLetter = {
  progress: 'errandProgress',
  visit: 'errandVisit',
  question: 'errandQuestion',
  message: 'errandMessage',
  done: 'errandDone',
} as const satisfies Readonly<Record<ErrandLetter, OptionalTopic>>

/** A kind that somebody does not want to be told of in a way. */
export interface NotificationOptOut {
  readonly kind: OptionalTopic
  readonly channel: NotificationChannel
}

/** Whether somebody is told: what cannot be switched off always, all else unless they have said no. */
export const wantsNotification = (
  kind: NotificationTopic,
  channel: NotificationChannel,
  stops: readonly NotificationOptOut[],
): boolean =>
  !isOptionalTopic(kind) || !stops.some((stop) => stop.kind === kind && stop.channel === channel)
