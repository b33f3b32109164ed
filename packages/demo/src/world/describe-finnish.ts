// Finnish words about a home.
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

const rooms = [
  '',
  'yksiö',
  'kaksio',
  'kolmio',
  'neljän huoneen koti',
  'viiden huoneen koti',
  'kuuden huoneen koti',
]
const sized = [
  '',
  'Yksiö',
  'Kaksio',
  'Kolmio',
  'Neljän huoneen koti',
  'Viiden huoneen koti',
  'Kuuden huoneen koti',
]
const ofRooms = ['', 'yhden', 'kahden', 'kolmen', 'neljän', 'viiden', 'kuuden']
const bedroomsThatAre = ['', 'yksi', 'kaksi', 'kolme', 'neljä', 'viisi']
const parts: Readonly<Record<PartOfYear, string>> = {
  early: 'alkuvuodesta',
  spring: 'keväällä',
  summer: 'kesällä',
  autumn: 'syksyllä',
  late: 'loppuvuodesta',
}

/** Towards: "etelään" */
const towards: Readonly<Record<CompassDirection, string>> = {
  north: 'pohjoiseen',
  northEast: 'koilliseen',
  east: 'itään',
  southEast: 'kaakkoon',
  south: 'etelään',
  southWest: 'lounaaseen',
  west: 'länteen',
  northWest: 'luoteeseen',
}

const outdoors: Readonly<Record<OutdoorArea, string>> = {
  balcony: 'parveke',
  terrace: 'terassi',
  patio: 'oma piha',
  roofTop: 'kattoterassi',
  frenchBalcony: 'ranskalainen parveke',
  porch: 'kuisti',
  sauna: 'sauna',
  walkInCloset: 'vaatehuone',
}

const houses: Readonly<Partial<Record<ResidenceType, string>>> = {
  townHouse: 'rivitalokoti',
  semiDetachedHouse: 'paritalokoti',
  detachedHouse: 'omakotitalo',
  house: 'ketjutalo',
}
const housesMany: Readonly<Partial<Record<ResidenceType, string>>> = {
  townHouse: 'rivitalokotia',
  semiDetachedHouse: 'paritalokotia',
  detachedHouse: 'omakotitaloa',
  house: 'ketjutaloa',
  plot: 'tonttia',
}

/** The first of each also suits a home with a single room. */
const light: Readonly<Record<CompassDirection, readonly string[]>> = {
  north: [
    'Pohjoiseen avautuvista ikkunoista tulee tasaista valoa, ja huoneet pysyvät kesälläkin viileinä.',
    'Olohuone on pohjoisen puolella, joten valo on rauhallista eikä aurinko häikäise.',
  ],
  northEast: [
    'Koilliseen avautuvista ikkunoista näkyy aamun ensimmäinen aurinko, ja päivällä huoneet pysyvät viileinä.',
    'Aurinko paistaa koillisen ikkunoista aikaisin aamulla ja on lounasaikaan jo siirtynyt eteenpäin.',
  ],
  east: [
    'Idän puoleisista ikkunoista tulee aamuaurinkoa, ja iltapäivällä on mukavan varjoisaa.',
    'Aamiaisen voi syödä auringossa, sillä olohuone avautuu itään.',
  ],
  southEast: [
    'Kaakkoon avautuvista ikkunoista paistaa aurinko aamusta keskipäivään.',
    'Olohuone avautuu kaakkoon ja on valoisimmillaan aamupäivällä.',
  ],
  south: [
    'Etelän puoleisista ikkunoista aurinko yltää pitkälle huoneeseen myös talvella.',
    'Olohuone avautuu etelään, ja päivänvaloa riittää aamusta iltaan.',
  ],
  southWest: [
    'Lounaaseen avautuvista ikkunoista paistaa aurinko puolestapäivästä iltaan.',
    'Olohuone avautuu lounaaseen, joten kotiin tullessa on iltapäivälläkin valoisaa.',
  ],
  west: [
    'Ilta-aurinko paistaa sisään lännen puoleisista ikkunoista.',
    'Olohuone avautuu länteen, ja aurinko viipyy ikkunoissa iltapäivästä auringonlaskuun.',
  ],
  northWest: [
    'Luoteeseen avautuvista ikkunoista näkyvät kesän myöhäiset auringonlaskut.',
    'Olohuone avautuu luoteeseen ja saa aurinkonsa illalla.',
  ],
}

