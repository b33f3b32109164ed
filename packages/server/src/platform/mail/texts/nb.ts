// What our mails say in Norwegian (bokmål).
import { norwegianErrandStatuses, norwegianHomeStatuses, norwegianRentalStatuses } from '@husrum/domain'
import type { MailTexts } from '../letter.ts'
import { showingLetters } from './showings-nb.ts'

export const nb: MailTexts = {
  greeting: 'Hei!',
  orCopy: 'Virker ikke knappen? Kopier adressen og lim den inn i nettleseren:',
  signature: 'Vennlig hilsen\n{brand}',
  settings: 'Endre hva du vil ha e-post om',
  wayOut: { cancel: 'Avbryt kjøpet', withdraw: 'Angre avtalen' },
  doNotReply: 'Denne e-posten kan ikke besvares. Trenger du hjelp, finner du oss på nettsidene våre.',
  heldBack: {
    status: (status) => `status «${status}»`,
    sale: (status) => `solgt utenfor nettstedet («${status}»), men bestillingen er signert`,
    price: (amount) => `pris ${amount}`,
    totalPrice: (amount) => `totalpris ${amount}`,
    more: (count) => `… og ${count} til`,
  },
  homeNews: {
    everywhere: 'alle boliger',
    from: (value) => `fra ${value}`,
    upTo: (value) => `opptil ${value}`,
    moreChoices: (count) => (count === 1 ? 'ett valg til' : `${count} valg til`),
    isNew: 'Ny',
    price: (before, now) => `Ny pris: ${now}, tidligere ${before}`,
    status: (before, now) => `${now}, tidligere ${before.toLowerCase()}`,
    showing: (moment) => `Ny visning: ${moment}`,
    others: (count) =>
      count === 1
        ? 'Én bolig til har nyheter. Du finner den i søket.'
        : `${count} boliger til har nyheter. Du finner dem i søket.`,
    stop: 'Slutt å få e-post om dette søket',
    statuses: norwegianHomeStatuses,
    rentalStatuses: norwegianRentalStatuses,
    perMonth: (amount) => `${amount} per md.`,
  },
  errandNews: {
    number: 'Saksnummer',
    about: 'Gjelder',
    status: 'Status',
    visit: 'Besøk',
    promisedBy: 'Vi svarer senest',
    doneBy: 'Ferdig senest',
    callNow: (name, phone) => `Er det akutt? Ikke vent på svar: ring ${name} ${phone} nå.`,
    callIfWorse: (name, phone) =>
      `Blir det verre, eller haster det? Ikke vent på svar: ring ${name} ${phone}.`,
    files: 'Vedlagte filer',
    stop: 'Slutt å få slik e-post om saker',
    unfollow: 'Slutt å følge denne feilen',
    statuses: norwegianErrandStatuses,
    by: 'Av',
    board: (association, name) =>
      name === '' ? `Styret i ${association}` : `${name}, styret i ${association}`,
  },
  letters: {
    ...showingLetters,
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
    emailInUse: {
      subject: 'Adressen er allerede i bruk hos {brand}',
      before: [
        'Noen prøvde å legge til denne e-postadressen på en konto hos {brand}. Den hører allerede til en annen konto, så ingenting er endret.',
      ],
      after: [
        'Var det deg, kan du logge inn med kontoen som har adressen. Var det ikke deg, trenger du ikke å gjøre noe.',
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
    printOrdered: {
      subject: 'Trykksakene fra {brand} er på vei: {about}',
      before: [
        'Vi sender det trykte materiellet om {about} til deg i posten. Det tar vanligvis tre til fem virkedager.',
      ],
      button: 'Se bestillingen',
      after: ['Var det ikke du som bestilte? Ta kontakt med oss via nettstedet.'],
    },
    homeHeld: {
      subject: '{brand}: {about} holdes av til deg til {until}',
      before: [
        'Vi holder av {about} til deg til {until}. Ingen andre kan kjøpe boligen så lenge.',
        'Det du fyller ut, lagres, så du kan fortsette når du vil frem til da, også på en annen enhet.',
      ],
      button: 'Fortsett',
      after: [
        'Har du ombestemt deg? Avbryt på siden, så kan noen andre kjøpe boligen. Det koster ingenting.',
      ],
    },
    homeOffered: {
      subject: '{brand}: {about} er ledig for deg til {until}',
      before: [
        'Du står først i køen for {about}, og boligen er ledig nå.',
        'Frem til {until} er det bare du som kan kjøpe den. Deretter går turen til nestemann i køen.',
      ],
      button: 'Gå til boligen',
      after: [
        'Vil du ikke ha boligen lenger? Gå ut av køen på boligens side, så får nestemann spørsmålet med en gang.',
      ],
    },
    bookingExpired: {
      subject: '{brand}: tiden gikk ut: {about}',
      before: [
        'Tiden for kjøpet av {about} gikk ut før du var ferdig, så boligen holdes ikke av til deg lenger.',
        'Du har ikke kjøpt noe.',
      ],
      button: 'Se om boligen er ledig',
      after: ['Er den ledig, kan du begynne på nytt. Er den opptatt, kan du stille deg i køen.'],
    },
    bookingCancelled: {
      subject: '{brand}: kjøpet av {about} er avbrutt',
      before: [
        'Kjøpet av {about} er avbrutt, og boligen holdes ikke av til deg lenger.',
        'Du har ikke kjøpt noe.',
      ],
      button: 'Til boligen',
      after: ['Var det ikke du som avbrøt? Ta kontakt med oss på nettstedet.'],
    },
    bookingEndedByStaff: {
      subject: '{brand}: vi har avsluttet kjøpet ditt av {about}',
      before: [
        'Vi har avsluttet kjøpet ditt av {about}, og boligen holdes ikke av til deg lenger.',
        'Du er ikke lenger bundet av tilbudet ditt.',
      ],
      button: 'Til boligen',
      after: ['Har du spørsmål? Ta kontakt med selgeren, som står på boligens side.'],
    },
    interiorOpened: {
      subject: '{brand}: Nå kan du gjøre tilvalg til {about}',
      before: [
        'Nå er tilvalgene åpne for {about}. Den første fristen er {day}: til og med den dagen kan du velge og endre.',
        'Du trenger ikke å velge noe. Der du ikke har valgt og bekreftet, får boligen standarden.',
      ],
      button: 'Til tilvalgene',
      after: [],
    },
    interiorStops: {
      subject: '{brand}: Siste valgdag {day} for {about}',
      before: [
        'Til og med {day} kan du velge og endre dette i {about}: {list}.',
        'Det du har bekreftet da, er det som gjelder. Der du ikke har bekreftet noe, får boligen standarden.',
      ],
      button: 'Til tilvalgene',
      after: [],
    },
    interiorConfirmed: {
      subject: '{brand}: Tilvalgene til {about} er bekreftet',
      before: [
        'Vi har mottatt tilvalgene til {about}. Summen er {amount} inkludert merverdiavgift og betales med sluttoppgjøret.',
        'Du kan endre hver gruppe til og med siste valgdag.',
      ],
      button: 'Se hva som gjelder',
      after: [],
    },
    inspectionBooked: {
      subject: '{brand}: Tid for befaring av {about}',
      before: ['{about} befares {until}. Vi møtes her: {place}.'],
      button: 'Til befaringen',
      after: ['Passer ikke tiden, kan du be om en annen på siden.'],
    },
    inspectionMoved: {
      subject: '{brand}: Ny tid for befaring av {about}',
      before: ['Befaringen av {about} har fått ny tid: {until}. Vi møtes her: {place}.'],
      button: 'Til befaringen',
      after: [],
    },
    inspectionClosed: {
      subject: '{brand}: Protokollen fra befaringen av {about} er klar',
      before: [
        'Protokollen fra befaringen av {about} er lukket. På siden ser du hver merknad, hvem som utbedrer den og når.',
      ],
      button: 'Til befaringen',
      after: [],
    },
    bookingConfirmed: {
      subject: '{brand}: Selgeren har bekreftet kjøpet ditt av {about}',
      before: ['Selgeren har bekreftet kjøpet ditt av {about}. Boligen er ikke lenger til salgs for andre.'],
      button: 'Gå til kjøpet',
      after: ['Selgeren tar kontakt om neste steg.'],
    },
    homeGone: {
      subject: '{brand}: {about} er ikke til salgs lenger',
      before: [
        '{about}, som du sto i kø til, er solgt eller selges ikke lenger.',
        'Køen er derfor stengt. Du trenger ikke å gjøre noe.',
      ],
      button: 'Til boligens side',
      after: ['På nettstedet finner du flere boliger i samme område.'],
    },
    linePriceChanged: {
      subject: '{brand}: Ny pris på {about}',
      before: ['{about}, som du står i kø til, koster nå {amount}.', 'Du beholder plassen i køen.'],
      button: 'Til boligen',
      after: ['Vil du ikke vente lenger? Gå ut av køen på boligens side.'],
    },
    heldPriceKept: {
      subject: '{brand}: Prisen på {about} endres ikke for deg',
      before: [
        'Prisen på {about} er endret på nettstedet. For kjøpet ditt gjelder fortsatt {amount}, som da du begynte.',
        'Du trenger ikke å gjøre noe.',
      ],
      button: 'Gå til kjøpet',
      after: ['Har du spørsmål? Ta kontakt med selgeren.'],
    },
    bookingInvitation: {
      subject: '{brand}: {name} vil kjøpe {about} sammen med deg',
      before: [
        '{name} har oppgitt deg som medkjøper av {about}.',
        'Les dokumentene og signer med din egen BankID. Du trenger ingen konto. Lenken gjelder for én signatur og så lenge boligen holdes av.',
      ],
      button: 'Les og signer',
      after: [
        'Åpner ikke lenken seg? Gå til {typedAt} og skriv koden {typedCode}.',
        'Kjenner du ikke igjen dette? Da trenger du ikke gjøre noe. Uten signaturen din blir det ikke noe tilbud.',
      ],
    },
    dayChanged: {
      subject: '{brand}: Ny dato for {about}',
      before: ['{what} for {about} er nå {day}.', 'Tidligere beskjed: {before}. Dette er grunnen:'],
      button: 'Til tidslinjen',
      after: [
        'På tidslinjen finner du alle datoene og historikken deres. Der kan du også hente dem til kalenderen din.',
      ],
    },
    newsPublished: {
      subject: '{brand}: {about}',
      before: ['Det er en nyhet til deg på Mine sider hos {brand}: {about}.'],
      button: 'Les nyheten',
      after: [],
    },
    contactMessage: {
      subject: '{brand}: {about}, fra {name}',
      before: ['{name} har skrevet til dere på Mine sider hos {brand}.'],
      after: ['Svar på e-posten, så går svaret til den som skrev.'],
    },
    contactReceipt: {
      subject: '{brand} har fått meldingen din: {about}',
      before: ['Takk, {name} har fått meldingen din. Dette skrev du:'],
      button: 'Se hva du har skrevet',
      after: ['Svaret kommer til denne adressen.'],
    },
    bookingSigned: {
      subject: '{brand}: Du har signert: {about}',
      before: [
        'Vi har mottatt signaturen din for {about}.',
        'Tilbudet er gitt først når alle kjøpere har signert. Hvor langt dere er kommet, står på siden for kjøpet.',
      ],
      button: 'Gå til kjøpet',
      after: ['Var det ikke du som signerte? Ta kontakt med oss med en gang. Du finner oss på nettstedet.'],
    },
    bookingCompleted: {
      subject: '{brand}: Kjøpstilbudet er gitt: {about}',
      before: [
        'Gratulerer! Kjøpstilbudet ditt på {about} er signert av alle.',
        'Tilbudet med signaturene er vedlagt, sammen med vilkårene. I kalenderfilen står datoene det er greit å huske.',
      ],
      button: 'Gå til kjøpet',
      after: ['Selgeren tar kontakt om neste steg. Alt ligger også på siden for kjøpet.'],
    },
    bookingWithdrawn: {
      subject: '{brand}: Bestillingen av {about} er avsluttet',
      before: [
        'Vi mottok meldingen din {until}. Bestillingen av {about} er avsluttet.',
        'Bekreftelsen er vedlagt. Ta vare på den: den viser når meldingen kom fram. Det du har betalt, gebyr og avdrag, er tilbake hos deg senest {refundBy}.',
      ],
      button: 'Gå til kjøpet',
      after: ['Var det ikke du? Ta kontakt med oss på nettstedet.'],
    },
    vipWithdrawn: {
      subject: '{brand}: Du har angret medlemskapet ditt',
      before: [
        'Vi mottok meldingen din {until}. {about}: medlemskapet er avsluttet, og plassen din i rekkefølgen er borte.',
        'Det du har betalt, er tilbake hos deg senest {refundBy}, samme vei som du betalte. Ta vare på denne e-posten: den viser når meldingen kom fram.',
      ],
      button: 'Gå til medlemskapet',
      after: ['Var det ikke du? Ta kontakt med oss på nettstedet.'],
    },
    confirmNews: {
      subject: '{brand}: vil du høre mer om {about}?',
      before: [
        'Noen, forhåpentligvis du, registrerte seg på visningen vår av {about} og ønsket at {brand} tar kontakt om boligene.',
        'Åpne lenken og trykk på «Bekreft», så tar vi kontakt når det skjer noe.',
      ],
      button: 'Bekreft',
      after: ['Var det ikke deg, trenger du ikke å gjøre noe. Da tar vi ikke kontakt.'],
    },
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
    errandNumbered: {
      subject: 'Sak {number} er registrert hos {brand}',
      before: ['Vi har mottatt feilmeldingen. Nå har den fått et saksnummer.'],
      button: 'Åpne saken',
      after: ['Trenger vi å vite mer, spør vi i saken. Der kan du også skrive til oss.'],
    },
    errandMoved: {
      subject: '{brand}: Sak {number}: {status}',
      before: ['Saken har fått ny status.'],
      button: 'Åpne saken',
      after: ['Du trenger ikke å gjøre noe, med mindre det står i saken at vi venter på deg.'],
    },
    errandExecuted: {
      subject: '{brand}: Sak {number} er utbedret',
      before: ['Feilen skal nå være utbedret.'],
      button: 'Fortell hvordan det gikk',
      after: ['Er det likevel ikke bra? Åpne saken igjen innen 14 dager og skriv hvorfor, så fortsetter vi.'],
    },
    errandCompleted: {
      subject: '{brand}: Sak {number} er avsluttet',
      before: ['Vi har avsluttet saken.'],
      button: 'Åpne saken',
      after: [
        'Kommer feilen tilbake innen 14 dager, kan du be oss om å åpne saken igjen. Etter det sender du en ny feilmelding.',
      ],
    },
    errandAsked: {
      subject: '{brand}: Vi trenger svar fra deg: sak {number}',
      before: ['Vi har et spørsmål før vi kan gå videre.'],
      button: 'Svar på spørsmålet',
      after: ['Arbeidet venter til vi har fått svar fra deg.'],
    },
    errandVisit: {
      subject: '{brand}: Besøk avtalt: sak {number}',
      before: ['Vi har satt opp et besøk.'],
      button: 'Åpne saken',
      after: ['Passer ikke tidspunktet? Skriv til oss i saken, så finner vi et annet.'],
    },
    errandExpected: {
      subject: '{brand}: Sak {number} har fått en dag',
      before: ['Nå vet vi når feilen skal være utbedret.'],
      button: 'Åpne saken',
      after: ['Blir det en annen dag, sier vi fra.'],
    },
    errandMessage: {
      subject: '{brand}: Ny melding: sak {number}',
      before: ['Du har fått en melding.'],
      button: 'Les og svar',
      after: ['Svar i saken. Ingen leser svar på denne e-posten.'],
    },
    errandUpdated: {
      subject: '{brand}: Sak {number} er endret',
      before: ['Opplysningene i saken er endret.'],
      button: 'Se endringen',
      after: ['Er det noe som ikke stemmer? Skriv til oss i saken.'],
    },
    errandReopened: {
      subject: '{brand}: Sak {number} er åpnet igjen',
      before: ['Saken er åpnet igjen.'],
      button: 'Åpne saken',
      after: ['Vi fortsetter arbeidet og tar kontakt.'],
    },
    errandReopenRequested: {
      subject: '{brand}: Vi ser på sak {number} igjen',
      before: ['Vi har fått ønsket om å åpne saken igjen.'],
      button: 'Åpne saken',
      after: ['Vi leser det og svarer i saken.'],
    },
    errandClosed: {
      subject: '{brand}: Sak {number} er lukket',
      before: ['Saken er lukket. Ingen jobber videre med den.'],
      button: 'Åpne saken',
      after: ['Er feilen der fortsatt? Da sender du en ny feilmelding.'],
    },
    errandFollowed: {
      subject: '{brand}: Feilen du følger: {status}',
      before: ['Det har skjedd noe med en feil som noen andre har meldt, og som du følger.'],
      button: 'Til Mine sider',
      after: ['Du trenger ikke å gjøre noe.'],
    },
    errandReceived: {
      subject: 'Feilmeldingen din til {brand} er mottatt: {number}',
      before: [
        'Vi har tatt imot feilmeldingen din. En av teknikerne våre leser den og svarer deg om neste steg senest til tiden som står under.',
      ],
      button: 'Se saken',
      after: ['I saken ser du hva som skjer, og der kan du skrive til oss.'],
    },
    documentToSign: {
      subject: '{brand}: Noe å signere: {about}',
      before: ['Et dokument venter på signaturen din: {about}. Les det i ro og mak, og signer med BankID.'],
      button: 'Les og signer',
      after: ['Er dere to som skal signere, får begge denne e-posten.'],
    },
    documentSigned: {
      subject: '{brand}: Alle har signert: {about}',
      before: [
        'Nå har alle signert: {about}. Dokumentet ligger på Mine sider, der du også ser hvem som signerte og når.',
      ],
      button: 'Se dokumentet',
      after: ['Du trenger ikke gjøre noe mer.'],
    },
    paymentDue: {
      subject: '{brand}: {amount} for {about} skal være betalt {dueOn}',
      before: [
        'Innen {dueOn} skal {amount} for {about} være betalt. På Mine sider ser du hva det gjelder, og hvordan du betaler.',
      ],
      button: 'Til betalingene dine',
      after: ['Har du allerede betalt fra banken, trenger du ikke gjøre noe.'],
    },
    paymentOverdue: {
      subject: 'Påminnelse fra {brand}: {amount} for {about}',
      before: ['{amount} for {about} skulle ha vært betalt {dueOn}, men vi har ikke sett pengene.'],
      button: 'Til betalingene dine',
      after: [
        'Har du betalt de siste dagene, kan du se bort fra denne e-posten. Kan du ikke betale nå, ta kontakt, så finner vi en løsning.',
      ],
    },
    paymentReceived: {
      subject: '{brand}: Vi har fått {amount} for {about}',
      before: ['Takk, {amount} for {about} er kommet fram. Kvitteringen har nummer {payment}.'],
      button: 'Se betalingen og kvitteringen',
      after: ['Du trenger ikke gjøre noe mer.'],
    },
    payBackAsked: {
      subject: '{brand}: Betal tilbake {amount} for {about} senest {dueOn}',
      before: [
        'Kjøpet av {about} er avsluttet. {amount} kom fra bank til bank, så ingen betalingstjeneste betaler pengene tilbake: det gjør dere, senest {dueOn}.',
      ],
      after: [
        'Oppgavens nummer er {payment}. Be kjøperen om et kontonummer, betal, og noter bankens referanse på oppgaven. Da får kjøperen beskjed.',
      ],
    },
    payBackLate: {
      subject: '{brand}: {amount} for {about} er ikke betalt tilbake ennå',
      before: [
        '{amount} for {about} skal være tilbake hos kjøperen senest {dueOn}. Oppgave {payment} har ventet i fem virkedager.',
      ],
      after: ['Er pengene allerede sendt, noter bankens referanse på oppgaven.'],
    },
    refundByHand: {
      subject: '{brand}: Betal tilbake {amount} for {about} senest {dueOn}',
      before: [
        '{amount} for {about} skal tilbake til den som betalte, men {provider} kan ikke betale pengene tilbake. Det gjør dere, senest {dueOn}. Betalingens nummer hos {provider} er {payment}.',
      ],
      after: [
        'Oppgavens nummer er {task}. Be mottakeren om et kontonummer, betal, og noter bankens referanse på oppgaven. Da får mottakeren beskjed.',
      ],
    },
    paymentToCheck: {
      subject: '{brand}: Finn ut om {amount} for {about} er kommet',
      before: [
        'Vi vet ikke hvordan betaling {payment} på {amount} for {about} endte, og kan ikke spørre {provider}. Betalingen er lukket, slik at den som betaler, kan betale på en annen måte.',
      ],
      after: [
        'Se etter hos {provider} senest {dueOn}, og noter på oppgave {task} om pengene er kommet. Er de det, går de tilbake.',
      ],
    },
    refundToCheck: {
      subject: '{brand}: Finn ut om {amount} for {about} er betalt tilbake',
      before: [
        'Tilbakebetalingen av {amount} for {about}, betaling {payment}, er ikke ferdig, og vi kan ikke spørre {provider}. Ikke betal noe før dere har sett etter der: pengene kan allerede være tilbake.',
      ],
      after: [
        'Noter på oppgave {task} senest {dueOn} om pengene er betalt tilbake. Er de ikke det, får dere en oppgave om å betale dem tilbake selv.',
      ],
    },
    moneyTaskLate: {
      subject: '{brand}: Oppgave {task} venter, {amount} for {about}',
      before: [
        'Oppgave {task} om betaling {payment} hos {provider}, {amount} for {about}, skulle vært ferdig {dueOn} og har ventet i fem virkedager.',
      ],
      after: ['Er den allerede ferdig, noter referansen på oppgaven.'],
    },
    changesHeldBack: {
      subject: '{brand}: Salgssystemet motsier en bestilling',
      before: [
        'Salgssystemet har sendt opplysninger som motsier en bestilling på nettstedet. Bestillingen gjelder, og disse opplysningene er ikke lagret:',
      ],
      after: [
        'Rett salgssystemet hvis bestillingen er riktig. Er boligen solgt til noen andre, må dere registrere salget eller avslutte bestillingen med en begrunnelse. Dere får brev om hver opplysning én gang.',
      ],
    },
    pagesRefused: {
      subject: '{brand}: Sider kunne ikke vises slik de ble skrevet',
      before: ['Dette i Storyblok kunne ikke brukes:'],
      after: ['Disse sidene vises som før, alle andre endringer er ute. Rett feltene og publiser på nytt.'],
    },
    refundStarted: {
      subject: '{brand}: {amount} er på vei tilbake til deg',
      before: ['Vi betaler tilbake {amount} for {about}. Pengene går samme vei som du betalte.'],
      button: 'Se hvordan det står til',
      after: [
        'Betalingens nummer er {payment}. Det tar som regel noen minutter, av og til et par virkedager. Vi skriver til deg igjen når pengene er tilbake.',
      ],
    },
    refundDone: {
      subject: '{brand}: {amount} er tilbake hos deg',
      before: ['Tilbakebetalingen av {amount} for {about} er gjennomført.'],
      button: 'Se hvordan det står til',
      after: [
        'Betalingens nummer er {payment}. Ser du ikke pengene i banken innen to virkedager, ta kontakt med oss.',
      ],
    },
    errandCopy: {
      subject: 'Kopi av feilmeldingen hos {brand}: {number}',
      before: ['Her er en kopi av feilmeldingen.'],
      button: 'Se saken',
      after: ['I saken ser du hva som skjer, og der kan du skrive til oss.'],
    },
  },
}
