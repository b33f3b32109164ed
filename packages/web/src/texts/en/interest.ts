// English: registering interest in a home or a project.
import type { InterestTexts } from '../sv/interest.ts'

export const texts: InterestTexts = {
  about: 'You are registering interest in',
  heading: 'Your details',
  message: 'Message',
  messageHint: 'What would you like to know? At most 500 characters.',
  submit: 'Register interest',
  again: 'If you want to change something, send the form again.',
  doneHeading: 'Thank you, your interest is registered',
  done: 'We have sent a confirmation to your e-mail address. The seller will get in touch with you.',
  noMail: 'If nothing arrives, look in your spam folder.',
  back: (name) => `Back to ${name}`,
  goneHeading: 'We no longer have it',
  gone: 'The home or the project has been removed. You can register interest in another one.',
  chooseHeading: 'Choose a home first',
  choose: 'Open a home or a project that you like, and choose Register interest there.',
  failedHeading: 'We cannot reach our homes right now',
  failed: 'Reload the page in a while and you can register interest.',
  search: 'Find a home',
  sold: 'The home is sold. The seller will get in touch if it becomes available again.',
}
