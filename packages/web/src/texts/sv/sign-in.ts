// Swedish: signing in, registering and everything around an account, with the outcome of each step.
import type {
  AuthMessage,
  ErrorPageKind,
  ErrorPageMoney,
  FieldErrorKey,
  LoginMethod,
  OngoingBusinessKind,
  RfaMessage,
} from '@husrum/domain'

type ByMethod = Record<LoginMethod, string>

/** The errors that a field of these forms can have. */
export type SignInFieldError = Extract<
  FieldErrorKey,
  | 'required'
  | 'email'
  | 'phoneNumber'
  | 'inputToLong'
  | 'invalidInput'
  | 'emailInUse'
  | 'emailVerificationCodeWrong'
  | 'minLength'
  | 'maxLength'
  | 'passwordNoMatch'
  | 'commonPassword'
  | 'numeric'
  | 'unknownValue'
  | 'changedElsewhere'
>

/** Each takes what its sentence needs to know: `min`, `max`, `forbidden`. */
const fieldErrors: Record<SignInFieldError, (facts: Readonly<Record<string, string | number>>) => string> = {
  required: () => 'Fyll i det här.',
  email: () => 'Skriv en e-postadress, till exempel namn@exempel.se.',
  phoneNumber: () => 'Använd bara siffror, plus, bindestreck och mellanslag.',
  inputToLong: ({ max }) => `Skriv högst ${max ?? 50} tecken.`,
  invalidInput: ({ forbidden }) =>
    forbidden === undefined ? 'Det här går inte att använda.' : `Ta bort ”${forbidden}”.`,
  emailInUse: () => 'Adressen används redan.',
  emailVerificationCodeWrong: () => 'Koden stämmer inte. Den har sex siffror och står i mejlet.',
  minLength: ({ min }) => `Använd minst ${min ?? 8} tecken.`,
  maxLength: ({ max }) => `Använd högst ${max ?? 128} tecken.`,
  passwordNoMatch: () => 'Lösenorden är inte lika.',
  numeric: () => 'Använd bara siffror och mellanslag.',
  commonPassword: () => 'Det lösenordet gissar många först. Välj ett annat, gärna några ord i rad.',
  unknownValue: () => 'Välj något i listan.',
  changedElsewhere: ({ now = '' }) =>
    `Det här ändrades någon annanstans medan du skrev. Nu står det ”${now}”. Spara igen om ditt ska gälla.`,
}

