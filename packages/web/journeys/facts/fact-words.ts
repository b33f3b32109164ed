// Patterns of facts about a home in running text, by language. Written independently of the texts and descriptions, so that they check
// each other.
import type { CompassDirection, Locale } from '@husrum/domain'

/** A part of a year. */
export type Season = 'early' | 'spring' | 'summer' | 'autumn' | 'late'

export interface FactWords {
  readonly directions: Readonly<Record<CompassDirection, RegExp>>
  /** Windows in two directions: one of them is the home's direction. */
  readonly twoWays: RegExp
  /** The group captures the number of rooms, as a digit or a word. */
  readonly rooms: readonly RegExp[]
  readonly numbers: readonly string[]
  /** Names of homes with one, two, three rooms, in each form. */
  readonly sizes: readonly (readonly string[])[]
  readonly floor: readonly RegExp[]
  readonly groundFloor: RegExp
  /** Number of the ground floor in the country. */
  readonly firstFloor: number
  readonly squareMetres: RegExp
  readonly plot: RegExp
  readonly house: RegExp
  readonly outdoors: RegExp
  readonly aMonth: RegExp
  readonly aSquareMetre: RegExp
  /** A date is an access date only next to one of these. */
  readonly access: RegExp
  readonly seasons: RegExp
  readonly season: (word: string) => Season | 'winter' | undefined
  readonly ready: RegExp
  readonly energyClass: RegExp
  /** Allowed only for homes that can still be bought. */
  readonly buyNow: RegExp
  readonly callUs: RegExp
  readonly seeViewings: RegExp
  readonly seePlan: RegExp
}

const number = '\\d[\\d\\u00a0\\u202f ]*(?:[.,]\\d+)?'
const area = (unit: string) => new RegExp(`(${number})\\s?(?:${unit})`, 'giu')

