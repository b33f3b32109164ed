// What forms of a booking without script need to know: no schema comes along.

/** Where every form of a booking is posted without script. */
export const bookingFormPath = '/services/booking/form'