export const texts = {
  heading: 'Logga in',
  blocked: {
    heading: 'Webbläsaren tar inte emot cookies',
    text: 'Utan cookies kan du inte vara inloggad. Tillåt cookies för den här webbplatsen i webbläsarens inställningar, och ladda sedan om sidan.',
  },
  tabs: { label: 'Logga in som', private: 'Mina sidor', board: 'Styrelseportalen' },
  fields: {
    email: 'E-postadress',
    password: 'Lösenord',
    wrongPassword: 'Lösenordet stämmer inte.',
    newPassword: 'Nytt lösenord',
    repeatedPassword: 'Samma lösenord en gång till',
    passwordHint: 'Minst 8 tecken. Fyra ord som inte hör ihop är ett bra lösenord.',
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    phone: 'Mobilnummer',
    campaignCode: 'Kampanjkod',
    optional: 'valfritt',
    newsletter: 'Ja, skicka nyhetsbrev om nya projekt',
    acceptTerms: 'Jag godkänner hur mina uppgifter används för kontot',
    /** What is wrong with a box that must be ticked. */
    mustTick: 'Kryssa i rutan för att gå vidare.',
    privacy: 'Läs om personuppgifter',
    code: 'Kod från mejlet',
    showPassword: 'Visa lösenordet',
    hidePassword: 'Dölj lösenordet',
  },
  identity: {
    /** The provider's name in running text. */
    provider: { bank_id: 'BankID', eident: 'norskt BankID', signicat: 'e-legitimation' } satisfies ByMethod,
    signIn: {
      bank_id: 'Logga in med BankID',
      eident: 'Logga in med norskt BankID',
      signicat: 'Logga in med e-legitimation',
    } satisfies ByMethod,
    verify: {
      bank_id: 'Bekräfta med BankID',
      eident: 'Bekräfta med norskt BankID',
      signicat: 'Bekräfta med e-legitimation',
    } satisfies ByMethod,
    register: {
      bank_id: 'Fortsätt med BankID',
      eident: 'Fortsätt med norskt BankID',
      signicat: 'Fortsätt med e-legitimation',
    } satisfies ByMethod,
    notOffered:
      'Det går inte att legitimera sig elektroniskt på den här webbplatsen just nu. Kontakta oss, så hjälper vi dig.',
    onOtherDevice: 'Använd BankID på en annan enhet',
    onThisDevice: 'Öppna BankID på den här enheten',
    /** Heading and page title while it lasts. */
    waiting: {
      bank_id: 'Väntar på BankID',
      eident: 'Väntar på norskt BankID',
      signicat: 'Väntar på e-legitimationen',
    } satisfies ByMethod,
    open: 'Öppna BankID',
    steps: [
      'Öppna BankID-appen på din telefon eller surfplatta.',
      'Tryck på QR-knappen i appen och läs av koden här.',
      'Kontrollera att det är oss du legitimerar dig hos, och följ appen.',
    ],
    qr: 'QR-kod för BankID',
    starting: 'Startar …',
    leaving: {
      bank_id: 'Du skickas vidare till BankID.',
      eident: 'Du skickas vidare till norskt BankID.',
      signicat: 'Du skickas vidare till e-legitimationen.',
    } satisfies ByMethod,
    goOn: {
      bank_id: 'Fortsätt till BankID',
      eident: 'Fortsätt till norskt BankID',
      signicat: 'Fortsätt till e-legitimationen',
    } satisfies ByMethod,
    checking: 'Vi kontrollerar din identifiering.',
    noConnection: 'Vi får ingen kontakt just nu och försöker igen.',
    slow: 'Det tar längre tid än vanligt. Du kan vänta, eller börja om.',
    startAgain: 'Börja om',
    cancel: 'Avbryt',
    done: 'Klart. Du loggas in.',
  },
  email: {
    heading: 'E-post och lösenord',
    submit: 'Logga in',
    forgot: 'Glömt lösenordet?',
    withoutAccount: 'Har du inget konto?',
    create: 'Skapa konto',
  },
  board: {
    text: 'För dig som sitter i styrelsen för en förening. Du legitimerar dig, och väljer sedan vilken förening du företräder.',
    withoutManagement: 'Sköter vi inte föreningens tekniska förvaltning?',
    report: 'Gör en felanmälan utan att logga in här',
    goOnWithout: 'Fortsätt utan teknisk förvaltning',
  },
  association: { next: 'Fortsätt', cancel: 'Avbryt inloggningen' },
  register: {
    identityHeading: 'Med e-legitimation',
    identityText: {
      bank_id:
        'Snabbast. Då kan du boka, skriva under och anmäla fel direkt, och har inget lösenord att minnas.',
      eident: 'Snabbast. Då har du inget lösenord att minnas.',
      signicat: 'Snabbast. Då har du inget lösenord att minnas.',
    } satisfies ByMethod,
    identified: 'Din identitet är bekräftad. Fyll i resten, så är kontot klart.',
    emailHeading: 'Med e-post och lösenord',
    emailText: 'Du kan koppla din e-legitimation till kontot senare.',
    submit: 'Skapa konto',
    lookAtMail: 'Titta i din inkorg',
    /** `email` is what was typed. */
    mailSent: (email: string) =>
      `Vi har skickat ett mejl till ${email}. Öppna länken i det, så kan du logga in. Kommer det inget, titta i skräpposten.`,
    haveAccount: 'Har du redan ett konto?',
  },
  forgot: {
    submit: 'Skicka en länk',
    sentHeading: 'Titta i din inkorg',
    sent: (email: string) =>
      `Om ${email} har ett konto hos oss kommer det en länk dit. Den gäller i en timme.`,
    noMail: 'Kommer det inget mejl? Titta i skräpposten, och kontrollera att adressen är rätt.',
    again: 'Ändra adressen eller skicka igen',
    back: 'Tillbaka till inloggningen',
  },
  setPassword: {
    submit: 'Spara lösenordet',
    done: 'Lösenordet är sparat, och alla andra inloggningar är avslutade. Nu kan du logga in.',
    noLink: 'Öppna länken i mejlet för att välja ett nytt lösenord. Här saknas den.',
    linkOver: 'Länken är använd eller för gammal. Be om en ny.',
    newLink: 'Be om en ny länk',
  },
  changeEmail: {
    ownPassword: 'Ditt lösenord',
    ownPasswordHint: 'Behövs inte om du har bekräftat din identitet de senaste fem minuterna.',
    confirmInstead: 'Bekräfta med e-legitimation i stället',
    submit: 'Skicka en kod',
    codeText: (email: string) =>
      `Vi har skickat en kod till ${email}. Den gäller i 15 minuter. Din gamla adress gäller tills du har bekräftat.`,
    confirm: 'Bekräfta adressen',
    otherAddress: 'Byt till en annan adress',
    done: 'Din nya e-postadress är bekräftad.',
    mustSignIn: 'Logga in för att byta e-postadress.',
    /** Of the link that confirms a registration's address. */
    confirmHeading: 'Bekräfta din e-postadress',
    confirmedHeading: 'Adressen är bekräftad',
    confirmText:
      'Skriv lösenordet som du valde när du skapade kontot, så är adressen bekräftad och du kan logga in.',
    passwordHint:
      'Skapade du kontot med e-legitimation? Logga in med den i den här webbläsaren först. Då behövs inget lösenord.',
    notMeHeading: 'Var det inte du som skapade kontot?',
    notMeText: 'Säg till, så tar vi bort det. Då kan ingen använda din adress hos oss.',
    notMe: 'Det var inte jag',
    rejectedHeading: 'Tack för att du sa till',
    rejected: 'Länken gäller inte längre, och ingen kan logga in hos oss med din e-postadress.',
    confirmLink: 'Bekräfta min e-postadress',
    confirmed: 'Nu kan du logga in.',
    linkOver: 'Länken är använd eller för gammal. Försök logga in, eller skapa kontot igen.',
  },
  emailSignIn: {
    heading: 'Inloggning med e-post',
    isOn: 'Du kan logga in med e-post och lösenord. Stänger du av det går det bara att logga in med din e-legitimation.',
    isOff: 'Inloggning med e-post är avstängd. Du loggar in med din e-legitimation.',
    switchOff: 'Stäng av inloggning med e-post',
    allow: 'Tillåt inloggning med e-post',
    saved: 'Sparat.',
  },
  accountDeleted: 'Kontot är borttaget. Vi har mejlat dig en bekräftelse. Välkommen åter om du vill.',
  identityUntied:
    'Legitimationen är bortkopplad och alla är utloggade. Logga in med e-post och lösenord. Vi har mejlat dig.',
  undoChange: {
    heading: 'Ta tillbaka ditt konto',
    text: 'Vi ställer tillbaka kontot som det var före ändringen: din e-postadress gäller igen, alla loggas ut, och lösenordet och en e-legitimation som har kopplats dit sedan dess tas bort.',
    submit: 'Ta tillbaka kontot',
    doneHeading: 'Kontot är ditt igen',
    done: 'Alla är utloggade. Välj nu ett nytt lösenord: vi skickar en länk till din e-postadress.',
    linkOver: 'Länken är använd eller för gammal. Hör av dig till oss om något är fel med ditt konto.',
    choosePassword: 'Välj ett nytt lösenord',
  },
  consent: {
    question: (brand: string) => `Får ditt konto användas hos ${brand}?`,
    text: 'Vi behöver ditt ja innan vi visar dina uppgifter här. Du kan ta tillbaka det i dina inställningar.',
    accept: 'Ja, använd mitt konto här',
    decline: 'Nej, logga ut mig',
    declineText: 'Säger du nej loggas du ut. Kontot finns kvar, och inget ändras hos våra andra varumärken.',
    declined: 'Du sa nej och är utloggad. Kontot finns kvar.',
    given: 'Du har redan sagt ja.',
    mustSignIn: 'Logga in för att svara.',
    goOn: 'Fortsätt',
  },
  upgrade: {
    heading: 'Bekräfta din identitet',
    text: {
      bank_id:
        'Med BankID kan du boka bostad, skriva under avtal, se dina handlingar och anmäla fel. Loggar du in med e-post bekräftar du en gång varje gång du loggar in.',
      eident:
        'Med norskt BankID kan du skriva under avtal, se dina handlingar och anmäla fel. Loggar du in med e-post bekräftar du en gång varje gång du loggar in.',
      signicat:
        'Med e-legitimation kan du boka bostad, skriva under avtal och se dina handlingar. Loggar du in med e-post bekräftar du en gång varje gång du loggar in.',
    } satisfies ByMethod,
    /** Where the account has no electronic identity yet. */
    passwordHint:
      'Du kopplar en e-legitimation till kontot för första gången. Skriv kontots lösenord, så vet vi att det är ditt. Har du inget lösenord? Välj ett via länken nedan.',
    later: 'Inte nu',
    doneHeading: 'Din identitet är bekräftad',
    doneText: 'Från och med nu kan du logga in med din e-legitimation.',
    next: 'Fortsätt',
  },
  signedIn: (name: string) => `Du är inloggad som ${name}.`,
  /** A page has refused whoever is signed in. */
  notTheirs: 'Sidan du ville till hör inte till det konto du är inloggad med.',
  /** `name` is the association's. */
  notForBoards: (name: string) =>
    `Sidan du ville till är för privatpersoner, och du är inloggad för styrelsen i ${name}. Logga ut, och logga in på Mina sidor för att se den.`,
  outcomes: {
    messages: {
      RFA1: 'Starta BankID-appen.',
      RFA2: 'Du har inte BankID-appen installerad. Kontakta din bank.',
      RFA3: 'Åtgärden avbruten. Försök igen.',
      RFA4: 'En identifiering eller underskrift för det här personnumret är redan påbörjad. Försök igen.',
      RFA5: 'Något gick fel. Försök igen.',
      RFA6: 'Åtgärden avbröts.',
      RFA8: 'BankID-appen svarar inte. Kontrollera att den är startad och att du har internetanslutning. Om du inte har ett giltigt BankID kan du skaffa ett hos din bank. Försök sedan igen.',
      RFA9: 'Skriv in din säkerhetskod i BankID-appen och välj Identifiera eller Skriv under.',
      RFA13: 'Försöker starta BankID-appen.',
      RFA15A:
        'Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här datorn. Om du har BankID på kort, sätt in kortet i kortläsaren.',
      RFA15B: 'Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här enheten.',
      RFA16:
        'Ditt BankID är för gammalt eller spärrat. Använd ett annat BankID eller skaffa ett nytt hos din bank.',
      RFA17A: 'Du verkar inte ha BankID-appen. Installera den och skaffa ett BankID hos din bank.',
      RFA17B: 'Misslyckades att läsa av QR-koden. Starta BankID-appen och läs av QR-koden.',
      RFA19: 'Vill du använda BankID på den här datorn eller på en annan enhet?',
      RFA20: 'Vill du använda BankID på den här enheten eller på en annan enhet?',
      RFA21: 'En identifiering eller underskrift pågår.',
      RFA22: 'Något gick fel. Försök igen.',
      RFA23: 'Fotografera och läs av din ID-handling med BankID-appen.',
      InvalidInput: 'Kontrollera uppgifterna.',
      InvalidEmailLoginInput: 'Fel e-postadress eller lösenord.',
      MustLoginWithBankId: 'Ditt konto kräver BankID. Logga in med det i stället.',
      SsnNotFound:
        'Vi hittar inget konto för dig. Skapa ett, eller logga in med e-post och lösenord om du har ett sådant konto.',
      UserAlreadyExists: 'Det finns redan ett konto. Logga in med det.',
      InvalidCampaignCode: 'Kampanjkoden gäller inte.',
      MustActivatePid: 'Bekräfta din identitet för att fortsätta.',
      ChooseBoardMember: 'Vilken förening vill du logga in som?',
      NoBoardMember:
        'Vi hittar ingen förening med teknisk förvaltning hos oss där du sitter i styrelsen. Du kan göra en felanmälan utan att logga in i styrelseportalen.',
      HasOngoingBusiness: 'Du har något pågående som måste avslutas först.',
      Error: 'Något gick fel. Försök igen.',
    } satisfies Record<RfaMessage | AuthMessage, string>,
    /** Each says what to do. */
    errorPages: {
      userssnnomatch: {
        heading: 'Någon annan skrev under',
        text: 'Personnumret i underskriften är inte samma som i bokningen. Börja om, och låt den som bokar skriva under själv.',
      },
      purchaseobjecterror: {
        heading: 'Bostaden går inte att boka längre',
        text: 'Någon annan hann före, eller så gick tiden för din reservation ut. Sök bland bostäderna som finns kvar.',
      },
      acceptterms: {
        heading: 'Villkoren är inte godkända',
        text: 'Du behöver läsa dokumenten och godkänna villkoren innan du kan gå vidare. Gå tillbaka till bokningen och gör det där.',
      },
      purchase: {
        heading: 'Köpet gick inte igenom',
        text: 'Öppna bokningen och se hur den står innan du försöker igen. Är du osäker, hör av dig till oss så reder vi ut det.',
      },
      general: {
        heading: 'Något gick fel',
        text: 'Felet ligger hos oss. Vänta en stund och försök igen. Hjälper inte det, hör av dig till oss.',
      },
      notfound: {
        heading: 'Vi hittar inte bokningen',
        text: 'Länken kan vara gammal, eller så är bostaden borttagen. Logga in för att se dina bokningar, eller sök efter bostaden.',
      },
      unauthorizedid: {
        heading: 'Din legitimation räcker inte här',
        text: 'Använd en e-legitimation från det här landet med hög säkerhetsnivå. För vissa bostäder behöver du också vara VIP-medlem.',
      },
      cancel: {
        heading: 'Du avbröt',
        text: 'Inget har ändrats. Du kan börja om när du vill.',
      },
      inprogress: {
        heading: 'Något annat pågår redan',
        text: 'Du har redan en identifiering eller betalning i gång. Avsluta den i appen, vänta en minut och försök igen.',
      },
      timeout: {
        heading: 'Tiden gick ut',
        text: 'Det tog för lång tid innan vi fick svar. Ha appen öppen och försök igen.',
      },
      browsererror: {
        heading: 'Du kom tillbaka i en annan webbläsare',
        text: 'Av säkerhetsskäl måste du avsluta i samma webbläsare som du började i, med cookies tillåtna. Gå tillbaka till den, eller börja om här.',
      },
      bankidinvalid: {
        heading: 'Ditt BankID går inte att använda',
        text: 'Det är spärrat, för gammalt eller stöds inte av appen. Uppdatera appen, eller skaffa ett nytt hos din bank. Du kan också välja ett annat sätt att logga in.',
      },
      loginfailed: {
        heading: 'Det gick inte att logga in',
        text: 'Din identitet är bekräftad, men inloggningen gick inte igenom. Försök igen om en stund.',
      },
      usernopid: {
        heading: 'Bekräfta din identitet',
        text: 'För att fortsätta behöver du koppla din e-legitimation till kontot. Logga in, så frågar vi efter den.',
      },
      userexists: {
        heading: 'Du har redan ett konto',
        text: 'Det finns redan ett konto med de här uppgifterna. Logga in med det i stället för att skapa ett nytt.',
      },
    } satisfies Record<ErrorPageKind, { heading: string; text: string }>,
    /** What an error page says of money where no booking tells. */
    errorMoney: {
      none: 'Inga pengar har dragits.',
      comesBack: 'Har du betalat får du tillbaka allt, samma väg som du betalade.',
      look: 'Det kan hända att pengar har dragits. Se efter i bokningen eller i din bank innan du betalar igen. Det som har dragits utan att du fick bostaden betalar vi tillbaka.',
    } satisfies Record<ErrorPageMoney, string>,
    fieldErrors,
    /** What to do about it. */
    ongoingHelp:
      'Öppna det som står här nedanför och avsluta det. Går det inte, hör av dig så hjälper vi dig. Försök sedan igen.',
    ongoing: {
      booking: 'Bokning',
      document: 'Avtal att skriva under',
      payment: 'Betalning',
      refund: 'Återbetalning',
      plan: 'Betalningsplan',
      home: 'Köpt bostad',
      errand: 'Ärende',
    } satisfies Record<OngoingBusinessKind, string>,
    /** Minutes, at least one. */
    tryAgainIn: (minutes: number) =>
      `För många försök. Försök igen om ${minutes} ${minutes === 1 ? 'minut' : 'minuter'}.`,
    offline:
      'Vi når inte tjänsten just nu. Det du har skrivit finns kvar. Kontrollera din anslutning och försök igen.',
    signedOut: 'Du är inte längre inloggad. Logga in och försök igen.',
    summary: 'Något behöver rättas',
    ways: {
      booking: 'Till bokningen',
      retry: 'Försök igen',
      login: 'Logga in',
      createAccount: 'Skapa konto',
      search: 'Sök bostad',
      myPages: 'Till Mina sidor',
      start: 'Till startsidan',
      faultReport: 'Gör en felanmälan',
      contact: 'Behöver du hjälp, hör av dig.',
      verify: 'Bekräfta identiteten',
    },
  },
}

export type SignInTexts = typeof texts
/** The words for what came of a step: messages, error pages, wrong fields, and where each leads. */
export type OutcomeTexts = SignInTexts['outcomes']
