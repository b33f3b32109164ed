// What our mails about showings say in English.
import type { LetterText, ShowingLetterName } from '../letter.ts'

export const showingLetters: Readonly<Record<ShowingLetterName, LetterText>> = {
  showingBooked: {
    subject: '{brand}: Your place at the viewing of {about}',
    before: [
      'You have a place at the viewing of {about}, {until}. Number of people: {people}.',
      'Place: {place}',
      'Show the code on the page to the host when you arrive. The attached file puts the time in your calendar.',
    ],
    button: 'Show the ticket',
    after: ['Can’t come? Cancel on the page, and somebody who is waiting gets the place.'],
  },
  showingChanged: {
    subject: '{brand}: Your viewing of {about} has changed',
    before: [
      'Your booking has changed. It is now the viewing of {about}, {until}. Number of people: {people}.',
      'Place: {place}',
    ],
    button: 'Show the ticket',
    after: ['Not right? You can change it on the page until the viewing begins.'],
  },
  showingCancelled: {
    subject: '{brand}: Your place at the viewing of {about} is cancelled',
    before: ['You have cancelled the viewing of {about}, {until}. Somebody else gets the place.'],
    button: 'See other viewings',
    after: ['If you change your mind you can book again as long as there is room.'],
  },
  showingWaiting: {
    subject: '{brand}: You are in line for the viewing of {about}',
    before: [
      'The viewing of {about}, {until}, is full. You are in line, and get an email if a place becomes free. Number of people: {people}.',
    ],
    button: 'See your place in line',
    after: [
      'Places are given to those in line until an hour before the viewing. If you do not want to wait, leave the line on the page.',
    ],
  },
  showingPlaceFree: {
    subject: '{brand}: You have a place at the viewing of {about}',
    before: [
      'A place became free, and it is yours: the viewing of {about}, {until}. Number of people: {people}.',
      'Place: {place}',
    ],
    button: 'Show the ticket',
    after: ['Can’t come? Cancel on the page as soon as you can, and the next in line gets the place.'],
  },
  showingReminder: {
    subject: '{brand}: Reminder of the viewing of {about}, {until}',
    before: [
      'The viewing of {about} is soon: {until}. Number of people: {people}.',
      'Place: {place}',
      'Have the code on the page ready when you arrive.',
    ],
    button: 'Show the ticket',
    after: ['Can’t come? Cancel on the page, and somebody else gets the place.'],
  },
  showingMoved: {
    subject: '{brand}: The viewing of {about} has moved to {until}',
    before: [
      'We have changed the viewing of {about}. It is now {until}. You keep what you had, a place or your turn in line. Number of people: {people}.',
      'Place: {place}',
    ],
    button: 'See the viewing',
    after: ['Does the new time not suit you? Change or cancel on the page.'],
  },
  showingCalledOff: {
    subject: '{brand}: The viewing of {about} is called off',
    before: ['The viewing of {about}, {until}, is unfortunately called off. Your booking is removed.'],
    button: 'See other viewings',
    after: ['We hope that another time suits you.'],
  },
}
