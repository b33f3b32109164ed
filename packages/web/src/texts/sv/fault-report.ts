// Swedish: reporting a fault, from the page in front of the wizard to the word that the report is there.
import type { CaseField, CaseLetterNote, CaseType, EmergencyKind, FieldErrorKey } from '@husrum/domain'
import { swedishFaultWords } from '@husrum/domain'
import { months } from './months.ts'

/** What a field of a report can be marked with. */
export type CaseFieldError = Extract<
  FieldErrorKey,
  | 'email'
  | 'fileEmpty'
  | 'filesTooLarge'
  | 'fileTooLarge'
  | 'fileType'
  | 'inputToLong'
  | 'invalidInput'
  | 'maxLength'
  | 'minLength'
  | 'numeric'
  | 'orgNr'
  | 'phoneNumber'
  | 'required'
  | 'tooManyFiles'
  | 'unknownValue'
>
type Facts = Readonly<Record<string, string | number>>

const errors: Record<CaseFieldError, (facts: Facts) => string> = {
  required: () => 'Fyll i det här.',
  email: () => 'Skriv en e-postadress, till exempel namn@exempel.se.',
  phoneNumber: () => 'Använd bara siffror, plus, bindestreck och mellanslag.',
  minLength: ({ min }) => `Skriv minst ${min ?? 7} tecken.`,
  maxLength: ({ max }) => `Skriv högst ${max ?? 20} tecken.`,
  inputToLong: ({ max }) => `Texten är för lång. Korta den till ${max ?? 50} tecken.`,
  invalidInput: ({ forbidden }) =>
    forbidden === undefined
      ? 'Det här går inte att använda. Skriv på ett annat sätt.'
      : `Ta bort ”${forbidden}”.`,
  numeric: () => 'Skriv bara siffror.',
  orgNr: () => 'Numret stämmer inte. Det har tio siffror och står i föreningens stadgar.',
  unknownValue: () => 'Välj något av det som står här.',
  tooManyFiles: ({ max }) => `Högst ${max ?? 5} filer. Ta bort någon.`,
  fileType: () => 'Bara bilder (jpg, png), pdf, film (mp4, mov) och Word (docx) går att skicka.',
  fileTooLarge: () => 'En fil får vara högst 20 MB. Välj en mindre.',
  filesTooLarge: () => 'Filerna får vara högst 100 MB tillsammans. Ta bort någon.',
  fileEmpty: () => 'Filen är tom. Välj en annan.',
}

/** What is missing, where there is more to say than that. */
const missing: Partial<Record<CaseField, string>> = {
  acceptTerms: 'Kryssa i rutan för att gå vidare.',
  isMember: 'Kryssa i rutan. Bara den som sitter i styrelsen kan anmäla för föreningen.',
  type: 'Välj om felet är i en bostad eller i ett gemensamt utrymme.',
  selectedApartment: 'Välj en adress för att fortsätta med din felanmälan.',
  problemArea: 'Välj var felet är.',
  problemAreaDetails: 'Välj vad som är fel.',
  description: 'Beskriv felet med några ord.',
  email: 'Skriv din e-postadress, så att vi kan svara.',
  phone: 'Skriv ditt telefonnummer, så att vi kan boka en tid.',
  compoundNumber: 'Skriv föreningens organisationsnummer.',
}

const fields: Record<CaseField, string> = {
  acceptTerms: 'Jag har läst och godkänner villkoren',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  email: 'E-postadress',
  phone: 'Telefonnummer',
  boardEmail: 'Styrelsens gemensamma e-postadress',
  other: 'Någon annan ska kontaktas om felet',
  otherFirstName: 'Kontaktpersonens förnamn',
  otherLastName: 'Kontaktpersonens efternamn',
  otherEmail: 'Kontaktpersonens e-postadress',
  otherPhone: 'Kontaktpersonens telefonnummer',
  compoundName: 'Föreningens namn',
  compoundNumber: 'Organisationsnummer',
  isMember: 'Jag sitter i föreningens styrelse',
  type: 'Vad gäller felet?',
  address: 'Gatuadress',
  zipCode: 'Postnummer',
  city: 'Ort',
  object: 'Lägenhetsnummer',
  searchString: 'Sök adress eller lägenhetsnummer',
  selectedApartment: 'Adress',
  selectedApartmentId: 'Adress',
  fullBuilding: 'Hela huset',
  problemArea: 'Var är felet?',
  problemAreaName: 'Var är felet?',
  problemAreaDetails: 'Vad är fel?',
  problemAreaDetailsName: 'Vad är fel?',
  publicAreaProblem: 'Vad är fel?',
  description: 'Beskriv felet',
  files: 'Bilder och filer',
  sendCopy: 'Skicka en kopia till min e-post',
  shareWithBoard: 'Dela ärendet med föreningens styrelse',
}

