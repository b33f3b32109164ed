// Swedish: the errands that somebody follows, and what the board sees of all of them.
import type {
  ErrandNextStep,
  ErrandPromise,
  ErrandSortKey,
  ErrandStatusWord,
  ErrandType,
  FileKind,
} from '@husrum/domain'
import { groupThousands, swedishErrandStatuses } from '@husrum/domain'
import { months } from './months.ts'

/** A moment on the wall clock of the site's country. `weekday` 0 is Sunday, `month` 1 is January. */
export interface ErrandMoment {
  readonly year: number
  readonly weekday: number
  readonly day: number
  readonly month: number
  readonly hour: number
  readonly minute: number
}

/** What can be wrong with a field of the forms about errands; all else is said in general (`invalid`). */
export type ErrandFieldError =
  | 'required'
  | 'inputToLong'
  | 'invalidInput'
  | 'email'
  | 'phoneNumber'
  | 'minLength'
  | 'tooManyFiles'
  | 'invalid'

const weekdays = ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag']
const two = (part: number): string => String(part).padStart(2, '0')
const time = ({ hour, minute }: ErrandMoment): string => `${two(hour)}.${two(minute)}`
const errandCount = (count: number): string => (count === 1 ? '1 ärende' : `${groupThousands(count)} ärenden`)
const dayCount = (count: number): string => (count === 1 ? '1 dag' : `${groupThousands(count)} dagar`)

