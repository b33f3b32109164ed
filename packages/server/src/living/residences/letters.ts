// Letters about homes and their timelines: their facts, and their texts in each language.
import type { ResidenceDay } from '@husrum/domain'
import type { AboutAndLink, LettersOf } from '../../platform/mail/letter.ts'

interface ResidenceLetters {
  /** A date in the timeline of a home has changed. */
  readonly dayChanged: AboutAndLink & {
    readonly day: ResidenceDay
    /** The previous date; absent if there was none. */
    readonly before?: ResidenceDay
    /** The reason, as staff wrote it. */
    readonly quote: string
  }
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends ResidenceLetters {}
}

export const residenceLetters: LettersOf<ResidenceLetters> = {
  sv: {
    dayChanged: {
      subject: '{brand}: Nytt datum för {about}',
      before: ['{what} för {about} är nu {day}.', 'Tidigare besked: {before}. Så här skriver vi om varför:'],
      button: 'Till tidslinjen',
      after: [
        'På tidslinjen finns alla datum och deras historik. Där kan du också hämta dem till din kalender.',
      ],
    },
  },
  nb: {
    dayChanged: {
      subject: '{brand}: Ny dato for {about}',
      before: ['{what} for {about} er nå {day}.', 'Tidligere beskjed: {before}. Dette er grunnen:'],
      button: 'Til tidslinjen',
      after: [
        'På tidslinjen finner du alle datoene og historikken deres. Der kan du også hente dem til kalenderen din.',
      ],
    },
  },
  fi: {
    dayChanged: {
      subject: '{brand}: uusi päivä, {about}',
      before: ['{what}, {about}: uusi päivä on {day}.', 'Aiempi tieto: {before}. Muutoksen syy:'],
      button: 'Aikajanalle',
      after: [
        'Aikajanalla näet kaikki päivät ja niiden muutokset. Sieltä voit myös hakea päivät kalenteriisi.',
      ],
    },
  },
  en: {
    dayChanged: {
      subject: '{brand}: New date for {about}',
      before: ['{what} for {about} is now {day}.', 'We said before: {before}. This is why it changed:'],
      button: 'To the timeline',
      after: [
        'The timeline has every date and how it changed. You can fetch them for your calendar there too.',
      ],
    },
  },
}
