// Letters about files that servers cannot fetch, to staff: their facts, and their texts in each language.
import type { LettersOf } from '../../platform/mail/letter.ts'

interface FeedLetters {
  /** The catalogue has not been renewed from a source for a while. */
  readonly feedFails: {
    /** The source. */
    readonly about: string
    /** Why, and since when. */
    readonly lines: readonly string[]
  }
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends FeedLetters {}
}

export const feedLetters: LettersOf<FeedLetters> = {
  sv: {
    feedFails: {
      subject: '{brand}: Filen från {about} hämtas inte',
      before: ['Bostäderna uppdateras inte från källan {about}:'],
      after: [
        'Webbplatsen visar det som kom senast. Kontrollera källan, eller kör npm run catalogue -- source list. Vi skriver igen först när hämtningen har fungerat och sedan slutar fungera.',
      ],
    },
  },
  nb: {
    feedFails: {
      subject: '{brand}: Filen fra {about} blir ikke hentet',
      before: ['Boligene oppdateres ikke fra kilden {about}:'],
      after: [
        'Nettstedet viser det som kom sist. Kontroller kilden, eller kjør npm run catalogue -- source list. Vi skriver ikke igjen før hentingen har fungert og så slutter å fungere.',
      ],
    },
  },
  fi: {
    feedFails: {
      subject: '{brand}: Tiedostoa lähteestä {about} ei saada haettua',
      before: ['Asunnot eivät päivity lähteestä {about}:'],
      after: [
        'Sivustolla näkyy se, mikä saatiin viimeksi. Tarkistakaa lähde tai ajakaa npm run catalogue -- source list. Kirjoitamme uudelleen vasta, jos haku ensin onnistuu ja lakkaa sitten toimimasta.',
      ],
    },
  },
  en: {
    feedFails: {
      subject: '{brand}: The file of {about} is not being fetched',
      before: ['Homes are not being renewed from the source {about}:'],
      after: [
        'The site shows what came last. Check the source, or run npm run catalogue -- source list. The next letter comes only after a success and a new failure.',
      ],
    },
  },
}
