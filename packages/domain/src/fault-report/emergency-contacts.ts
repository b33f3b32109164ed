// Whom to call when a report would be too slow.

/** What cannot wait: water that runs out, no heat in the cold, somebody in a lift that stands still. */
export const emergencyKinds = ['leak', 'noHeat', 'stuckLift'] as const
/** One of {@link emergencyKinds}. */
export type EmergencyKind = (typeof emergencyKinds)[number]

/** A part of the week, in the country's time: days from 1 (Monday) to 7, clock times `HH:mm`, the last not included. */
export interface OpeningHours {
  readonly days: readonly number[]
  readonly from: string
  readonly to: string
}

/** Somebody who answers the phone. Without hours: day and night. */
export interface EmergencyContact {
  readonly kinds: readonly EmergencyKind[]
  /** Who answers, in words. */
  readonly name: string
  readonly phone: string
  readonly hours?: readonly OpeningHours[]
}

/** A moment as a clock on the wall tells it: the day of the week from 1 (Monday) to 7, and `HH:mm`. */
export interface WallClock {
  readonly day: number
  readonly time: string
}

const answersAt = ({ hours }: EmergencyContact, { day, time }: WallClock): boolean =>
  hours === undefined || hours.some(({ days, from, to }) => days.includes(day) && from <= time && time < to)

/** Whom to call now for a kind of emergency: the first of the list who answers at this hour; undefined where nobody does. */
export const emergencyContactAt = (
  contacts: readonly EmergencyContact[],
  kind: EmergencyKind,
  now: WallClock,
): EmergencyContact | undefined =>
  contacts.find((contact) => contact.kinds.includes(kind) && answersAt(contact, now))
