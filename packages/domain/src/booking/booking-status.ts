// The states of a booking (contract-decisions 4.8).

/** The states on the way, in the order of the variant that has most of them. Each variant has some: see `bookingPath`. */
export const bookingPathStatuses = [
  'draft',
  'identifying',
  'identified',
  'holding',
  'held',
  'info',
  'documents',
  'choices',
  'financing',
  'accommodation',
  'signing',
  'waitingCoSigner',
  'signed',
  'paying',
  'paid',
  'completed',
] as const
/** One of {@link bookingPathStatuses}. */
export type BookingPathStatus = (typeof bookingPathStatuses)[number]

/** The ways out, open from every state but `completed`. */
export const bookingExits = ['cancelled', 'expired', 'failed'] as const
/** One of {@link bookingExits}. */
export type BookingExit = (typeof bookingExits)[number]

/** Every state of a booking: a closed set. */
export const bookingStatuses = [...bookingPathStatuses, ...bookingExits] as const
/** One of {@link bookingStatuses}. */
export type BookingStatus = (typeof bookingStatuses)[number]

/**
 * States in which a booking keeps its home from everybody else. The store has a unique index on the home over exactly
 * these: a check before writing sells homes twice (traps F1).
 */
export const activeBookingStatuses = [
  'held',
  'info',
  'documents',
  'choices',
  'financing',
  'accommodation',
  'signing',
  'waitingCoSigner',
  'signed',
  'paying',
] as const satisfies readonly BookingPathStatus[]
/** One of {@link activeBookingStatuses}. */
export type ActiveBookingStatus = (typeof activeBookingStatuses)[number]

/** Whether a booking in this state keeps its home. */
export const isActiveBooking = (status: BookingStatus): status is ActiveBookingStatus =>
  activeBookingStatuses.some((each) => each === status)

const endStatuses: readonly BookingStatus[] = ['completed', ...bookingExits]

/** Whether a booking has come to its end: completed, cancelled, expired or failed. */
export const isBookingOver = (status: BookingStatus): boolean => endStatuses.includes(status)
