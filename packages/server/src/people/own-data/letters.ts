// Letters about personal data: their facts, and their texts in each language.
import type { LettersOf, LinkOnly } from '../../platform/mail/letter.ts'

interface OwnDataLetters {
  readonly identityUntied: LinkOnly
  readonly archiveReady: LinkOnly
  readonly accountDeleted: object
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends OwnDataLetters {}
}

export const ownDataLetters: LettersOf<OwnDataLetters> = {
  sv: {
    identityUntied: {
      subject: 'E-legitimationen är bortkopplad från ditt konto hos {brand}',
      before: [
        'Någon som var inloggad på ditt konto hos {brand} har kopplat bort e-legitimationen. Du loggar nu in med e-post och lösenord. Alla är utloggade.',
        'Var det du är allt klart.',
      ],
      button: 'Det var inte jag: ta tillbaka kontot',
      after: [
        'Var det inte du? Tryck på knappen inom sju dagar. Då loggas alla ut och du väljer ett nytt lösenord. Koppla sedan din e-legitimation igen under Inställningar.',
      ],
    },
    accountDeleted: {
      subject: 'Ditt konto hos {brand} är borttaget',
      before: [
        'Ditt konto hos {brand} är borttaget, med allt som vi inte måste spara. Du är utloggad överallt, och länkar i äldre mejl leder ingenstans.',
        'Underskrivna avtal, betalningar och kvitton sparar vi så länge bokföringslagen och preskriptionstiden kräver. De är inte längre kopplade till något konto.',
      ],
      after: ['Var det inte du? Hör av dig till kundservice genast. Numret finns på webbplatsen.'],
    },
    archiveReady: {
      subject: 'Dina uppgifter hos {brand} är klara att hämta',
      before: [
        'Du har bett om en kopia av allt som {brand} vet om dig. Nu är den klar, och du kan hämta den i sju dagar. Du behöver logga in igen.',
      ],
      button: 'Hämta uppgifterna',
      after: ['Var det inte du som bad om den? Logga in och se var du är inloggad, och byt lösenord.'],
    },
  },
  nb: {
    identityUntied: {
      subject: 'E-ID-en er koblet fra kontoen din hos {brand}',
      before: [
        'Noen som var innlogget på kontoen din hos {brand}, har koblet fra e-ID-en. Du logger nå inn med e-post og passord. Alle er logget ut.',
        'Var det deg, er alt i orden.',
      ],
      button: 'Det var ikke meg: ta kontoen tilbake',
      after: [
        'Var det ikke deg? Trykk på knappen innen sju dager. Da logges alle ut, og du velger et nytt passord. Koble deretter e-ID-en til igjen under Innstillinger.',
      ],
    },
    accountDeleted: {
      subject: 'Kontoen din hos {brand} er slettet',
      before: [
        'Kontoen din hos {brand} er slettet, med alt vi ikke må ta vare på. Du er logget ut overalt, og lenker i eldre e-poster fører ingen steder.',
        'Signerte avtaler, betalinger og kvitteringer tar vi vare på så lenge bokføringsloven og foreldelsesfristen krever det. De er ikke lenger knyttet til noen konto.',
      ],
      after: ['Var det ikke deg? Ta kontakt med kundeservice med en gang. Du finner oss på nettstedet.'],
    },
    archiveReady: {
      subject: 'Opplysningene dine hos {brand} er klare til å hentes',
      before: [
        'Du har bedt om en kopi av alt {brand} vet om deg. Nå er den klar, og du kan hente den i sju dager. Du må logge inn på nytt.',
      ],
      button: 'Hent opplysningene',
      after: ['Var det ikke du som ba om den? Logg inn, se hvor du er innlogget, og bytt passord.'],
    },
  },
  fi: {
    identityUntied: {
      subject: 'Sähköinen tunnistautuminen on irrotettu tilistäsi, {brand}',
      before: [
        'Joku, joka oli kirjautunut tilillesi ({brand}), on irrottanut siitä sähköisen tunnistautumisen. Kirjaudut nyt sähköpostilla ja salasanalla. Kaikki on kirjattu ulos.',
        'Jos se olit sinä, kaikki on kunnossa.',
      ],
      button: 'Se en ollut minä: palauta tili',
      after: [
        'Jos se et ollut sinä, paina painiketta seitsemän päivän kuluessa. Silloin kaikki kirjataan ulos ja valitset uuden salasanan. Liitä sen jälkeen tunnistautuminen uudelleen asetuksissa.',
      ],
    },
    accountDeleted: {
      subject: 'Tilisi palvelussa {brand} on poistettu',
      before: [
        'Tilisi palvelussa {brand} on poistettu, samoin kaikki, mitä meidän ei tarvitse säilyttää. Sinut on kirjattu ulos kaikkialta, eivätkä vanhojen viestien linkit enää toimi.',
        'Allekirjoitetut sopimukset, maksut ja kuitit säilytämme niin kauan kuin kirjanpitolaki ja vanhentumisaika edellyttävät. Niitä ei enää ole liitetty mihinkään tiliin.',
      ],
      after: ['Etkö se ollut sinä? Ota heti yhteyttä asiakaspalveluun. Yhteystiedot ovat verkkosivuillamme.'],
    },
    archiveReady: {
      subject: 'Tietosi palvelussa {brand} ovat noudettavissa',
      before: [
        'Pyysit kopion kaikesta, mitä {brand} tietää sinusta. Se on nyt valmis, ja voit noutaa sen seitsemän päivän ajan. Sinun pitää kirjautua uudelleen.',
      ],
      button: 'Nouda tiedot',
      after: ['Etkö sinä pyytänyt sitä? Kirjaudu sisään, katso missä olet kirjautuneena ja vaihda salasana.'],
    },
  },
  en: {
    identityUntied: {
      subject: 'The e-identity has been removed from your account with {brand}',
      before: [
        'Somebody who was logged in to your account with {brand} has removed the e-identity from it. You now log in with e-mail and password. Everybody has been logged out.',
        'If it was you, all is done.',
      ],
      button: 'It was not me: take the account back',
      after: [
        'Was it not you? Press the button within seven days. Everybody is then logged out and you choose a new password. After that, tie your e-identity again under Settings.',
      ],
    },
    accountDeleted: {
      subject: 'Your account with {brand} is deleted',
      before: [
        'Your account with {brand} is deleted, with everything that we do not have to keep. You are signed out everywhere, and links in earlier mails lead nowhere.',
        'Signed agreements, payments and receipts are kept for as long as bookkeeping law and the limitation period require. They belong to no account any more.',
      ],
      after: ['Was it not you? Contact customer service at once. You find us on the website.'],
    },
    archiveReady: {
      subject: 'Your data with {brand} is ready to fetch',
      before: [
        'You asked for a copy of everything that {brand} knows about you. It is ready now, and you can fetch it for seven days. You will be asked to sign in again.',
      ],
      button: 'Fetch the data',
      after: [
        'Was it not you who asked? Sign in, look at where you are signed in, and change your password.',
      ],
    },
  },
}
