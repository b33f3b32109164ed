// Letters about news: their facts, and their texts in each language.
import type { AboutAndLink, LettersOf } from '../../platform/mail/letter.ts'

interface NewsLetters {
  /** There is news for the reader; `about` is its title. */
  readonly newsPublished: AboutAndLink & {
    /** Its first words. */
    readonly quote: string
    /** To the page with the notification settings. */
    readonly settingsLink: string
  }
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends NewsLetters {}
}

export const newsLetters: LettersOf<NewsLetters> = {
  sv: {
    newsPublished: {
      subject: '{brand}: {about}',
      before: ['Det finns en nyhet för dig på Mina sidor hos {brand}: {about}.'],
      button: 'Läs nyheten',
      after: [],
    },
  },
  nb: {
    newsPublished: {
      subject: '{brand}: {about}',
      before: ['Det er en nyhet til deg på Mine sider hos {brand}: {about}.'],
      button: 'Les nyheten',
      after: [],
    },
  },
  fi: {
    newsPublished: {
      subject: '{brand}: {about}',
      before: ['Sivuni-osiossa on sinulle uutinen, {brand}: {about}.'],
      button: 'Lue uutinen',
      after: [],
    },
  },
  en: {
    newsPublished: {
      subject: '{brand}: {about}',
      before: ['There is news for you on My Pages at {brand}: {about}.'],
      button: 'Read the news',
      after: [],
    },
  },
}
