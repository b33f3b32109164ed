// English: changing one's mind about a booking, in two steps.
import type { WithdrawalTexts } from '../sv/withdrawal.ts'

export const texts: WithdrawalTexts = {
  list: {
    lead: 'Choose the booking. On the next page you confirm.',
    none: 'You have no bookings to end.',
    withdraw: (name) => `Withdraw from the agreement on ${name}`,
    cancel: (name) => `Cancel the booking of ${name}`,
    why: (name) => `Why can ${name} not be ended?`,
  },
  guest: {
    text: 'Log in to see your bookings and to withdraw from them here.',
    signIn: 'Log in',
    otherwise: 'Cannot log in? Call or e-mail us and say that you withdraw. It counts just as much.',
  },
  failed: 'We could not get your bookings',
  failedText: 'Nothing has been ended. Try again, or call or e-mail us: it counts just as much.',
  identify: 'Did you log in by e-mail? Confirm your identity to see your bookings.',
  retry: 'Try again',
  others: 'Your other bookings',
  what: 'What it is about',
  booked: 'Booked',
  signed: 'Signed',
  who: 'Who withdraws',
  confirmationTo: 'The confirmation is sent to',
  money: 'The money',
  moneyBack: (amount, day) => `${amount} goes back the way it came, by ${day} at the latest.`,
  moneyUnknown:
    'It is not clear whether money was taken. If it was, it goes back the way it came as soon as we know.',
  noMoney: 'You have paid nothing.',
  withdraw: {
    heading: (name) => `Withdraw from the agreement on ${name}`,
    text: 'You need not say why. The home goes to the next in line, and this cannot be undone.',
    confirm: 'Confirm that you withdraw',
    keep: 'Keep the agreement',
  },
  cancel: {
    heading: (name) => `Cancel the booking of ${name}`,
    text: 'The home goes to the next in line.',
    confirm: 'Confirm that you cancel',
    keep: 'Keep the booking',
  },
  none: {
    heading: (name) => `The booking of ${name} cannot be ended here`,
    reasons: {
      binding:
        'A signed offer is binding and cannot be withdrawn here. Call the seller, and we will tell you what can be done.',
      noRight:
        'There is no right of withdrawal once the offer is signed. Call the seller, and we will tell you what can be done.',
      tooLate: 'The withdrawal period is over. You can still leave the booking: call or e-mail the seller.',
      over: 'The booking has already ended.',
      wait: 'The payment is being entered right now. Wait a minute and load the page again.',
    },
    cost: (amount) => `After the withdrawal period we keep ${amount} of what you have paid.`,
    contact: 'The seller',
  },
  forBoth: 'There are two of you in this booking. It ends for both, and we write to both of you.',
  trouble: 'It did not work right now. Nothing has changed. Try again.',
  offline: 'You seem to be offline. Nothing has changed. Try again when you are connected.',
  conflict: 'The booking has changed since you opened the page. This is how it stands now.',
  done: {
    withdrawn: (name) => `You have withdrawn from the agreement on ${name}`,
    received: (time) => `We received it ${time}.`,
    letter: 'A confirmation is on its way to your e-mail. Keep it.',
    paper: 'The confirmation as PDF',
    cancelled: (name) => `The booking of ${name} is cancelled`,
    cancelledText: 'The home is no longer kept for you. We have sent you an e-mail about it.',
    ended: (name) => `The booking of ${name} has ended`,
    byOther: 'The person you are buying with has ended the booking for both of you.',
    history: 'See what has happened in the booking',
  },
  sending: 'Sending …',
}