const kitchens: KitchenWords = {
  always: [
    'Keittiö ja olohuone ovat samaa tilaa, ja ruokapöytä mahtuu niiden väliin.',
    'Keittiö avautuu olohuoneeseen, mutta tiskit eivät näy sohvalle.',
    'Keittiöön mahtuu pöytä koko perheelle, ja kaapit ulottuvat kattoon asti.',
  ],
  withWindow: 'Keittiössä on oma ikkuna, ja ruokapöytä mahtuu keittiön ja olohuoneen väliin.',
  without: 'Keittiö on olohuoneen takana ja saa päivänvalonsa sitä kautta.',
}
const baths = [
  'Kylpyhuone on laatoitettu, siinä on lattialämmitys ja tila pesutornille.',
  'Kylpyhuoneessa on lattialämmitys sekä paikka pesukoneelle ja kuivausrummulle.',
  'Kylpyhuoneessa on vaaleat laatat, lämmin lattia ja kalusteovien taakse jäävä pesutorni.',
]
const storage = [
  'Eteisessä on liukuovikaapisto, ja asuntoon kuuluu irtainvarasto.',
  'Säilytystilaa on eteisen kaapeissa ja omassa varastossa.',
  'Pyörille on lukittu varasto katutasossa, ja jokaisella asunnolla on oma irtainvarasto.',
]
const houseStorage = [
  'Sisäänkäynnin vieressä on varasto pyörille ja työkaluille, ja auto mahtuu pihaan.',
  'Ulkovarastoon mahtuvat lastenvaunut, sukset ja polkupyörät.',
]

const conceptWords: Readonly<Record<Concept, readonly string[]>> = {
  product: [
    'Sisustus on vakiomallistoamme: maalatut seinät, tammiparketti ja helposti huollettavat kodinkoneet.',
    'Materiaalit on valittu kestämään: tammiparketti, maalatut seinät ja laminaattityötaso.',
  ],
  premium: [
    'Lattiat ovat saarnea, työtaso kiveä ja huonekorkeus 2,70 metriä.',
    'Ovet ovat korkeat, keittiö on tehty paikkaan mittojen mukaan ja lattiat ovat leveää tammilankkua.',
  ],
  original: [
    'Pohjaratkaisu on selkeä ja moneen kertaan koeteltu, ja se näkyy hinnassa.',
    'Koti rakennetaan piirustuksilla, joita olemme käyttäneet usein, mikä pitää kustannukset kurissa.',
  ],
  smartSquare: [
    'Jokaisella neliöllä on tehtävänsä: sänky nousee seinään ja säilytystilat on upotettu seiniin.',
    'Pohjaratkaisu on tehokas, ja saman huoneen voi kalustaa monella tavalla.',
  ],
}

const surroundings: Readonly<Record<Setting, readonly string[]>> = {
  city: [
    'Ruokakauppa, päiväkoti ja pysäkki ovat muutaman korttelin päässä.',
    'Kadun varrella on kivijalkaliikkeitä, ja takana oleva sisäpiha on rauhallinen ja vehreä.',
    'Raitiovaunulle tai bussille kävelee viidessä minuutissa.',
  ],
  suburb: [
    'Koulu ja päiväkoti ovat kävelymatkan päässä, ja bussi kulkee usein.',
    'Alue on rauhallinen, kävelytiet kulkevat erillään autoista ja leikkipuisto on kulman takana.',
    'Kauppaan kävelee kymmenessä minuutissa ja junalle tai bussille suunnilleen yhtä nopeasti.',
  ],
  waterside: [
    'Ranta on parin minuutin päässä, ja sitä pitkin kulkee kävelyreitti.',
    'Uimapaikka on lähempänä kuin parkkihalli, ja täällä tuulee vähän enemmän kuin keskustassa.',
    'Rannassa on penkkejä, laitureita ja pyörätie keskustaan.',
  ],
  forest: [
    'Metsä alkaa siitä, mihin piha päättyy: siellä on polkuja ja valaistu latu.',
    'Talojen ympärille on jätetty mäntyjä, ja kauppa ja bussipysäkki ovat vartin kävelyn päässä.',
    'Marjametsään ja uimarannalle on lyhyt matka, ja koulutie on turvallinen.',
  ],
  field: [
    'Korttelin ympärillä on avointa peltoa, ja taivas näkyy joka suuntaan.',
    'Paikka on maaseutumainen, mutta koulu, kauppa ja bussi löytyvät läheltä.',
    'Pyörätie vie peltojen välitse koululle ja asemalle.',
  ],
}

const energy = {
  A: 'Talon energialuokka on A, ja katolla on aurinkopaneeleja.',
  B: 'Talon energialuokka on B, ja se lämpiää kaukolämmöllä.',
  C: 'Energialuokka on C, ja ilmanvaihto ottaa poistoilman lämmön talteen.',
  D: 'Energialuokka on D.',
} as const

const shared = [
  'Pihalla on istutuslaatikoita sekä penkkejä auringossa ja varjossa.',
  'Naapureiden kanssa jaetaan kerhohuone, pesula ja piha, jolla on leikkipaikka.',
  'Talossa on pyörävarasto ja vieraita varten varattava huone.',
]

