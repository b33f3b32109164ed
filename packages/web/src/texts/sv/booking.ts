// Swedish: booking a home, step by step.
import type {
  BookingStep,
  BookingVariant,
  FieldErrorKey,
  OfferObstacle,
  PresentHome,
  PriceLineKind,
} from '@husrum/domain'

export type BookingFieldError = Extract<
  FieldErrorKey,
  | 'required'
  | 'phoneNumber'
  | 'minLength'
  | 'maxLength'
  | 'inputToLong'
  | 'invalidInput'
  | 'unwritableScript'
  | 'email'
  | 'emailInUse'
  | 'uniqueEmail'
  | 'uniqueSocial'
  | 'pnrFormat'
  | 'pnrControl'
  | 'pnrInvalid'
  | 'pnrFormatWrong'
  | 'invalidBirthDate'
  | 'numeric'
  | 'min'
  | 'max'
  | 'shareSum'
  | 'unknownValue'
  | 'downPaymentTooLow'
  | 'priceSumToHigh'
  | 'fileType'
  | 'fileTooLarge'
  | 'tooManyFiles'
  | 'cannotBook'
>
type Params = Readonly<Record<string, string | number>>

export type ApplicantField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'address'
  | 'country'
  | 'personalNumber'
  | 'share'

const steps: Record<BookingStep, string> = {
  'start-booking': 'Börja boka',
  'personal-info': 'Dina uppgifter',
  documents: 'Handlingar',
  choices: 'Tillval',
  financing: 'Finansiering',
  accomodation: 'Så bor du nu',
  sign: 'Skriv under',
  payment: 'Betala',
  done: 'Klart',
}

/** What happens when, for each way to book. */
const happens: Record<BookingVariant, readonly string[]> = {
  A: [
    'Du legitimerar dig, och vi håller bostaden åt dig i 30 minuter.',
    'Du fyller i uppgifter och finansiering.',
    'Du skriver under ett köpanbud. Det är bindande.',
    'Vi svarar på anbudet och skickar köpekontraktet.',
  ],
  B: [
    'Du legitimerar dig, och vi håller bostaden åt dig i 30 minuter.',
    'Du fyller i dina uppgifter och läser handlingarna.',
    'Du skriver under reservationen och betalar avgiften.',
    'Vi hör av oss och bestämmer en tid för köpebrevet.',
  ],
  C: [
    'Du legitimerar dig med BankID, och vi håller bostaden åt dig i 30 minuter.',
    'Du fyller i uppgifter, tillval och finansiering.',
    'Du skriver under bokningsavtalet och betalar bokningsavgiften. Räkna med en kvart.',
    'Du får avtal och kvitto med e-post. Säljaren ringer dig inom två arbetsdagar.',
  ],
}

const regret: Record<BookingVariant, (cost: string) => string> = {
  A: () => 'Köpanbudet är bindande när du har skrivit under. Innan dess kan du avbryta utan kostnad.',
  B: () => 'Du kan ångra dig när som helst. Då får du tillbaka hela avgiften.',
  C: (cost) =>
    `Du kan ångra dig inom 14 dagar och få tillbaka hela avgiften. Ångrar du dig senare behåller vi ${cost}.`,
}

const lines: Record<PriceLineKind, string> = {
  price: 'Pris',
  sharedDebt: 'Andel av föreningens lån',
  debtFreePrice: 'Pris med andel av lån',
  purchaseCosts: 'Omkostnader',
  options: 'Tillval',
  total: 'Summa',
  bookingFee: 'Avgift att betala nu',
  rest: 'Resten, senare',
}

const obstacles: Record<OfferObstacle, string> = {
  notInSale: 'Bostaden säljs inte just nu.',
  vipOnly: 'Bostaden säljs först till VIP-medlemmar. Bli medlem för att boka.',
  vipUnpaid: 'Betala ditt VIP-medlemskap, så kan du boka bostaden.',
  alreadyBooked: 'Du har redan en bokning i projektet. Slutför eller avbryt den först.',
  quota: 'Bostäderna i den här omgången går till dem som anmälde sig tidigare.',
  missingIdentity: 'Legitimera dig för att boka.',
  underAge: 'Du måste ha fyllt 18 år för att boka.',
  noSiteConsent: 'Godkänn att ditt konto används här, så kan du boka.',
  held: 'Någon annan håller på att boka bostaden.',
  booked: 'Bostaden är bokad.',
  sold: 'Bostaden är såld.',
  noOnlineBooking: 'Bostaden bokas hos säljaren. Ring oss, så hjälper vi dig.',
}

