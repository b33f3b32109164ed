// Norwegian bokmål: the frame around every page, and the pages for what is missing or broken.
// The phone number is from the Swedish series reserved for fiction.
import type { LayoutTexts } from '../sv/layout.ts'

export const texts: LayoutTexts = {
  skipToContent: 'Hopp til innholdet',
  menu: 'Meny',
  mainNavigation: 'Hovedmeny',
  breadcrumbs: 'Du er her',
  searchHomes: 'Finn bolig',
  toStart: (siteName) => `${siteName}, til forsiden`,
  toStartPage: 'Til forsiden',
  toHomes: 'Til boligene',
  wayOut: 'Avslutt og gå til forsiden',
  quickLinks: 'Snarveier',
  language: 'Språk',
  login: 'Logg inn',
  myPages: 'Mine sider',
  boardPages: 'Styrets sider',
  favourites: 'Favoritter',
  subMenu: 'I denne delen',
  search: {
    open: 'Søk',
    field: 'Søk på nettstedet',
    corporateField: 'Søk i Om oss',
    submit: 'Søk',
    popular: 'Populære søk',
  },
  banner: {
    label: 'Viktig melding',
    readMore: 'Les mer',
    dismiss: 'Lukk meldingen',
  },
  redirected: {
    text: 'Du har kommet hit fra det svenske nettstedet vårt.',
    back: 'Tilbake til det svenske nettstedet',
  },
  footer: {
    company: 'Om oss',
    discovery: 'Finn hjem',
    help: 'Hjelp',
    social: 'Følg oss',
    contact: 'Kontakt oss',
    cookieSettings: 'Innstillinger for informasjonskapsler',
    withdraw: 'Avbryt et kjøp',
    countries: 'Husrum i Norden',
  },
  phone: { label: 'Ring oss', number: '+46 8 465 004 11', href: 'tel:+46846500411', hours: 'Hverdager 9–17' },
  notFound: {
    waysOn: 'Gå videre',
    start: 'Til forsiden',
    allHomes: 'Se alle boliger',
    instead: 'Prosjekter å se på i stedet',
    search: 'Søk blant boligene våre',
  },
  error: {
    unavailable: {
      heading: 'Siden kan ikke vises akkurat nå',
      text: 'Vi får ikke tak i opplysningene siden trenger. Det pleier å gå over i løpet av et minutt eller to. Ingenting du har fylt ut hos oss, er borte.',
    },
    broken: {
      heading: 'Noe gikk galt hos oss',
      text: 'Feilen ligger hos oss, ikke hos deg, og vi har fått beskjed. Prøv igjen, eller ta kontakt, så hjelper vi deg.',
    },
    outdated: {
      heading: 'Nettstedet er oppdatert',
      text: 'Derfor kan ikke hele denne siden hentes. Send eller lagre det du holder på med, og last deretter siden på nytt.',
      retry: 'Last siden på nytt',
    },
    retry: 'Prøv igjen',
    start: 'Til forsiden',
    reference: 'Feilnummer',
  },
}