const kinds: Record<CaseType, { readonly name: string; readonly who: string; readonly text: string }> = {
  resident: {
    name: 'Fel i bostad eller hus',
    who: 'Jag bor i huset',
    text: 'Fel i din egen bostad, i ett gemensamt utrymme eller på en annan adress.',
  },
  boardMember: {
    name: 'Fel för föreningen',
    who: 'Jag sitter i styrelsen',
    text: 'För föreningar där vi har den tekniska förvaltningen.',
  },
  boardMemberNoManagement: {
    name: 'Fel för förening utan vår förvaltning',
    who: 'Jag sitter i styrelsen, men vi har en annan förvaltare',
    text: 'För garantifel i hus som vi har byggt.',
  },
}

const emergencies: Record<EmergencyKind, { readonly question: string; readonly meanwhile: string }> = {
  leak: {
    question: 'Vatten läcker och går inte att stoppa',
    meanwhile: 'Stäng av vattnet om du kan. Avstängningen sitter oftast i ett skåp i badrummet eller hallen.',
  },
  noHeat: {
    question: 'Hela bostaden eller huset är utan värme',
    meanwhile: 'Håll fönster och dörrar stängda. Låt element och golvvärme stå på.',
  },
  stuckLift: {
    question: 'Någon sitter fast i hissen',
    meanwhile: 'Tryck på larmknappen i hissen och vänta kvar. Försök inte öppna dörrarna.',
  },
  lock: {
    question: 'En ytterdörr går inte att låsa eller öppna',
    meanwhile: 'Lämna inte bostaden olåst. Är du utelåst: vänta på en plats där du är trygg.',
  },
  electricity: {
    question: 'Hela bostaden eller huset är utan el',
    meanwhile: 'Se om grannarna också är utan el, och titta efter säkringarna. Rör inget som gnistrar.',
  },
  gas: {
    question: 'Det luktar gas',
    meanwhile: 'Gå ut och ring 112. Tänd inget, rör inga strömbrytare och öppna fönster på vägen ut.',
  },
}

/** A moment, as a clock on the wall of the country tells it; Sunday is 0, January 1. */
export interface Moment {
  readonly weekday: number
  readonly day: number
  readonly month: number
  readonly hour: number
  readonly minute: number
}

const weekdays = ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag']
const twoDigits = (count: number): string => String(count).padStart(2, '0')