const present: Record<PresentHome, string> = {
  condominium: 'I bostadsrätt',
  ownership: 'I eget hus eller ägarlägenhet',
  tenancy: 'I hyresrätt',
  withOthers: 'Hos någon annan',
  other: 'På annat sätt',
}

const errors: Record<BookingFieldError, (params: Params) => string> = {
  required: () => 'Fyll i det här.',
  phoneNumber: () => 'Använd bara siffror, plus, bindestreck och mellanslag.',
  minLength: ({ min }) => `Skriv minst ${min ?? 7} tecken.`,
  maxLength: ({ max }) => `Skriv högst ${max ?? 20} tecken.`,
  inputToLong: ({ max }) => `Korta texten till ${max ?? 50} tecken.`,
  invalidInput: ({ forbidden }) =>
    forbidden === undefined ? 'Skriv på ett annat sätt.' : `Ta bort ”${forbidden}”.`,
  unwritableScript: () =>
    'Skriv med latinska bokstäver, som i ditt pass. Avtalet kan inte innehålla de här tecknen.',
  email: () => 'Skriv en hel e-postadress, till exempel namn@exempel.se.',
  emailInUse: () => 'En annan person i dina bokningar har adressen. Skriv en annan.',
  uniqueEmail: () => 'Ni behöver var sin e-postadress. Skriv en annan.',
  uniqueSocial: () => 'Ni har skrivit samma personnummer. Kontrollera båda.',
  pnrFormat: () => 'Skriv personnumret med tolv siffror: ÅÅÅÅMMDD-NNNN.',
  pnrControl: () => 'Sista siffran stämmer inte. Kontrollera personnumret.',
  pnrInvalid: () => 'Det finns inget sådant personnummer. Kontrollera det.',
  pnrFormatWrong: () => 'Skriv personnumret med tolv siffror: ÅÅÅÅMMDD-NNNN.',
  invalidBirthDate: () => 'Den som köper måste ha fyllt 18 år.',
  numeric: () => 'Skriv bara siffror.',
  min: ({ min }) => `Skriv minst ${min ?? 1}.`,
  max: ({ max }) => `Skriv högst ${max ?? 99}.`,
  shareSum: () => 'Andelarna ska bli 100 procent tillsammans.',
  unknownValue: () => 'Det går inte att välja längre. Välj något annat.',
  downPaymentTooLow: ({ amount }) =>
    amount === undefined
      ? 'Kontantinsatsen är för låg. Skriv ett högre belopp.'
      : `Kontantinsatsen är för låg. Den ska vara minst ${amount}.`,
  priceSumToHigh: ({ max }) =>
    max === undefined
      ? 'Summan är högre än vad bostaden kostar. Sänk något av beloppen.'
      : `Summan är högre än vad bostaden kostar, ${max}. Sänk något av beloppen.`,
  fileType: () => 'Välj en pdf eller en bild (jpg, png).',
  fileTooLarge: () => 'Filen får vara högst 20 MB. Välj en mindre.',
  tooManyFiles: () => 'Bara en fil. Ta bort den andra först.',
  cannotBook: () => 'Bostaden går inte att boka längre.',
}

const applicantFields: Record<ApplicantField, string> = {
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  email: 'E-postadress',
  phone: 'Telefonnummer',
  address: 'Gatuadress, postnummer och ort',
  country: 'Land',
  personalNumber: 'Personnummer',
  share: 'Andel av bostaden i procent',
}

const minutes = (count: number): string => (count === 1 ? '1 minut' : `${count} minuter`)

