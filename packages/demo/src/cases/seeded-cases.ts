// Places where people of the demo company can report faults: houses, homes, rooms, and advice. All of it is fictitious.
import type {
  ApartmentRoom,
  CountryCode,
  FetchedRoom,
  PublicSpaceProblem,
  RoomDetail,
  SiteDefinition,
} from '@husrum/domain'
import { detailsOfRoom } from '@husrum/domain'
import type { SeededCases, SeededLayout, SeededPlace, SeededRoom } from './case-seed.ts'
import { seededArticles } from './seeded-articles.ts'

/** Object types, as a case system has them: a home, and one for stays of a week, whose faults have no advice. */
const homeType = 'a3f0c2b4-6d1e-4b7a-9c55-0e8d2f417b10'
const guestType = 'c81d6e92-5f37-4f0b-8a24-63b9d7e05c2f'

interface House {
  readonly key: string
  /** Absent for a rental house. */
  readonly association?: string
  readonly street: string
  /** One per stairwell. */
  readonly numbers: readonly number[]
  readonly zipCode: string
  readonly city: string
  readonly completedOn: string
}

const houses: Readonly<Record<Exclude<CountryCode, 'FI'>, readonly House[]>> = {
  SE: [
    {
      key: 'kajutan',
      association: 'Kajutan',
      street: 'Lotsrännegatan',
      numbers: [4, 6],
      zipCode: '417 55',
      city: 'Göteborg',
      completedOn: '2023-09-14',
    },
    {
      key: 'skutan',
      association: 'Skutan',
      street: 'Märsvägen',
      numbers: [11, 13],
      zipCode: '417 56',
      city: 'Göteborg',
      completedOn: '2018-04-20',
    },
    {
      key: 'lotsen',
      association: 'Lotsen',
      street: 'Fendergränd',
      numbers: [2],
      zipCode: '417 57',
      city: 'Göteborg',
      completedOn: '2025-06-02',
    },
    {
      key: 'ankaret',
      street: 'Pollargatan',
      numbers: [9],
      zipCode: '417 58',
      city: 'Göteborg',
      completedOn: '2021-11-30',
    },
  ],
  NO: [
    {
      key: 'kajutan',
      association: 'Kajutan',
      street: 'Losveien',
      numbers: [4, 6],
      zipCode: '0579',
      city: 'Oslo',
      completedOn: '2023-09-14',
    },
    {
      key: 'skutan',
      association: 'Skutan',
      street: 'Merslia',
      numbers: [11, 13],
      zipCode: '0580',
      city: 'Oslo',
      completedOn: '2018-04-20',
    },
    {
      key: 'lotsen',
      association: 'Lotsen',
      street: 'Fenderstien',
      numbers: [2],
      zipCode: '0581',
      city: 'Oslo',
      completedOn: '2025-06-02',
    },
    {
      key: 'ankaret',
      street: 'Pullertgata',
      numbers: [9],
      zipCode: '0582',
      city: 'Oslo',
      completedOn: '2021-11-30',
    },
  ],
}

const words = {
  SE: { home: 'Lägenhet', stairs: 'Trapphus', building: 'Hus', property: 'Hela fastigheten', prefix: '' },
  NO: { home: 'Leilighet', stairs: 'Oppgang', building: 'Bygg', property: 'Hele eiendommen', prefix: 'H' },
} as const

const floors = 3
const homesAFloor = 2

