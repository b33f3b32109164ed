// What is said of an outcome, in Swedish.
import type { AnswerTexts } from '../../answer-texts.ts'

export const answerTexts: AnswerTexts = {
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
  },
  errorPages: {
    userssnnomatch: {
      heading: 'Någon annan skrev under',
      text: 'Personnumret i underskriften är inte samma som i bokningen. Börja om, och låt den som bokar skriva under själv.',
    },
    purchaseobjecterror: {
      heading: 'Bostaden går inte att boka längre',
      text: 'Någon annan hann före, eller så gick tiden för din reservation ut. Inget är draget från ditt konto. Sök bland bostäderna som finns kvar.',
    },
    acceptterms: {
      heading: 'Villkoren är inte godkända',
      text: 'Du behöver läsa dokumenten och godkänna villkoren innan du kan gå vidare. Gå tillbaka till bokningen och gör det där.',
    },
    purchase: {
      heading: 'Köpet gick inte igenom',
      text: 'Se efter i banken om pengar har dragits innan du försöker igen. Är du osäker, hör av dig till oss så reder vi ut det.',
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
  },
  fieldErrors: {
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
    commonPassword: () => 'Det lösenordet gissar många först. Välj ett annat, gärna några ord i rad.',
    unknownValue: () => 'Välj något i listan.',
  },
  ongoing: { booking: 'Bokning', document: 'Avtal att skriva under', payment: 'Betalning', errand: 'Ärende' },
  tryAgainIn: (minutes) =>
    `För många försök. Försök igen om ${minutes} ${minutes === 1 ? 'minut' : 'minuter'}.`,
  offline:
    'Vi når inte tjänsten just nu. Det du har skrivit finns kvar. Kontrollera din anslutning och försök igen.',
  signedOut: 'Du är inte längre inloggad. Logga in och försök igen.',
  summary: 'Något behöver rättas',
  ways: {
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
}
