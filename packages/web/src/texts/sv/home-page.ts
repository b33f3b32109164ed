// Swedish: what the pages of a home and of a stage say besides the words for homes.
import type { ContactRole, HomePaperKind, MonthlyCostLine, PictureMotif } from '@husrum/domain'

export const texts = {
  nextStep: {
    label: 'Pris och nästa steg',
    viewings: 'Se visningar',
    contact: 'Kontakta säljaren',
    interest: 'Anmäl intresse',
    otherHomes: 'Se andra bostäder här',
  },
  /** `date` is formatted. */
  interestRegistered: (date: string) => `Du anmälde intresse den ${date}.`,
  agent: {
    heading: 'Kontakt',
    /** Of a home that its owner sells. */
    allResales: 'Alla mäklarobjekt',
    soldBy: (agency: string) =>
      `Säljs av ${agency} på ägarens uppdrag. Om pris, budgivning och visning svarar mäklaren.`,
    role: {
      realEstateAgent: 'Fastighetsmäklare',
      assistant: 'Mäklarassistent',
      salesManager1: 'Säljansvarig',
      salesManager2: 'Säljansvarig',
      interiorResponsible1: 'Inredningsansvarig',
      interiorResponsible2: 'Inredningsansvarig',
      externalAgent1: 'Fastighetsmäklare',
      externalAgent2: 'Fastighetsmäklare',
      settlementBroker1: 'Ansvarig för tillträdet',
      settlementBroker2: 'Ansvarig för tillträdet',
      customerSupport: 'Kundsupport',
      customerService: 'Kundservice',
      contact: 'Kontaktperson',
    } satisfies Record<ContactRole, string>,
    customerService: 'Kundservice',
  },
  viewings: {
    none: 'Ingen visning är planerad just nu. Hör av dig, så hittar vi en tid som passar.',
    toCalendar: 'Lägg i kalendern',
  },
  papers: {
    heading: 'Dokument',
    kinds: {
      economicPlan: 'Ekonomisk plan',
      statutes: 'Stadgar',
      energyDeclaration: 'Energideklaration',
      floorPlans: 'Planritningar',
      priceList: 'Prislista',
      other: 'Övrigt dokument',
    } satisfies Record<HomePaperKind, string>,
  },
  price: {
    perSquareMetre: 'Pris per m²',
    notYetForSale: 'Bostaden är inte till salu ännu.',
  },
  /** A home that is sold, or let. `day` is formatted. */
  sold: {
    sold: { heading: 'Den här bostaden är såld', on: (day: string) => `Den såldes ${day}.` },
    let: { heading: 'Den här bostaden är uthyrd', on: (day: string) => `Den hyrdes ut ${day}.` },
    nearest: 'Nedan ser du de bostäder i närheten som liknar den mest.',
    none: 'Just nu har vi inget liknande i närheten.',
    alternatives: 'Liknande bostäder i närheten',
  },
  tools: {
    share: 'Dela',
    copied: 'Länken är kopierad.',
    notCopied: 'Länken kunde inte kopieras. Den står i adressfältet.',
    print: 'Skriv ut',
    printedFrom: 'Bostaden på webben:',
  },
  plan: {
    open: 'Zooma, mät och skriv ut',
    heading: (name: string) => `Planlösning för ${name}`,
    furniture: 'Möbler',
    measures: 'Mått',
    zoomIn: 'Zooma in',
    zoomOut: 'Zooma ut',
    whole: 'Visa hela ritningen',
    area: 'Ritningen. Pilarna flyttar, plus och minus zoomar.',
    zoom: (percent: number) => `Förstoring ${percent} %`,
    scale: 'Skala',
    print: 'Skriv ut på A4',
    printed: (scale: number) => `Skala 1:${scale} på A4. Skriv ut i 100 %, utan anpassning till sidan.`,
  },
  viewer: {
    exampleMark: 'Exempel',
    label: (name: string) => `Bilder och planlösning av ${name}`,
    open: (what: string) => `${what}, visa i helskärm`,
    close: 'Stäng',
    next: 'Nästa bild',
    previous: 'Föregående bild',
    zoomIn: 'Zooma in',
    zoomOut: 'Zooma ut',
    slide: 'bild',
    slides: 'bildspel',
    position: '{index} av {total}',
    caption: (number: number, count: number, what: string) => `${number} av ${count} – ${what}`,
    picture: 'Bild',
  },
  /** Of a picture that shows such a room, and not this home's. */
  example: (what: string) => `Exempel: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  motif: {
    exterior: 'Huset utifrån',
    livingRoom: 'Vardagsrum',
    kitchen: 'Kök',
    bedroom: 'Sovrum',
    bathroom: 'Badrum',
    balcony: 'Uteplats eller balkong',
    floorPlan: 'Planlösning',
  } satisfies Record<PictureMotif, string>,
  monthlyCost: {
    heading: 'Månadskostnad',
    /** With the amount as `perMonth` writes it. */
    about: (amount: string) => `Cirka ${amount}`,
    lines: {
      interest: 'Ränta på lånet',
      taxRelief: 'Skattereduktion för räntan',
      repayment: 'Amortering',
      monthlyFee: 'Månadsavgift',
      runningCost: 'El, försäkring och annan drift',
    } satisfies Record<MonthlyCostLine['kind'], string>,
    /** What was calculated with; `years` where a loan is paid back in equal payments. */
    terms: ({
      ownMoney,
      loan,
      interest,
    }: {
      readonly ownMoney: string
      readonly loan: string
      readonly interest: string
      readonly years: number | undefined
    }) => `Räknat med ${ownMoney} i egna pengar och ett lån på ${loan} till ${interest} % ränta.`,
    /** How the market lends, and that this is no offer. */
    market:
      'Amorteringen är 2 % av lånet om året om det är över 70 % av priset och 1 % om det är över 50 %. Skattereduktionen är 30 % av räntan upp till 100 000 kr om året och 21 % av resten. Driften är en uppskattning efter bostadens storlek. Det här är ett räkneexempel och inget låneerbjudande.',
    change: 'Räkna med egna villkor',
    fields: {
      ownMoney: 'Egna pengar, kr',
      interest: 'Ränta, % per år',
      years: 'Återbetalningstid, år',
      runningCost: 'Drift, kr per månad',
    },
    least: (amount: string) => `minst ${amount}`,
    errors: {
      required: 'Fyll i ett tal.',
      numeric: 'Skriv ett tal med siffror.',
      least: (limit: string) => `Minst ${limit}.`,
      max: (limit: string) => `Högst ${limit}.`,
    },
    reset: 'Återställ villkoren',
  },
  table: {
    book: 'Boka',
    line: 'Ställ dig i kö',
    home: 'Bostad',
    floor: 'Våning',
    rooms: 'Rum',
    area: 'Boarea',
    monthlyFee: 'Avgift/mån',
    rent: 'Hyra/mån',
    price: 'Pris',
    squareMetrePrice: 'Pris/m²',
    status: 'Status',
    access: 'Tillträde',
    nextStep: 'Nästa steg',
    sortedBy: 'Sortera efter',
  },
}

export type HomePageTexts = typeof texts