export const texts = {
  booking: 'Boka bostad',
  steps,
  stepOf: (number: number, of: number) => `Steg ${number} av ${of}`,
  allSteps: 'Alla steg',
  here: 'du är här',
  done: 'klart',
  next: 'Gå vidare',
  back: 'Tillbaka',
  optional: 'frivilligt',
  wrong: 'Något behöver rättas',
  /** Title of the page while it shows errors. */
  wrongTitle: (title: string) => `Fel: ${title}`,
  loading: 'Hämtar bokningen …',
  toHome: 'Till bostadens sida',
  endedText: 'Bokningen är avslutad, och bostaden hålls inte åt dig längre.',
  session: {
    heading: 'Legitimera dig igen',
    text: 'Du har blivit utloggad. Legitimera dig, så fortsätter du i samma steg. Det du har skrivit finns kvar.',
  },
  contact: 'Frågor om bostaden?',
  monthlyFee: 'Avgift per månad',
  feePaid: 'Betald avgift',
  /** Those who sell: others are shown by name alone. */
  roles: {
    realEstateAgent: 'Fastighetsmäklare',
    externalAgent1: 'Fastighetsmäklare',
    externalAgent2: 'Fastighetsmäklare',
    assistant: 'Mäklarassistent',
    salesManager1: 'Försäljningsansvarig',
    salesManager2: 'Försäljningsansvarig',
    customerSupport: 'Kundtjänst',
    customerService: 'Kundtjänst',
  } as Readonly<Record<string, string | undefined>>,
  clock: {
    label: 'Bostaden hålls åt dig',
    left: (time: string) => `${time} kvar`,
    more: (count: number) => `Du har fått mer tid. Bostaden hålls åt dig i ${minutes(count)} till.`,
    minutesLeft: (count: number) => `${minutes(count)} kvar av tiden som bostaden hålls åt dig.`,
    warning: (count: number) =>
      `Om ${minutes(count)} släpps bostaden. Gå vidare med det du har. När du börjar skriva under får du 30 minuter till.`,
    overHeading: 'Tiden gick ut',
    overText:
      'Bostaden hålls inte åt dig längre. Det du har fyllt i finns kvar om du börjar om, så länge bostaden är ledig.',
    again: 'Försök igen',
  },
  saving: {
    saving: 'Sparar …',
    saved: (time: string) => `Sparat ${time}`,
    failed: 'Det senaste är inte sparat än. Vi försöker igen så fort det går.',
  },
  troubles: {
    heading: 'Det gick inte att gå vidare',
    offline: 'Du verkar vara utan nät. Det du har skrivit står kvar. Försök igen när du är uppkopplad.',
    away: 'Tjänsten svarar inte just nu. Det du har skrivit står kvar. Försök igen om en stund.',
    generic: 'Något gick fel hos oss. Det du har skrivit står kvar. Försök igen.',
    tooFast: 'Det gick för fort. Vänta en liten stund och försök igen.',
    conflict: 'Bokningen stod redan i ett annat steg. Här är det steget.',
    changedMeanwhile: 'Bokningen ändrades på en annan enhet. Kontrollera uppgifterna och gå vidare igen.',
    failed: 'Det gick inte att hämta bokningen.',
    retry: 'Försök igen',
  },
  start: {
    heading: (name: string) => `Boka ${name}`,
    when: 'Så går det till',
    happens,
    cost: 'Vad det kostar',
    fee: (fee: string) => `Du betalar ${fee} när du bokar. Avgiften räknas av från priset.`,
    noFee: 'Du betalar inget när du bokar.',
    mind: 'Om du ändrar dig',
    regret,
    lines,
    identify: 'Legitimera dig för att boka',
    identifyForLine: 'Legitimera dig för att ställa dig i kö',
    identifyText: 'Du behöver inget konto hos oss.',
    identifyLabel: {
      bank_id: 'Legitimera dig med BankID',
      eident: 'Legitimera dig med BankID',
      signicat: 'Legitimera dig',
    },
    withoutScript:
      'Att legitimera sig här kräver JavaScript. Logga in på inloggningssidan, eller ring oss så bokar vi åt dig.',
    consent: 'Till godkännandet',
    noIdentity: 'Det går inte att legitimera sig just nu. Kontakta oss, så hjälper vi dig att boka.',
    begin: 'Håll bostaden åt mig',
    goOn: 'Fortsätt till dina uppgifter',
    resume: 'Fortsätt din bokning',
    asking: 'Vi reserverar bostaden åt dig …',
    stillAsking: 'Det tar lite längre tid än vanligt. Vänta kvar.',
    timeout: 'Vi fick inget svar i tid. Ingenting är bokat och inget kostar. Försök igen.',
    held: 'Bostaden hålls nu åt dig.',
    lostHeading: 'Någon annan hann före',
    lostText: 'Bostaden hålls just nu åt någon annan. Släpps den kan du få den.',
    lineText:
      'Ställ dig i kö, så mejlar vi när bostaden blir ledig. Då har du 60 minuter på dig att börja boka.',
    join: 'Ställ mig i kö',
    leave: 'Lämna kön',
    inLine: (place: number, length: number) => `Du står på plats ${place} av ${length} i kön.`,
    offered: (time: string) => `Bostaden är din att boka till ${time}.`,
    obstacles,
    noHomeHeading: 'Välj en bostad att boka',
    noHomeText: 'Leta upp bostaden, och välj Boka på dess sida.',
    search: 'Sök bostad',
  },
  applicants: {
    lead: 'Uppgifterna hamnar i avtalet.',
    first: 'Du som bokar',
    second: 'Den du köper med',
    secondText: 'Hen skriver under själv, på sin egen telefon eller dator. Vi mejlar en länk.',
    add: 'Vi är två som köper',
    remove: 'Jag köper ensam',
    fields: applicantFields,
    countries: { SE: 'Sverige', NO: 'Norge', FI: 'Finland', DK: 'Danmark', other: 'Annat land' },
    personalNumberHint: 'Tolv siffror. Ditt eget ska vara det som du legitimerade dig med.',
    secondPersonalNumberHint:
      'Tolv siffror. Personnumret för den du köper med, som legitimerar sig med det och skriver under.',
    phoneHint: 'Till exempel 070-123 45 67.',
    show: 'Visa',
    hide: 'Dölj',
    shareHint: 'Hela procent. Tillsammans ska det bli 100.',
    emailHint: 'Hit kommer avtalet.',
    checking: 'Kontrollerar adressen …',
  },
  documents: {
    lead: 'Öppna varje handling och läs den innan du går vidare.',
    open: (title: string) => `Öppna ${title}`,
    pdf: (title: string) => `${title} som pdf`,
    pdfShort: 'Pdf',
    mustRead: 'ska läsas',
    read: 'öppnad',
    notRead: 'inte öppnad',
    missing: (title: string) => `Öppna ${title} innan du går vidare.`,
    count: (read: number, of: number) => `${read} av ${of} öppnade`,
    none: 'Det finns inga handlingar att läsa.',
    newWindow: 'öppnas i ny flik',
  },
  choices: {
    lead: 'Välj det du vill ha. Du kan gå vidare utan.',
    none: 'Det finns inga tillval att välja till den här bostaden på webben.',
    until: (date: string) => `Sista valdag ${date}`,
    closed: (date: string) => `Sista valdag var ${date}`,
    sum: 'Tillval tillsammans',
    total: 'Bostad och tillval',
  },
  financing: {
    lead: 'Skriv hur du tänker betala bostaden. Hela kronor.',
    ownMoney: 'Egna pengar',
    least: (amount: string, percent: number) =>
      `Kontantinsatsen ska vara minst ${amount} (${percent} procent av priset).`,
    loans: 'Lån',
    homeSale: 'Det du får för bostaden du har nu',
    incomeFile: 'Lånelöfte',
    price: 'Bostaden kostar',
    covered: 'Täckt hittills',
    missing: 'Återstår',
    bar: 'Så mycket av priset är täckt',
  },
  accommodation: {
    lead: 'Säljaren behöver veta det för att planera inflyttningen.',
    question: 'Hur bor du nu?',
    present,
    mustSell: 'Jag måste sälja min bostad först',
    other: 'Berätta mer',
  },
  /** What is missing, by the name of its field. */
  missing: {
    firstName: 'Ange förnamn.',
    lastName: 'Ange efternamn.',
    email: 'Ange e-postadress.',
    phone: 'Ange telefonnummer.',
    address: 'Ange gatuadress, postnummer och ort.',
    country: 'Välj land.',
    personalNumber: 'Ange personnummer.',
    share: 'Ange andel av bostaden i procent.',
    ownMoney: 'Ange hur mycket egna pengar du betalar med.',
    presentHome: 'Välj hur du bor nu.',
  } as Readonly<Record<string, string | undefined>>,
  errors,
}

export type BookingTexts = typeof texts
