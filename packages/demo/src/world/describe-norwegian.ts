// Norwegian (bokmål) words about a home.
import type { CompassDirection, Concept, OutdoorArea, PartOfYear, ResidenceType } from '@husrum/domain'
import type { Setting } from '../building/setting.ts'
import type { HomeFacts, HomeWords } from './home-facts.ts'
import type { BedroomWords, KitchenWords } from './home-sentences.ts'
import {
  bedroomsIn,
  capital,
  furnitureOn,
  kitchenIn,
  lightIn,
  partAndYear,
  roomsOfStage,
  sentences,
} from './home-sentences.ts'

const count = ['null', 'ett', 'to', 'tre', 'fire', 'fem', 'seks']
const parts: Readonly<Record<PartOfYear, string>> = {
  early: 'tidlig i',
  spring: 'våren',
  summer: 'sommeren',
  autumn: 'høsten',
  late: 'sent i',
}

const directions: Readonly<Record<CompassDirection, string>> = {
  north: 'nord',
  northEast: 'nordøst',
  east: 'øst',
  southEast: 'sørøst',
  south: 'sør',
  southWest: 'sørvest',
  west: 'vest',
  northWest: 'nordvest',
}

const outdoors: Readonly<Record<OutdoorArea, string>> = {
  balcony: 'balkong',
  terrace: 'terrasse',
  patio: 'uteplass',
  roofTop: 'takterrasse',
  frenchBalcony: 'fransk balkong',
  porch: 'veranda',
  sauna: 'badstue',
  walkInCloset: 'garderoberom',
}

const houses: Readonly<Partial<Record<ResidenceType, string>>> = {
  townHouse: 'rekkehus',
  semiDetachedHouse: 'halvpart av tomannsbolig',
  detachedHouse: 'enebolig',
  house: 'kjedehus',
}
const housesTold: Readonly<Partial<Record<ResidenceType, string>>> = {
  townHouse: 'Rekkehuset',
  semiDetachedHouse: 'Tomannsboligen',
  detachedHouse: 'Eneboligen',
  house: 'Kjedehuset',
}
const housesMany: Readonly<Partial<Record<ResidenceType, string>>> = {
  townHouse: 'rekkehus',
  semiDetachedHouse: 'tomannsboliger',
  detachedHouse: 'eneboliger',
  house: 'kjedehus',
  plot: 'tomter',
}

/** The first of each also suits a home with a single room. */
const light: Readonly<Record<CompassDirection, readonly string[]>> = {
  north: [
    'Vinduene mot nord gir jevnt lys og rom som holder seg svale om sommeren.',
    'Stuen ligger mot nord, med rolig lys hele dagen og ingen sol som blender.',
  ],
  northEast: [
    'Vinduene mot nordøst slipper inn den første morgensolen, og siden holder rommene seg svale.',
    'Solen kommer tidig gjennom vinduene mot nordøst og har gått videre til lunsj.',
  ],
  east: [
    'Vinduene mot øst gir morgensol og behagelig skygge om ettermiddagen.',
    'Frokosten kan spises i solen, for stuen vender mot øst.',
  ],
  southEast: [
    'Vinduene mot sørøst gir sol fra tidlig morgen til midt på dagen.',
    'Stuen vender mot sørøst og er lysest om formiddagen.',
  ],
  south: [
    'Med vinduer mot sør når solen langt inn i rommet, også om vinteren.',
    'Stuen ligger mot sør og har dagslys fra morgen til kveld.',
  ],
  southWest: [
    'Vinduene mot sørvest gir sol fra lunsj til kveld.',
    'Stuen vender mot sørvest, så det er lyst når man kommer hjem om ettermiddagen.',
  ],
  west: [
    'Kveldssolen kommer inn gjennom vinduene mot vest.',
    'Stuen ligger mot vest, med sol fra ettermiddagen til den går ned.',
  ],
  northWest: [
    'Vinduene mot nordvest gir mildt dagslys og sene solnedganger om sommeren.',
    'Stuen vender mot nordvest og får solen om kvelden.',
  ],
}

