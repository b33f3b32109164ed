// Letters about accounts: their facts, and their texts in each language.
import type { AboutAndLink, LettersOf, LinkOnly } from '../../platform/mail/letter.ts'

interface AccountLetters {
  /** Target of the button; an absolute URL. */
  readonly confirmEmail: LinkOnly
  readonly resetPassword: LinkOnly
  readonly alreadyRegistered: LinkOnly
  readonly passwordChanged: LinkOnly
  readonly passwordAdded: LinkOnly
  readonly emailChanged: LinkOnly
  readonly changeEmail: {
    /** Six digits. */
    readonly code: string
  }
  readonly emailInUse: object
  /** About a home or a stage. */
  readonly interestRegistered: AboutAndLink
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends AccountLetters {}
}

export const accountLetters: LettersOf<AccountLetters> = {
  sv: {
    confirmEmail: {
      subject: 'Bekräfta din e-postadress hos {brand}',
      before: [
        'Någon, förhoppningsvis du, har skapat ett konto hos {brand} med den här e-postadressen.',
        'Öppna länken och skriv lösenordet som du valde. Skapade du kontot med e-legitimation loggar du in med den i stället. Länken gäller i 24 timmar.',
      ],
      button: 'Bekräfta e-postadressen',
      after: [
        'Var det inte du? Öppna länken och välj ”Det var inte jag”, så tar vi bort kontot genast. Utan kontots lösenord kan ingen bekräfta adressen, vad du än trycker på.',
      ],
    },
    alreadyRegistered: {
      subject: 'Du har redan ett konto hos {brand}',
      before: [
        'Någon, förhoppningsvis du, försökte skapa ett konto hos {brand} med den här e-postadressen. Du har redan ett konto här, så vi skapade inget nytt.',
        'Har du glömt lösenordet kan du välja ett nytt.',
      ],
      button: 'Till inloggningen',
      after: ['Var det inte du behöver du inte göra någonting. Ditt konto är som det var.'],
    },
    resetPassword: {
      subject: 'Välj ett nytt lösenord hos {brand}',
      before: [
        'Vi fick en begäran om nytt lösenord för ditt konto hos {brand}.',
        'Länken gäller i en timme och kan användas en gång.',
      ],
      button: 'Välj nytt lösenord',
      after: [
        'Har du inte bett om det behöver du inte göra någonting. Ditt gamla lösenord gäller fortfarande.',
      ],
    },
    changeEmail: {
      subject: 'Din kod hos {brand}',
      before: [
        'Skriv koden på webbplatsen för att byta till den här e-postadressen. Den gäller i 15 minuter.',
      ],
      after: [
        'Har du inte bett om en kod kan du bortse från mejlet. Lämna aldrig ut koden till någon, inte heller till oss.',
      ],
    },
    passwordChanged: {
      subject: 'Ditt lösenord hos {brand} är ändrat',
      before: [
        'Lösenordet till ditt konto hos {brand} har ändrats. På andra enheter är du nu utloggad.',
        'Var det du är allt klart.',
      ],
      button: 'Det var inte jag: välj nytt lösenord',
      after: ['Var det inte du, välj ett nytt lösenord genast och hör av dig till oss.'],
    },
    passwordAdded: {
      subject: 'Ditt konto hos {brand} har fått ett lösenord',
      before: [
        'Någon som var inloggad med din e-legitimation har valt ett lösenord för ditt konto hos {brand}. Det går nu att logga in även med e-post.',
        'Var det du är allt klart.',
      ],
      button: 'Det var inte jag: ta tillbaka kontot',
      after: ['Var det inte du? Tryck på knappen inom sju dagar. Då tas lösenordet bort och alla loggas ut.'],
    },
    emailChanged: {
      subject: 'Din e-postadress hos {brand} är ändrad',
      before: [
        'Ditt konto hos {brand} har fått en ny e-postadress. Från och med nu skriver vi till den, och du loggar in med den.',
      ],
      button: 'Det var inte jag: ta tillbaka kontot',
      after: [
        'Var det inte du? Tryck på knappen inom sju dagar. Då är den här adressen din igen, alla loggas ut och du väljer ett nytt lösenord.',
      ],
    },
    emailInUse: {
      subject: 'Adressen används redan hos {brand}',
      before: [
        'Någon försökte lägga till den här e-postadressen på ett konto hos {brand}. Den hör redan till ett annat konto, så ingenting har ändrats.',
      ],
      after: [
        'Var det du: logga in med det konto som har adressen. Var det inte du behöver du inte göra någonting.',
      ],
    },
    interestRegistered: {
      subject: 'Tack för din intresseanmälan hos {brand}: {about}',
      before: [
        'Vi har tagit emot din intresseanmälan för {about}.',
        'Säljaren hör av sig med det du behöver veta, och du får besked när något händer med försäljningen.',
      ],
      button: 'Öppna sidan',
      after: [
        'Var det inte du som anmälde intresse? Då har någon skrivit din adress av misstag. Hör av dig till oss via webbplatsen, så tar vi bort uppgifterna.',
      ],
    },
  },
  nb: {
    confirmEmail: {
      subject: 'Bekreft e-postadressen din hos {brand}',
      before: [
        'Noen, forhåpentligvis du, har opprettet en konto hos {brand} med denne e-postadressen.',
        'Åpne lenken og skriv passordet du valgte. Opprettet du kontoen med BankID, logger du inn med det i stedet. Lenken gjelder i 24 timer.',
      ],
      button: 'Bekreft e-postadressen',
      after: [
        'Var det ikke deg? Åpne lenken og velg «Det var ikke meg», så sletter vi kontoen med en gang. Uten passordet som ble valgt, kan ingen bekrefte adressen, uansett hva du trykker på.',
      ],
    },
    alreadyRegistered: {
      subject: 'Du har allerede en konto hos {brand}',
      before: [
        'Noen, forhåpentligvis du, prøvde å opprette en konto hos {brand} med denne e-postadressen. Du har allerede en konto her, så vi har ikke opprettet noen ny.',
        'Har du glemt passordet, kan du velge et nytt.',
      ],
      button: 'Gå til innlogging',
      after: ['Var det ikke deg, trenger du ikke å gjøre noe. Kontoen din er som før.'],
    },
    resetPassword: {
      subject: 'Velg nytt passord hos {brand}',
      before: [
        'Vi har fått en forespørsel om nytt passord for kontoen din hos {brand}.',
        'Lenken gjelder i én time og kan brukes én gang.',
      ],
      button: 'Velg nytt passord',
      after: [
        'Har du ikke bedt om dette, trenger du ikke å gjøre noe. Det gamle passordet gjelder fortsatt.',
      ],
    },
    changeEmail: {
      subject: 'Koden din hos {brand}',
      before: [
        'Skriv inn koden på nettsiden for å bytte til denne e-postadressen. Den gjelder i 15 minutter.',
      ],
      after: [
        'Har du ikke bedt om en kode, kan du se bort fra denne e-posten. Gi aldri koden til noen, heller ikke til oss.',
      ],
    },
    passwordChanged: {
      subject: 'Passordet ditt hos {brand} er endret',
      before: [
        'Passordet til kontoen din hos {brand} er endret. Du er nå logget ut på andre enheter.',
        'Var det deg, er alt i orden.',
      ],
      button: 'Det var ikke meg: velg nytt passord',
      after: ['Var det ikke deg, bør du velge et nytt passord med en gang og ta kontakt med oss.'],
    },
    passwordAdded: {
      subject: 'Kontoen din hos {brand} har fått et passord',
      before: [
        'Noen som var logget inn med BankID-en din, har valgt et passord for kontoen din hos {brand}. Nå er det mulig å logge inn med e-post også.',
        'Var det deg, er alt i orden.',
      ],
      button: 'Det var ikke meg: ta kontoen tilbake',
      after: ['Var det ikke deg? Trykk på knappen innen sju dager. Da fjernes passordet, og alle logges ut.'],
    },
    emailChanged: {
      subject: 'E-postadressen din hos {brand} er endret',
      before: [
        'Kontoen din hos {brand} har fått ny e-postadresse. Fra nå av skriver vi til den, og du logger inn med den.',
      ],
      button: 'Det var ikke meg: ta kontoen tilbake',
      after: [
        'Var det ikke deg? Trykk på knappen innen sju dager. Da er denne adressen din igjen, alle logges ut, og du velger et nytt passord.',
      ],
    },
    emailInUse: {
      subject: 'Adressen er allerede i bruk hos {brand}',
      before: [
        'Noen prøvde å legge til denne e-postadressen på en konto hos {brand}. Den hører allerede til en annen konto, så ingenting er endret.',
      ],
      after: [
        'Var det deg, kan du logge inn med kontoen som har adressen. Var det ikke deg, trenger du ikke å gjøre noe.',
      ],
    },
    interestRegistered: {
      subject: 'Takk for interessen, hilsen {brand}: {about}',
      before: [
        'Vi har registrert interessen din for {about}.',
        'Selgeren tar kontakt med det du trenger å vite, og du får beskjed når det skjer noe med salget.',
      ],
      button: 'Åpne siden',
      after: [
        'Var det ikke du som meldte interesse? Da har noen skrevet adressen din ved en feil. Ta kontakt med oss på nettstedet, så sletter vi opplysningene.',
      ],
    },
  },
  fi: {
    confirmEmail: {
      subject: 'Vahvista sähköpostiosoitteesi – {brand}',
      before: [
        'Joku, toivottavasti sinä, on luonut tilin {brand} -palveluun tällä sähköpostiosoitteella.',
        'Avaa linkki ja kirjoita valitsemasi salasana. Jos loit tilin vahvalla tunnistautumisella, kirjaudu sillä. Linkki on voimassa 24 tuntia.',
      ],
      button: 'Vahvista sähköpostiosoite',
      after: [
        'Etkö luonut tiliä itse? Avaa linkki ja valitse ”En luonut tiliä”, niin poistamme tilin heti. Osoitetta ei voi vahvistaa ilman tilin salasanaa, painoitpa mitä tahansa.',
      ],
    },
    alreadyRegistered: {
      subject: 'Sinulla on jo tili – {brand}',
      before: [
        'Joku, toivottavasti sinä, yritti luoda tilin {brand} -palveluun tällä sähköpostiosoitteella. Sinulla on jo tili, joten uutta ei luotu.',
        'Jos olet unohtanut salasanasi, voit valita uuden.',
      ],
      button: 'Siirry kirjautumaan',
      after: ['Jos et yrittänyt luoda tiliä, sinun ei tarvitse tehdä mitään. Tilisi on ennallaan.'],
    },
    resetPassword: {
      subject: 'Valitse uusi salasana – {brand}',
      before: [
        'Saimme pyynnön vaihtaa tilisi salasanan {brand} -palvelussa.',
        'Linkki on voimassa tunnin, ja sitä voi käyttää kerran.',
      ],
      button: 'Valitse uusi salasana',
      after: ['Jos et pyytänyt tätä, sinun ei tarvitse tehdä mitään. Vanha salasanasi on edelleen voimassa.'],
    },
    changeEmail: {
      subject: 'Vahvistuskoodisi – {brand}',
      before: [
        'Kirjoita koodi verkkosivuille, niin tämä sähköpostiosoite otetaan käyttöön. Koodi on voimassa 15 minuuttia.',
      ],
      after: [
        'Jos et pyytänyt koodia, voit jättää viestin huomiotta. Älä koskaan anna koodia kenellekään, ei edes meille.',
      ],
    },
    passwordChanged: {
      subject: 'Salasanasi on vaihdettu – {brand}',
      before: [
        'Tilisi salasana {brand} -palvelussa on vaihdettu. Sinut on kirjattu ulos muilla laitteilla.',
        'Jos vaihdoit salasanan itse, kaikki on kunnossa.',
      ],
      button: 'En vaihtanut sitä: valitse uusi salasana',
      after: ['Jos et vaihtanut salasanaa, valitse heti uusi ja ota meihin yhteyttä.'],
    },
    passwordAdded: {
      subject: 'Tilillesi on lisätty salasana – {brand}',
      before: [
        'Joku, joka oli kirjautunut vahvalla tunnistautumisellasi, on valinnut tilillesi salasanan {brand} -palvelussa. Tilille voi nyt kirjautua myös sähköpostilla.',
        'Jos valitsit salasanan itse, kaikki on kunnossa.',
      ],
      button: 'Se en ollut minä: ota tili takaisin',
      after: [
        'Etkö valinnut salasanaa itse? Paina painiketta seitsemän päivän kuluessa. Silloin salasana poistetaan ja kaikki kirjataan ulos.',
      ],
    },
    emailChanged: {
      subject: 'Sähköpostiosoitteesi on vaihdettu – {brand}',
      before: [
        'Tilisi {brand} -palvelussa on saanut uuden sähköpostiosoitteen. Lähetämme tästä lähtien viestit siihen, ja kirjaudut sisään sillä.',
      ],
      button: 'Se en ollut minä: ota tili takaisin',
      after: [
        'Etkö vaihtanut osoitetta itse? Paina painiketta seitsemän päivän kuluessa. Silloin tämä osoite on taas sinun, kaikki kirjataan ulos ja valitset uuden salasanan.',
      ],
    },
    emailInUse: {
      subject: 'Osoite on jo käytössä – {brand}',
      before: [
        'Joku yritti lisätä tämän sähköpostiosoitteen tiliin {brand} -palvelussa. Osoite kuuluu jo toiselle tilille, joten mitään ei muutettu.',
      ],
      after: [
        'Jos se olit sinä, kirjaudu sillä tilillä, jolla osoite on. Muussa tapauksessa sinun ei tarvitse tehdä mitään.',
      ],
    },
    interestRegistered: {
      subject: '{brand}: kiitos kiinnostuksestasi ({about})',
      before: [
        'Olemme vastaanottaneet kiinnostusilmoituksesi: {about}.',
        'Myyjä ottaa sinuun yhteyttä, ja saat tiedon, kun myynnissä tapahtuu jotakin.',
      ],
      button: 'Avaa sivu',
      after: [
        'Etkö ilmoittanut kiinnostuksestasi? Silloin joku on kirjoittanut osoitteesi vahingossa. Ota meihin yhteyttä verkkosivuilla, niin poistamme tiedot.',
      ],
    },
  },
  en: {
    confirmEmail: {
      subject: 'Confirm your e-mail address at {brand}',
      before: [
        'Somebody, hopefully you, has created an account at {brand} with this e-mail address.',
        'Open the link and enter the password that you chose. If you created the account with an electronic identity, sign in with that instead. The link is valid for 24 hours.',
      ],
      button: 'Confirm the e-mail address',
      after: [
        'If it was not you, open the link and choose “It was not me”, and we will remove the account right away. Without the password of the account nobody can confirm the address, whatever you press.',
      ],
    },
    alreadyRegistered: {
      subject: 'You already have an account at {brand}',
      before: [
        'Somebody, hopefully you, tried to create an account at {brand} with this e-mail address. You already have one, so we did not create another.',
        'If you have forgotten your password, you can choose a new one.',
      ],
      button: 'Go to sign in',
      after: ['If it was not you, there is nothing you need to do. Your account is as it was.'],
    },
    resetPassword: {
      subject: 'Choose a new password at {brand}',
      before: [
        'We received a request for a new password for your account at {brand}.',
        'The link is valid for one hour and works once.',
      ],
      button: 'Choose a new password',
      after: ['If you did not ask for this, there is nothing you need to do. Your old password still works.'],
    },
    changeEmail: {
      subject: 'Your code from {brand}',
      before: [
        'Enter the code on our website to start using this e-mail address. It is valid for 15 minutes.',
      ],
      after: [
        'If you did not ask for a code, ignore this e-mail. Never give the code to anybody, not even to us.',
      ],
    },
    passwordChanged: {
      subject: 'Your password at {brand} has been changed',
      before: [
        'The password of your account at {brand} has been changed. You have been signed out on other devices.',
        'If it was you, all is well.',
      ],
      button: 'It was not me: choose a new password',
      after: ['If it was not you, choose a new password right away and get in touch with us.'],
    },
    passwordAdded: {
      subject: 'Your account at {brand} has a password now',
      before: [
        'Somebody who was signed in with your electronic identity has chosen a password for your account at {brand}. It is now possible to sign in by e-mail too.',
        'If it was you, all is well.',
      ],
      button: 'It was not me: take the account back',
      after: [
        'If it was not you, press the button within seven days. The password is removed then, and everybody is signed out.',
      ],
    },
    emailChanged: {
      subject: 'Your e-mail address at {brand} has been changed',
      before: [
        'Your account at {brand} has a new e-mail address. From now on we write to that one, and you sign in with it.',
      ],
      button: 'It was not me: take the account back',
      after: [
        'If it was not you, press the button within seven days. This address is yours again then, everybody is signed out and you choose a new password.',
      ],
    },
    emailInUse: {
      subject: 'This address is already in use at {brand}',
      before: [
        'Somebody tried to add this e-mail address to an account at {brand}. It already belongs to another account, so nothing has been changed.',
      ],
      after: [
        'If it was you, sign in with the account that has the address. If not, there is nothing you need to do.',
      ],
    },
    interestRegistered: {
      subject: 'Thank you for your interest at {brand}: {about}',
      before: [
        'We have registered your interest in {about}.',
        'The seller will get in touch with what you need to know, and you will hear from us when something happens with the sale.',
      ],
      button: 'Open the page',
      after: [
        'Was it not you who registered interest? Then somebody has typed your address by mistake. Get in touch with us on the website and we will remove the details.',
      ],
    },
  },
}
