// English: what the page of a home says of booking it online.
import type { BookingOfferTexts } from '../sv/booking-offer.ts'

export const texts: BookingOfferTexts = {
  heading: 'Book online',
  book: 'Book this home',
  goOn: 'Go on with your booking',
  joinLine: 'Join the queue',
  leaveLine: 'Leave the queue',
  fee: (amount) => `You pay ${amount} when you book. It is part of the price.`,
  noFee: 'You pay nothing when you book.',
  regret: {
    days: (cost) => `You can withdraw free of charge for 14 days after signing. After that it costs ${cost}.`,
    anyTime: 'You can cancel at any time and get the fee back.',
    none: 'Your offer is binding once you have signed it.',
  },
  hold: (minutes) => `The home is held for you for ${minutes} minutes while you book.`,
  elsewhere: 'You book this home on our Swedish pages.',
  reasons: {
    notInSale:
      'Sales have not started. Register your interest and we will tell you when the home can be booked.',
    vipOnly:
      'We are selling to members at the moment. Become a member, or register your interest and we will tell you when everybody can book.',
    vipUnpaid: 'Your membership has not been paid. Once it is, you can book.',
    alreadyBooked:
      'You already have a booking under way in this project. Go on with it, or cancel it if you would rather have this home.',
    quota:
      'There are more members ahead of you than homes. Register your interest and we will tell you if somebody steps back.',
    missingIdentity: 'You identify yourself when you begin.',
    underAge: 'You must be 18 or older to book a home.',
    noSiteConsent: 'Before you book, we need your consent to use your account here.',
    held: 'Somebody else is booking this home right now. Join the queue and we will send you an email if it becomes free.',
    booked: 'This home is booked. See which other homes are free here.',
    sold: 'This home is sold. See which other homes are free here.',
    noOnlineBooking: 'This home is not booked online. Contact the sales agent and we will help you.',
  },
  line: {
    emptyQueue: 'Nobody is in the queue.',
    length: (count) => (count === 1 ? 'One person is in the queue.' : `${count} people are in the queue.`),
    place: (place) =>
      `You are number ${place} in the queue. We will send you an email if the home becomes free.`,
    offered: (time) => `The home is free, and only you can book it until ${time}.`,
    left: 'You are no longer in the queue.',
    failed: 'That did not work just now. Try again.',
  },
  actions: { consent: 'To the consent', payments: 'To the payment', membership: 'About membership' },
}