const kitchens: KitchenWords = {
  always: [
    'Kjøkken og stue henger sammen, med plass til et spisebord mellom dem.',
    'Kjøkkenet er åpent mot stuen, men oppvasken synes ikke fra sofaen.',
    'På kjøkkenet er det plass til et bord for hele husstanden, og skapene går helt opp til taket.',
  ],
  withWindow: 'Kjøkkenet har eget vindu, og spiseplassen ligger mellom kjøkken og stue.',
  without: 'Kjøkkenet ligger innenfor stuen og får dagslyset derfra.',
}
const baths = [
  'Badet er flislagt, med gulvvarme og opplegg for vaskemaskin.',
  'På badet er det dusj, varme i gulvet og plass til vaskesøyle bak skapdører.',
  'Badet har lyse fliser, gulvvarme og god plass til håndklær og vaskemaskin.',
]
const storage = [
  'Entreen har skyvedørsgarderobe, og det følger med en egen bod.',
  'Det er garderobe i entreen og egen bod i bygget.',
  'Boligen har egen bod, og syklene kan settes i et låst rom på bakkeplan.',
]
const houseStorage = [
  'Ved inngangen er det sportsbod, og bilen står på egen plass like ved huset.',
  'Boden ved inngangen rommer ski, sykler og barnevogn.',
]

const conceptWords: Readonly<Record<Concept, readonly string[]>> = {
  product: [
    'Innredningen følger standarden vår: malte vegger, eikeparkett og hvitevarer som er enkle å få service på.',
    'Materialene er valgt for å vare: eikeparkett, malte vegger og benkeplate i laminat.',
  ],
  premium: [
    'Gulvene er av ask, benkeplaten av stein og takhøyden 2,70 meter.',
    'Her er dørene høye, kjøkkenet plassbygd og gulvene av brede eikebord.',
  ],
  original: [
    'Planløsningen er enkel og velprøvd, uten dyre tilvalg, og det merkes på prisen.',
    'Boligen bygges etter en tegning vi har brukt mange ganger, og det holder kostnaden nede.',
  ],
  smartSquare: [
    'Hver kvadratmeter har en oppgave: Sengen kan felles opp, og oppbevaringen er bygd inn i veggene.',
    'Planløsningen er arealeffektiv, med innebygd oppbevaring og et rom som kan møbleres på flere måter.',
  ],
}

const surroundings: Readonly<Record<Setting, readonly string[]>> = {
  city: [
    'Dagligvarebutikk, barnehage og holdeplass ligger noen få kvartaler unna.',
    'Gaten har butikker i første etasje, og gårdsrommet bak er rolig og beplantet.',
    'Det tar fem minutter å gå til bane eller buss.',
  ],
  suburb: [
    'Skole og barnehage ligger i gangavstand, og bussen går ofte.',
    'Området er rolig, med gangveier uten biltrafikk og en lekeplass rundt hjørnet.',
    'Til butikken går man på ti minutter, og til toget eller bussen omtrent like raskt.',
  ],
  waterside: [
    'Sjøen ligger et par minutter unna, med turvei langs vannet.',
    'Badeplassen er nærmere enn bilen, og det blåser gjerne litt mer her enn inne i byen.',
    'Langs vannet er det benker, brygger og sykkelvei inn til sentrum.',
  ],
  forest: [
    'Marka begynner der tunet slutter, med stier og lysløype.',
    'Rundt husene har furuene fått stå, og både buss og butikk nås på et kvarter til fots.',
    'Det er kort vei til skiløypa, og skoleveien er trygg hele året.',
  ],
  field: [
    'Rundt tunet ligger åpne jorder, og himmelen er stor i alle retninger.',
    'Beliggenheten er landlig, men skole, butikk og buss finnes i bygda like ved.',
    'Sykkelveien går mellom åkrene til skolen og stasjonen.',
  ],
}

const energy = {
  A: 'Bygget har energimerke A og solceller på taket.',
  B: 'Bygget har energimerke B og varmes med fjernvarme.',
  C: 'Energimerket er C, og ventilasjonen gjenvinner varmen i lufta.',
  D: 'Energimerket er D.',
} as const

const shared = [
  'Gårdsrommet deles med naboene og har benker i både sol og skygge.',
  'På fellesarealet er det plantekasser og sykkelverksted.',
  'Sameiet har et gjesterom som beboerne kan leie.',
]

const floorWords = ({ floor, maxFloor, onGround, onTop }: HomeFacts): string =>
  onGround
    ? 'i første etasje'
    : onTop
      ? `øverst i bygget, i ${floor}. etasje`
      : `i ${floor}. etasje av ${maxFloor}`