export const texts = {
  title: swedishFaultWords.wizard,
  errors,
  missing,
  fields,
  rooms: { ...swedishFaultWords.commonAreas, ...swedishFaultWords.rooms },
  details: swedishFaultWords.details,
  legends: swedishFaultWords.pages,
  kinds,
  moment: ({ weekday, day, month, hour, minute }: Moment) =>
    `${weekdays[weekday]} ${day} ${months[month - 1]} kl. ${twoDigits(hour)}.${twoDigits(minute)}`,
  optional: 'valfritt',
  retry: 'Försök igen',
  loading: 'Hämtar …',
  shell: {
    stepOf: (number: number, of: number) => `Steg ${number} av ${of}`,
    progress: 'Så långt har du kommit',
    allSteps: 'Alla steg',
    done: 'klart',
    here: 'du är här',
    start: 'Börja',
    next: 'Nästa',
    back: 'Tillbaka',
    submit: 'Skicka felanmälan',
    sending: 'Skickar …',
    cancel: 'Avbryt felanmälan',
    applianceNext: 'Gå vidare med anmälan',
    applianceBack: 'Ändra vad som är fel',
    saved: (time: string) => `Sparat ${time}`,
    saving: 'Sparar …',
    notSaved: {
      offline: 'Du är inte uppkopplad. Det du har skrivit finns kvar här och sparas när nätet är tillbaka.',
      away: 'Inte sparat än: vi når inte servern. Det du har skrivit finns kvar här.',
      signedOut: 'Du har blivit utloggad. Det du har skrivit finns kvar här: logga in, så sparas det.',
    },
    signIn: 'Logga in igen',
    wrong: 'Något behöver rättas',
    cleared: 'Du ändrade ett tidigare svar. Det som hörde till det är borta, så svara på nytt.',
    undo: 'Ångra ändringen',
    elsewhere: 'Anmälan har ändrats i en annan flik eller på en annan enhet.',
    takeElsewhere: 'Visa den versionen',
    keepOwn: 'Behåll det som står här',
    sentElsewhere: (number: string) =>
      number === ''
        ? 'Anmälan är redan skickad från en annan flik.'
        : `Anmälan är redan skickad från en annan flik: ${number}.`,
    toSent: 'Visa den skickade anmälan',
  },
  abort: {
    heading: 'Vill du avbryta felanmälan?',
    text: 'Det du har skrivit och alla filer tas bort. Vill du göra klart den senare kan du bara lämna sidan: vi sparar den i ett dygn.',
    keep: 'Fortsätt anmäla',
    abort: 'Avbryt och ta bort',
  },
  terms: {
    intro: 'Det tar ungefär två minuter. Du får ett ärendenummer och kan följa vad som händer.',
    saved:
      'Det du skriver sparas hela tiden. Du kan gå ifrån och fortsätta inom ett dygn, även på en annan enhet.',
    points: [
      'Vi använder dina uppgifter för att åtgärda felet och för att kontakta dig om det.',
      'De som ska laga felet, till exempel en entreprenör, får veta vad du skriver och hur de når dig.',
      'Är felet inte vårt att åtgärda kan den som har orsakat det få betala. Det säger vi till om först.',
    ],
    privacy: 'Läs om personuppgifter',
  },
  contact: {
    known: 'Vi har fyllt i det vi vet. Rätta det som inte stämmer.',
    changesProfile:
      'Ändrar du telefonnumret ändras det även på Mina sidor när anmälan skickas. En ny e-postadress bekräftar du där.',
    nameIsFixed: 'Namnet kommer från din e-legitimation och går inte att ändra här.',
    nameIsWrong: 'Stämmer inte namnet? Hör av dig till oss.',
    boardEmailHint: 'Dit går svaren till hela styrelsen. Ändrar du den här ändras den för föreningen.',
    otherHint: 'Fyll i den som kan släppa in oss eller svara på frågor.',
    photos: 'Har du redan tagit bilder? Lägg till dem nu',
  },
  residence: {
    apartment: 'En bostad',
    apartmentHint: 'Din egen eller någon annans',
    publicSpace: 'Ett gemensamt utrymme',
    publicSpaceHint: 'Trapphus, tvättstuga, garage, gård',
    homes: 'Vilken bostad?',
    places: 'Vilken adress?',
    other: 'En annan adress',
    fillIn: 'Fyll i adressen här under.',
    noHomes: 'Vi hittar ingen bostad som hör till dig. Skriv adressen, så hittar vi rätt.',
    dwelling: (number: string) => `lägenhet ${number}`,
    failed: 'Det gick inte att hämta dina adresser. Försök igen, eller välj en annan adress och skriv den.',
    hint: 'Skriv minst två tecken.',
    search: 'Sök',
    searching: 'Söker …',
    none: 'Inga resultat',
    found: (count: number) => (count === 1 ? '1 träff' : `${count} träffar`),
    buildings: 'Hus och trapphus',
    apartments: 'Lägenheter',
    picked: 'Vald adress',
    searchFailed: 'Det gick inte att söka just nu. Försök igen.',
    buildingKind: { object: 'hus', stairs: 'trapphus', property: 'hela fastigheten' },
  },
  compound: {
    numberHint: 'Tio siffror, till exempel 769612-3459. Det står i stadgarna.',
    memberHint: 'Bor du i huset utan att sitta i styrelsen? Anmäl som boende i stället.',
  },
  estate: {
    objectHint: 'Fyra siffror, till exempel 1203. Numret står ofta på dörren.',
    zipHint: 'Fem siffror',
  },
  area: {
    failed: 'Det gick inte att hämta utrymmen. Försök igen om en stund.',
    detailsFailed: 'Det gick inte att hämta vad som kan vara fel. Försök igen om en stund.',
    reported: 'Redan anmält här',
    reportedText:
      'Är det samma fel behöver du inte anmäla det igen. Följ det, så hör vi av oss när något händer.',
    reportedOn: (day: string) => `anmält ${day}`,
    follow: 'Följ ärendet',
    followed: 'Du följer det. Vi hör av oss när något händer.',
    followFailed: 'Det gick inte just nu. Försök igen.',
    another: 'Är det ett annat fel går du bara vidare.',
    faq: 'Det här kan hjälpa redan nu',
    appliance: 'Vitvaror har tillverkarens garanti',
    applianceText: 'I nästa steg ser du vad vi behöver veta om maskinen.',
    warrantyRunning: (day: string) =>
      `Huset har garanti till och med ${day}. Fel från bygget åtgärdar vi utan kostnad för dig.`,
    warrantyOver: (day: string) =>
      `Husets garanti gick ut ${day}. Underhåll betalar du eller föreningen; anmäl ändå, så bedömer vi felet.`,
  },
  appliances: {
    text: 'Titta efter de här uppgifterna och skriv dem i beskrivningen, så kan reparatören ta med rätt delar:',
    points: [
      'märke och modell',
      'serienummer, på en skylt innanför dörren eller luckan',
      'felkod, om en sådan visas',
    ],
    photo: 'Ett foto på skylten räcker också.',
    warranty: 'Tillverkarens garantitid kan vara kortare än husets.',
  },
  description: {
    shareHint:
      'Utan delning ser styrelsen bara att ärendet finns, var det gäller och vilken status det har, och du kan ändra dig senare i ärendet.',
    hint: 'Vad händer, när började det och blir det värre? Skriv inga personnummer.',
    left: (count: string) => `${count} tecken kvar`,
    atLimit: 'Nu är texten så lång den får vara: 5 000 tecken.',
    over: (count: string) => `${count} tecken för mycket. Korta texten.`,
    filesHint: 'En bild på nära håll och en där rummet syns.',
  },
  files: {
    waiting: (count: number) =>
      count === 1
        ? 'En fil är på väg. Anmälan skickas så snart den är framme.'
        : `${count} filer är på väg. Anmälan skickas så snart de är framme.`,
    refused:
      'Det finns filer som inte gick att ta emot. Ta bort dem under Bilder och filer, så kan du gå vidare.',
    stopWaiting: 'Vänta inte, fortsätt redigera',
  },
  summary: {
    intro: 'Stämmer allt? Sedan skickar du.',
    change: (legend: string) => `Ändra ${legend.toLowerCase()}`,
    contact: 'Kontaktuppgifter',
    otherContact: 'Kontakta i stället',
    files: 'Bilder och filer',
    noFiles: 'Inga',
    copy: 'Kopia',
    shared: 'Delas med styrelsen',
    yes: 'Ja',
    no: 'Nej',
    promise: 'När du har skickat får du ett ärendenummer och en tid då vi senast svarar.',
  },
  failures: {
    heading: 'Felanmälan är inte skickad',
    kept: 'Allt du har skrivit finns kvar.',
    fileSize:
      'Filerna är för stora. En fil får vara högst 20 MB och alla tillsammans högst 100 MB. Ta bort någon och skicka igen.',
    fileType:
      'En fil är av ett slag som inte går att skicka. Bilder (jpg, png), pdf, film (mp4, mov) och Word (docx) går bra.',
    tooFast: (minutes: number) =>
      minutes <= 1
        ? 'Det har kommit många anmälningar härifrån. Försök igen om en minut.'
        : `Det har kommit många anmälningar härifrån. Försök igen om ${minutes} minuter.`,
    offline: 'Du är inte uppkopplad. Anslut till internet och skicka igen: felet anmäls bara en gång.',
    away: 'Vi fick inget svar. Skicka igen: felet anmäls bara en gång, även om det hann fram.',
    signedOut: 'Du har blivit utloggad. Logga in igen, så fortsätter du här.',
    elsewhere:
      'Anmälan har ändrats i en annan flik eller på en annan enhet. Välj vilken version som gäller, och skicka sedan.',
    generic:
      'Något gick fel när anmälan skulle skickas. Försök igen om en stund, eller ring oss om det är bråttom.',
  },
  technical: {
    heading: 'Tekniskt fel',
    text: 'Ett tekniskt fel inträffade. Vänligen försök igen senare.',
    kept: 'Det du har skrivit finns kvar.',
    retry: 'Försök igen',
    close: 'Stäng',
  },
  sent: {
    heading: {
      resident: 'Vi har tagit emot din felanmälan',
      boardMember: 'Vi har tagit emot styrelsens felanmälan',
      boardMemberNoManagement: 'Vi har tagit emot er felanmälan',
    } satisfies Record<CaseType, string>,
    text: {
      resident: 'Vi läser den och svarar dig.',
      boardMember: 'Det kan dröja några minuter innan den syns bland föreningens ärenden.',
      boardMemberNoManagement:
        'Vi bedömer om felet omfattas av garantin och svarar till den adress du har angett.',
    } satisfies Record<CaseType, string>,
    ticket: 'Ärendenummer',
    ticketLater: 'Ärendenumret kommer om några minuter, här och i ditt mejl.',
    next: 'Vad händer nu?',
    promised: (when: string) =>
      `Vi svarar senast ${when}. Då har någon av våra tekniker läst anmälan och säger vad som händer.`,
    copySent: 'En kopia är skickad till din e-post.',
    letterNote: {
      withoutWords:
        'Vi har mejlat ärendenumret, men inte det du skrev. En kopia skickar vi bara till en bekräftad e-postadress.',
      heldBack:
        'Vi har mejlat adressen flera gånger den senaste tiden och skickar inget mejl om den här anmälan. Vi har tagit emot den ändå.',
    } satisfies Record<CaseLetterNote, string>,
    emailChange: {
      asked:
        'Vi har skickat en kod till din nya e-postadress. Skriv in den för att byta adress på Mina sidor.',
      notAsked:
        'Svaret går till adressen du skrev. På Mina sidor är din e-postadress oförändrad, för ett byte behöver du visa vem du är på nytt.',
    },
    toSettings: { asked: 'Skriv in koden', notAsked: 'Byt e-postadress' },
    meanwhile: 'Under tiden',
    ifWorse: 'Blir det värre eller bråttom? Vänta inte på svar här.',
    meanwhilePoints: [
      'Läcker det: stäng av vattnet och ställ något under.',
      'Laga inget själv som hör till huset. Spara det som har gått sönder.',
    ],
    see: 'Se ärendet',
    errands: 'Gå till ärenden',
    follow: 'Följ felanmälan',
    another: 'Anmäl ett fel till',
    close: 'Stäng',
  },
  door: {
    emergency: 'Är det bråttom?',
    emergencyText: 'Välj det som stämmer, så ser du vem du ringer nu. Är det fara för liv: ring 112.',
    emergencies,
    call: (name: string) => `Ring ${name}`,
    unanswered: 'Just nu svarar ingen på vår telefon. Ring 112 om det är fara för liv, annars anmäl här.',
    thenReport: 'När du har ringt kan du anmäla felet här, så finns det skrivet.',
    begun: 'Du har en påbörjad felanmälan',
    begunOn: (when: string) => `Sparad ${when}`,
    goOn: 'Fortsätt anmälan',
    report: 'Anmäl ett fel',
    choose: 'Vem anmäler?',
    start: 'Anmäl',
    signIn: 'Du loggar in först.',
    verify: 'Du bekräftar vem du är först.',
    switches:
      'Vi har inte den tekniska förvaltningen av er förening. Anmälan går då som förening utan vår förvaltning.',
    switched: 'Fortsätt utan teknisk förvaltning',
    /** For a private person at the board's report. */
    board: {
      heading: 'Felanmälan för styrelsen',
      signedInAs: (name: string) => `Du är inloggad som ${name}.`,
      text: 'Styrelsens felanmälan gör du inloggad för föreningen.',
      signIn: 'Logga in för styrelsen',
      withoutManagement: (association: string) =>
        `Vi har inte den tekniska förvaltningen av ${association}. Styrelsen anmäler därför som förening utan vår förvaltning.`,
      none: 'Vi hittar ingen förening hos oss där du sitter i styrelsen. Bor du i huset anmäler du som boende. Sitter du i en styrelse går anmälan som förening utan vår förvaltning.',
    },
    warranty: 'Vem betalar?',
  },
}

export type FaultReportTexts = typeof texts
