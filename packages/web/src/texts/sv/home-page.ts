// Swedish: what the pages of a home and of a stage say besides the words for homes.
import type { ContactRole, PictureMotif } from '@husrum/domain'

export const texts = {
  nextStep: {
    label: 'Pris och nästa steg',
    viewings: 'Se visningar',
    contact: 'Kontakta säljaren',
    otherHomes: 'Se andra bostäder här',
  },
  agent: {
    heading: 'Kontakt',
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
  price: {
    perSquareMetre: 'Pris per m²',
    notYetForSale: 'Bostaden är inte till salu ännu.',
  },
  tools: {
    share: 'Dela',
    copied: 'Länken är kopierad.',
    notCopied: 'Länken kunde inte kopieras. Den står i adressfältet.',
    print: 'Skriv ut',
    printedFrom: 'Bostaden på webben:',
  },
  viewer: {
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
  motif: {
    exterior: 'Huset utifrån',
    livingRoom: 'Vardagsrum',
    kitchen: 'Kök',
    bedroom: 'Sovrum',
    bathroom: 'Badrum',
    balcony: 'Uteplats eller balkong',
    floorPlan: 'Planlösning',
  } satisfies Record<PictureMotif, string>,
  table: {
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
    sortedBy: 'Sortera efter',
  },
}

export type HomePageTexts = typeof texts