const opening = (facts: HomeFacts, pick: number): string => {
  const { rooms, area, located, type } = facts
  const house = houses[type]
  if (house !== undefined)
    return pick % 2 === 0
      ? `${capital(house)} ${located} med ${count[rooms]} rom og ${area} m², fordelt på to plan.`
      : `${housesTold[type] ?? 'Huset'} har ${area} m² over to plan, med ${count[rooms]} rom, og ligger ${located}.`
  if (pick % 3 === 0) return `${rooms}-roms på ${area} m² ${floorWords(facts)} ${located}.`
  if (pick % 3 === 1)
    return `Leiligheten ligger ${floorWords(facts)}${facts.onTop ? ',' : ''} og har ${count[rooms]} rom på til sammen ${area} m².`
  return `${area} m² fordelt på ${count[rooms]} rom, ${floorWords(facts)} ${located}.`
}

const balconyFurniture = {
  large: 'spisebord for fire og en solstol',
  medium: 'et bord for fire',
  small: 'to stoler og et lite bord',
}

const outdoorWords = ({ outdoors: space, rooms }: HomeFacts): string | undefined => {
  if (!space) return undefined
  const towards = space.direction ? ` mot ${directions[space.direction]}` : ''
  const area = space.area ?? 6
  if (space.type === 'balcony')
    return `Balkongen${towards} er på ${area} m² og har plass til ${furnitureOn(area, balconyFurniture)}.`
  if (space.type === 'frenchBalcony')
    return `Den franske balkongen${towards} gjør at man kan åpne rommet helt om sommeren.`
  if (space.type === 'patio')
    return `Uteplassen${towards} er på ${area} m², og man går rett ut på den fra ${rooms === 1 ? 'rommet' : 'stuen'}.`
  if (space.type === 'terrace')
    return `Terrassen${towards} er på ${area} m², med plass til både spisebord og krukker.`
  if (space.type === 'roofTop')
    return `En trapp opp ligger boligens egen takterrasse${towards}, på ${area} m².`
  return `Under tak på verandaen${towards} kan man sitte ute også når det regner.`
}

const cornerWords = (facts: HomeFacts): string | undefined => {
  if (facts.isEndOfRow) return 'Huset ligger ytterst i rekken og har vinduer også på gavlen.'
  const ways = facts.windowsTowards.map((direction) => directions[direction])
  return facts.type === 'apartment' && ways.length === 2
    ? `Boligen ligger i hjørnet av bygget og har vinduer i to retninger, mot ${ways.join(' og ')}.`
    : undefined
}

const wayUp = ({ storey, hasLift }: HomeFacts): string | undefined =>
  storey === 0
    ? undefined
    : hasLift
      ? 'Heisen går hele veien opp.'
      : 'Man går én trapp opp til boligen; bygget har ikke heis.'

const bedrooms: BedroomWords = {
  oneRoom: [
    'Sengen får plass innerst i rommet og sofaen ved vinduet.',
    'Rommet har plass til seng, sofa og spisebord.',
  ],
  twoRooms: [
    'Soverommet rommer dobbeltseng og garderobe og har dør fra entreen.',
    'På soverommet er det plass til dobbeltseng, og garderobeskapene er bygd inn langs den ene veggen.',
    'Soverommet ligger ved siden av stuen og har plass til dobbeltseng og skrivebord.',
  ],
  threeRooms: [
    'Det største soverommet har plass til dobbeltseng; det minste passer som barnerom eller kontor.',
    'De to soverommene ligger side om side, det ene vegg i vegg med stuen.',
    'Det er to soverom, og det minste kan åpnes mot stuen for dem som heller vil ha kontor.',
  ],
  inHouse: (amount) => `De ${count[amount]} soverommene ligger oppe, sammen med et ekstra bad.`,
  inApartment: (amount, suite) =>
    suite === 'behindCloset'
      ? `Av de ${count[amount]} soverommene har ett et garderoberom og innenfor det et ekstra bad.`
      : `Av de ${count[amount]} soverommene ligger ett for seg selv, ved siden av et ekstra bad.`,
}

