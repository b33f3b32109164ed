// The three ways to book a home, as data: which steps each has, and which country books how (specification 3 §4.2).
import type { CountryCode, SiteDefinition, SiteKey } from '../sites/site.ts'
import type { BookingPathStatus, BookingStatus } from './booking-status.ts'

/** Every step of a booking under the key that the wire uses, spelling included (specification 3 §4.2). */
export const bookingSteps = [
  'start-booking',
  'personal-info',
  'choices',
  'documents',
  'financing',
  'accomodation',
  'sign',
  'payment',
  'done',
] as const
/** One of {@link bookingSteps}. */
export type BookingStep = (typeof bookingSteps)[number]

/** The steps of each variant, in order: 5, 6 and 8 (specification 3 §4.2, §9). */
export const bookingVariants = {
  A: ['start-booking', 'personal-info', 'financing', 'sign', 'done'],
  B: ['start-booking', 'personal-info', 'documents', 'sign', 'payment', 'done'],
  C: ['start-booking', 'personal-info', 'choices', 'financing', 'accomodation', 'sign', 'payment', 'done'],
} as const satisfies Readonly<Record<string, readonly BookingStep[]>>
/** One way to book. */
export type BookingVariant = keyof typeof bookingVariants

/** Which variant a country's sites follow (contract-decisions 4.3). */
export const bookingVariantOfCountry = {
  NO: 'A',
  FI: 'B',
  SE: 'C',
} as const satisfies Record<CountryCode, BookingVariant>

/** The variant of a site: its country's, unless `overrides` names another for the site. */
export const bookingVariantOf = (
  site: Pick<SiteDefinition, 'key' | 'country'>,
  overrides: Readonly<Partial<Record<SiteKey, BookingVariant>>> = {},
): BookingVariant => overrides[site.key] ?? bookingVariantOfCountry[site.country]

/** Which states a booking passes through in each step, in order. */
export const bookingStatusesOfStep = {
  'start-booking': ['draft', 'identifying', 'identified', 'holding', 'held'],
  'personal-info': ['info'],
  choices: ['choices'],
  documents: ['documents'],
  financing: ['financing'],
  accomodation: ['accommodation'],
  sign: ['signing', 'waitingCoSigner', 'signed'],
  payment: ['paying', 'paid'],
  done: ['completed'],
} as const satisfies Record<BookingStep, readonly BookingPathStatus[]>

/** All states from draft to completed that a variant has, in order. */
export const bookingPath = (variant: BookingVariant): readonly BookingPathStatus[] =>
  bookingVariants[variant].flatMap((step): readonly BookingPathStatus[] => bookingStatusesOfStep[step])

/** Whether the buyer pays while booking. */
export const hasBookingPayment = (variant: BookingVariant): boolean => bookingPath(variant).includes('paying')

/** Where a booking stands for the step indicator. */
export interface BookingProgress {
  readonly step: BookingStep
  /** From 1. */
  readonly number: number
  readonly of: number
}

/** The visible step of a state, or undefined for an exit and for a state that the variant does not have. */
export const bookingProgress = (
  variant: BookingVariant,
  status: BookingStatus,
): BookingProgress | undefined => {
  const steps: readonly BookingStep[] = bookingVariants[variant]
  const place = steps.findIndex((step) =>
    (bookingStatusesOfStep[step] as readonly BookingStatus[]).includes(status),
  )
  const step = steps[place]
  return step && { step, number: place + 1, of: steps.length }
}