const swedish: FactWords = {
  twoWays: /fönster åt två håll/iu,
  directions: {
    north: /\bmot norr\b/iu,
    northEast: /\bmot nordost\b/iu,
    east: /\bmot öster\b/iu,
    southEast: /\bmot sydost\b/iu,
    south: /\bmot söder\b/iu,
    southWest: /\bmot sydväst\b/iu,
    west: /\bmot väster\b/iu,
    northWest: /\bmot nordväst\b/iu,
  },
  numbers: ['noll', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex'],
  sizes: [['', 'etta', 'tvåa', 'trea', 'fyra', 'femma', 'sexa']],
  rooms: [
    /(\d+)\s(?:rok|rum)\b/giu,
    /\b(ett|två|tre|fyra|fem|sex) rum\b(?! som)/giu,
    /^(etta|tvåa|trea|fyra|femma|sexa)n?\b(?! sovrum)/giu,
  ],
  floor: [/\bvåning (\d+)/giu, /\bvån\.? (\d+)/giu],
  groundFloor: /\bbottenvåning(?:en)?\b(?!ar)/iu,
  firstFloor: 0,
  squareMetres: area('m²'),
  plot: /\btomt/iu,
  house: /\bhus(?:et)?\b/iu,
  outdoors: /balkong|terrass|uteplats|veranda/iu,
  aMonth: /^\s?(?:\/mån|i månaden|per månad)/iu,
  aSquareMetre: /^\s?(?:\/m²|per m²|per kvadratmeter)/iu,
  access: /tillträde|inflytt/iu,
  seasons:
    /(våren|sommaren|hösten|vintern|vinter|vår|sommar|höst|i början av|i slutet av|början av|slutet av) (\d{4})/giu,
  season: (word) =>
    /början/.test(word)
      ? 'early'
      : /slutet/.test(word)
        ? 'late'
        : /^vår/.test(word)
          ? 'spring'
          : /^sommar/.test(word)
            ? 'summer'
            : /^höst/.test(word)
              ? 'autumn'
              : 'winter',
  ready: /inflyttningsklar|huset är klart|klar att flytta in|inflyttningen har börjat/iu,
  energyClass: /energiklass(?:en)?(?: är|:)? ([A-G])\b/giu,
  buyNow: /den som köper nu|hinner välja/iu,
  callUs: /\bring (?:oss|på|gärna)\b/iu,
  seeViewings: /\bvisningar\b|visningstider/iu,
  seePlan: /planritning|planlösning/iu,
}

const norwegian: FactWords = {
  twoWays: /vinduer i to retninger/iu,
  directions: {
    north: /\bmot nord\b/iu,
    northEast: /\bmot nordøst\b/iu,
    east: /\bmot øst\b/iu,
    southEast: /\bmot sørøst\b/iu,
    south: /\bmot sør\b/iu,
    southWest: /\bmot sørvest\b/iu,
    west: /\bmot vest\b/iu,
    northWest: /\bmot nordvest\b/iu,
  },
  numbers: ['null', 'ett', 'to', 'tre', 'fire', 'fem', 'seks'],
  sizes: [],
  rooms: [/(\d+)[-\s]roms\b/giu, /(\d+)\srom\b/giu, /\b(ett|to|tre|fire|fem|seks) rom\b(?! som)/giu],
  floor: [/\b(\d+)\. etasje/giu],
  groundFloor: /(?<!butikker )i første etasje/iu,
  firstFloor: 1,
  squareMetres: area('m²'),
  plot: /\btomt/iu,
  house: /\bhus(?:et)?\b/iu,
  outdoors: /balkong|terrasse|uteplass|veranda/iu,
  aMonth: /^\s?(?:\/md|per md|i måneden|per måned)/iu,
  aSquareMetre: /^\s?(?:\/m²|per m²)/iu,
  access: /overtakelse|innflytt/iu,
  seasons: /(våren|sommeren|høsten|vinteren|tidlig i|sent i|begynnelsen av|slutten av) (\d{4})/giu,
  season: (word) =>
    /tidlig|begynn/.test(word)
      ? 'early'
      : /sent|slutt/.test(word)
        ? 'late'
        : /^vår/.test(word)
          ? 'spring'
          : /^sommer/.test(word)
            ? 'summer'
            : /^høst/.test(word)
              ? 'autumn'
              : 'winter',
  ready: /innflyttingsklar|boligen er ferdig|innflyttingen er i gang/iu,
  energyClass: /energimerke(?:t)?(?: er|:)? ([A-G])\b/giu,
  buyNow: /den som kjøper nå|rekker å velge/iu,
  callUs: /\bring (?:oss|gjerne)\b/iu,
  seeViewings: /\bvisninger\b|visningstider/iu,
  seePlan: /plantegning|planløsning/iu,
}

const finnish: FactWords = {
  twoWays: /ikkunat kahteen suuntaan/iu,
  directions: {
    north: /(?<!\p{L})pohjoi(?:seen|sen puol)/iu,
    northEast: /(?<!\p{L})koilli(?:seen|sen ikk|sen puol)/iu,
    east: /(?<!\p{L})(?:itään|idän puol)/iu,
    southEast: /(?<!\p{L})(?:kaakkoon|kaakon puol)/iu,
    south: /(?<!\p{L})etelä(?:än|n puol)/iu,
    southWest: /(?<!\p{L})lounaa(?:seen|n puol)/iu,
    west: /(?<!\p{L})(?:länteen|lännen puol)/iu,
    northWest: /(?<!\p{L})luotee(?:seen|n puol)/iu,
  },
  numbers: ['nolla', 'yksi', 'kaksi', 'kolme', 'neljä', 'viisi', 'kuusi'],
  sizes: [
    ['', 'yhden', 'kahden', 'kolmen', 'neljän', 'viiden', 'kuuden'],
    ['', 'yksiö', 'kaksio', 'kolmio'],
  ],
  rooms: [
    /(\d+)\s?h\s?\+/giu,
    /(\d+) huone/giu,
    /(?<!\p{L})(yhden|kahden|kolmen|neljän|viiden|kuuden) huoneen/giu,
    /(?<!\p{L})(yksi|kaksi|kolme|neljä|viisi|kuusi) huonetta? ja kei/giu,
    /(?<!\p{L})(yksiö|kaksio|kolmio)(?!\p{L})/giu,
  ],
  floor: [/(?<!\p{L})(\d+)\. ker(?:roksessa|ros)/giu, /\b(\d+)\. krs/giu],
  groundFloor: /ensimmäisessä kerroksessa/iu,
  firstFloor: 1,
  squareMetres: area('m²|neliötä|neliön|neliöön|neliömetrin'),
  plot: /(?<!\p{L})tont/iu,
  house: /(?<!\p{L})talo/iu,
  outdoors: /parveke|terassi|piha|kuisti/iu,
  aMonth: /^\s?(?:\/kk|kuukaudessa)/iu,
  aSquareMetre: /^\s?\/m²/iu,
  access: /muutto|luovutus/iu,
  seasons: /(keväällä|kesällä|syksyllä|talvella|alkuvuodesta|loppuvuodesta) (\d{4})/giu,
  season: (word) =>
    /alku/.test(word)
      ? 'early'
      : /loppu/.test(word)
        ? 'late'
        : /^kevä/.test(word)
          ? 'spring'
          : /^kesä/.test(word)
            ? 'summer'
            : /^syks/.test(word)
              ? 'autumn'
              : 'winter',
  ready: /muuttovalmis|talo on valmis|muutot ovat käynnissä/iu,
  energyClass: /energialuokka(?: on|:)? ([A-G])\b/giu,
  buyNow: /jos ostat nyt|ehdit vielä valita/iu,
  callUs: /(?<!\p{L})soita(?!\p{L})/iu,
  seeViewings: /(?<!\p{L})esittely(?:t|ajat)(?!\p{L})/iu,
  seePlan: /pohjapiirros/iu,
}

/** Describes Swedish homes partly in Swedish, so patterns of both languages apply. */
const english: FactWords = {
  ...swedish,
  directions: {
    north: /facing north(?!-)\b|\bmot norr\b/iu,
    northEast: /facing north-east|\bmot nordost\b/iu,
    east: /facing east\b|\bmot öster\b/iu,
    southEast: /facing south-east|\bmot sydost\b/iu,
    south: /facing south(?!-)\b|\bmot söder\b/iu,
    southWest: /facing south-west|\bmot sydväst\b/iu,
    west: /facing west\b|\bmot väster\b/iu,
    northWest: /facing north-west|\bmot nordväst\b/iu,
  },
  rooms: [...swedish.rooms, /(\d+)\srooms?\b/giu],
  floor: [...swedish.floor, /\bfloor (\d+)/giu, /\b(\d+)(?:st|nd|rd|th) floor/giu],
  groundFloor: /\bground floor\b|\bbottenvåning(?:en)?\b(?!ar)/iu,
  plot: /\btomt|\bplot/iu,
  outdoors: /balkong|terrass|uteplats|veranda|balcony|terrace\b|patio|porch/iu,
  aMonth: /^\s?(?:\/mån|a month|per month)/iu,
  aSquareMetre: /^\s?(?:\/m²|per m²|per square)/iu,
  access: /access|move|moving|tillträde|inflytt/iu,
  seasons:
    /(våren|sommaren|hösten|vintern|i början av|i slutet av|early(?: in)?|late(?: in)?|spring|summer|autumn|winter|Q\d) (\d{4})/giu,
  season: (word) =>
    /^early/i.test(word)
      ? 'early'
      : /^late/i.test(word)
        ? 'late'
        : /^spring/i.test(word)
          ? 'spring'
          : /^summer/i.test(word)
            ? 'summer'
            : /^autumn/i.test(word)
              ? 'autumn'
              : swedish.season(word),
  ready: /ready to move in|inflyttningsklar|huset är klart|klar att flytta in/iu,
  energyClass: /energi(?:klass|klassen)(?: är|:)? ([A-G])\b|energy class:? ([A-G])\b/giu,
  callUs: /\bcall us\b/iu,
  seeViewings: /\bviewings\b|viewing times/iu,
  seePlan: /floor plan/iu,
}

export const factWords: Readonly<Record<Locale, FactWords>> = {
  sv: swedish,
  nb: norwegian,
  fi: finnish,
  en: english,
}
