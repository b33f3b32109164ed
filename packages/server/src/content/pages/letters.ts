// Letters about edited pages, to staff: their facts, and their texts in each language.
import type { LettersOf } from '../../platform/mail/letter.ts'

interface PageLetters {
  /** Edited pages are invalid, so their previous version is shown. */
  readonly pagesRefused: {
    /** One line per error: page, field and reason. */
    readonly lines: readonly string[]
  }
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends PageLetters {}
}

export const pageLetters: LettersOf<PageLetters> = {
  sv: {
    pagesRefused: {
      subject: '{brand}: Sidor kunde inte visas som de skrevs',
      before: ['Det här i Storyblok kunde inte användas:'],
      after: ['De sidorna visas som de var, alla andra ändringar är ute. Rätta fälten och publicera igen.'],
    },
  },
  nb: {
    pagesRefused: {
      subject: '{brand}: Sider kunne ikke vises slik de ble skrevet',
      before: ['Dette i Storyblok kunne ikke brukes:'],
      after: ['Disse sidene vises som før, alle andre endringer er ute. Rett feltene og publiser på nytt.'],
    },
  },
  fi: {
    pagesRefused: {
      subject: '{brand}: Sivuja ei voitu näyttää sellaisina kuin ne kirjoitettiin',
      before: ['Näitä Storyblokin tietoja ei voitu käyttää:'],
      after: [
        'Nämä sivut näkyvät ennallaan, ja kaikki muut muutokset on julkaistu. Korjatkaa kentät ja julkaiskaa uudelleen.',
      ],
    },
  },
  en: {
    pagesRefused: {
      subject: '{brand}: Pages could not be shown as they were written',
      before: ['This in Storyblok could not be used:'],
      after: [
        'Those pages are shown as they were, and all other changes are out. Correct the fields and publish again.',
      ],
    },
  },
}
