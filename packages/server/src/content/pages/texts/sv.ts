// Content texts in Swedish: the main site, senior, the cooperative and the contractor.
import type { PremisesType } from '@husrum/domain'
import { groupThousands } from '@husrum/domain'
import type { ContentTexts } from './content-texts.ts'

const homes = (count: number): string => (count === 1 ? 'ett hem' : `${groupThousands(count)} hem`)

const joined: ContentTexts['joined'] = (names) => {
  const known = names.filter((name) => name !== undefined && name !== false)
  return known.length < 2 ? (known[0] ?? '') : `${known.slice(0, -1).join(', ')} och ${known.at(-1) ?? ''}`
}

const listed = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined).join(', ')

const premisesTypes: Readonly<Record<PremisesType, string>> = {
  office: 'kontorslokal',
  shop: 'butikslokal',
  restaurant: 'restauranglokal',
  storage: 'lager',
  workshop: 'verkstad',
  care: 'vårdlokal',
  other: 'lokal',
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const sv: ContentTexts = {
  navigation: { start: 'Start', search: 'Sök bostad' },
  search: {
    heading: (places) => (places === '' ? 'Nya bostäder' : `Nya bostäder i ${places}`),
    preamble: (places, count) =>
      places === ''
        ? 'Sök bland alla hem som vi har till salu. Välj plats, storlek och pris, så ser du vad som finns just nu.'
        : count === 0
          ? `Just nu har vi inga hem till salu i ${places}. Titta gärna i närheten, eller kom tillbaka senare.`
          : `Vi har ${homes(count)} till salu i ${places}. Jämför planlösning, pris och inflyttning, och se när nästa visning är.`,
    seoTitle: (places) =>
      places === '' ? 'Sök nya bostäder till salu' : `Nya bostäder till salu i ${places}`,
    seoDescription: (places) =>
      places === ''
        ? 'Sök bland nybyggda lägenheter, radhus och villor till salu. Välj plats, pris, storlek och inflyttning.'
        : `Nybyggda lägenheter, radhus och villor till salu i ${places}. Se planlösningar, priser, inflyttning och kommande visningar.`,
    municipality: (name) => `${name} kommun`,
    unknownHeading: 'Vi hittar inte den platsen',
    unknownPreamble:
      'Adressen nämner en plats där vi inte bygger, eller som har bytt namn. Sök på en ort, eller titta bland alla våra hem.',
  },
  joined,
  object: {
    seoTitle: ({ type, rooms, areaName, municipality, name }) =>
      `${name}: ${listed(type.toLowerCase(), rooms, areaName, municipality)}`,
    seoDescription: ({ type, rooms, area, price, areaName, municipality, isSold, hasPlan, hasViewings }) => {
      const what = `${type}, ${joined([rooms, area])}, i ${areaName}, ${municipality}`
      if (isSold) return `${what}. Hemmet är sålt. Se liknande hem i närheten.`
      const shown = joined([hasPlan && 'planlösning', 'bilder', 'inflyttning', hasViewings && 'visningar'])
      return `${what}${price === undefined ? '' : `, för ${price}`}. Se ${shown}.`
    },
  },
  stage: {
    seoTitle: ({ name, place }) => `${name}: nya bostäder i ${place}`,
    seoDescription: ({ name, place, homes: count, rooms, price, hasViewings }) =>
      count === 0
        ? `${name} i ${place}. Just nu finns inget hem till salu här. Se hur långt projektet har kommit och vad vi bygger i närheten.`
        : `${name} i ${place}: ${homes(count)} till salu, ${rooms}${price === undefined ? '' : `, från ${price}`}. Se ${hasViewings ? 'planlösningar, inflyttning och visningar' : 'planlösningar och inflyttning'}.`,
    explorer: 'Välj bostad i huset',
    explorerTitle: ({ name }) => `${name}: välj bostad i huset`,
    explorerDescription: ({ name, place }) =>
      `Peka på huset och se pris, storlek, våning och status för varje bostad i ${name}, ${place}.`,
  },
  succession: {
    stageSeoTitle: ({ name, place }) => `${name}: mäklarobjekt i ${place}`,
    stageSeoDescription: ({ name, place, homes: count }) =>
      `${count === 1 ? 'Ett hem' : `${groupThousands(count)} hem`} till salu genom mäklare i ${name}, ${place}. Se utgångspris, avgift, byggår, visningar och vem som säljer.`,
  },
  premises: {
    seoTitle: ({ type, name, area, place, isLet }) =>
      `${name}: ${premisesTypes[type]} ${isLet ? 'att hyra' : 'till salu'}, ${area}, ${place}`,
    seoDescription: ({ type, area, place, isLet, isAvailable }) => {
      const what = `${capital(premisesTypes[type])} på ${area} i ${place}`
      if (!isAvailable)
        return `${what}. Lokalen är ${isLet ? 'uthyrd' : 'såld'}. Se lediga lokaler i närheten.`
      return `${what}, ${isLet ? 'att hyra' : 'till salu'}. Se ${isLet ? 'hyra' : 'pris'}, tillträde, bilder och vem du ringer för en visning.`
    },
  },
  viewing: (name) => `Visning av ${name}`,
  residenceTypes: {
    apartment: 'Lägenhet',
    townHouse: 'Radhus',
    semiDetachedHouse: 'Parhus',
    detachedHouse: 'Villa',
    house: 'Kedjehus',
    plot: 'Tomt',
  },
  popular: {
    apartments: (place) => `Lägenheter i ${place}`,
    moveInReady: (place) => `Inflyttningsklart i ${place}`,
    largeHomes: (rooms) => `Hem med minst ${rooms} rum`,
    viewingSoon: 'Visning inom sju dagar',
  },
  footer: {
    homesIn: (place) => `Nya bostäder i ${place}`,
    allHomes: 'Alla bostäder till salu',
    viewings: 'Kommande visningar',
    moveInReady: 'Klart att flytta in',
    otherSites: {
      sweden: 'Husrum',
      'sweden-english': 'Husrum på engelska',
      norway: 'Husrum i Norge',
      finland: 'Husrum i Finland',
      senior: 'Husrum Senior',
      cooperative: 'Husrum Kooperativ',
      contractor: 'Husrum Entreprenad',
    },
  },
  notFound: {
    heading: 'Här finns ingen sida',
    text: 'Sidan kan ha flyttat, eller så har det smugit sig in ett fel i adressen. Börja om från startsidan.',
    seoTitle: 'Sidan finns inte',
  },
  notFoundObject: {
    heading: 'Det här hemmet finns inte kvar',
    text: 'Annonsen är borttagen, eller så är adressen inte rätt skriven. Vi har fler hem att titta på.',
    seoTitle: 'Hemmet finns inte kvar',
  },
  notFoundStage: {
    heading: 'Det här projektet finns inte kvar',
    text: 'Projektet är avslutat, eller så är adressen inte rätt skriven. Vi bygger på fler platser.',
    seoTitle: 'Projektet finns inte kvar',
  },
  goneObject: {
    heading: 'Det här hemmet är sålt',
    text: 'Det såldes för en tid sedan, och annonsen är borttagen. Vi har fler hem att titta på.',
    seoTitle: 'Hemmet är sålt',
  },
  notFoundPremises: {
    heading: 'Den här lokalen finns inte kvar',
    text: 'Lokalen är uthyrd, såld eller tillbakadragen. Det kan också vara fel i adressen.',
    seoTitle: 'Lokalen finns inte kvar',
  },
}
