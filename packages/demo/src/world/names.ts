// Names of stages and streets in each country: real words, combined as developers and municipalities do.
import type { CountryCode, ResidenceType } from '@husrum/domain'
import type { Setting } from '../building/setting.ts'
import type { Random } from '../random.ts'
import type { AreaPlace } from './places.ts'

const words = (text: string): readonly string[] => text.split(' ')

const swedishByWater = words(
  'Kajutan Fyrskeppet Havsbrisen Sjömärket Ankaret Briggen Skonaren Focken Seglaren Lotsen Kompassen Sextanten Lanternan Bogsprötet Kölen Rodret Masten Ejdern Tärnan Strandskatan Gråhägern Skarven Musslan Korallen Snäckan Sjöstjärnan Vågbrytaren Bryggan Båthuset Repslagaren Segelmakaren Varvet Kajkanten Sundet Viken Solglittret Aktern Förstäven Kanalen Hamnvakten Sjöboden Ostronet Barken Galeasen Jollen Kanoten',
)
const swedishInTown = words(
  'Ljusskrapan Boktryckaren Vävaren Urmakaren Glasblåsaren Bagaren Guldsmeden Pianostämmaren Kronan Lyktan Takåsen Ateljén Signalen Perrongen Fanfaren Violinen Cellon Klarinetten Tangenten Partituret Fasaden Valvet Torget Passagen Kolonnaden Silhuetten Prismat Kvadraten Cirkeln Spiralen Kuben Stadsporten Verkstaden Gjuteriet Väveriet Bryggeriet Bokbindaren Hattmakaren Kartografen Fotografen Biografen Spårvägen Stationen Kopparslagaren Kronljuset Tidningen Sättaren',
)
const swedishInGreen = words(
  'Gläntan Koltrasten Taltrasten Lövsångaren Nattskärran Gransångaren Ekorren Igelkotten Rådjuret Blåsippan Vitsippan Gullvivan Linnean Kaprifolen Ljungen Enbäret Björken Lönnen Rönnen Hasseln Almen Linden Körsbärsträdet Äppelträdet Plommonet Vinbäret Smultronet Hallonet Lavendeln Akvilejan Pionen Klätterrosen Växthuset Drivbänken Humlan Trollsländan Nattfjärilen Morgondaggen Solstrålen Kvällsljuset Sädesärlan Backsippan Lärkan Vallmon Klövern Havren Kornet',
)
const swedishFirst = words(
  'Ek Björk Lönn Ask Alm Lind Tall Gran Hassel Äppel Körsbärs Kvarn Käll Smedje Prost Klockar Skogs Berg Sol Ljung Sten Lärk Trast Råg Havre Lin',
)
const swedishSecond = words('backen lunden dalen höjden hagen ängen gården gläntan slätten kullen')

const norwegianFirst = words(
  'Bjørke Lønne Eple Kirsebær Plomme Rogn Linde Selje Hassel Furu Gran Eike Lerke Troste Svale Elve Bekke Mølle Stasjons Smie Veveri Teglverks Utsikts Solsikke Lyng Multe Blåbær Bringebær Kløver',
)
const norwegianFirstByWater = words('Fjord Sjø Strand Brygge Havne Kai Fyr Naust')
const norwegianByWater = words(
  'Fjordutsikten Sjøsiden Fjordgløtt Havnekvartalet Bryggekanten Sjøboden Fyrlykten Skjærgården Ternen Ærfuglen Havbrisen Båtbyggeriet Seilmakeren Losen Kaiplassen Reperbanen Sjøstjernen Vannspeilet Måken Strandpromenaden Kompasset Sekstanten',
)
const norwegianInTown = words(
  'Lysgården Takterrassen Urmakeren Veveriet Trykkeriet Bokbinderen Fabrikken Stasjonsbyen Signalet Lyktegården Sporet Hjørnegården Kvadraten Lyskasteren Glassverket Teglgården Pianofabrikken Møllehjulet Bakeriet Torget',
)
const norwegianSecond = words('hagen tunet lunden bakken kvartalet parken terrasse gården')

const finnishFirst = words(
  'Koivu Pihlaja Tuomi Lehmus Vaahtera Omena Kirsikka Kielo Vuokko Metsä Niitty Puisto Aamu Ilta Kuu Päivän Syys Kevät Kesä Tuuli Hopea',
)
const finnishSecond = words('helmi kajo piha tuuli lehto rinne mäki soppi kulma portti valo')
const finnishFirstByWater = words('Meri Ranta Aalto Saari Lokki Kaisla')
const finnishByWater = words(
  'Aallotar Valkama Majakka Purjehtija Kompassi Ankkuri Laituri Poukama Luoto Kuunari Priki Sekstantti Venevaja Tyrsky Ulappa Joutsen Haahka Telkkä Kuikka',
)
const finnishAlone = words(
  'Satakieli Kajastus Kaarna Lumikko Peippo Leppälintu Västäräkki Mustarastas Sinitiainen Kirjansitoja Kelloseppä Lasinpuhaltaja Kutomo Veturi Asema Lyhty Pergola Ateljee Viulu Sello Klarinetti Tamburiini Kanerva Mesimarja Mustikka Puolukka Vadelma Karpalo Hilla Orvokki Apila',
)

