// The three booking variants as data: the steps of each, and the variant of each country (BOOK-1).
import type { CountryCode } from '../sites/site.ts'
import type { BookingPathStatus, BookingStatus, BookingStep } from './booking-status.ts'
import { bookingStatusesOfStep } from './booking-status.ts'

const first = ['start-booking', 'personal-info'] as const
const last = ['sign', 'payment', 'done'] as const

/** The steps of each variant, in order: 5, 6 and 8 (BOOK-1). */
export const bookingVariants = {
  A: [...first, 'financing', 'sign', 'done'],
  B: [...first, 'documents', ...last],
  C: [...first, 'choices', 'financing', 'accomodation', ...last],
} as const satisfies Readonly<Record<string, readonly BookingStep[]>>
/** A booking variant. */
export type BookingVariant = keyof typeof bookingVariants

/** The variant of a country's sites. */
export const bookingVariantOfCountry = {
  NO: 'A',
  FI: 'B',
  SE: 'C',
} as const satisfies Record<CountryCode, BookingVariant>

/** All states from draft to completed that a variant has, in order. */
export const bookingPath = (variant: BookingVariant): readonly BookingPathStatus[] =>
  bookingVariants[variant].flatMap((step): readonly BookingPathStatus[] => bookingStatusesOfStep[step])

/** Whether the buyer pays while booking. */
export const hasBookingPayment = (variant: BookingVariant): boolean => bookingPath(variant).includes('paying')

/**
 * Whether the signed contract is binding for the buyers: an offer that no payment follows (variant A). It can fail or be released by staff;
 * the buyers cannot cancel it, and it does not expire.
 */
export const isSignedOfferBinding = (variant: BookingVariant, status: BookingStatus): boolean =>
  status === 'signed' && !hasBookingPayment(variant)

/** The position of a booking in the step indicator. */
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
