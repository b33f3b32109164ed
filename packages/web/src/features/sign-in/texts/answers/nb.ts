// What is said of an outcome, in Norwegian.
import type { AnswerTexts } from '../../answer-texts.ts'

export const answerTexts: AnswerTexts = {
  messages: {
    RFA1: 'Start BankID-appen.',
    RFA2: 'Du har ikke BankID-appen installert. Kontakt banken din.',
    RFA3: 'Handlingen ble avbrutt. Prøv igjen.',
    RFA4: 'En identifisering eller signering for dette personnummeret er allerede i gang. Prøv igjen.',
    RFA5: 'Noe gikk galt. Prøv igjen.',
    RFA6: 'Handlingen ble avbrutt.',
    RFA8: 'BankID-appen svarer ikke. Sjekk at den er startet og at du har internettforbindelse. Har du ikke en gyldig BankID, kan du skaffe deg en i banken. Prøv så igjen.',
    RFA9: 'Skriv inn sikkerhetskoden i BankID-appen og velg å identifisere deg eller signere.',
    RFA13: 'Prøver å starte BankID-appen.',
    RFA15A:
      'Leter etter BankID. Kontroller at du har en gyldig BankID på denne datamaskinen. Har du BankID på kort, sett kortet i kortleseren.',
    RFA15B: 'Leter etter BankID. Kontroller at du har en gyldig BankID på denne enheten.',
    RFA16: 'BankID-en din er for gammel eller sperret. Bruk en annen BankID, eller skaff en ny i banken.',
    RFA17A: 'Det ser ikke ut til at du har BankID-appen. Installer den og skaff en BankID i banken.',
    RFA17B: 'QR-koden kunne ikke leses. Start BankID-appen og les QR-koden.',
    RFA19: 'Vil du bruke BankID på denne datamaskinen eller på en annen enhet?',
    RFA20: 'Vil du bruke BankID på denne enheten eller på en annen enhet?',
    RFA21: 'En identifisering eller signering er i gang.',
    RFA22: 'Noe gikk galt. Prøv igjen.',
    RFA23: 'Ta bilde av og les ID-dokumentet ditt med BankID-appen.',
    InvalidInput: 'Kontroller opplysningene.',
    InvalidEmailLoginInput: 'Feil e-postadresse eller passord.',
    MustLoginWithBankId: 'Kontoen din krever BankID. Logg inn med den i stedet.',
    SsnNotFound:
      'Vi finner ingen konto for deg. Opprett en, eller logg inn med e-post og passord hvis du har en slik konto.',
    UserAlreadyExists: 'Det finnes allerede en konto. Logg inn med den.',
    InvalidCampaignCode: 'Kampanjekoden er ikke gyldig.',
    MustActivatePid: 'Bekreft identiteten din for å fortsette.',
    ChooseBoardMember: 'Hvilket borettslag eller sameie vil du logge inn som?',
    NoBoardMember:
      'Vi finner ikke noe boligselskap med teknisk forvaltning hos oss der du sitter i styret. Du kan melde feil uten å logge inn i styreportalen.',
    HasOngoingBusiness: 'Du har noe pågående som må avsluttes først.',
    Error: 'Noe gikk galt. Prøv igjen.',
  },
  errorPages: {
    userssnnomatch: {
      heading: 'Noen andre signerte',
      text: 'Fødselsnummeret i signaturen er ikke det samme som i bestillingen. Begynn på nytt, og la den som bestiller, signere selv.',
    },
    purchaseobjecterror: {
      heading: 'Boligen kan ikke bestilles lenger',
      text: 'Noen andre var raskere, eller reservasjonen din gikk ut på tid. Ingenting er trukket fra kontoen din. Søk blant boligene som er igjen.',
    },
    acceptterms: {
      heading: 'Vilkårene er ikke godtatt',
      text: 'Du må lese dokumentene og godta vilkårene før du kan gå videre. Gå tilbake til bestillingen og gjør det der.',
    },
    purchase: {
      heading: 'Kjøpet gikk ikke gjennom',
      text: 'Se i banken om penger er trukket, før du prøver igjen. Er du usikker, ta kontakt, så finner vi ut av det.',
    },
    general: {
      heading: 'Noe gikk galt',
      text: 'Feilen er hos oss. Vent litt og prøv igjen. Hjelper ikke det, ta kontakt med oss.',
    },
    notfound: {
      heading: 'Vi finner ikke bestillingen',
      text: 'Lenken kan være gammel, eller boligen kan være fjernet. Logg inn for å se bestillingene dine, eller søk etter boligen.',
    },
    unauthorizedid: {
      heading: 'Legitimasjonen din er ikke nok her',
      text: 'Bruk en e-legitimasjon fra dette landet med høyt sikkerhetsnivå. For noen boliger må du også være VIP-medlem.',
    },
    cancel: { heading: 'Du avbrøt', text: 'Ingenting er endret. Du kan begynne på nytt når du vil.' },
    inprogress: {
      heading: 'Noe annet er allerede i gang',
      text: 'Du har allerede en identifisering eller betaling i gang. Avslutt den i appen, vent et minutt og prøv igjen.',
    },
    timeout: {
      heading: 'Tiden gikk ut',
      text: 'Det tok for lang tid før vi fikk svar. Ha appen åpen og prøv igjen.',
    },
    browsererror: {
      heading: 'Du kom tilbake i en annen nettleser',
      text: 'Av sikkerhetsgrunner må du avslutte i samme nettleser som du begynte i, med informasjonskapsler tillatt. Gå tilbake til den, eller begynn på nytt her.',
    },
    bankidinvalid: {
      heading: 'BankID-en din kan ikke brukes',
      text: 'Den er sperret, for gammel eller støttes ikke av appen. Oppdater appen, eller skaff en ny i banken. Du kan også velge en annen måte å logge inn på.',
    },
    loginfailed: {
      heading: 'Innloggingen mislyktes',
      text: 'Identiteten din er bekreftet, men innloggingen gikk ikke gjennom. Prøv igjen om litt.',
    },
    usernopid: {
      heading: 'Bekreft identiteten din',
      text: 'For å fortsette må du knytte e-legitimasjonen din til kontoen. Logg inn, så spør vi etter den.',
    },
    userexists: {
      heading: 'Du har allerede en konto',
      text: 'Det finnes allerede en konto med disse opplysningene. Logg inn med den i stedet for å opprette en ny.',
    },
  },
  fieldErrors: {
    required: () => 'Fyll ut dette.',
    email: () => 'Skriv en e-postadresse, for eksempel navn@eksempel.no.',
    phoneNumber: () => 'Bruk bare sifre, pluss, bindestrek og mellomrom.',
    inputToLong: ({ max }) => `Skriv høyst ${max ?? 50} tegn.`,
    invalidInput: ({ forbidden }) =>
      forbidden === undefined ? 'Dette kan ikke brukes.' : `Fjern «${forbidden}».`,
    emailInUse: () => 'Adressen er allerede i bruk.',
    emailVerificationCodeWrong: () => 'Koden stemmer ikke. Den har seks sifre og står i e-posten.',
    minLength: ({ min }) => `Bruk minst ${min ?? 8} tegn.`,
    maxLength: ({ max }) => `Bruk høyst ${max ?? 128} tegn.`,
    passwordNoMatch: () => 'Passordene er ikke like.',
    commonPassword: () => 'Det passordet gjetter mange først. Velg et annet, gjerne noen ord på rad.',
    unknownValue: () => 'Velg noe i listen.',
  },
  ongoing: { booking: 'Bestilling', document: 'Avtale å signere', payment: 'Betaling', errand: 'Sak' },
  tryAgainIn: (minutes) =>
    `For mange forsøk. Prøv igjen om ${minutes} ${minutes === 1 ? 'minutt' : 'minutter'}.`,
  offline:
    'Vi når ikke tjenesten akkurat nå. Det du har skrevet, er der fortsatt. Sjekk forbindelsen og prøv igjen.',
  signedOut: 'Du er ikke lenger innlogget. Logg inn og prøv igjen.',
  summary: 'Noe må rettes',
  ways: {
    retry: 'Prøv igjen',
    login: 'Logg inn',
    createAccount: 'Opprett konto',
    search: 'Finn din bolig',
    myPages: 'Til Mine sider',
    start: 'Til forsiden',
    faultReport: 'Meld en feil',
    contact: 'Trenger du hjelp, ta kontakt.',
    verify: 'Bekreft identiteten',
  },
}
