// Swedish: the frame around every page, and the pages for what is missing or broken.
// The phone number is from the series that PTS reserves for fiction.

export const texts = {
  skipToContent: 'Hoppa till innehållet',
  menu: 'Meny',
  mainNavigation: 'Huvudmeny',
  breadcrumbs: 'Du är här',
  searchHomes: 'Sök bostad',
  /** "Husrum, till startsidan" */
  toStart: (siteName: string) => `${siteName}, till startsidan`,
  toStartPage: 'Till startsidan',
  toHomes: 'Till bostäderna',
  /** Out of a task, where there is no menu. */
  wayOut: 'Lämna och gå till startsidan',
  quickLinks: 'Genvägar',
  language: 'Språk',
  login: 'Logga in',
  myPages: 'Mina sidor',
  /** What My Pages is called for board members. */
  boardPages: 'Styrelsens sidor',
  favourites: 'Favoriter',
  subMenu: 'I den här delen',
  search: {
    open: 'Sök',
    field: 'Sök på webbplatsen',
    corporateField: 'Sök på Om oss',
    submit: 'Sök',
    popular: 'Populära sökningar',
  },
  banner: {
    label: 'Viktigt meddelande',
    readMore: 'Läs mer',
    dismiss: 'Stäng meddelandet',
  },
  redirected: {
    text: 'Du har kommit hit från vår svenska webbplats.',
    back: 'Tillbaka till den svenska webbplatsen',
  },
  footer: {
    company: 'Om oss',
    discovery: 'Utforska',
    help: 'Hjälp',
    social: 'Följ oss',
    contact: 'Kontakta oss',
    cookieSettings: 'Cookieinställningar',
    withdraw: 'Ångra avtalet här',
    countries: 'Husrum i Norden',
  },
  phone: { label: 'Ring oss', number: '08-465 004 10', href: 'tel:+46846500410', hours: 'Vardagar 9–17' },
  notFound: {
    waysOn: 'Gå vidare',
    start: 'Till startsidan',
    allHomes: 'Se alla bostäder',
    instead: 'Projekt att titta på i stället',
    search: 'Sök bland våra bostäder',
  },
  error: {
    unavailable: {
      heading: 'Sidan går inte att visa just nu',
      text: 'Vi når inte uppgifterna som sidan behöver. Det brukar gå över på någon minut. Inget du har fyllt i hos oss har försvunnit.',
    },
    broken: {
      heading: 'Något gick fel hos oss',
      text: 'Felet ligger hos oss, inte hos dig, och vi har fått veta det. Försök igen, eller hör av dig så hjälper vi dig.',
    },
    outdated: {
      heading: 'Webbplatsen har uppdaterats',
      text: 'En del av den här sidan kan därför inte hämtas. Skicka eller spara det du håller på med, och ladda sedan om sidan.',
      retry: 'Ladda om sidan',
    },
    retry: 'Försök igen',
    start: 'Till startsidan',
    reference: 'Felnummer',
  },
}

export type LayoutTexts = typeof texts
