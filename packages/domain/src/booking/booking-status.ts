// The states of a booking, and the step of each (BOOK-1, BOOK-3).

/**
 * Every step under the key that the wire uses, spelling included, with the states of a booking in it. Each variant has some of the steps,
 * in this order: see `bookingVariants`.
 */
export const bookingStatusesOfStep = {
  'start-booking': ['draft', 'identifying', 'identified', 'holding', 'held'],
  'personal-info': ['info'],
  documents: ['documents'],
  choices: ['choices'],
  financing: ['financing'],
  accomodation: ['accommodation'],
  sign: ['signing', 'waitingCoSigner', 'signed'],
  payment: ['paying', 'paid'],
  done: ['completed'],
} as const
/** One step of a booking. */
export type BookingStep = keyof typeof bookingStatusesOfStep
/** A state on the path. */
export type BookingPathStatus = (typeof bookingStatusesOfStep)[BookingStep][number]

/** The exits, available from every state except `completed`. */
export const bookingExits = ['cancelled', 'expired', 'failed'] as const
/** One of {@link bookingExits}. */
export type BookingExit = (typeof bookingExits)[number]

/** A state of a booking. */
export type BookingStatus = BookingPathStatus | BookingExit

const path: readonly BookingPathStatus[] = Object.values(bookingStatusesOfStep).flat()

/** Every state of a booking, those on the path in their order: a closed set. */
export const bookingStatuses: readonly BookingStatus[] = [...path, ...bookingExits]

/** A state in which a booking holds its home: one of {@link activeBookingStatuses}. */
export type ActiveBookingStatus = Exclude<
  BookingPathStatus,
  'draft' | 'identifying' | 'identified' | 'holding' | 'paid' | 'completed'
>

/**
 * States in which a booking holds its home exclusively, held to paying. The store has a unique index on the home over exactly these: a
 * check before writing would sell homes twice.
 */
export const activeBookingStatuses = path.slice(
  path.indexOf('held'),
  path.indexOf('paid'),
) as readonly ActiveBookingStatus[]

/** Whether a booking in this state holds its home. */
export const isActiveBooking = (status: BookingStatus): status is ActiveBookingStatus =>
  (activeBookingStatuses as readonly BookingStatus[]).includes(status)

/** Whether a booking has ended: completed, cancelled, expired or failed. */
export const isBookingOver = (status: BookingStatus): boolean =>
  ['completed', ...bookingExits].includes(status)
