// Builders of bookings for tests: complete and plausible; a test sets only the relevant fields.

import { holdDuration } from '../booking/booking-hold.ts'
import type { ActiveBooking } from '../booking/booking-machine.ts'
import type { Applicant } from '../booking-forms/applicants.ts'

/** A Swedish buyer, born in 1999, who buys alone. */
export const anApplicant = (facts: Partial<Applicant> = {}): Applicant => ({
  firstName: 'Anna',
  lastName: 'Åkesson',
  email: 'anna@example.se',
  phone: '070-123 45 67',
  address: 'Kajgatan 4, 417 64 Göteborg',
  country: 'SE',
  personalNumber: '199908072391',
  share: 100,
  ...facts,
})

/** A Swedish booking that was held at the instant 0, for 30 minutes. */
export const aHeldBooking = (facts: Partial<ActiveBooking> = {}): ActiveBooking => ({
  kind: 'held',
  variant: 'C',
  objectId: 'home-1',
  bookingId: 'booking-1',
  holdExpiresAt: holdDuration,
  isHoldExtended: false,
  isPaymentBegun: false,
  applicants: 1,
  signedBy: [],
  ...facts,
})
