// Kinds of notifications, their channels, and which can be switched off.
import type { ErrandLetter } from '../errands/errand-letters.ts'

/** The channels of a notification: e-mail, or the bell in the header. */
export const notificationChannels = ['mail', 'bell'] as const
/** One of {@link notificationChannels}. */
export type NotificationChannel = (typeof notificationChannels)[number]

/**
 * Every kind of notification about a user's own data, and whether it is optional. `always` are those that a law or an agreement requires,
 * or that protect the account: sign-ins, bookings, signatures and payments, and changed dates.
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

/** A kind of notification. Reminders to sign, pay or choose are `sign`, `payment` and `choices`. */
export type NotificationTopic = keyof typeof kinds
/** Every {@link NotificationTopic}, in the order of the settings. */
export const notificationTopics = Object.keys(kinds) as readonly NotificationTopic[]

type KindsThatAre<How> = {
  [Kind in NotificationTopic]: (typeof kinds)[Kind] extends How ? Kind : never
}[NotificationTopic]
/** An optional kind. */
export type OptionalTopic = KindsThatAre<'choice'>
/** Every {@link OptionalTopic}. */
export const optionalTopics = notificationTopics.filter(
  (kind): kind is OptionalTopic => kinds[kind] === 'choice',
)
/** The kinds that cannot be switched off. */
export const requiredTopics = notificationTopics.filter((kind) => kinds[kind] === 'always')

/** Whether a kind is optional. */
export const isOptionalTopic = (kind: NotificationTopic): kind is OptionalTopic => kinds[kind] === 'choice'

/** The kind that switches off e-mails about errands. */
export const topicOfErrandLetter = {
  progress: 'errandProgress',
  visit: 'errandVisit',
  question: 'errandQuestion',
  message: 'errandMessage',
  done: 'errandDone',
} as const satisfies Readonly<Record<ErrandLetter, OptionalTopic>>

/** An opt-out of a kind on a channel. */
export interface NotificationOptOut {
  readonly kind: OptionalTopic
  readonly channel: NotificationChannel
}

/** Whether a notification is sent: mandatory kinds always, all others unless the user has opted out. */
export const wantsNotification = (
  kind: NotificationTopic,
  channel: NotificationChannel,
  stops: readonly NotificationOptOut[],
): boolean => !isOptionalTopic(kind) || !stops.some((stop) => stop.kind === kind && stop.channel === channel)
