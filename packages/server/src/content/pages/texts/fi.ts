// Content texts in Finnish. Place names stay in the nominative, before or after a sign: their endings cannot be computed.
import type { PremisesType } from '@husrum/domain'
import { groupThousands } from '@husrum/domain'
import type { ContentTexts } from './content-texts.ts'

const homes = (count: number): string => (count === 1 ? 'yksi asunto' : `${groupThousands(count)} asuntoa`)

const joined: ContentTexts['joined'] = (names) => {
  const known = names.filter((name) => name !== undefined && name !== false)
  return known.length < 2 ? (known[0] ?? '') : `${known.slice(0, -1).join(', ')} ja ${known.at(-1) ?? ''}`
}

const listed = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined).join(', ')

const premisesTypes: Readonly<Record<PremisesType, string>> = {
  office: 'toimistotila',
  shop: 'myymälätila',
  restaurant: 'ravintolatila',
  storage: 'varastotila',
  workshop: 'verstastila',
  care: 'hoivatila',
  other: 'liiketila',
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const fi: ContentTexts = {
  navigation: { start: 'Etusivu', search: 'Myytävät asunnot' },
  search: {
    heading: (places) => (places === '' ? 'Uudet asunnot' : `Uudet asunnot: ${places}`),
    preamble: (places, count) =>
      places === ''
        ? 'Hae kaikista myynnissä olevista asunnoistamme. Valitse paikka, koko ja hinta, niin näet, mitä on tarjolla juuri nyt.'
        : count === 0
          ? `${places}: juuri nyt täällä ei ole myytäviä asuntoja. Katso lähialueita tai palaa myöhemmin.`
          : `${places}: myynnissä ${homes(count)}. Vertaile pohjapiirroksia, hintoja ja muuttopäiviä, ja katso seuraavat esittelyt.`,
    seoTitle: (places) => (places === '' ? 'Myytävät uudet asunnot' : `Myytävät uudet asunnot: ${places}`),
    seoDescription: (places) =>
      places === ''
        ? 'Hae uusia kerrostaloasuntoja, rivitaloja ja omakotitaloja. Rajaa paikan, hinnan, koon ja muuttopäivän mukaan.'
        : `${places}: uudet kerrostaloasunnot, rivitalot ja omakotitalot. Katso pohjapiirrokset, hinnat, muuttopäivät ja tulevat esittelyt.`,
    municipality: (name) => `${name} (kunta)`,
    unknownHeading: 'Emme löydä tätä paikkaa',
    unknownPreamble:
      'Osoitteessa on paikka, jossa emme rakenna tai jonka nimi on muuttunut. Hae paikkakunnan nimellä tai katso kaikki asuntomme.',
  },
  joined,
  object: {
    seoTitle: ({ type, rooms, areaName, municipality, name }) =>
      `${name}: ${listed(type.toLowerCase(), rooms, areaName, municipality)}`,
    seoDescription: ({ type, rooms, area, price, areaName, municipality, isSold, hasPlan, hasViewings }) => {
      const what = listed(type, rooms, area, areaName, municipality)
      if (isSold) return `${what}. Asunto on myyty. Katso vastaavia asuntoja lähialueelta.`
      const shown = joined([hasPlan && 'pohjapiirros', 'kuvat', 'muuttopäivä', hasViewings && 'esittelyt'])
      return `${what}.${price === undefined ? '' : ` Velaton hinta ${price}.`} Katso ${shown}.`
    },
  },
  stage: {
    seoTitle: ({ name, place }) => `${name}: uudet asunnot, ${place}`,
    seoDescription: ({ name, place, homes: count, rooms, price, hasViewings }) =>
      count === 0
        ? `${name}, ${place}. Juuri nyt kohteessa ei ole myytäviä asuntoja. Katso, miten rakentaminen etenee ja mitä rakennamme lähialueelle.`
        : `${name}, ${place}: myynnissä ${homes(count)}, ${rooms}${price === undefined ? '' : `, alkaen ${price}`}. Katso ${hasViewings ? 'pohjapiirrokset, muuttopäivät ja esittelyt' : 'pohjapiirrokset ja muuttopäivät'}.`,
    explorer: 'Valitse asunto talosta',
    explorerTitle: ({ name }) => `${name}: valitse asunto talosta`,
    explorerDescription: ({ name, place }) =>
      `Osoita taloa ja katso kunkin asunnon hinta, koko, kerros ja tilanne: ${name}, ${place}.`,
  },
  succession: {
    stageSeoTitle: ({ name, place }) => `${name}: jälleenmyyntiasunnot, ${place}`,
    stageSeoDescription: ({ name, place, homes: count }) =>
      `${count === 1 ? 'Yksi asunto' : `${groupThousands(count)} asuntoa`} myynnissä välittäjän kautta: ${name}, ${place}. Katso hintapyyntö, vastike, rakennusvuosi, esittelyt ja välittäjä.`,
  },
  premises: {
    seoTitle: ({ type, name, area, place, isLet }) =>
      `${name}: ${premisesTypes[type]} ${isLet ? 'vuokrattavana' : 'myytävänä'}, ${area}, ${place}`,
    seoDescription: ({ type, area, place, isLet, isAvailable }) => {
      const what = `${capital(premisesTypes[type])}, ${area}, ${place}`
      if (!isAvailable)
        return `${what}. Tila on ${isLet ? 'vuokrattu' : 'myyty'}. Katso lähellä olevat vapaat liiketilat.`
      return `${what}, ${isLet ? 'vuokrattavana' : 'myytävänä'}. Katso ${isLet ? 'vuokra' : 'hinta'}, vapautuminen, kuvat ja kenelle soittaa esittelystä.`
    },
  },
  viewing: (name) => `Esittely: ${name}`,
  residenceTypes: {
    apartment: 'Kerrostalo',
    townHouse: 'Rivitalo',
    semiDetachedHouse: 'Paritalo',
    detachedHouse: 'Omakotitalo',
    house: 'Ketjutalo',
    plot: 'Tontti',
  },
  popular: {
    apartments: (place) => `Kerrostaloasunnot: ${place}`,
    moveInReady: (place) => `Muuttovalmiit asunnot: ${place}`,
    largeHomes: (rooms) => `Vähintään ${rooms} huonetta`,
    viewingSoon: 'Esittely seitsemän päivän sisällä',
  },
  footer: {
    homesIn: (place) => `Uudet asunnot: ${place}`,
    allHomes: 'Kaikki myytävät asunnot',
    viewings: 'Tulevat esittelyt',
    moveInReady: 'Muuttovalmiit asunnot',
    otherSites: { sweden: 'Husrum Ruotsissa', norway: 'Husrum Norjassa' },
  },
  notFound: {
    heading: 'Täällä ei ole sivua',
    text: 'Sivu on ehkä siirtynyt, tai osoitteeseen on livahtanut virhe. Aloita uudelleen etusivulta.',
    seoTitle: 'Sivua ei löydy',
  },
  notFoundObject: {
    heading: 'Tätä asuntoa ei enää löydy',
    text: 'Ilmoitus on poistettu, tai osoite on kirjoitettu väärin. Meillä on muitakin asuntoja katsottavaksi.',
    seoTitle: 'Asuntoa ei enää löydy',
  },
  notFoundStage: {
    heading: 'Tätä kohdetta ei enää löydy',
    text: 'Kohde on valmistunut ja poistettu sivuilta, tai osoite on kirjoitettu väärin. Rakennamme muuallakin.',
    seoTitle: 'Kohdetta ei enää löydy',
  },
  goneObject: {
    heading: 'Tämä asunto on myyty',
    text: 'Asunto on myyty jo aiemmin, ja ilmoitus on poistettu. Meillä on muitakin asuntoja katsottavaksi.',
    seoTitle: 'Asunto on myyty',
  },
  notFoundPremises: {
    heading: 'Tätä liiketilaa ei enää ole tarjolla',
    text: 'Tila on vuokrattu, myyty tai vedetty pois. Osoitteessa voi myös olla virhe.',
    seoTitle: 'Liiketilaa ei enää ole tarjolla',
  },
}
