// Content texts in Norwegian (bokmål).
import type { PremisesType } from '@husrum/domain'
import { groupThousands } from '@husrum/domain'
import type { ContentTexts } from './content-texts.ts'

const homes = (count: number): string => (count === 1 ? 'én bolig' : `${groupThousands(count)} boliger`)

const joined: ContentTexts['joined'] = (names) => {
  const known = names.filter((name) => name !== undefined && name !== false)
  return known.length < 2 ? (known[0] ?? '') : `${known.slice(0, -1).join(', ')} og ${known.at(-1) ?? ''}`
}

const listed = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined).join(', ')

const premisesTypes: Readonly<Record<PremisesType, string>> = {
  office: 'kontorlokale',
  shop: 'butikklokale',
  restaurant: 'serveringslokale',
  storage: 'lager',
  workshop: 'verksted',
  care: 'helselokale',
  other: 'næringslokale',
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const nb: ContentTexts = {
  navigation: { start: 'Forside', search: 'Finn bolig' },
  search: {
    heading: (places) => (places === '' ? 'Nye boliger' : `Nye boliger i ${places}`),
    preamble: (places, count) =>
      places === ''
        ? 'Søk blant alle boligene vi har til salgs. Velg sted, størrelse og pris, så ser du hva som finnes akkurat nå.'
        : count === 0
          ? `Akkurat nå har vi ingen boliger til salgs i ${places}. Se gjerne i nærheten, eller kom tilbake senere.`
          : `Vi har ${homes(count)} til salgs i ${places}. Sammenlign plantegning, pris og innflytting, og se når neste visning er.`,
    seoTitle: (places) =>
      places === '' ? 'Finn nye boliger til salgs' : `Nye boliger til salgs i ${places}`,
    seoDescription: (places) =>
      places === ''
        ? 'Søk blant nye leiligheter, rekkehus og eneboliger til salgs. Velg sted, pris, størrelse og innflytting.'
        : `Nye leiligheter, rekkehus og eneboliger til salgs i ${places}. Se plantegninger, priser, innflytting og kommende visninger.`,
    municipality: (name) => `${name} kommune`,
    unknownHeading: 'Vi finner ikke det stedet',
    unknownPreamble:
      'Adressen nevner et sted der vi ikke bygger, eller som har skiftet navn. Søk etter et sted, eller se blant alle boligene våre.',
  },
  joined,
  object: {
    seoTitle: ({ type, rooms, areaName, municipality, name }) =>
      `${name}: ${listed(type.toLowerCase(), rooms, areaName, municipality)}`,
    seoDescription: ({ type, rooms, area, price, areaName, municipality, isSold, hasPlan, hasViewings }) => {
      const what = `${type}, ${joined([rooms, area])}, i ${areaName}, ${municipality}`
      if (isSold) return `${what}. Boligen er solgt. Se lignende boliger i nærheten.`
      const shown = joined([hasPlan && 'plantegning', 'bilder', 'innflytting', hasViewings && 'visninger'])
      return `${what}${price === undefined ? '' : `, for ${price}`}. Se ${shown}.`
    },
  },
  stage: {
    seoTitle: ({ name, place }) => `${name}: nye boliger i ${place}`,
    seoDescription: ({ name, place, homes: count, rooms, price, hasViewings }) =>
      count === 0
        ? `${name} i ${place}. Akkurat nå er ingen bolig til salgs her. Se hvor langt prosjektet er kommet, og hva vi bygger i nærheten.`
        : `${name} i ${place}: ${homes(count)} til salgs, ${rooms}${price === undefined ? '' : `, fra ${price}`}. Se ${hasViewings ? 'plantegninger, innflytting og visninger' : 'plantegninger og innflytting'}.`,
    explorer: 'Velg bolig i huset',
    explorerTitle: ({ name }) => `${name}: velg bolig i huset`,
    explorerDescription: ({ name, place }) =>
      `Pek på huset og se pris, størrelse, etasje og status for hver bolig i ${name}, ${place}.`,
  },
  succession: {
    stageSeoTitle: ({ name, place }) => `${name}: brukte boliger i ${place}`,
    stageSeoDescription: ({ name, place, homes: count }) =>
      `${count === 1 ? 'Én bolig' : `${groupThousands(count)} boliger`} til salgs gjennom megler i ${name}, ${place}. Se prisantydning, felleskostnader, byggeår, visninger og hvem som selger.`,
  },
  premises: {
    seoTitle: ({ type, name, area, place, isLet }) =>
      `${name}: ${premisesTypes[type]} ${isLet ? 'til leie' : 'til salgs'}, ${area}, ${place}`,
    seoDescription: ({ type, area, place, isLet, isAvailable }) => {
      const what = `${capital(premisesTypes[type])} på ${area} i ${place}`
      if (!isAvailable)
        return `${what}. Lokalet er ${isLet ? 'leid ut' : 'solgt'}. Se ledige næringslokaler i nærheten.`
      return `${what}, ${isLet ? 'til leie' : 'til salgs'}. Se ${isLet ? 'leie' : 'pris'}, overtakelse, bilder og hvem du ringer for en visning.`
    },
  },
  viewing: (name) => `Visning av ${name}`,
  residenceTypes: {
    apartment: 'Leilighet',
    townHouse: 'Rekkehus',
    semiDetachedHouse: 'Tomannsbolig',
    detachedHouse: 'Enebolig',
    house: 'Kjedehus',
    plot: 'Tomt',
  },
  popular: {
    apartments: (place) => `Leiligheter i ${place}`,
    moveInReady: (place) => `Innflyttingsklart i ${place}`,
    largeHomes: (rooms) => `Boliger med minst ${rooms} rom`,
    viewingSoon: 'Visning innen sju dager',
  },
  footer: {
    homesIn: (place) => `Nye boliger i ${place}`,
    allHomes: 'Alle boliger til salgs',
    viewings: 'Kommende visninger',
    moveInReady: 'Klart til innflytting',
    otherSites: { sweden: 'Husrum i Sverige', finland: 'Husrum i Finland' },
  },
  notFound: {
    heading: 'Her finnes det ingen side',
    text: 'Siden kan ha flyttet, eller det har sneket seg inn en feil i adressen. Begynn på nytt fra forsiden.',
    seoTitle: 'Siden finnes ikke',
  },
  notFoundObject: {
    heading: 'Denne boligen er ikke her lenger',
    text: 'Annonsen er fjernet, eller adressen er ikke skrevet riktig. Vi har flere boliger å se på.',
    seoTitle: 'Boligen er ikke her lenger',
  },
  notFoundStage: {
    heading: 'Dette prosjektet er ikke her lenger',
    text: 'Prosjektet er avsluttet, eller adressen er ikke skrevet riktig. Vi bygger flere steder.',
    seoTitle: 'Prosjektet er ikke her lenger',
  },
  goneObject: {
    heading: 'Denne boligen er solgt',
    text: 'Den ble solgt for en tid siden, og annonsen er fjernet. Vi har flere boliger å se på.',
    seoTitle: 'Boligen er solgt',
  },
  notFoundPremises: {
    heading: 'Dette lokalet finnes ikke lenger',
    text: 'Lokalet er leid ut, solgt eller trukket tilbake. Det kan også være en feil i adressen.',
    seoTitle: 'Lokalet finnes ikke lenger',
  },
}
