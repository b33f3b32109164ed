// English: the membership that goes before others.
import type { VipTexts } from '../sv/vip.ts'

export const texts: VipTexts = {
  member: 'You are a member',
  unpaid: 'The membership is not paid',
  notMember: 'You are not a member',
  joined: (day) => `Your date of registration is ${day}.`,
  byCode: 'The first year is paid by a campaign code.',
  place: (place, members) => `You are number ${place} of ${members} paid members.`,
  noPlace: (members) => `Paid members so far: ${members}. Your place counts from the day on which you pay.`,
  salesHeading: 'Sales to members in which you have registered interest',
  noSales: 'Register interest in a project that is sold to members, and your place is shown here.',
  sale: (place, applicants, homes) => `You are number ${place} of ${applicants}. Homes: ${homes}.`,
  saleWithout: (applicants, homes) =>
    `Registered members: ${applicants}. Homes: ${homes}. Pay the membership to get a place.`,
  phases: { vipSale: 'Registration is open.', vipSaleProcessing: 'Registrations are being processed.' },
  join: 'Become a member',
  payNow: 'Pay the membership',
  fee: (amount) => `The membership costs ${amount} a year and begins on the day on which it is paid.`,
  regret: 'You can withdraw within 14 days and get the fee back. Call or e-mail us.',
  code: {
    heading: 'Do you have a campaign code?',
    label: 'Campaign code',
    submit: 'Use the code',
    wrong: 'The code does not hold, or has been used as often as it may.',
  },
  trouble: 'It did not work right now. No money was taken. Try again.',
  hasFailed: 'We could not get your membership',
  hasFailedText: 'It is still with us. Try again in a while.',
  paidUntil: (day) => `The membership is paid for until ${day}, and is then renewed.`,
  endsOn: (day) => `The membership ends on ${day}. You then lose your place in the order.`,
  withdrawal: {
    open: 'Withdraw from the membership',
    text: (day) =>
      `You can withdraw until ${day}. The membership then ends at once, you lose your place in the order, and we pay back what you have paid.`,
    confirm: 'Confirm that you withdraw',
    done: 'You have withdrawn from the membership. The money goes back the way you paid it, and a confirmation is on its way to your e-mail. Keep it.',
  },
  stopRenewal: 'Do not renew the membership',
  stopSure:
    'The membership is good for the rest of the year that is paid for. After that your registration date and your place are gone. We send no more reminders.',
  stopYes: 'Yes, let it end',
  keepOn: 'Go on as a member',
  changed: 'Done. It is changed.',
  fits: (all, musts) => `Your wishes: ${all} fit entirely, ${musts} have what must be there.`,
  toWishes: 'Your wishes, and how the homes fit',
  showings: 'Viewings for members',
  retry: 'Try again',
}
