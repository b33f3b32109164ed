// Norwegian bokmål: the cookie prompt, the settings and the list of cookies.
import type { ConsentTexts } from '../sv/consent.ts'

const units = {
  minutes: ['minutt', 'minutter'],
  hours: ['time', 'timer'],
  days: ['dag', 'dager'],
  months: ['måned', 'måneder'],
} as const

export const texts: ConsentTexts = {
  prompt: {
    heading: 'Kan vi bruke informasjonskapsler?',
    text: [
      'Noen informasjonskapsler må til for at siden skal virke.',
      'Sier du ja, bruker vi også slike som teller besøk, tilpasser annonser og viser filmer fra andre selskaper.',
      'Du kan ombestemme deg når du vil.',
    ],
    announcement: 'Et spørsmål om informasjonskapsler ligger øverst på siden.',
    choices: 'Velg selv',
    close: 'Lukk, det regnes som nei',
    readMore: 'Les mer om informasjonskapsler',
  },
  agree: 'Godta alle',
  necessaryOnly: 'Bare nødvendige',
  save: 'Lagre valgene mine',
  settings: {
    heading: 'Innstillinger for informasjonskapsler',
    text: 'Velg hva vi kan bruke. Valget gjelder i seks måneder i denne nettleseren.',
    close: 'Lukk uten å endre',
  },
  categories: {
    necessary: {
      name: 'Nødvendige',
      text: 'Må til for at siden skal virke: valget ditt om informasjonskapsler, en innlogging, et påbegynt skjema.',
    },
    statistics: {
      name: 'Statistikk',
      text: 'Teller besøk, slik at vi ser hvilke sider som blir lest og kan gjøre dem bedre.',
    },
    marketing: {
      name: 'Markedsføring',
      text: 'Viser hvilken annonse du kom fra, og annonsene våre på andre nettsteder.',
    },
    thirdParty: {
      name: 'Tredjepart',
      text: 'Filmer fra YouTube og Vimeo, som da kan sette egne informasjonskapsler.',
    },
  },
  alwaysOn: 'Alltid på',
  form: {
    legend: 'Dette kan dere bruke',
    unanswered: 'Du har ikke svart ennå. Bare nødvendige informasjonskapsler brukes.',
    answered: (date) => `Du svarte ${date}. Slik er valget ditt nå.`,
    saved: 'Valget ditt er lagret.',
  },
  list: {
    heading: 'Informasjons\u00ADkapslene våre, én for én',
    text: 'En informasjonskapsel settes først når det er bruk for den, så du har sjelden alle i nettleseren samtidig.',
    purpose: 'Brukes til',
    lifetime: 'Varer',
    noneOfOurs:
      'Vi setter ingen egne informasjonskapsler her. Når du spiller en film, kan YouTube eller Vimeo sette sine egne.',
    ownMemory:
      'Nettleseren husker også hvor på siden du var, til du lukker fanen. Er du ikke innlogget, husker den også hvilke boliger du har lagret, skjult eller valgt å sammenligne, til du fjerner dem. Ingenting av dette sendes til oss før du logger inn.',
    purposes: {
      token: 'Holder deg innlogget.',
      visitor:
        'Et tilfeldig nummer som skiller besøket ditt fra andres i statistikken, og husker hvilke boliger du har sett på.',
      consent: 'Husker hva du har svart om informasjonskapsler.',
      personalIdAnswered: 'Husker at du har svart på spørsmålet om å bekrefte identiteten din.',
      campaignSource: 'Husker hvilken annonse eller hvilken e-post du kom fra.',
      residenceType: 'Husker om du så på boliger, prosjekter eller områder da du søkte.',
      scrollPosition: 'Husker hvor langt ned i søket du var.',
      searchItems: 'Husker hvor mange boliger du vil se per side.',
      premisesFilters: 'Husker de siste valgene dine når du søker etter næringslokale.',
      interest: 'Husker hvilke boliger og prosjekter du har meldt interesse for, så siden kan si det.',
      caseManagement: 'Husker hvilken feilmelding du har begynt på, og at du nettopp har sendt en.',
      booking: 'Husker hvilken bolig du holder på å kjøpe.',
      signing: 'Knytter en påbegynt signering, og en medkjøpers lenke, til nettleseren din.',
      showingHost: 'Gjør nettleseren til vertens ved en visning, så gjester kan krysses av.',
      panorama: 'Knytter 360-gradersbilder til nettleseren de ble åpnet i.',
      favoriteNotice: 'Husker at du har sett at favoritter lagres på denne enheten.',
      banner: 'Husker hvilken viktig melding du har lukket.',
      binding: 'Hører til innloggingen din, så ingen andre kan bruke den.',
      identification: 'Knytter en påbegynt identifisering til nettleseren din.',
      device: 'Husker at du har logget inn her før, så andres feilforsøk ikke stenger deg ute.',
      typedForm:
        'Husker hva du skrev i et skjema som må rettes, bortsett fra passord. Innholdet er kryptert.',
    },
    lifetimes: (lifetime) =>
      lifetime.unit === 'session'
        ? 'Til du lukker nettleseren'
        : `${lifetime.value} ${units[lifetime.unit][lifetime.value === 1 ? 0 : 1]}`,
  },
}
