// Letters about sign-in: their facts, and their texts in each language.
import type { LettersOf, LinkOnly } from '../../platform/mail/letter.ts'

interface SignInLetters {
  readonly identityTied: LinkOnly
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends SignInLetters {}
}

export const signInLetters: LettersOf<SignInLetters> = {
  sv: {
    identityTied: {
      subject: 'En e-legitimation är kopplad till ditt konto hos {brand}',
      before: [
        'Någon som var inloggad på ditt konto hos {brand} har kopplat sin e-legitimation till det och kan nu logga in med den.',
        'Var det du är allt klart.',
      ],
      button: 'Det var inte jag: ta tillbaka kontot',
      after: [
        'Var det inte du? Tryck på knappen inom sju dagar. Då kopplas legitimationen bort, alla loggas ut och du väljer ett nytt lösenord.',
      ],
    },
  },
  nb: {
    identityTied: {
      subject: 'En e-ID er knyttet til kontoen din hos {brand}',
      before: [
        'Noen som var logget inn på kontoen din hos {brand}, har knyttet sin e-ID til den og kan nå logge inn med den.',
        'Var det deg, er alt i orden.',
      ],
      button: 'Det var ikke meg: ta kontoen tilbake',
      after: [
        'Var det ikke deg? Trykk på knappen innen sju dager. Da fjernes e-ID-en, alle logges ut, og du velger et nytt passord.',
      ],
    },
  },
  fi: {
    identityTied: {
      subject: 'Tiliisi on liitetty henkilöllisyys – {brand}',
      before: [
        'Joku, joka oli kirjautunut tilillesi {brand} -palvelussa, on liittänyt siihen henkilöllisyytensä ja voi nyt kirjautua vahvalla tunnistautumisella.',
        'Jos teit sen itse, kaikki on kunnossa.',
      ],
      button: 'Se en ollut minä: ota tili takaisin',
      after: [
        'Etkö tehnyt sitä itse? Paina painiketta seitsemän päivän kuluessa. Silloin henkilöllisyys poistetaan tililtä, kaikki kirjataan ulos ja valitset uuden salasanan.',
      ],
    },
  },
  en: {
    identityTied: {
      subject: 'An electronic identity is linked to your account at {brand}',
      before: [
        'Somebody who was signed in to your account at {brand} has linked their electronic identity to it and can now sign in with it.',
        'If it was you, all is well.',
      ],
      button: 'It was not me: take the account back',
      after: [
        'If it was not you, press the button within seven days. The identity is removed then, everybody is signed out and you choose a new password.',
      ],
    },
  },
}
