// What our mails say in English.
import { englishErrandStatuses, englishHomeStatuses, englishRentalStatuses } from '@husrum/domain'
import type { MailTexts } from '../letter.ts'

export const en: MailTexts = {
  transfer: {
    receiver: 'Receiver',
    bankgiro: 'Bankgiro',
    account: 'Account number',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Reference (OCR, KID, viite)',
    rfReference: 'RF reference',
    amount: 'Amount',
  },
  greeting: 'Hello,',
  orCopy: 'If the button does not work, copy this address into your browser:',
  signature: 'Kind regards,\n{brand}',
  settings: 'Change what you get e-mails about',
  wayOut: { cancel: 'Cancel the booking', withdraw: 'Withdraw from the agreement' },
  doNotReply: 'Please do not reply to this e-mail. If you need help, you will find us on our website.',
  sender: ({ name, number, address }) => `${name}, organisation number ${number}, ${address}`,
  heldBack: {
    status: (status) => `status “${status}”`,
    sale: (status) => `sold elsewhere (“${status}”), but the booking is signed`,
    price: (amount) => `price ${amount}`,
    totalPrice: (amount) => `total price ${amount}`,
    more: (count) => `… and ${count} more`,
  },
  homeNews: {
    everywhere: 'all homes',
    from: (value) => `from ${value}`,
    upTo: (value) => `up to ${value}`,
    moreChoices: (count) => (count === 1 ? 'one more choice' : `${count} more choices`),
    isNew: 'New',
    price: (before, now) => `New price: ${now}, was ${before}`,
    status: (before, now) => `${now}, was ${before.toLowerCase()}`,
    showing: (moment) => `New viewing: ${moment}`,
    others: (count) =>
      count === 1
        ? 'One more home has news. You find it in the search.'
        : `${count} more homes have news. You find them in the search.`,
    stop: 'Stop e-mails about this search',
    statuses: englishHomeStatuses,
    rentalStatuses: englishRentalStatuses,
    perMonth: (amount) => `${amount} a month`,
  },
  errandNews: {
    number: 'Errand number',
    about: 'About',
    status: 'Status',
    visit: 'Visit',
    promisedBy: 'We answer by',
    doneBy: 'Done by',
    callNow: (name, phone) => `Is it urgent? Do not wait for an answer: call ${name} on ${phone} now.`,
    callIfWorse: (name, phone) =>
      `If it gets worse or urgent, do not wait for an answer: call ${name} on ${phone}.`,
    files: 'Attached files',
    stop: 'Stop getting letters like this about errands',
    unfollow: 'Stop following this fault',
    statuses: englishErrandStatuses,
    by: 'By',
    board: (association, name) =>
      name === '' ? `The board of ${association}` : `${name}, board of ${association}`,
  },
}
