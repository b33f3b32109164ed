// Emergency contacts, for faults that cannot wait for a report.

/** The kinds of emergencies: leaking water, no heat in the cold, a person stuck in a lift. */
export const emergencyKinds = ['leak', 'noHeat', 'stuckLift'] as const
/** One of {@link emergencyKinds}. */
export type EmergencyKind = (typeof emergencyKinds)[number]

/** A part of the week, in local time: days from 1 (Monday) to 7, times `HH:mm`, the end excluded. */
export interface OpeningHours {
  readonly days: readonly number[]
  readonly from: string
  readonly to: string
}

/** An emergency contact. Without hours: day and night. */
export interface EmergencyContact {
  readonly kinds: readonly EmergencyKind[]
  /** The name of the contact. */
  readonly name: string
  readonly phone: string
  readonly hours?: readonly OpeningHours[]
}

/** A moment in local time: the day of the week from 1 (Monday) to 7, and `HH:mm`. */
export interface WallClock {
  readonly day: number
  readonly time: string
}

const answersAt = ({ hours }: EmergencyContact, { day, time }: WallClock): boolean =>
  hours === undefined || hours.some(({ days, from, to }) => days.includes(day) && from <= time && time < to)

/** The current contact for a kind of emergency: the first of the list that is open; undefined if there is none. */
export const emergencyContactAt = (
  contacts: readonly EmergencyContact[],
  kind: EmergencyKind,
  now: WallClock,
): EmergencyContact | undefined =>
  contacts.find((contact) => contact.kinds.includes(kind) && answersAt(contact, now))
