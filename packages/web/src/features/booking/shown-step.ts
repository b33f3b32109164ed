// The step that a booking's page shows.
import type { BookingStep, BookingView } from '@husrum/domain'
import { hasBookingPayment } from '@husrum/domain'

/**
 * The step of the booking, except for a signed booking with a payment due: it stays in the signing step until the payment has
 * started, while the buyer already sees the payment.
 */
export const shownStep = ({
  status,
  step,
  variant,
}: Pick<BookingView, 'status' | 'step' | 'variant'>): BookingStep =>
  status === 'signed' && hasBookingPayment(variant) ? 'payment' : step