const placesOf = (house: House, country: Exclude<CountryCode, 'FI'>): readonly SeededPlace[] => {
  const { key, association, street, numbers, zipCode, city, completedOn } = house
  const { home, stairs, building, property, prefix } = words[country]
  const shared = {
    propertyId: key,
    zipCode,
    city,
    completedOn,
    objectTypeId: '',
    governmentObjectId: '',
    rentalBuilding: association === undefined,
    ...(association !== undefined && { association }),
  }
  const span = numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : `${numbers[0]}`
  const inHouse = (number: number): readonly SeededPlace[] => {
    const address = `${street} ${number}`
    const buildingId = `${key}-${number}`
    const buildingPartId = `${buildingId}-a`
    const common = { ...shared, address, buildingId, layout: 'property' as const }
    const homes = Array.from({ length: floors * homesAFloor }, (_, at): SeededPlace => {
      const floor = Math.floor(at / homesAFloor) + 1
      const place = (at % homesAFloor) + 1
      const dwelling = country === 'SE' ? `1${floor}0${place}` : `0${floor}0${place}`
      return {
        ...common,
        id: `${buildingId}-${dwelling}`,
        kind: 'home',
        buildingPartId,
        buildingPartName: `${stairs} ${number}`,
        objectName: `${home} ${prefix}${dwelling}`,
        governmentObjectId: dwelling,
        // The ground floor of the rental house is let by the week.
        objectTypeId: association === undefined && floor === 1 ? guestType : homeType,
        layout: place === 1 ? 'large' : 'small',
      }
    })
    return [
      {
        ...common,
        id: buildingId,
        kind: 'object',
        buildingPartId: '',
        buildingPartName: '',
        objectName: `${building} ${number}`,
      },
      {
        ...common,
        id: buildingPartId,
        kind: 'stairs',
        buildingPartId,
        buildingPartName: `${stairs} ${number}`,
        objectName: `${stairs} ${number}`,
      },
      ...homes,
    ]
  }
  return [
    {
      ...shared,
      id: key,
      kind: 'property',
      buildingId: '',
      buildingPartId: '',
      buildingPartName: '',
      objectName: property,
      address: `${street} ${span}`,
      layout: 'property',
    },
    ...numbers.flatMap(inHouse),
  ]
}

const adviceFor: Readonly<Record<string, readonly string[]>> = {
  'kitchen.water': ['tap', 'drain'],
  'bathroom.water': ['tap', 'drain', 'shutOff'],
  'bathroom.heating': ['radiator'],
  'bedroom.heating': ['radiator'],
  'livingRoom.heating': ['radiator'],
  'hallway.lights': ['fuse'],
  'kitchen.lights': ['fuse'],
  'full.water': ['shutOff'],
}

const roomOf = (layout: SeededLayout, key: ApartmentRoom): SeededRoom => ({
  id: `${layout}-${key}`,
  layout,
  key,
  assets: detailsOfRoom[key].map((detail) => {
    const faqIds = adviceFor[`${key}.${detail}`]
    return { id: `${layout}-${key}-${detail}`, key: detail, ...(faqIds && { faqIds }) }
  }),
})

const smallRooms: readonly ApartmentRoom[] = [
  'bathroom',
  'kitchen',
  'livingRoom',
  'hallway',
  'balcony',
  'full',
  'other',
]
const largeRooms: readonly ApartmentRoom[] = [...smallRooms, 'bedroom', 'storage']

type Faults = readonly (readonly [key: RoomDetail, sv: string, nb: string])[]

/** Faults of common areas, as residents describe them. */
const commonFaults: Readonly<Partial<Record<PublicSpaceProblem | FetchedRoom, Faults>>> = {
  elevator: [
    ['other', 'Hissen står still', 'Heisen står'],
    ['doors', 'Hissdörren stänger inte', 'Heisdøren lukker ikke'],
    ['lights', 'Ljuset i hissen är släckt', 'Lyset i heisen er slukket'],
  ],
  lights: [['lights', 'Lampor är släckta', 'Lamper er slukket']],
  grass: [['grass', 'Gräs eller planteringar', 'Gress eller beplantning']],
  yard: [
    ['fence', 'Staket eller grind', 'Gjerde eller port'],
    ['other', 'Annat på gården', 'Annet på gårdsplassen'],
  ],
  facade: [
    ['outdoorWalls', 'Vägg eller puts', 'Vegg eller puss'],
    ['windows', 'Fönster', 'Vindu'],
    ['ceiling', 'Tak eller hängränna', 'Tak eller takrenne'],
  ],
  doors: [
    ['doors', 'Porten går inte att låsa', 'Porten lar seg ikke låse'],
    ['other', 'Porttelefonen fungerar inte', 'Porttelefonen virker ikke'],
  ],
  ventilation: [['ventilation', 'Ventilationen låter eller står still', 'Ventilasjonen bråker eller står']],
  subCentral: [
    ['heating', 'Ingen värme i huset', 'Ingen varme i huset'],
    ['water', 'Inget varmvatten i huset', 'Ikke varmtvann i huset'],
  ],
  trash: [['other', 'Soprummet eller kärlen', 'Søppelrommet eller dunkene']],
  garage: [
    ['doors', 'Garageporten', 'Garasjeporten'],
    ['lights', 'Belysningen', 'Belysningen'],
  ],
  laundry: [
    ['appliances', 'Tvättmaskin eller torktumlare', 'Vaskemaskin eller tørketrommel'],
    ['water', 'Vatten eller avlopp', 'Vann eller avløp'],
  ],
  fire: [['fire', 'Brandvarnare, släckare eller rökluckor', 'Røykvarsler, slokkere eller røykluker']],
  post: [['other', 'Postboxarna', 'Postkassene']],
  other: [['other', 'Något annat', 'Noe annet']],
}

