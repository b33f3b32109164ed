// What our mails about showings say in Swedish.
import type { LetterText, ShowingLetterName } from '../letter.ts'

export const showingLetters: Readonly<Record<ShowingLetterName, LetterText>> = {
  showingBooked: {
    subject: '{brand}: Din plats på visningen av {about}',
    before: [
      'Du har en plats på visningen av {about} {until}. Antal personer: {people}.',
      'Plats: {place}',
      'Visa koden på sidan för värden när du kommer. Lägg gärna in tiden i kalendern med filen i mejlet.',
    ],
    button: 'Visa biljetten',
    after: ['Kan du inte komma? Avboka på sidan, så får någon som väntar platsen.'],
  },
  showingChanged: {
    subject: '{brand}: Din visning av {about} är ändrad',
    before: [
      'Din anmälan är ändrad. Nu gäller visningen av {about} {until}. Antal personer: {people}.',
      'Plats: {place}',
    ],
    button: 'Visa biljetten',
    after: ['Stämmer det inte? Ändra på sidan fram till att visningen börjar.'],
  },
  showingCancelled: {
    subject: '{brand}: Din plats på visningen av {about} är avbokad',
    before: ['Du har avbokat visningen av {about} {until}. Platsen går till någon annan.'],
    button: 'Se andra visningar',
    after: ['Ångrar du dig kan du anmäla dig igen så länge det finns plats.'],
  },
  showingWaiting: {
    subject: '{brand}: Du står i kö till visningen av {about}',
    before: [
      'Visningen av {about} {until} är full. Du står i kö, och får ett mejl om det blir en plats över. Antal personer: {people}.',
    ],
    button: 'Se din plats i kön',
    after: [
      'Platser från kön delas ut fram till en timme före visningen. Vill du inte vänta kan du lämna kön på sidan.',
    ],
  },
  showingPlaceFree: {
    subject: '{brand}: Du har fått en plats på visningen av {about}',
    before: [
      'Det blev en plats över, och den är din: visningen av {about} {until}. Antal personer: {people}.',
      'Plats: {place}',
    ],
    button: 'Visa biljetten',
    after: ['Kan du inte komma? Avboka på sidan så snart du kan, så får nästa i kön platsen.'],
  },
  showingReminder: {
    subject: '{brand}: Påminnelse om visningen av {about} {until}',
    before: [
      'Snart är det visning av {about}: {until}. Antal personer: {people}.',
      'Plats: {place}',
      'Ha koden på sidan framme när du kommer.',
    ],
    button: 'Visa biljetten',
    after: ['Kan du inte komma? Avboka på sidan, så får någon annan platsen.'],
  },
  showingMoved: {
    subject: '{brand}: Visningen av {about} är flyttad till {until}',
    before: [
      'Vi har ändrat visningen av {about}. Den är nu {until}. Du har kvar det du hade, en plats eller din tur i kön. Antal personer: {people}.',
      'Plats: {place}',
    ],
    button: 'Se visningen',
    after: ['Passar den nya tiden inte? Byt tid eller avboka på sidan.'],
  },
  showingCalledOff: {
    subject: '{brand}: Visningen av {about} är inställd',
    before: ['Visningen av {about} {until} är tyvärr inställd. Din anmälan är borttagen.'],
    button: 'Se andra visningar',
    after: ['Vi hoppas att en annan tid passar.'],
  },
}
