// Finnish: the frame around every page, and the pages for what is missing or broken.
// The phone number is from the Swedish series reserved for fiction.
import type { LayoutTexts } from '../sv/layout.ts'

export const texts: LayoutTexts = {
  skipToContent: 'Siirry sisältöön',
  menu: 'Valikko',
  mainNavigation: 'Päävalikko',
  breadcrumbs: 'Olet tässä',
  searchHomes: 'Etsi asuntoa',
  toStart: (siteName) => `${siteName}, etusivulle`,
  toStartPage: 'Etusivulle',
  toHomes: 'Asuntoihin',
  wayOut: 'Keskeytä ja palaa etusivulle',
  quickLinks: 'Pikalinkit',
  language: 'Kieli',
  login: 'Kirjaudu sisään',
  myPages: 'Sivuni',
  boardPages: 'Hallituksen sivut',
  favourites: 'Suosikit',
  subMenu: 'Tässä osiossa',
  search: {
    open: 'Haku',
    field: 'Hae sivustolta',
    corporateField: 'Hae yrityssivuilta',
    submit: 'Hae',
    popular: 'Suositut haut',
  },
  banner: {
    label: 'Tärkeä tiedote',
    readMore: 'Lue lisää',
    dismiss: 'Sulje tiedote',
  },
  redirected: {
    text: 'Sinut ohjattiin tänne ruotsinkieliseltä sivustoltamme.',
    back: 'Takaisin ruotsinkieliselle sivustolle',
  },
  footer: {
    company: 'Tietoa meistä',
    discovery: 'Löydä koti',
    help: 'Apua',
    social: 'Seuraa meitä',
    contact: 'Ota yhteyttä',
    cookieSettings: 'Evästeasetukset',
    withdraw: 'Peruuta sopimus tästä',
    countries: 'Husrum Pohjoismaissa',
  },
  phone: {
    label: 'Soita meille',
    number: '+46 8 465 004 12',
    href: 'tel:+46846500412',
    hours: 'Arkisin klo 9–17',
  },
  notFound: {
    waysOn: 'Jatka tästä',
    start: 'Etusivulle',
    allHomes: 'Katso kaikki asunnot',
    instead: 'Tutustu näihin kohteisiin',
    search: 'Hae asunnoistamme',
  },
  error: {
    unavailable: {
      heading: 'Sivua ei voi näyttää juuri nyt',
      text: 'Emme saa sivun tarvitsemia tietoja. Häiriö menee yleensä ohi muutamassa minuutissa. Täyttämäsi tiedot ovat tallessa.',
    },
    broken: {
      heading: 'Meillä tapahtui virhe',
      text: 'Vika on meillä, ei sinulla, ja olemme saaneet siitä tiedon. Yritä uudelleen tai ota yhteyttä, niin autamme.',
    },
    outdated: {
      heading: 'Sivusto on päivitetty',
      text: 'Siksi osaa tästä sivusta ei voi hakea. Lähetä tai tallenna keskeneräiset tietosi ja lataa sivu sitten uudelleen.',
      retry: 'Lataa sivu uudelleen',
    },
    retry: 'Yritä uudelleen',
    start: 'Etusivulle',
    reference: 'Virhenumero',
  },
}
