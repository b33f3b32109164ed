// The step that a booking's page shows.
import type { BookingStep, BookingView } from '@husrum/domain'
import { hasBookingPayment } from '@husrum/domain'

/**
 * Where the booking stands, but for one that is signed and to be paid for: it waits in the step of signing until its payment
 * has begun, and its buyer sees the payment already.
 */
export const shownStep = ({
  status,
  step,
  variant,
}: Pick<BookingView, 'status' | 'step' | 'variant'>): BookingStep =>
  status === 'signed' && hasBookingPayment(variant) ? 'payment' : step