const floorWords = ({ floor, onGround, onTop }: HomeFacts): string =>
  onGround
    ? 'ensimmäisessä kerroksessa'
    : onTop
      ? `ylimmässä eli ${floor}. kerroksessa`
      : `${floor}. kerroksessa`

const opening = (facts: HomeFacts, pick: number): string => {
  const { area, located, type } = facts
  const house = houses[type]
  if (house !== undefined)
    return pick % 2 === 0
      ? `${capital(house)} sijaitsee ${located}, ja siinä on ${area} neliötä kahdessa tasossa.`
      : `Tässä ${ofRooms[facts.rooms]} huoneen kodissa on ${area} neliötä kahdessa tasossa, ja se sijaitsee ${located}.`
  if (pick % 3 === 0)
    return `${sized[facts.rooms]} on ${floorWords(facts)} ${located}, ja siinä on ${area} neliötä.`
  if (pick % 3 === 1)
    return `Tämä ${ofRooms[facts.rooms]} huoneen ja keittiön asunto on kooltaan ${area} neliötä ja sijaitsee ${located} ${floorWords(facts)}.`
  return `Koti sijaitsee ${located} ${floorWords(facts)}, ja ${area} neliöön mahtuu ${facts.rooms === 1 ? 'yksi huone ja keittotila' : `${bedroomsThatAre[facts.rooms] ?? 'kuusi'} huonetta ja keittiö`}.`
}

const balconyFurniture = {
  large: 'ruokapöytä neljälle ja lepotuoli',
  medium: 'pöytä neljälle',
  small: 'kaksi tuolia ja pieni pöytä',
}

const outdoorWords = ({ outdoors: space, rooms: amount }: HomeFacts): string | undefined => {
  if (!space) return undefined
  const where = space.direction ? ` ${towards[space.direction]}` : ''
  const area = space.area ?? 6
  if (space.type === 'balcony')
    return `Lasitettu parveke avautuu${where}; se on ${area} neliön kokoinen, ja sille mahtuu ${furnitureOn(area, balconyFurniture)}.`
  if (space.type === 'frenchBalcony')
    return `Ranskalainen parveke avautuu${where}, ja kesällä ovet voi pitää kokonaan auki.`
  if (space.type === 'patio')
    return `Oma piha avautuu${where}; kokoa sillä on ${area} neliötä, ja sinne pääsee suoraan ${amount === 1 ? 'huoneesta' : 'olohuoneesta'}.`
  if (space.type === 'terrace')
    return `Terassi avautuu${where}, ja sen ${area} neliöön mahtuvat sekä ruokapöytä että ruukut.`
  if (space.type === 'roofTop')
    return `Yhtä kerrosta ylempänä on oma ${area} neliön kattoterassi, joka avautuu${where}.`
  return `Kuisti avautuu${where}, ja sen katon alla voi istua sateellakin.`
}

const cornerWords = (facts: HomeFacts): string | undefined => {
  if (facts.isEndOfRow) return 'Koti on rivin päässä, joten ikkunoita on myös päätyseinällä.'
  const ways = facts.windowsTowards.map((direction) => towards[direction])
  return facts.type === 'apartment' && ways.length === 2
    ? `Asunto on talon kulmassa, ja siinä on ikkunat kahteen suuntaan, ${ways.join(' ja ')}.`
    : undefined
}

const wayUp = ({ storey, hasLift }: HomeFacts): string | undefined =>
  storey === 0
    ? undefined
    : hasLift
      ? 'Hissillä pääsee kotikerrokseen asti.'
      : 'Kotiin noustaan yhdet portaat; hissiä ei ole.'

const bedrooms: BedroomWords = {
  oneRoom: [
    'Sänky mahtuu huoneen perälle ja sohva ikkunan ääreen.',
    'Huoneeseen mahtuvat sänky, sohva ja ruokapöytä.',
  ],
  twoRooms: [
    'Makuuhuoneeseen mahtuvat parisänky ja vaatekaapit, ja se on erillään keittiöstä.',
    'Makuuhuone on olohuoneen vieressä, ja siihen mahtuvat parisänky ja kirjoituspöytä.',
  ],
  threeRooms: [
    'Suurempaan makuuhuoneeseen mahtuu parisänky; pienempi sopii lastenhuoneeksi tai työhuoneeksi.',
    'Makuuhuoneet ovat vierekkäin, ja toinen niistä on olohuoneen vieressä.',
  ],
  inHouse: (amount) => `Yläkerrassa on ${bedroomsThatAre[amount]} makuuhuonetta ja toinen kylpyhuone.`,
  inApartment: (amount, suite) =>
    suite === 'behindCloset'
      ? `Makuuhuoneita on ${bedroomsThatAre[amount]}, ja yhdestä pääsee vaatehuoneen kautta toiseen kylpyhuoneeseen.`
      : `Makuuhuoneita on ${bedroomsThatAre[amount]}, ja yhden vieressä on toinen kylpyhuone.`,
}

