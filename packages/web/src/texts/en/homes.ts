// English: homes, stages and areas.
// As the English-language subsite of Sweden says them.
import { groupThousands } from '@husrum/domain'
import type { HomesTexts } from '../sv/homes.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const parts = { early: 'early', spring: 'spring', summer: 'summer', autumn: 'autumn', late: 'late' } as const
const time = (hour: number, minute: number) => `${hour}:${String(minute).padStart(2, '0')}`

export const texts: HomesTexts = {
  residenceType: {
    apartment: 'Apartment',
    townHouse: 'Terraced house',
    semiDetachedHouse: 'Semi-detached house',
    detachedHouse: 'Detached house',
    house: 'Link-detached house',
    plot: 'Plot',
  },
  disposalForm: {
    condominium: 'Housing co-operative',
    ownership: 'Freehold',
    ownershipApartment: 'Freehold apartment',
    tenancy: 'Rental',
  },
  status: {
    forSale: 'For sale',
    reserved: 'Reserved',
    booked: 'Booked',
    sold: 'Sold',
    preSelling: 'Coming soon',
    showingApartment: 'Show home',
    notAvailable: 'Not available',
    succession: 'Resale',
  },
  projectStatus: {
    planned: 'Planned',
    vip: 'VIP sale',
    preSelling: 'Advance sale',
    forSale: 'For sale',
    moveInReady: 'Ready to move in',
    soldOut: 'Sold out',
    succession: 'Resale',
    reference: 'Reference project',
  },
  concept: {
    product: 'Husrum Bas',
    premium: 'Husrum Premium',
    original: 'Husrum Original',
    smartSquare: 'Husrum Smart Square',
  },
  outdoorArea: {
    balcony: 'Balcony',
    terrace: 'Terrace',
    patio: 'Patio',
    roofTop: 'Roof terrace',
    frenchBalcony: 'French balcony',
    porch: 'Porch',
    sauna: 'Sauna',
    walkInCloset: 'Walk-in wardrobe',
  },
  direction: {
    north: 'facing north',
    northEast: 'facing north-east',
    east: 'facing east',
    southEast: 'facing south-east',
    south: 'facing south',
    southWest: 'facing south-west',
    west: 'facing west',
    northWest: 'facing north-west',
  },
  phase: {
    planned: 'Planning',
    vipSale: 'VIP sale',
    vipSaleProcessing: 'VIP requests being handled',
    preSelling: 'Advance sale',
    salesStart: 'Sales start',
    buildStart: 'Building starts',
    intermediation: 'Sales under way',
    interiorOptions: 'Interior choices',
    finalizing: 'Finishing',
    moveIn: 'Moving in',
    completed: 'Completed',
  },

  accessIn: (part, year) => `Move in ${parts[part]} ${year}`,
  accessNow: 'Ready to move in',
  moment: ({ weekday, day, month, hour, minute }) =>
    `${weekdays[weekday]} ${day} ${months[month - 1]} at ${time(hour, minute)}`,
  momentShort: ({ weekday, day, month, hour, minute }) =>
    `${weekdays[weekday]?.slice(0, 3)} ${day} ${months[month - 1]?.slice(0, 3)} at ${time(hour, minute)}`,
  nextViewing: (when) => `Viewing ${when}`,
  homesCount: (count) => (count === 1 ? '1 home' : `${groupThousands(count)} homes`),
  stagesCount: (count) => (count === 1 ? '1 stage' : `${count} stages`),
  fromPrice: (price) => `from ${price}`,
  perMonth: (price) => `${price} a month`,
  totalPriceOf: (price) => `${price} debt-free`,
  salesPriceOf: (price) => `Sales price ${price}`,

  card: {
    floor: (floor, maxFloor) =>
      floor === 0
        ? 'ground floor'
        : maxFloor === undefined
          ? `floor ${floor}`
          : `floor ${floor} of ${maxFloor}`,
    fee: (amount) => `Fee ${amount}`,
    rent: (amount) => `Rent ${amount}`,
    perSquareMetre: (amount) => `${amount}/m²`,
    rentalStatus: { forSale: 'Available', sold: 'Let' },
    amenities: { lift: 'Lift', commonRoom: 'Shared lounge', guestRoom: 'Guest room' },
  },
  inAllHouses: 'In all our buildings',

  labels: {
    price: 'Price',
    totalPrice: 'Debt-free price',
    salesPrice: 'Sales price',
    sharedDebt: 'Share of the association’s loans',
    purchaseCosts: 'Costs of the purchase',
    monthlyFee: 'Monthly fee',
    maintenanceFee: 'Maintenance charge',
    financingFee: 'Financing charge',
    rent: 'Rent',
    rooms: 'Rooms',
    area: 'Living area',
    plotArea: 'Plot area',
    floor: 'Floor',
    address: 'Address',
    place: 'Place',
    outdoors: 'Outdoor space and extras',
    residenceType: 'Type of home',
    disposalForm: 'Tenure',
    concept: 'Concept',
    access: 'Moving-in date',
    energyClass: 'Energy class',
    objectNumber: 'Reference',
    apartmentNumber: 'Apartment number',
  },

  gallery: {
    label: (name) => `Pictures of ${name}`,
    next: 'Next picture',
    previous: 'Previous picture',
    position: (number, count) => `Picture ${number} of ${count}`,
  },
  planRooms: {
    heading: 'Rooms on the plan',
    kind: {
      living: 'Living room',
      kitchen: 'Kitchen',
      hall: 'Hall',
      bedroom: 'Bedroom',
      bathroom: 'Bathroom',
      toilet: 'Toilet',
      storage: 'Storage',
    },
  },
  floorPlan: {
    heading: 'Floor plan',
    alt: (name) => `Floor plan of ${name}`,
    caption: 'The drawing is not to scale.',
    enlarge: 'Open in a larger size',
  },

  quickSearch: {
    label: 'Find a home',
    place: 'Town or area',
    placeHint: 'For example Göteborg',
    rooms: 'Number of rooms',
    anyRooms: 'All sizes',
    atLeastRooms: (rooms) => (rooms === 1 ? 'At least 1 room' : `At least ${rooms} rooms`),
    maxPrice: (_currency, code) => `Maximum price (${code})`,
    submit: 'Show homes',
  },
  start: {
    places: 'Where we build',
    newest: 'New for sale',
    allHomes: 'See all homes',
  },
  object: {
    description: 'About the home',
    facts: 'Facts',
    viewings: 'Viewings',
    noViewings: 'No viewing is planned right now. Get in touch and we will find a time that suits you.',
    aboutStage: (name) => `About ${name}`,
    phases: 'How far we have come',
    phaseDone: 'Done',
    phaseNow: 'Under way now',
    phaseToCome: 'To come',
    homesInStage: (name) => `See all homes in ${name}`,
    similar: 'Similar homes',
    toViewings: 'See viewing times',
    askUs: 'Questions about this home?',
    notForSale: 'This home is no longer for sale.',
  },
  stage: {
    facts: 'About the project in brief',
    status: 'Status',
    homesForSale: 'Number for sale',
    moreHomes: (count) => `Show ${groupThousands(count)} more`,
    location: 'Location',
    locationText: ({ name, place, county }) => `${name} is in ${place}, ${county}.`,
    moreIn: (place) => `More homes in ${place}`,
    nearby: 'More projects nearby',
    nearbyInstead: 'Homes for sale nearby',
    withinWalk: 'Within walking distance',
    surrounding: {
      publicTransport: 'Public transport',
      groceries: 'Groceries',
      preschool: 'Preschool',
      school: 'School',
      playground: 'Playground',
      water: 'The water',
      forest: 'The forest',
    },
    walk: (minutes) => `${minutes} min on foot`,
    homes: 'The homes',
    project: 'Project',
    inProjects: (homes, projects) =>
      `${homes} in ${projects === 1 ? 'one project' : `${projects} projects`}.`,
    noneForSale: 'No home is for sale here just now.',
    toHomes: 'See the homes',
    searchHomes: 'Search the homes for sale',
    vip: {
      heading: 'Sale to VIP members',
      before: (start) => `VIP members can buy from ${start}, before everybody else.`,
      open: (end) =>
        end === undefined
          ? 'Only VIP members can buy just now. After that, the sale opens to everybody.'
          : `Until ${end} only VIP members can buy. After that, the sale opens to everybody.`,
      more: 'How to become a VIP member',
    },
  },
}