export const texts = {
  /** "torsdag 26 november" */
  day: ({ weekday, day, month }: ErrandMoment) => `${weekdays[weekday]} ${day}\u00a0${months[month - 1]}`,
  /** "torsdag 26 november kl. 14.05" */
  dayTime: (moment: ErrandMoment) =>
    `${weekdays[moment.weekday]} ${moment.day}\u00a0${months[moment.month - 1]} kl.\u00a0${time(moment)}`,
  /** "26 november 2026" */
  date: ({ day, month, year }: ErrandMoment) => `${day}\u00a0${months[month - 1]}\u00a0${year}`,
  /** "26 november 2026 kl. 14.05" */
  moment: (moment: ErrandMoment) =>
    `${moment.day}\u00a0${months[moment.month - 1]}\u00a0${moment.year} kl.\u00a0${time(moment)}`,
  /** "torsdag 26 november kl. 13.00–15.00" */
  visitTime: (from: ErrandMoment, to: ErrandMoment) =>
    `${weekdays[from.weekday]} ${from.day}\u00a0${months[from.month - 1]} kl.\u00a0${time(from)}–${time(to)}`,
  days: dayCount,
  count: errandCount,

  views: {
    label: 'Vad vill du se?',
    list: 'Ärenden',
    overview: 'Översikt',
    rounds: 'Ronderingar',
  },
  statuses: swedishErrandStatuses as Readonly<Record<ErrandStatusWord, string>>,
  types: {
    management: 'Förvaltning',
    managementOther: 'Övrig förvaltning',
    warranty: 'Garanti',
    inspection: 'Besiktning',
    other: 'Övrigt',
  } satisfies Record<ErrandType, string>,
  yourMove: 'Din tur',
  late: 'Försenat',
  untitled: 'Felanmälan',
  noNumber: 'Numret kommer',

  list: {
    heading: 'Dina ärenden',
    boardHeading: 'Föreningens ärenden',
    failed: 'Vi kan inte visa ärendena just nu',
    failedText: 'Det beror på oss. Ärendena finns kvar, och det går bra att försöka igen.',
    retry: 'Försök igen',
    empty: 'Här finns inga ärenden än',
    emptyText: 'När du har anmält ett fel i din lägenhet kan du följa det här, steg för steg.',
    boardEmptyText: 'Fel som anmäls i föreningens hus visas här, så snart de är registrerade.',
    noManagement: 'Husrum har inte den tekniska förvaltningen',
    noManagementText:
      'Därför finns föreningens ärenden inte här. Fel som du har anmält får du svar på med e-post.',
    report: 'Anmäl ett fel',
    nothing: 'Inget ärende passar valen',
    nothingText: 'Ta bort något av valen, eller visa alla ärenden igen.',
    showAll: 'Visa alla ärenden',
    shownOf: (shown: number, all: number) => `${groupThousands(shown)} av ${errandCount(all)}`,
    more: (count: number) => `Visa ${count} till`,
    columns: { status: 'Status', errand: 'Ärende', address: 'Plats', created: 'Anmält', next: 'Nästa steg' },
    sortKeys: {
      creationDate: 'Anmält',
      status: 'Status',
      ticketNumber: 'Ärendenummer',
      address: 'Plats',
    } satisfies Record<ErrandSortKey, string>,
    /** Of a column that is sorted by already. */
    sortedUp: 'stigande, vänd ordningen',
    sortedDown: 'fallande, vänd ordningen',
    sortBy: 'sortera',
  },
  filters: {
    heading: 'Filter',
    withCount: (count: number) => (count === 0 ? 'Filter' : `Filter (${count})`),
    status: 'Status',
    allOngoing: 'Pågående, alla',
    ongoingSome: 'Var i arbetet',
    type: 'Slag',
    apply: 'Visa ärenden',
    cancelled: 'Stängt utan åtgärd',
    clear: 'Rensa filter',
  },

  next: {
    answer: 'Vi behöver ditt svar för att komma vidare.',
    yourMove: 'Nu är det din tur. Skriv till oss eller ring, så går vi vidare.',
    visit: (when: string) => `Vi kommer ${when}.`,
    answerBy: (when: string) => `Vi svarar senast ${when}.`,
    answerLate: (when: string) => `Vi lovade att svara senast ${when}. Vi är försenade, och det beklagar vi.`,
    doneBy: (day: string) => `Felet ska vara åtgärdat senast ${day}.`,
    doneLate: (day: string) => `Felet skulle ha varit åtgärdat ${day}. Vi är försenade, och det beklagar vi.`,
    waiting: 'Ärendet väntar. Vi hör av oss så snart det går att fortsätta.',
    waitingBy: (day: string) => `Ärendet väntar. Felet ska vara åtgärdat senast ${day}.`,
    working: 'Vi arbetar med ärendet och hör av oss när vi vet mer.',
    check: 'Felet är åtgärdat. Säg till inom 14 dagar om något inte är bra.',
    over: 'Ärendet är avslutat.',
  } satisfies Record<ErrandNextStep['kind'] | 'waitingBy', string | ((when: string) => string)>,
  nextShort: {
    answer: 'Vi väntar på ditt svar',
    yourMove: 'Vi väntar på dig',
    visit: (when: string) => `Besök ${when}`,
    answerBy: (when: string) => `Vi svarar senast ${when}`,
    answerLate: (when: string) => `Vi lovade svara senast ${when}`,
    doneBy: (day: string) => `Klart senast ${day}`,
    doneLate: (day: string) => `Skulle ha varit klart ${day}`,
    waiting: 'Väntar',
    waitingBy: (day: string) => `Väntar, klart senast ${day}`,
    working: 'Pågår',
    check: 'Åtgärdat',
    over: 'Avslutat',
  } satisfies Record<ErrandNextStep['kind'] | 'waitingBy', string | ((when: string) => string)>,

  one: {
    back: 'Alla ärenden',
    gone: 'Ärendet finns inte',
    goneText: 'Det kan ha tagits bort, eller så hör det till någon annan. Här är dina egna ärenden.',
    failed: 'Vi kan inte visa ärendet just nu',
    nextHeading: 'Vad händer nu?',
    facts: 'Om ärendet',
    ticketNumber: 'Ärendenummer',
    status: 'Status',
    since: (day: string) => `sedan ${day}`,
    type: 'Slag',
    reported: 'Anmält',
    handler: 'Handläggare',
    noHandler: 'Ingen ännu',
    answerBy: 'Vi svarar senast',
    doneBy: 'Klart senast',
    noDay: 'Ingen dag är satt',
    place: 'Plats',
    visit: 'Besök',
    toCalendar: 'Lägg i kalendern',
    description: 'Beskrivning',
    noDescription: 'Ingen beskrivning.',
    otherContact: 'Annan kontakt',
    files: 'Bilder och filer',
    noFiles: 'Inga filer.',
    rounds: 'Till ronderingen',
    messages: 'Meddelanden',
    noMessages: 'Inga meddelanden än.',
    history: 'Vad som har hänt',
    by: { customer: 'Anmälaren', board: 'Styrelsen', staff: 'Husrum' },
    you: 'Du',
    board: (association: string, name: string) =>
      name === '' ? `Styrelsen i ${association}` : `${name}, styrelsen i ${association}`,
    events: {
      created: 'Felet anmäldes',
      status: (status: string) => `Ny status: ${status}`,
      statusUnknown: 'Ny status',
      updated: 'Ärendet ändrades',
      visit: 'Ett besök bokades',
      message: 'Nytt meddelande',
      reopenRequested: 'Anmälaren bad oss öppna ärendet igen',
      reopenRequestedByBoard: 'Styrelsen bad oss öppna ärendet igen',
      rated: 'Omdöme lämnades',
      files: 'Filer ändrades',
      shared: 'Ärendet delades med styrelsen',
      unshared: 'Ärendet delas inte längre med styrelsen',
    },
    yourRating: (rating: number) => `Ditt omdöme: ${rating} av 5.`,
  },
  /** Errands inside homes, as a board sees them. */
  home: {
    inside: 'i en bostad',
    untitled: 'Ärende i en bostad',
    notShared: 'Delas inte',
    waiting: 'Väntar på den boende',
    notSharedHeading: 'Det här ärendet gäller en bostad',
    notSharedText:
      'Styrelsen ser att ärendet finns, var det gäller och vilken status det har. Beskrivning, bilder och kontaktuppgifter ser styrelsen bara om den som bor där delar ärendet.',
    sharedHeading: 'Den boende delar ärendet med styrelsen',
    sharedText: 'Styrelsen kan läsa och skriva meddelanden. Bara den boende kan ändra och stänga ärendet.',
    rating: (rating: number) => `Den boendes omdöme: ${rating} av 5.`,
  },
  fileKinds: {
    jpeg: 'bild',
    png: 'bild',
    pdf: 'pdf',
    mp4: 'film',
    quicktime: 'film',
    docx: 'Word-dokument',
  } satisfies Record<FileKind, string>,
  decimal: ',',
  kilobytes: (count: string) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,

  forms: {
    optional: 'valfritt',
    files: 'Bilder och filer',
    filesHint: 'Högst 5 filer i ärendet: jpeg, png, pdf, mp4, mov eller docx, högst 20 MB var.',
    filesWait: 'Vänta tills filerna är uppladdade, eller ta bort dem.',
    answer: {
      heading: 'Vi behöver ditt svar',
      text: 'Ditt svar',
      submit: 'Skicka svaret',
    },
    message: {
      heading: 'Skriv till oss',
      text: 'Meddelande',
      hint: 'Högst 500 tecken.',
      submit: 'Skicka meddelandet',
    },
    update: {
      heading: 'Ändra ärendet',
      description: 'Beskrivning',
      other: 'Någon annan ska kontaktas',
      otherLegend: 'Vem ska vi kontakta?',
      firstName: 'Förnamn',
      lastName: 'Efternamn',
      email: 'E-postadress',
      phone: 'Telefon',
      remove: 'Filer att ta bort',
      removeFile: (name: string) => `Ta bort ${name}`,
      add: 'Lägg till filer',
      submit: 'Spara ändringarna',
    },
    merge: {
      heading: 'Någon annan har ändrat ärendet',
      text: 'Välj för varje fält vad som ska gälla. Inget av det du skrev är borta.',
      theirs: 'Så står det nu',
      yours: 'Så skrev du',
      nothing: 'Tomt',
      contact: 'Annan kontakt',
      choose: 'Välj vad som ska gälla.',
      submit: 'Spara det valda',
    },
    close: {
      heading: 'Stäng ärendet',
      question: 'Vill du stänga ärendet?',
      text: 'Då slutar vi arbeta med det. Ett stängt ärende kan inte öppnas igen, men du kan anmäla felet på nytt.',
      keep: 'Nej, låt det vara öppet',
      submit: 'Ja, stäng ärendet',
    },
    reopen: {
      heading: 'Felet är inte åtgärdat',
      text: 'Vad är det som inte är bra?',
      hint: (day: string) => `Du kan öppna ärendet igen till och med ${day}.`,
      submit: 'Öppna ärendet igen',
      request: 'Be oss öppna ärendet igen',
    },
    share: {
      heading: 'Delning med styrelsen',
      notSharedText:
        'Styrelsen ser att ärendet finns, var det gäller och vilken status det har, men inte vad du har skrivit.',
      sharedText:
        'Styrelsen kan läsa beskrivning, bilder, kontaktuppgifter och meddelanden, och skriva meddelanden. Bara du kan ändra och stänga ärendet.',
      share: 'Dela med styrelsen',
      unshare: 'Sluta dela med styrelsen',
    },
    rate: {
      heading: 'Hur gick det?',
      legend: 'Hur nöjd är du med hur felet togs om hand?',
      words: ['Mycket missnöjd', 'Missnöjd', 'Varken eller', 'Nöjd', 'Mycket nöjd'] as readonly string[],
      text: 'Vill du berätta mer?',
      hint: 'Är du missnöjd och skriver varför, öppnar vi ärendet igen.',
      choose: 'Välj ett omdöme.',
      submit: 'Skicka omdömet',
    },
    summary: 'Något behöver rättas',
    errors: {
      required: () => 'Fyll i fältet.',
      inputToLong: (max: number) => `Skriv högst ${groupThousands(max)} tecken.`,
      invalidInput: () => 'Ta bort länkar och tecknen < > // www.',
      email: () => 'Skriv en e-postadress, till exempel namn@exempel.se.',
      phoneNumber: () => 'Skriv ett telefonnummer med 7 till 20 tecken, till exempel 070-174 06 35.',
      minLength: () => 'Texten är för kort.',
      tooManyFiles: () => 'Det blir för många filer. Ett ärende har högst 5.',
      invalid: () => 'Kontrollera fältet.',
    } satisfies Record<ErrandFieldError, (max: number) => string>,
    done: {
      closed: 'Ärendet är stängt.',
      updated: 'Ändringarna är sparade.',
      sent: 'Meddelandet är skickat.',
      answered: 'Tack, svaret är skickat. Vi går vidare.',
      reopened: 'Ärendet är öppet igen.',
      requested: 'Tack. Vi tittar på ärendet och hör av oss.',
      rated: 'Tack för ditt omdöme.',
      shared: 'Styrelsen kan nu läsa ärendet.',
      unshared: 'Styrelsen kan inte längre läsa ärendet.',
    },
    failures: {
      conflict: 'Ärendet har fått en annan status, så det här går inte längre. Nu visas hur det står till.',
      changed: 'Någon annan har ändrat ärendet.',
      invalid: 'Något behöver rättas',
      forbidden: 'Bara den som bor i bostaden kan göra det här.',
      tooFast: 'Det blev för många försök. Vänta en stund och försök igen. Det du skrev är kvar.',
      offline: 'Vi når inte servern. Kontrollera uppkopplingen och försök igen. Det du skrev är kvar.',
      signedOut: 'Du är inte inloggad längre. Logga in igen, så är det du skrev kvar här.',
      failed: 'Det gick inte just nu. Försök igen om en stund. Det du skrev är kvar.',
    },
  },

  overview: {
    late: (count: number) =>
      count === 0
        ? 'Inget är försenat'
        : `${errandCount(count)} är ${count === 1 ? 'försenat' : 'försenade'}`,
    lateBy: (days: number) => (days === 0 ? 'försenat sedan i dag' : `${dayCount(days)} försenat`),
    noneLate: 'Allt som är lovat ligger i tid.',
    toOverview: 'Se alla siffror i översikten',
    figures: 'Läget',
    open: 'Öppna',
    lateCount: 'Försenade',
    kept: 'Löften som hölls',
    keptOf: (kept: number, all: number) => `${groupThousands(kept)} av ${groupThousands(all)}`,
    none: 'Inga än',
    oldest: 'Äldsta öppna',
    byStairwell: 'Per trapphus',
    byKind: 'Per slag',
    stairwell: 'Trapphus',
    kind: 'Slag',
    all: 'Alla',
    keptColumn: 'Hållna löften',
    missedColumn: 'Brutna löften',
    unknown: 'Okänt',
    chart: (by: string) => `Öppna ärenden ${by}: diagram. Siffrorna står i tabellen.`,
    inTime: 'Övriga öppna',
    lateLegend: 'Försenade',
    csv: 'Ladda ned som CSV',
    print: 'Skriv ut',
    list: 'Alla ärenden med ålder',
    age: 'Ålder',
    promise: 'Löfte',
    promises: {
      none: 'Inget löfte',
      running: 'I tid',
      late: 'Försenat',
      kept: 'Hölls',
      missed: 'Hölls inte',
    } satisfies Record<ErrandPromise, string>,
  },
  rounds: {
    heading: 'Ronderingar',
    empty: 'Det finns inga ronderingar med kontrollpunkter än.',
    failed: 'Vi kan inte visa ronderingarna just nu',
    planned: 'Planerad',
    points: (count: number) => (count === 1 ? '1 kontrollpunkt' : `${groupThousands(count)} kontrollpunkter`),
    back: 'Alla ronderingar',
    gone: 'Ronderingen finns inte',
    comment: 'Kommentar',
    errand: 'Till ärendet',
  },
}

export type ErrandsTexts = typeof texts