const timing = ({ access }: HomeFacts): string => {
  const when = partAndYear(parts, access)
  return when === undefined
    ? 'Talo on valmis, ja muutot ovat käynnissä.'
    : `Arvion mukaan pääset muuttamaan ${when}.`
}

const plot: HomeWords['description'] = (facts, random) =>
  `${sentences(
    1000,
    `Tontti sijaitsee ${facts.located} ja on ${facts.plotArea} neliömetrin kokoinen.`,
    `Kauppaan kuuluvat valmiit piirustukset ${ofRooms[facts.rooms]} huoneen ja ${facts.area} neliön talosta; hinta koskee maata ja piirustuksia.`,
    `Talon olohuone ja piha on suunniteltu avautumaan ${towards[facts.direction]}.`,
  )}\n\n${sentences(
    1000,
    'Vesi, viemäri, sähkö ja valokuitu on tuotu tontin rajalle, ja liittymät sisältyvät hintaan.',
    'Ostaja hakee rakennusluvan itse, ja autamme mielellämme hakemuksen kanssa.',
    'Tontille voi rakentaa myös muilla piirustuksilla, kunhan noudattaa asemakaavaa, joka sallii kaksi kerrosta ja erillisen varaston.',
  )}\n\n${sentences(
    1000,
    random.pick(surroundings[facts.setting]),
    facts.access.kind === 'now'
      ? 'Tontin voi ottaa käyttöön heti.'
      : `Tontin saa käyttöönsä arviolta ${partAndYear(parts, facts.access)}.`,
  )}`

export const finnishWords: HomeWords = {
  short: (facts) => {
    const { type, area, outdoors: space, direction } = facts
    if (type === 'plot')
      return `${facts.plotArea} m²:n tontti ${facts.located} ja piirustukset ${ofRooms[facts.rooms]} huoneen taloon.`
    const what =
      houses[type] === undefined ? rooms[facts.rooms] : `${ofRooms[facts.rooms]} huoneen ${houses[type]}`
    const outside = space ? `, ${outdoors[space.type]} ${towards[space.direction ?? direction]}` : ''
    return capital(
      `${what}${facts.floor === undefined ? `, ${area} m²` : ` ${floorWords(facts)}`}${outside}.`,
    )
  },
  description: (facts, random) => {
    if (facts.type === 'plot') return plot(facts, random)
    const isHouse = houses[facts.type] !== undefined
    return `${sentences(
      380,
      opening(facts, random.whole(0, 5)),
      lightIn(light, facts, random),
      cornerWords(facts),
      outdoorWords(facts),
    )}\n\n${sentences(
      460,
      facts.rooms > 1
        ? kitchenIn(kitchens, facts, random)
        : 'Keittotila on yhdellä seinällä, ja siinä on täysikokoiset jääkaappi, liesitaso ja astianpesukone.',
      bedroomsIn(bedrooms, facts, random),
      (isHouse || random.chance(0.75)) && random.pick(baths),
      facts.hasSauna && 'Kylpyhuoneen yhteydessä on oma sauna.',
      facts.hasWalkInCloset &&
        facts.suite !== 'behindCloset' &&
        `${facts.rooms > 2 ? 'Yhden makuuhuoneen' : 'Makuuhuoneen'} vieressä on vaatehuone.`,
      random.pick(conceptWords[facts.concept]),
      facts.choicesOpen && 'Jos ostat nyt, ehdit vielä valita värit, kaapinovet ja lattiat.',
    )}\n\n${sentences(
      330,
      random.pick(surroundings[facts.setting]),
      (isHouse || random.chance(0.7)) && random.pick(isHouse ? houseStorage : storage),
      !isHouse && random.chance(0.5) && random.pick(shared),
      random.chance(0.5) && energy[facts.energyClass],
      wayUp(facts),
    )} ${timing(facts)}`
  },
  stage: (facts) => {
    const { type, homes, located, setting } = facts
    const what = housesMany[type] ?? 'kotia'
    const size = roomsOfStage(facts, {
      all: (amount) => `, ${ofRooms[amount]} huoneen koteja`,
      span: (least, max) => `, ${least}–${max} huonetta`,
    })
    const where = {
      city: 'lähellä kauppoja ja joukkoliikennettä',
      suburb: 'rauhallisella alueella',
      waterside: 'veden äärellä',
      forest: 'metsän vieressä',
      field: 'avoimen maiseman keskellä',
    }[setting]
    return `${homes} ${what} ${located} ${where}${size}.`
  },
}
