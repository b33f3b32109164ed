// Letters to the sellers of a home about people who are interested: their facts, and their texts in each language.
import type { LettersOf } from '../../platform/mail/letter.ts'

interface Interested {
  /** The home or the stage. */
  readonly about: string
  /** Who is interested. */
  readonly name: string
  /** What that person wrote. */
  readonly quote?: string
  /** One line each: how to reach the person. */
  readonly lines: readonly string[]
  /** By when an answer is expected, `yyyy-MM-dd`. */
  readonly dueOn: string
  /** To the page of the home or the stage; absolute. */
  readonly link: string
  readonly replyTo: string
}

interface InterestLetters {
  /** To the sellers, at once. */
  readonly interestReceived: Interested
  /** To the sellers, after a working day without an answer. */
  readonly interestWaiting: Interested
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends InterestLetters {}
}

export const interestLetters: LettersOf<InterestLetters> = {
  sv: {
    interestReceived: {
      subject: '{brand}: {name} är intresserad av {about}',
      before: ['{name} har anmält intresse för {about} på webbplatsen. Hör av dig senast {dueOn}.'],
      button: 'Öppna sidan',
      after: [
        'Svara på mejlet så går svaret till {name}. Markera sedan anmälan som besvarad, så får ni ingen påminnelse.',
      ],
    },
    interestWaiting: {
      subject: '{brand}: {name} väntar på svar om {about}',
      before: ['{name} skulle ha fått svar om {about} senast {dueOn}, men anmälan är inte besvarad än.'],
      button: 'Öppna sidan',
      after: ['Har någon redan hört av sig? Markera anmälan som besvarad.'],
    },
  },
  nb: {
    interestReceived: {
      subject: '{brand}: {name} er interessert i {about}',
      before: ['{name} har meldt interesse for {about} på nettstedet. Ta kontakt senest {dueOn}.'],
      button: 'Åpne siden',
      after: [
        'Svar på e-posten, så går svaret til {name}. Merk deretter henvendelsen som besvart, så får dere ingen påminnelse.',
      ],
    },
    interestWaiting: {
      subject: '{brand}: {name} venter på svar om {about}',
      before: ['{name} skulle fått svar om {about} senest {dueOn}, men henvendelsen er ikke besvart ennå.'],
      button: 'Åpne siden',
      after: ['Har noen allerede tatt kontakt? Merk henvendelsen som besvart.'],
    },
  },
  fi: {
    interestReceived: {
      subject: '{brand}: {name} on kiinnostunut, {about}',
      before: [
        '{name} on ilmoittanut verkkosivustolla kiinnostuksensa. Kohde: {about}. Ota yhteyttä viimeistään {dueOn}.',
      ],
      button: 'Avaa sivu',
      after: [
        'Vastaa tähän viestiin, niin vastaus menee lähettäjälle. Merkitse ilmoitus sitten vastatuksi, niin muistutusta ei tule.',
      ],
    },
    interestWaiting: {
      subject: '{brand}: {name} odottaa vastausta, {about}',
      before: [
        'Henkilölle {name} piti vastata viimeistään {dueOn}, mutta ilmoitukseen ei ole vielä vastattu. Kohde: {about}.',
      ],
      button: 'Avaa sivu',
      after: ['Onko joku jo ottanut yhteyttä? Merkitse ilmoitus vastatuksi.'],
    },
  },
  en: {
    interestReceived: {
      subject: '{brand}: {name} is interested in {about}',
      before: ['{name} has registered interest in {about} on the website. Please get in touch by {dueOn}.'],
      button: 'Open the page',
      after: [
        'Reply to this e-mail, and your reply goes to {name}. Then mark the registration as answered, so that you get no reminder.',
      ],
    },
    interestWaiting: {
      subject: '{brand}: {name} is waiting for an answer about {about}',
      before: [
        '{name} was to hear from us about {about} by {dueOn}, but the registration has not been answered yet.',
      ],
      button: 'Open the page',
      after: ['Has a colleague been in touch already? Mark the registration as answered.'],
    },
  },
}
