// English: options for the interior of a home.
import type { InteriorTexts } from '../sv/interior.ts'

export const texts: InteriorTexts = {
  heading: 'Your options',
  lead: 'Choose for each group until its last day. Choices are saved as you make them, and hold once you have confirmed them.',
  none: 'No options at the moment',
  noneText: 'There is nothing to choose for this home. When options open, you get an e-mail.',
  failed: 'The options could not be fetched',
  failedText: 'It is our fault. What you have chosen is still there.',
  retry: 'Try again',
  gone: 'The options are not here. The home may belong to another account.',
  over: 'Nothing can be chosen for the home any more. This is how it was made.',
  closedAll: 'All last days are over. This is how your home will be.',
  lastDay: (day) => `Last day ${day}`,
  closed: (day) => `The last day was ${day}. This is what holds.`,
  standard: 'Standard',
  included: 'Included',
  agreed: 'In your agreement',
  nextStop: (day) => `The next deadline is ${day}.`,
  issues: {
    needs: (option, other) => `${option} also needs ${other}.`,
    excludes: (option, other) => `${option} does not go with ${other}. Choose one of them.`,
    onlyOne: (option) => `${option}: only one of the group can be chosen.`,
    closed: (option) => `${option} can no longer be chosen.`,
    unknown: (option) => `${option} is no longer offered.`,
  },
  needs: (other) => `Needs ${other}`,
  summary: 'Summary',
  sum: 'Options including VAT',
  ofThemAgreed: 'Of which already in your agreement',
  more: 'To be added',
  less: 'To be taken off',
  price: 'Price of the home',
  total: 'Home and options',
  paid: 'Options are paid for with the final payment, on the day of access at the latest.',
  save: 'Save the choices',
  saving: 'Saving …',
  saved: 'The choices are saved. They hold once you have confirmed them.',
  confirm: 'Confirm the options',
  confirmAgain: 'Confirm the change',
  binding:
    'By confirming you order the options at the price above. You can change a group until its last day.',
  confirmed: (moment, by) => (by === '' ? `Confirmed ${moment}` : `Confirmed ${moment} by ${by}`),
  confirmedText: (number, sum) => `Order ${number}, ${sum} including VAT.`,
  notConfirmed:
    'You have changed something since you confirmed. The change holds once you have confirmed it.',
  neverConfirmed: 'Nothing is confirmed yet. What is not confirmed in time becomes standard.',
  justConfirmed: 'Thank you! The options are confirmed. The confirmation also comes by e-mail.',
  read: 'Read the confirmation',
  pdf: 'Download the confirmation as PDF',
  newWindow: 'opens in a new tab',
  changedBy: (name) =>
    `${name} has changed the choices too. This is how they are now, with your latest choice.`,
  changedByYou:
    'You have changed the choices in another window. This is how they are now, with your latest choice.',
  errors: {
    changed:
      'The choices had been changed since you saw them. This is how they are now. Make your choice again.',
    closed: 'The time to choose ran out before your choice arrived. What is shown here holds.',
    unknown: 'One of the choices is no longer offered. Look through your choices.',
    onlyOne: 'Only one can be chosen in one of the groups. Look through your choices.',
    incomplete:
      'Something you chose needs or excludes another option. Look through your choices and confirm again.',
    over: 'Nothing can be chosen for this home any more.',
    failed: 'The choice could not be saved. It is still here on the page.',
    signedOut: 'You have been signed out. Sign in again, and what was saved is still there.',
  },
}
