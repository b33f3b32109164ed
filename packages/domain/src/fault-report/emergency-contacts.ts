// Emergency contacts, for faults that cannot wait for a report.

import type { EmergencyKind } from '../errands/errand-emergency.ts'
import { emergencyKinds } from '../errands/errand-emergency.ts'
import { formatTime, wallClockOf } from '../formatting/date-time.ts'
import type { CountryCode } from '../sites/site.ts'

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

/** The current contact for an emergency. */
export interface EmergencyNow {
  readonly kind: EmergencyKind
  readonly contact: EmergencyContact
}

/** A moment in local time: the day of the week from 1 (Monday) to 7, and `HH:mm`. */
export interface WallClock {
  readonly day: number
  readonly time: string
}

/** The day of the week and the time of day in a country. */
export const wallClockAt = (now: number, country: CountryCode): WallClock => {
  const clock = wallClockOf(new Date(now).toISOString(), country) ?? now
  return { day: new Date(clock).getUTCDay() || 7, time: formatTime(clock) }
}

const answersAt = ({ hours }: EmergencyContact, { day, time }: WallClock): boolean =>
  hours === undefined || hours.some(({ days, from, to }) => days.includes(day) && from <= time && time < to)

/** Lift engineers do nothing else: a leak is not for them. */
const isForLiftsOnly = ({ kinds }: EmergencyContact): boolean => kinds.every((kind) => kind === 'stuckLift')

/**
 * The current contact for a kind of emergency: the first of the list that is open and has the kind, otherwise the first other open one that
 * is not for lifts only. Undefined if no contact is open.
 */
export const emergencyContactAt = (
  contacts: readonly EmergencyContact[],
  kind: EmergencyKind,
  now: WallClock,
): EmergencyContact | undefined => {
  const open = contacts.filter((contact) => answersAt(contact, now))
  return (
    open.find((contact) => contact.kinds.includes(kind)) ?? open.find((contact) => !isForLiftsOnly(contact))
  )
}

/** The contact to show for each kind of emergency; kinds without one are left out. */
export const emergenciesAt = (
  contacts: readonly EmergencyContact[],
  now: WallClock,
): readonly EmergencyNow[] =>
  emergencyKinds.flatMap((kind) => {
    const contact = emergencyContactAt(contacts, kind, now)
    return contact ? [{ kind, contact }] : []
  })

/** The contact to show before anything is known about the fault: that for leaks, which is open day and night. */
export const generalEmergencyContact = (emergencies: readonly EmergencyNow[]): EmergencyContact | undefined =>
  (emergencies.find(({ kind }) => kind === 'leak') ?? emergencies[0])?.contact

/**
 * A phone number as a link to call it.
 *
 * @example telLink('08-465 004 10') // 'tel:0846500410'
 */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
