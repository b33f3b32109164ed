// English: everything that is known of a person, to take along or to have deleted.
import type { OwnDataTexts } from '../sv/own-data.ts'

export const texts: OwnDataTexts = {
  identity: {
    heading: 'E-identity',
    none: 'No e-identity is tied to the account. With one you can book, sign and see your homes.',
    tie: 'Tie an e-identity',
    methods: { bank_id: 'BankID', eident: 'Norwegian BankID', signicat: 'Finnish bank codes or mobile ID' },
    name: 'Name',
    number: 'Personal number',
    tied: 'Tied',
    used: 'Last used',
    never: 'Not yet',
    summary: 'Untie the e-identity',
    text: 'After that you log in with e-mail and password, and do not see homes, contracts and errands until you tie it again. You are logged out everywhere and get an e-mail.',
    obstacles: {
      noPassword:
        'It cannot be untied yet: without a password you could not log in. Choose a password first.',
      emailUnconfirmed:
        'It cannot be untied yet: confirm your e-mail address first, or you could not log in.',
      identityRequired:
        'It cannot be untied yet: you have switched off logging in by e-mail. Allow it first.',
    },
    submit: 'Untie',
    failed: 'We could not see which e-identity you have. Reload the page and try again.',
  },
  archive: {
    heading: 'Everything we know about you',
    text: 'You can have a copy of everything that is stored about you: a page to read, the same facts for computers, and your own files and papers, in a zip archive.',
    ask: 'Ask for a copy',
    making: 'We are preparing your copy. You get a mail when it is ready.',
    ready: (until, size) => `The copy is ready (${size}). You can fetch it until ${until}.`,
    fetch: 'Fetch the copy',
    fresh: 'If you signed in more than fifteen minutes ago, you have to do it again.',
    failed: 'We could not see how your data stands. Reload the page and try again.',
  },
  deletion: {
    heading: 'Delete the account',
    summary: 'How to delete the account',
    goes: 'The account is deleted at once, with favourites, saved searches, registered interest, notifications and everything else that we do not have to keep. You are signed out everywhere. It cannot be undone.',
    stays:
      'We keep signed agreements, payments and receipts for as long as bookkeeping law (seven years in Sweden) and the limitation period (ten years) require, with your name, address and personal number as the party to the agreement. Your e-mail address, telephone number and everything else are deleted. The association keeps its errands, without your contact details.',
    blocked: 'This has to end first:',
    kinds: {
      booking: 'Booking in progress',
      document: 'Agreement to sign',
      payment: 'Payment that is not complete',
      refund: 'Refund on its way to you',
      plan: 'Payment plan',
      home: 'Purchased home that has not been handed over',
      errand: 'Open errand',
    },
    ways: {
      booking: 'Complete the booking or cancel it.',
      document: 'Sign the agreement.',
      payment: 'Complete or cancel the payment. We ask the payment service until we know how it ended.',
      refund: 'The account can be deleted when the money has arrived.',
      plan: 'The account can be deleted when everything has been paid.',
      home: 'The account can be deleted when you have received the keys.',
      errand: 'Close the errand, or wait until it has been dealt with.',
    },
    amounts: {
      payment: (amount) => amount,
      refund: (amount) => amount,
      plan: (amount) => `${amount} left to pay`,
    },
    days: {
      document: (day) => `by ${day}`,
      payment: (day) => `begun ${day}`,
      refund: (day) => `requested ${day}`,
      plan: (day) => `next payment ${day}`,
      home: (day) => `handover ${day}`,
    },
    onSite: (site) => `on ${site}`,
    contact: 'Can you not end it yourself?',
    contactLink: 'Contact us and we will help you',
    password: 'Your password',
    identity: 'Identify yourself first. Then you have five minutes.',
    identify: 'Identify yourself',
    confirmed: 'I understand that the account disappears',
    submit: 'Delete the account for good',
  },
  answers: {
    asked: 'The copy is on its way.',
    failed: 'That did not work. Try again in a moment.',
    blocked: 'Something is under way that has to end first. See the list below.',
    passwordWrong: 'The password is not right.',
    identityNeeded: 'Identify yourself, then try again.',
    tooMany: 'There have been too many attempts. Wait a moment.',
    unconfirmed: 'Tick that you understand that the account disappears.',
    lastWayIn: 'Then nobody could log in. See what is needed first.',
  },
}
