// Letters about saved searches: their facts, and their texts in each language.
import type { FollowedSearch, LettersOf, NewsOfHome } from '../../platform/mail/letter.ts'

interface SavedSearchLetters {
  readonly confirmAlert: { readonly search: FollowedSearch; readonly link: string }
  readonly homesFound: {
    readonly search: FollowedSearch
    /** To the search. */
    readonly link: string
    readonly news: readonly NewsOfHome[]
    /** Number of homes with news that are not in `news`. */
    readonly others: number
    /** To the page that asks whether to stop the letters. */
    readonly stopLink: string
    /** URL for the one-click unsubscribe of mail programs (RFC 8058). */
    readonly unsubscribe: string
  }
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends SavedSearchLetters {}
}

export const savedSearchLetters: LettersOf<SavedSearchLetters> = {
  sv: {
    confirmAlert: {
      subject: 'Bekräfta din bevakning hos {brand}',
      before: [
        'Någon, förhoppningsvis du, vill få mejl från {brand} när något händer bland de här bostäderna: {search}.',
        'Öppna länken och tryck på ”Bekräfta”, så börjar bevakningen. Länken gäller i 48 timmar.',
      ],
      button: 'Bekräfta bevakningen',
      after: [
        'Var det inte du behöver du inte göra någonting. Då får du inga fler mejl, och adressen tas bort.',
      ],
    },
    homesFound: {
      subject: 'Nytt hos {brand}: {search}',
      before: ['Det här har hänt bland bostäderna som du bevakar: {search}.'],
      button: 'Se alla bostäder i sökningen',
      after: [],
    },
  },
  nb: {
    confirmAlert: {
      subject: 'Bekreft boligvarselet ditt hos {brand}',
      before: [
        'Noen, forhåpentligvis du, vil ha e-post fra {brand} når det skjer noe blant disse boligene: {search}.',
        'Åpne lenken og trykk på «Bekreft», så starter varselet. Lenken gjelder i 48 timer.',
      ],
      button: 'Bekreft boligvarselet',
      after: [
        'Var det ikke deg, trenger du ikke å gjøre noe. Da får du ikke flere e-poster, og adressen blir slettet.',
      ],
    },
    homesFound: {
      subject: 'Nytt hos {brand}: {search}',
      before: ['Dette har skjedd blant boligene du følger med på: {search}.'],
      button: 'Se alle boligene i søket',
      after: [],
    },
  },
  fi: {
    confirmAlert: {
      subject: 'Vahvista hakuvahtisi – {brand}',
      before: [
        'Joku, toivottavasti sinä, haluaa sähköpostia, kun näissä asunnoissa tapahtuu jotain: {search}. Lähettäjä on {brand}.',
        'Avaa linkki ja paina Vahvista, niin hakuvahti alkaa. Linkki on voimassa 48 tuntia.',
      ],
      button: 'Vahvista hakuvahti',
      after: [
        'Jos se et ollut sinä, sinun ei tarvitse tehdä mitään. Et saa enää viestejä, ja osoite poistetaan.',
      ],
    },
    homesFound: {
      subject: 'Uutta – {brand}: {search}',
      before: ['Näin on tapahtunut seuraamissasi asunnoissa: {search}.'],
      button: 'Katso kaikki haun asunnot',
      after: [],
    },
  },
  en: {
    confirmAlert: {
      subject: 'Confirm your home alert from {brand}',
      before: [
        'Somebody, hopefully you, wants an e-mail from {brand} when something happens among these homes: {search}.',
        'Open the link and press “Confirm”, and the alert begins. The link is good for 48 hours.',
      ],
      button: 'Confirm the alert',
      after: [
        'If it was not you, there is nothing you need to do. You get no more e-mails, and the address is removed.',
      ],
    },
    homesFound: {
      subject: 'New at {brand}: {search}',
      before: ['This has happened among the homes that you follow: {search}.'],
      button: 'See all homes in the search',
      after: [],
    },
  },
}