const houseEnding: Readonly<Record<'SE' | 'NO', Readonly<Partial<Record<ResidenceType, string>>>>> = {
  SE: {
    townHouse: 'radhus',
    semiDetachedHouse: 'parhus',
    detachedHouse: 'villor',
    house: 'kedjehus',
    plot: 'tomter',
  },
  NO: {
    townHouse: 'rekkehus',
    semiDetachedHouse: 'tomannsboliger',
    detachedHouse: 'eneboliger',
    house: 'kjedehus',
    plot: 'tomter',
  },
}

const isGreen = (setting: Setting): boolean =>
  setting === 'suburb' || setting === 'forest' || setting === 'field'

const swedishName = (
  random: Random,
  { setting }: AreaPlace,
  type: ResidenceType,
  isRented: boolean,
): string => {
  const ending = houseEnding.SE[type]
  if (ending !== undefined) return `${random.pick(swedishFirst)}${random.pick(swedishSecond)}s ${ending}`
  const noun = random.pick(
    setting === 'waterside' ? swedishByWater : setting === 'city' ? swedishInTown : swedishInGreen,
  )
  const isCompound = isGreen(setting) && random.chance(0.3)
  return `${isRented ? 'Kv.' : 'Brf'} ${isCompound ? random.pick(swedishFirst) + random.pick(swedishSecond) : noun}`
}

const norwegianName = (random: Random, { setting }: AreaPlace, type: ResidenceType): string => {
  const own = setting === 'waterside' ? norwegianByWater : norwegianInTown
  const compound = `${random.pick(setting === 'waterside' && random.chance(0.6) ? norwegianFirstByWater : norwegianFirst)}${random.pick(norwegianSecond)}`
  const ending = houseEnding.NO[type]
  if (ending !== undefined) return `${compound} ${ending}`
  return !isGreen(setting) && random.chance(0.6) ? random.pick(own) : compound
}

const finnishName = (random: Random, { municipality, setting }: AreaPlace): string => {
  const [alone, first] =
    setting === 'waterside' ? [finnishByWater, finnishFirstByWater] : [finnishAlone, finnishFirst]
  return `Asunto Oy ${municipality.genitive} ${random.chance(0.55) ? random.pick(alone) : random.pick(first) + random.pick(finnishSecond)}`
}

/** A name that is not in `taken`; adds it there. */
export const stageName = (
  random: Random,
  country: CountryCode,
  area: AreaPlace,
  type: ResidenceType,
  isRented: boolean,
  taken: Set<string>,
): string => {
  const propose = (): string =>
    country === 'NO'
      ? norwegianName(random, area, type)
      : country === 'FI'
        ? finnishName(random, area)
        : swedishName(random, area, type, isRented)
  const take = (name: string): string => {
    taken.add(name)
    return name
  }
  let name = propose()
  for (let attempt = 0; attempt < 8; attempt += 1) {
    if (!taken.has(name)) return take(name)
    name = propose()
  }
  name = `${name} ${area.name}`
  let part = 1
  while (taken.has(part === 1 ? name : `${name} ${part}`)) part += 1
  return take(part === 1 ? name : `${name} ${part}`)
}

const streets: Readonly<
  Record<
    'SE' | 'NO' | 'FI',
    readonly [byWater: readonly string[], inTown: readonly string[], inGreen: readonly string[]]
  >
> = {
  SE: [
    words(
      'Kajskjulsgatan Sjöbodsgatan Varvsgatan Ankargatan Bryggvägen Lotsgatan Segelgatan Hamnmagasinsgatan Strandvägen Fyrgatan Sjöstadsgatan Repslagaregatan Skeppsgatan',
    ),
    words(
      'Smedjegatan Tryckerigatan Vävaregatan Fabriksgatan Stationsgatan Boktryckargatan Kvarngatan Trädgårdsgatan Bangatan Verkstadsgatan Torggatan Bryggerigatan Signalgatan',
    ),
    words(
      'Ekbacksvägen Björkvägen Lönnvägen Ängsvägen Äppelvägen Hasselstigen Skogsbrynet Koltrastvägen Blåsippevägen Lärkvägen Prästgårdsvägen Hagvägen Kvarnvägen',
    ),
  ],
  NO: [
    words(
      'Sjøgata Bryggeveien Havnegata Strandgata Verftsgata Kaigata Fyrveien Fjordveien Reperbanen Tollbugata',
    ),
    words(
      'Møllegata Stasjonsgata Trykkerigata Fabrikkgata Vevergata Smiegata Torggata Parkgata Teglverksgata Hagegata',
    ),
    words(
      'Bjørkeveien Lønneveien Epleveien Kirsebærveien Rogneveien Solbakken Lerkeveien Skogveien Furuveien Tunveien',
    ),
  ],
  FI: [
    words(
      'Rantakatu Laiturikatu Majakkakatu Ankkurikatu Satamakatu Venemestarinkatu Purjeentekijänkatu Luotsikatu Aallonkatu Köydenpunojankatu',
    ),
    words(
      'Kutomokatu Asemakatu Puistokatu Konepajankatu Kirjapainonkatu Tehtaankatu Veturinkatu Torikatu Sepänkatu Kellosepänkatu',
    ),
    words(
      'Koivukuja Pihlajatie Vaahterapolku Omenatie Metsäpolku Niittytie Peipontie Mustikkatie Kanervatie Lehmustie',
    ),
  ],
}

export const streetName = (random: Random, country: CountryCode, setting: Setting): string => {
  const [byWater, inTown, inGreen] = streets[country === 'NO' || country === 'FI' ? country : 'SE']
  return random.pick(setting === 'waterside' ? byWater : setting === 'city' ? inTown : inGreen)
}
