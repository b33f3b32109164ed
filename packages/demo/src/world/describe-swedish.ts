// Swedish words about a home.
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

const count = ['noll', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex']
const size = ['', 'etta', 'tvåa', 'trea', 'fyra', 'femma', 'sexa']
const sizeTold = ['', 'ettan', 'tvåan', 'trean', 'fyran', 'femman', 'sexan']
/** As they follow "till". */
const parts: Readonly<Record<PartOfYear, string>> = {
  early: 'början av',
  spring: 'våren',
  summer: 'sommaren',
  autumn: 'hösten',
  late: 'slutet av',
}

const directions: Readonly<Record<CompassDirection, string>> = {
  north: 'norr',
  northEast: 'nordost',
  east: 'öster',
  southEast: 'sydost',
  south: 'söder',
  southWest: 'sydväst',
  west: 'väster',
  northWest: 'nordväst',
}

const outdoors: Readonly<Record<OutdoorArea, string>> = {
  balcony: 'balkong',
  terrace: 'terrass',
  patio: 'uteplats',
  roofTop: 'takterrass',
  frenchBalcony: 'fransk balkong',
  porch: 'veranda',
  sauna: 'bastu',
  walkInCloset: 'klädkammare',
}

const houses: Readonly<Partial<Record<ResidenceType, string>>> = {
  townHouse: 'radhus',
  semiDetachedHouse: 'parhus',
  detachedHouse: 'villa',
  house: 'kedjehus',
}
const housesTold: Readonly<Partial<Record<ResidenceType, string>>> = {
  townHouse: 'Radhuset',
  semiDetachedHouse: 'Parhuset',
  detachedHouse: 'Villan',
  house: 'Kedjehuset',
}

/** The first of each also suits a home with a single room. */
const light: Readonly<Record<CompassDirection, readonly string[]>> = {
  north: [
    'Fönstren mot norr ger ett jämnt ljus och rum som håller sig svala på sommaren.',
    'Vardagsrummet ligger mot norr, med stillsamt ljus hela dagen och ingen sol som bländar.',
  ],
  northEast: [
    'Fönstren mot nordost tar in den första morgonsolen, och sedan håller sig rummen svala.',
    'Solen kommer tidigt genom fönstren mot nordost och har gått vidare lagom till lunch.',
  ],
  east: [
    'Fönstren mot öster ger morgonsol och behaglig skugga på eftermiddagen.',
    'Frukosten kan ätas i solen, eftersom vardagsrummet vetter mot öster.',
  ],
  southEast: [
    'Fönstren mot sydost ger sol från tidig morgon till mitt på dagen.',
    'Vardagsrummet vetter mot sydost och är som ljusast på förmiddagen.',
  ],
  south: [
    'Med fönster mot söder når solen långt in i rummet, även på vintern.',
    'Vardagsrummet ligger mot söder och har dagsljus från morgon till kväll.',
  ],
  southWest: [
    'Fönstren mot sydväst ger sol från lunch till kväll.',
    'Vardagsrummet vetter mot sydväst, så det är ljust när man kommer hem på eftermiddagen.',
  ],
  west: [
    'Kvällssolen kommer in genom fönstren mot väster.',
    'Vardagsrummet ligger mot väster, med sol från eftermiddagen tills den går ned.',
  ],
  northWest: [
    'Fönstren mot nordväst ger milt dagsljus och sena solnedgångar på sommaren.',
    'Vardagsrummet vetter mot nordväst och får sin sol på kvällen.',
  ],
}

const kitchens: KitchenWords = {
  always: [
    'Kök och vardagsrum hänger ihop, med plats för ett matbord mellan dem.',
    'Köket är öppet mot vardagsrummet, men disken syns inte från soffan.',
    'I köket får man plats med ett bord för hela hushållet, och skåpen går ända upp till taket.',
    'Köket ligger intill hallen, så att matkassarna har kort väg.',
  ],
  withWindow: 'Köket har ett eget fönster, och matplatsen ligger mellan kök och vardagsrum.',
  without: 'Köket ligger innanför vardagsrummet och får sitt dagsljus därifrån.',
}
const baths = [
  'Badrummet är helkaklat och har egen tvättmaskin och torktumlare.',
  'I badrummet finns dusch, golvvärme och en tvättpelare bakom skåpsdörrar.',
  'Badrummet har golvvärme, ljusgrått kakel och plats för tvättmaskin.',
]
const storage = [
  'Hallen har garderob med skjutdörrar, och ett eget förråd ingår.',
  'Det finns garderober i hallen och ett eget förråd i huset.',
  'Förvaringen räcker till vardags: garderober inne och ett låst förråd utanför bostaden.',
]
const houseStorage = [
  'På tomten finns ett förråd för cyklar och verktyg, och bilen parkeras intill huset.',
  'Förrådet vid entrén rymmer barnvagn, cyklar och det som annars blir stående i hallen.',
]

const conceptWords: Readonly<Record<Concept, readonly string[]>> = {
  product: [
    'Inredningen följer vår standard: målade väggar, ekparkett och vitvaror som är lätta att få service på.',
    'Materialen är valda för att hålla: ekparkett, målade väggar och bänkskiva i laminat.',
  ],
  premium: [
    'Golven är av ask, bänkskivan av sten och takhöjden 2,70 meter.',
    'Här är dörrarna höga, köket platsbyggt och golven av bred ekplank.',
  ],
  original: [
    'Planen är enkel och beprövad, utan dyra tillval, och det märks på priset.',
    'Bostaden byggs efter en ritning som vi har använt många gånger, vilket håller nere kostnaden.',
  ],
  smartSquare: [
    'Varje kvadratmeter har en uppgift: sängen kan fällas upp och förvaringen är inbyggd i väggarna.',
    'Planen är yteffektiv, med inbyggd förvaring och ett rum som kan möbleras på flera sätt.',
  ],
}

const surroundings: Readonly<Record<Setting, readonly string[]>> = {
  city: [
    'Matbutik, förskola och hållplats finns inom några kvarter.',
    'Gatan utanför har butiker i bottenvåningarna, och gården bakom är lugn och planterad.',
    'Till spårvagn eller buss går man på fem minuter, och cykelvägen in mot centrum passerar porten.',
  ],
  suburb: [
    'Skola och förskola ligger på gångavstånd, och bussen går ofta.',
    'Området är lugnt, med gångvägar fria från biltrafik och en park med lekplats runt hörnet.',
    'Till affären går man på tio minuter, och till tåget eller bussen på ungefär lika lång tid.',
  ],
  waterside: [
    'Vattnet ligger ett par minuter bort, med promenadväg längs kajen.',
    'Till badplatsen går man i tofflor, och det blåser oftast lite mer här än inne i staden.',
    'Längs vattnet finns bänkar, bryggor och en cykelväg in till centrum.',
  ],
  forest: [
    'Skogen börjar där gården slutar, med stigar och ett elljusspår.',
    'Runt husen har tallarna fått stå kvar, och buss och matbutik nås på en kvart till fots.',
    'Det är nära till svampskog och badsjö, och cykelvägen leder till skolan.',
  ],
  field: [
    'Runt kvarteret ligger öppna fält, och himlen är stor åt alla håll.',
    'Läget är lantligt, men skola, affär och buss finns i byn intill.',
    'Cykelvägen går mellan åkrarna till skolan och stationen.',
  ],
}

const energy = {
  A: 'Huset har energiklass A och solceller på taket.',
  B: 'Huset har energiklass B och värms med fjärrvärme.',
  C: 'Energiklassen är C, och ventilationen återvinner värmen ur frånluften.',
  D: 'Energiklassen är D.',
} as const

const audience: Readonly<Record<HomeFacts['audience'], readonly string[]>> = {
  everyone: [
    'Cyklarna har ett eget rum i markplan, och på gården finns odlingslådor.',
    'Gården delas med grannarna och har sittplatser i både sol och skugga.',
    'Föreningen har ett gästrum som grannarna kan boka.',
  ],
  seniors: [
    'Huset har hiss, breda dörrar och inga trösklar, och i den gemensamma lokalen ordnar grannarna middagar.',
    'Det är trappfritt från gata till säng, och en övernattningslägenhet finns för gäster.',
  ],
  members: [
    'Föreningen är kooperativ: medlemmarna bestämmer tillsammans om gård, tvättstuga och gästrum.',
    'Bostaden hör till en kooperativ förening med låg belåning och gemensamma lokaler.',
  ],
}

const floorWords = ({ floor, maxFloor, onGround, onTop }: HomeFacts): string =>
  onGround
    ? 'på bottenvåningen'
    : onTop
      ? `högst upp i huset, på våning ${floor}`
      : `på våning ${floor} av ${maxFloor}`

const opening = (facts: HomeFacts, pick: number): string => {
  const { rooms, area, located, type } = facts
  const house = houses[type]
  if (house !== undefined) {
    const told = housesTold[type] ?? 'Huset'
    return pick % 2 === 0
      ? `${capital(house)} ${located} med ${count[rooms]} rum och kök på ${area} m², fördelade på två plan.`
      : `${told} har ${area} m² i två plan, med ${count[rooms]} rum och kök, och ligger ${located}.`
  }
  if (pick % 3 === 0) return `${capital(size[rooms] ?? '')} på ${area} m² ${floorWords(facts)} ${located}.`
  if (pick % 3 === 1)
    return `${capital(sizeTold[rooms] ?? '')} ligger ${floorWords(facts)}${facts.onTop ? ',' : ''} och mäter ${area} m².`
  return `${area} m² fördelade på ${count[rooms]} rum och kök, ${floorWords(facts)} ${located}.`
}

const balconyFurniture = {
  large: 'matbord för fyra och en solstol',
  medium: 'ett bord för fyra',
  small: 'två stolar och ett litet bord',
}

const outdoorWords = ({ outdoors: space, rooms }: HomeFacts): string | undefined => {
  if (!space) return undefined
  const towards = space.direction ? ` mot ${directions[space.direction]}` : ''
  const area = space.area ?? 6
  if (space.type === 'balcony')
    return `Balkongen${towards} är på ${area} m² och rymmer ${furnitureOn(area, balconyFurniture)}.`
  if (space.type === 'frenchBalcony')
    return `Den franska balkongen${towards} gör att man kan öppna rummet på vid gavel om sommaren.`
  if (space.type === 'patio')
    return `Uteplatsen${towards} är på ${area} m², och man går ut på den direkt från ${rooms === 1 ? 'rummet' : 'vardagsrummet'}.`
  if (space.type === 'terrace')
    return `Terrassen${towards} är på ${area} m², med plats för både matbord och krukor.`
  if (space.type === 'roofTop') return `En trappa upp ligger den egna takterrassen${towards}, på ${area} m².`
  return `Under verandans tak${towards} kan man sitta ute även när det regnar.`
}

const cornerWords = (facts: HomeFacts): string | undefined => {
  if (facts.isEndOfRow) return 'Huset ligger sist i raden och har fönster även på gaveln.'
  const ways = facts.windowsTowards.map((direction) => directions[direction])
  return facts.type === 'apartment' && ways.length === 2
    ? `Bostaden ligger i husets hörn och har fönster åt två håll, mot ${ways.join(' och ')}.`
    : undefined
}

const wayUp = ({ storey, hasLift }: HomeFacts): string | undefined =>
  storey === 0
    ? undefined
    : hasLift
      ? 'Hissen går hela vägen upp.'
      : 'Till bostaden går man en trappa upp; hiss finns inte.'

const bedrooms: BedroomWords = {
  oneRoom: [
    'Sängen får plats längst in i rummet och soffan vid fönstret.',
    'Rummet räcker till säng, soffa och matbord.',
  ],
  twoRooms: [
    'Sovrummet rymmer dubbelsäng och garderob och ligger avskilt från köket.',
    'I sovrummet finns plats för dubbelsäng, och garderoberna är inbyggda längs ena väggen.',
    'Sovrummet ligger bredvid vardagsrummet och rymmer dubbelsäng och skrivbord.',
  ],
  threeRooms: [
    'Det större sovrummet rymmer dubbelsäng; det mindre passar som barnrum eller arbetsrum.',
    'De två sovrummen ligger bredvid varandra, det ena vägg i vägg med vardagsrummet.',
    'Sovrummen är två, och det mindre går att öppna mot vardagsrummet om man hellre vill ha ett arbetsrum.',
  ],
  inHouse: (amount) =>
    `De ${count[amount]} sovrummen ligger på övervåningen, tillsammans med ett andra badrum.`,
  inApartment: (amount, suite) =>
    suite === 'behindCloset'
      ? `Av de ${count[amount]} sovrummen har ett en klädkammare och innanför den ett andra badrum.`
      : `Av de ${count[amount]} sovrummen ligger ett för sig, intill ett andra badrum.`,
}

const timing = ({ access, ownership }: HomeFacts): string => {
  const when = partAndYear(parts, access)
  if (when !== undefined) return `Inflyttningen är beräknad till ${when}.`
  return ownership === 'rented'
    ? 'Den är klar att flytta in i.'
    : 'Huset är klart, och inflyttningen har börjat.'
}

const plot: HomeWords['description'] = (facts, random) =>
  `${sentences(
    1000,
    `Tomten ligger ${facts.located} och är på ${facts.plotArea} m².`,
    `Med köpet följer färdiga ritningar för ett hus på ${facts.area} m² med ${count[facts.rooms]} rum och kök; priset gäller marken och ritningarna.`,
    `Huset är tänkt med vardagsrum och uteplats mot ${directions[facts.direction]}.`,
  )}\n\n${sentences(
    1000,
    'Vatten, avlopp, el och fiber är framdragna till tomtgränsen, och anslutningarna ingår i priset.',
    'Bygglov söks av köparen, och vi hjälper gärna till med handlingarna.',
    'Det går att bygga efter andra ritningar inom detaljplanen, som tillåter två våningar och ett fristående förråd.',
  )}\n\n${sentences(
    1000,
    random.pick(surroundings[facts.setting]),
    facts.access.kind === 'now'
      ? 'Tomten kan tillträdas nu.'
      : `Tillträdet är beräknat till ${partAndYear(parts, facts.access)}.`,
  )}`

export const swedishWords: HomeWords = {
  short: (facts) => {
    const { type, rooms, area, outdoors: space, direction } = facts
    if (type === 'plot')
      return `Tomt på ${facts.plotArea} m² ${facts.located}, med ritningar för ett hus med ${count[rooms]} rum.`
    const what = houses[type] === undefined ? size[rooms] : `${houses[type]} med ${count[rooms]} rum`
    const outside = space
      ? ` ${houses[type] === undefined ? 'med' : 'och'} ${outdoors[space.type]} mot ${directions[space.direction ?? direction]}`
      : ''
    return capital(
      `${what}${outside}${facts.floor === undefined ? `, ${area} m²` : `${space ? ',' : ''} ${floorWords(facts)}`}.`,
    )
  },
  description: (facts, random) => {
    if (facts.type === 'plot') return plot(facts, random)
    const isHouse = houses[facts.type] !== undefined
    return `${sentences(
      290,
      opening(facts, random.whole(0, 5)),
      lightIn(light, facts, random),
      random.chance(0.7) && cornerWords(facts),
      outdoorWords(facts),
    )}\n\n${sentences(
      310,
      facts.rooms > 1
        ? kitchenIn(kitchens, facts, random)
        : 'Köksdelen ligger längs en vägg, med kyl, frys, häll och diskmaskin i full storlek.',
      bedroomsIn(bedrooms, facts, random),
      (isHouse || random.chance(0.75)) && random.pick(baths),
      facts.hasWalkInCloset &&
        facts.suite !== 'behindCloset' &&
        `Intill ${facts.rooms > 2 ? 'ett av sovrummen' : 'sovrummet'} finns en klädkammare.`,
      facts.hasSauna && 'En liten bastu ligger innanför badrummet.',
      random.chance(0.85) && random.pick(conceptWords[facts.concept]),
      facts.choicesOpen && 'Den som köper nu hinner välja kulörer, luckor och golv.',
    )}\n\n${sentences(
      235,
      random.pick(surroundings[facts.setting]),
      (isHouse || random.chance(0.7)) && random.pick(isHouse ? houseStorage : storage),
      (facts.audience === 'everyone' ? !isHouse && random.chance(0.5) : true) &&
        random.pick(audience[facts.audience]),
      random.chance(0.5) && energy[facts.energyClass],
      wayUp(facts),
    )} ${facts.ownership === 'rented' ? 'Bostaden hyrs ut; värme och vatten ingår i hyran. ' : ''}${timing(facts)}`
  },
  stage: (facts) => {
    const { type, homes, located, setting } = facts
    const what =
      type === 'plot' ? 'tomter' : type === 'detachedHouse' ? 'villor' : (houses[type] ?? 'bostäder')
    const rooms = roomsOfStage(facts, {
      all: (amount) => ` med ${count[amount]} rum`,
      span: (least, max) => ` med ${count[least]} ${max - least === 1 ? 'eller' : 'till'} ${count[max]} rum`,
    })
    const where = {
      city: 'nära butiker och kollektivtrafik',
      suburb: 'i ett lugnt område',
      waterside: 'nära vattnet',
      forest: 'med skogen intill',
      field: 'med öppna fält omkring',
    }[setting]
    return `${homes} ${what}${rooms} ${located}, ${where}.`
  },
}
