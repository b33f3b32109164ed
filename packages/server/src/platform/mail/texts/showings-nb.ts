// What our mails about showings say in Norwegian.
import type { LetterText, ShowingLetterName } from '../letter.ts'

export const showingLetters: Readonly<Record<ShowingLetterName, LetterText>> = {
  showingBooked: {
    subject: '{brand}: Plassen din på visningen av {about}',
    before: [
      'Du har plass på visningen av {about} {until}. Antall personer: {people}.',
      'Sted: {place}',
      'Vis koden på siden til verten når du kommer. Legg gjerne tiden inn i kalenderen med filen i e-posten.',
    ],
    button: 'Vis billetten',
    after: ['Kan du ikke komme? Meld deg av på siden, så får noen som venter, plassen.'],
  },
  showingChanged: {
    subject: '{brand}: Visningen din av {about} er endret',
    before: [
      'Påmeldingen din er endret. Nå gjelder visningen av {about} {until}. Antall personer: {people}.',
      'Sted: {place}',
    ],
    button: 'Vis billetten',
    after: ['Stemmer det ikke? Du kan endre på siden helt til visningen begynner.'],
  },
  showingCancelled: {
    subject: '{brand}: Du er meldt av visningen av {about}',
    before: ['Du har meldt deg av visningen av {about} {until}. Plassen går til noen andre.'],
    button: 'Se andre visninger',
    after: ['Angrer du, kan du melde deg på igjen så lenge det er plass.'],
  },
  showingWaiting: {
    subject: '{brand}: Du står på venteliste til visningen av {about}',
    before: [
      'Visningen av {about} {until} er full. Du står på venteliste og får en e-post hvis det blir en ledig plass. Antall personer: {people}.',
    ],
    button: 'Se plassen din på ventelisten',
    after: [
      'Plasser fra ventelisten deles ut fram til en time før visningen. Vil du ikke vente, kan du gå ut av listen på siden.',
    ],
  },
  showingPlaceFree: {
    subject: '{brand}: Du har fått plass på visningen av {about}',
    before: [
      'Det ble en plass ledig, og den er din: visningen av {about} {until}. Antall personer: {people}.',
      'Sted: {place}',
    ],
    button: 'Vis billetten',
    after: ['Kan du ikke komme? Meld deg av på siden så snart du kan, så får nestemann plassen.'],
  },
  showingReminder: {
    subject: '{brand}: Påminnelse om visningen av {about} {until}',
    before: [
      'Snart er det visning av {about}: {until}. Antall personer: {people}.',
      'Sted: {place}',
      'Ha koden på siden klar når du kommer.',
    ],
    button: 'Vis billetten',
    after: ['Kan du ikke komme? Meld deg av på siden, så får noen andre plassen.'],
  },
  showingMoved: {
    subject: '{brand}: Visningen av {about} er flyttet til {until}',
    before: [
      'Vi har endret visningen av {about}. Den er nå {until}. Du beholder det du hadde, en plass eller turen din på ventelisten. Antall personer: {people}.',
      'Sted: {place}',
    ],
    button: 'Se visningen',
    after: ['Passer ikke den nye tiden? Bytt tid eller meld deg av på siden.'],
  },
  showingCalledOff: {
    subject: '{brand}: Visningen av {about} er avlyst',
    before: ['Visningen av {about} {until} er dessverre avlyst. Påmeldingen din er fjernet.'],
    button: 'Se andre visninger',
    after: ['Vi håper at en annen tid passer.'],
  },
}
