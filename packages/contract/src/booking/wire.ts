// What forms of a booking without script need to know: no schema comes along.

/** Where every form of a booking is posted without script. */
export const bookingFormPath = '/services/booking/form'

/** Where cancelling and withdrawing are posted without script. Fields: `bookingId`, and `action`, which is `cancel` or `withdraw`. */
export const bookingWithdrawalFormPath = '/services/booking/withdrawal'
