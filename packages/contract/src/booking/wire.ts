// Paths of booking forms that work without script. No schemas.

/** Where all booking forms are posted without script. */
export const bookingFormPath = '/services/booking/form'

/** Where cancellation and withdrawal are posted without script. Fields: `bookingId`, and `action` (`cancel` or `withdraw`). */
export const bookingWithdrawalFormPath = '/services/booking/withdrawal'
