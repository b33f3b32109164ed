// English: contacts, and writing to them.
import type { ContactsTexts } from '../sv/contacts.ts'

export const texts: ContactsTexts = {
  openUntil: (time) => `We answer now, until ${time}.`,
  today: (time) => `Closed now. Opens today at ${time}.`,
  tomorrow: (time) => `Closed now. Opens tomorrow at ${time}.`,
  onDay: (day, time) => `Closed now. Opens ${day} at ${time}.`,
  time: (clock) => clock.replace(/^0/, ''),
  weekdays: [
    'on Sunday',
    'on Monday',
    'on Tuesday',
    'on Wednesday',
    'on Thursday',
    'on Friday',
    'on Saturday',
  ],
  site: 'Customer service',
  writeTo: (name) => `Write to ${name}`,
  call: 'Call',
  write: {
    heading: 'Write to us',
    text: 'The answer comes to your e-mail address. For urgent faults, please call.',
    to: 'To',
    subject: 'What is it about?',
    message: 'Message',
    files: 'Attach files',
    filesKept: (names: string) => `Goes along: ${names}.`,
    send: 'Send',
    sent: 'Thank you, your message is sent. The answer comes to your e-mail address.',
  },
  written: {
    heading: 'What you have written',
    none: 'You have not written anything yet.',
    to: (name, about) => (about === '' ? `To ${name}` : `To ${name}, about ${about}`),
    files: (names: string) => `With: ${names}`,
  },
  interests: {
    heading: 'What you have registered interest in',
    registered: (moment: string) => `Registered ${moment}.`,
    waiting: 'The seller answers within one working day.',
    answer: {
      answered: (moment: string) => `The seller has answered ${moment}.`,
      notReached: (moment: string) => `The seller tried to reach you, without success ${moment}.`,
      closed: (moment: string) => `Closed ${moment}.`,
    },
  },
  wrong: 'Something must be put right before the message can be sent.',
  errors: {
    required: 'Fill this in.',
    inputToLong: 'The text is too long.',
    invalidInput: 'Remove links and the signs < and >.',
    files:
      'The files were not attached. At most 5 files of 5 MB: pdf, jpg, png or docx. Remove those that failed, or wait until they are done.',
  },
  failures: {
    failed: 'The message could not be sent. What you have written is still here; try again in a moment.',
    offline: 'You are offline. What you have written is still here; try again when you are online.',
    tooFast: 'You have written many messages today. Call us if it is urgent.',
    signedOut:
      'You have been signed out. Sign in in another tab and send again; what you have written is still here.',
    unknown: 'That contact is no longer yours. Reload the page and choose another.',
  },
  failed: 'We could not fetch your contacts',
  failedText: 'They are still there. Try again in a moment, or use the details below.',
  retry: 'Try again',
}