const propertyRooms = (country: Exclude<CountryCode, 'FI'>): readonly SeededRoom[] =>
  Object.entries(commonFaults).map(([key, faults = []]) => ({
    id: `property-${key}`,
    layout: 'property',
    key: key as PublicSpaceProblem,
    assets: faults.map(([detail, sv, nb], at) => ({
      id: `property-${key}-${at + 1}`,
      key: detail,
      name: country === 'NO' ? nb : sv,
    })),
  }))

/** Numbers with valid checksums that belong to no one. */
const numbers: Readonly<Record<Exclude<CountryCode, 'FI'>, readonly string[]>> = {
  SE: ['769699-0014', '769699-0022', '769699-0030', '769699-0048'],
  NO: ['899990013', '899990021', '899990048', '899990056'],
}

const associationsOf = (country: Exclude<CountryCode, 'FI'>) =>
  ['Kajutan', 'Skutan', 'Lotsen', 'Fyren'].map((name, at) => ({
    name: `${country === 'NO' ? 'Borettslaget' : 'Brf'} ${name}`,
    organisationNumber: numbers[country][at] ?? '',
    boardEmail: `styrelsen.${name.toLowerCase()}@husrum.example`,
  }))

/** Of a site's country; undefined for countries without fault reports. */
export const seededCasesOf = ({ country }: Pick<SiteDefinition, 'country'>): SeededCases | undefined => {
  if (country === 'FI') return undefined
  const dwelling = (floor: number, place: number) =>
    country === 'SE' ? `1${floor}0${place}` : `0${floor}0${place}`
  return {
    associations: associationsOf(country),
    places: houses[country].flatMap((house) => placesOf(house, country)),
    rooms: [
      ...smallRooms.map((key) => roomOf('small', key)),
      ...largeRooms.map((key) => roomOf('large', key)),
      ...propertyRooms(country),
    ],
    articles: seededArticles[country],
    agreements: [
      { person: 'resident', placeId: `kajutan-4-${dwelling(2, 1)}` },
      // Two homes, one of them rented; a third is let by the week.
      { person: 'vip', placeId: `skutan-11-${dwelling(3, 2)}` },
      { person: 'vip', placeId: `ankaret-9-${dwelling(2, 1)}` },
      { person: 'mustUseIdentity', placeId: `ankaret-9-${dwelling(1, 1)}` },
      { person: 'vipUnpaid', placeId: `kajutan-6-${dwelling(1, 2)}` },
    ],
    vendorIds: {
      skippedObjectType: guestType,
      ...(country === 'NO' && {
        otherApartmentPlace: '5c1e8a07-93d4-4c62-b0f8-2d7a6be91f43',
        otherApartmentProperty: '0b9f4d21-7e58-4a36-8c1d-f5a3c60e7b92',
        otherApartmentObjectType: 'e7420d3c-18ab-4d95-a6f1-9b08c25e4d70',
      }),
    },
  }
}