const timing = ({ access }: HomeFacts): string => {
  const when = partAndYear(parts, access)
  return when === undefined
    ? 'Boligen er ferdig, og innflyttingen er i gang.'
    : `Overtakelse er planlagt ${when}.`
}

const plot: HomeWords['description'] = (facts, random) =>
  `${sentences(
    1000,
    `Tomten ligger ${facts.located} og er på ${facts.plotArea} m².`,
    `Med kjøpet følger ferdige tegninger for et hus på ${facts.area} m² med ${count[facts.rooms]} rom; prisen gjelder tomten og tegningene.`,
    `Huset er tenkt med stue og uteplass mot ${directions[facts.direction]}.`,
  )}\n\n${sentences(
    1000,
    'Vann, avløp, strøm og fiber er lagt fram til tomtegrensen, og tilkoblingen er med i prisen.',
    'Kjøperen søker selv om byggetillatelse, og vi hjelper gjerne til med papirene.',
    'Det går an å bygge etter andre tegninger innenfor reguleringsplanen, som tillater to etasjer og en frittstående bod.',
  )}\n\n${sentences(
    1000,
    random.pick(surroundings[facts.setting]),
    facts.access.kind === 'now'
      ? 'Tomten kan overtas nå.'
      : `Overtakelse av tomten er planlagt ${partAndYear(parts, facts.access)}.`,
  )}`

export const norwegianWords: HomeWords = {
  short: (facts) => {
    const { type, rooms, area, outdoors: space, direction } = facts
    if (type === 'plot')
      return `Tomt på ${facts.plotArea} m² ${facts.located}, med tegninger for et hus med ${count[rooms]} rom.`
    const what = houses[type] === undefined ? `${rooms}-roms` : `${houses[type]} med ${count[rooms]} rom`
    const outside = space
      ? ` ${houses[type] === undefined ? 'med' : 'og'} ${outdoors[space.type]} mot ${directions[space.direction ?? direction]}`
      : ''
    return capital(
      `${what}${outside}${facts.floor === undefined ? `, ${area} m²` : `${space ? ',' : ''} ${floorWords(facts)}`}.`,
    )
  },
  description: (facts, random) => {
    if (facts.type === 'plot') return plot(facts, random)
    const isHouse = houses[facts.type] !== undefined
    return `${sentences(
      275,
      opening(facts, random.whole(0, 5)),
      lightIn(light, facts, random),
      random.chance(0.7) && cornerWords(facts),
      outdoorWords(facts),
    )}\n\n${sentences(
      300,
      facts.rooms > 1
        ? kitchenIn(kitchens, facts, random)
        : 'Kjøkkendelen ligger langs en vegg, med kjøleskap, koketopp og oppvaskmaskin i full størrelse.',
      bedroomsIn(bedrooms, facts, random),
      (isHouse || random.chance(0.75)) && random.pick(baths),
      facts.hasWalkInCloset &&
        facts.suite !== 'behindCloset' &&
        `Ved siden av ${facts.rooms > 2 ? 'et av soverommene' : 'soverommet'} er det et garderoberom.`,
      facts.hasSauna && 'Innenfor badet ligger en liten badstue.',
      random.chance(0.85) && random.pick(conceptWords[facts.concept]),
      facts.choicesOpen && 'Den som kjøper nå, rekker å velge farger, fronter og gulv.',
    )}\n\n${sentences(
      230,
      random.pick(surroundings[facts.setting]),
      (isHouse || random.chance(0.7)) && random.pick(isHouse ? houseStorage : storage),
      !isHouse && random.chance(0.5) && random.pick(shared),
      random.chance(0.5) && energy[facts.energyClass],
      wayUp(facts),
    )} ${timing(facts)}`
  },
  stage: (facts) => {
    const { type, homes, located, setting } = facts
    const what = housesMany[type] ?? 'leiligheter'
    const rooms = roomsOfStage(facts, {
      all: (amount) => ` med ${count[amount]} rom`,
      span: (least, max) => ` med ${count[least]} ${max - least === 1 ? 'eller' : 'til'} ${count[max]} rom`,
    })
    const where = {
      city: 'nær butikker og kollektivtrafikk',
      suburb: 'i et rolig område',
      waterside: 'nær vannet',
      forest: 'med marka like ved',
      field: 'med åpne jorder omkring',
    }[setting]
    return `${homes} ${what}${rooms} ${located}, ${where}.`
  },
}
