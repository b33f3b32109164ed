// Creates the stage and its homes from a stage's plan.
import type {
  GroundVolume,
  HomeDetails,
  ParkingOption,
  ProjectPhase,
  ResidenceStatus,
  Stage,
} from '@husrum/domain'
import {
  accessOf,
  groundFloor,
  homeSpans,
  moneyOf,
  noMoney,
  projectStatusOf,
  searchedStatuses,
  stageOfHomes,
  sunFactsOf,
  sunPathsOfYear,
} from '@husrum/domain'
import { groundVolumesOf, sunOutlookOf } from '../building/building-sun.ts'
import type { BuiltFacts } from '../building/built-facts.ts'
import { builtFactsOf } from '../building/built-facts.ts'
import { raiseBuilding } from '../building/raise-building.ts'
import { walkedThrough } from '../panoramas/walk-through.ts'
import { isoDay, weekday } from './calendar.ts'
import type { HomeFacts } from './home-facts.ts'
import { homePictures, stagePicture } from './home-pictures.ts'
import type { StagePlan } from './plan-stage.ts'
import { homeRandom } from './plan-stage.ts'
import {
  financingFeeOf,
  monthlyFee,
  monthlyRent,
  norwegianPurchaseCosts,
  priceWithoutLoans,
  salesPrice,
} from './prices.ts'
import { resaleOf } from './resales.ts'
import type { StartedHome } from './start-homes.ts'
import { startHomes, storeyOf } from './start-homes.ts'

const day = 86_400_000

const two = (number: number): string => String(number).padStart(2, '0')
/** Of a degree: a metre. */
export const fiveDecimals = (degrees: number): number => Math.round(degrees * 100_000) / 100_000

interface Numbering {
  readonly objectNumber: string
  readonly apartmentNumber?: string
  readonly address: string
  /** Completion order of the stairs, or of the groups of houses. */
  readonly group: number
}

/**
 * Sweden counts floors from 0 and numbers homes 1001, 1002 … 1101; Norway counts from 1 and writes H0101; Finland
 * counts from 1 and numbers straight through the stairs A, B, C.
 */
const numberHome = (plan: StagePlan, home: number): Numbering => {
  const { type, perFloor, stairs, floors, street, firstNumber, catalogue } = plan
  if (type !== 'apartment') {
    const step =
      type === 'semiDetachedHouse'
        ? `${firstNumber + Math.floor(home / 2) * 2} ${home % 2 === 0 ? 'A' : 'B'}`
        : `${firstNumber + home * 2}`
    return {
      objectNumber: String(home + 1),
      address: `${street} ${step}`,
      group: Math.floor(home / 6),
    }
  }
  const column = home % (perFloor * stairs)
  const storey = storeyOf(plan, home)
  const stair = Math.floor(column / perFloor)
  const place = (column % perFloor) + 1
  const door = `${street} ${firstNumber + stair * 2}`
  const shared = { group: stair }
  if (catalogue.site.country === 'FI') {
    const letter = 'ABC'.charAt(stair)
    const number = stair * floors * perFloor + storey * perFloor + place
    return {
      ...shared,
      objectNumber: `${letter}${number}`,
      apartmentNumber: `${letter} ${number}`,
      address: `${street} ${firstNumber} ${letter} ${number}`,
    }
  }
  const apartmentNumber =
    catalogue.site.country === 'NO' ? `H${two(storey + 1)}${two(place)}` : `${10 + storey}${two(place)}`
  return { ...shared, apartmentNumber, objectNumber: `${stair + 1}-${apartmentNumber}`, address: door }
}

const costsOf = (
  plan: StagePlan,
  facts: HomeFacts,
  storey: number,
): Pick<HomeDetails, 'price' | 'totalPrice' | 'monthlyFee' | 'financingFee' | 'purchaseCosts'> => {
  const { catalogue, area: place, form, priceFactor, ownShare } = plan
  const { country } = catalogue.site
  if (form === 'tenancy')
    return { price: noMoney, monthlyFee: moneyOf(monthlyRent(place.squareMetrePrice, facts.area)) }
  const isCooperative = catalogue.audience === 'members'
  const total = salesPrice({
    ...facts,
    country,
    storeysUp: storey,
    isCooperative,
    stageFactor: priceFactor,
    squareMetrePrice: place.squareMetrePrice,
    hasBigTerrace: facts.outdoors?.type === 'terrace' || facts.outdoors?.type === 'roofTop',
  })
  const upkeep = monthlyFee(country, facts.area, priceFactor * (form === 'ownershipApartment' ? 0.7 : 1))
  const fee = form === 'ownership' ? {} : { monthlyFee: moneyOf(upkeep) }
  if (country === 'SE') return { price: moneyOf(total), ...fee }
  // The association's loans are paid monthly.
  const price = form === 'condominium' ? priceWithoutLoans(country, total, ownShare) : total
  const financingFee = financingFeeOf(country, total - price)
  const fees =
    financingFee === 0
      ? fee
      : { monthlyFee: moneyOf(upkeep + financingFee), financingFee: moneyOf(financingFee) }
  if (country === 'FI') return { price: moneyOf(price), totalPrice: moneyOf(total), ...fees }
  const purchaseCosts = norwegianPurchaseCosts(total, form)
  return {
    price: moneyOf(price),
    totalPrice: moneyOf(total + purchaseCosts),
    purchaseCosts: moneyOf(purchaseCosts),
    ...fees,
  }
}

/** A parking space beside every house; under blocks some are for sale, and town centres have few. */
const parkingOf = ({ type, area: place, size }: StagePlan, home: number): ParkingOption => {
  if (type === 'detachedHouse' || type === 'house' || type === 'plot') return 'twoIncluded'
  if (type !== 'apartment') return 'included'
  if (place.setting === 'city') return home % 3 === 0 ? 'canPurchase' : 'cannotPurchase'
  return size > 40 ? 'canPurchase' : 'included'
}

const isSearchable = (status: ResidenceStatus): boolean =>
  searchedStatuses.some((searched) => searched === status)

/** Colours and floors can be chosen until the walls are up. */
const choicePhases: ReadonlySet<ProjectPhase> = new Set(['preSelling', 'salesStart', 'buildStart'])

const factsOf = (
  plan: StagePlan,
  { column: { rooms, area }, storey, onGround, onTop, spaces, random, status }: StartedHome,
  built: BuiltFacts,
  { inhabitDate, projectStatus }: Pick<HomeDetails, 'inhabitDate' | 'projectStatus'>,
) => {
  const { type, floors, catalogue, concept, area: place, form, phase, energyClass } = plan
  const isApartment = type === 'apartment'
  const outdoors = spaces.find((space) => space.type !== 'sauna' && space.type !== 'walkInCloset')
  const firstFloor = groundFloor(catalogue.site.country)
  const facts: HomeFacts = {
    type,
    rooms,
    area,
    ...built,
    onGround,
    onTop,
    concept,
    energyClass,
    ...(isApartment && { floor: storey + firstFloor, maxFloor: floors - 1 + firstFloor }),
    ...(outdoors && { outdoors }),
    ...(!isApartment &&
      form === 'ownership' && {
        plotArea:
          type === 'townHouse'
            ? random.whole(140, 260)
            : type === 'semiDetachedHouse'
              ? random.whole(220, 420)
              : random.whole(480, 1100),
      }),
    hasSauna: spaces.some((space) => space.type === 'sauna'),
    hasWalkInCloset: spaces.some((space) => space.type === 'walkInCloset'),
    setting: place.setting,
    located: place.located,
    access: accessOf({ inhabitDate, projectStatus }),
    choicesOpen: form !== 'tenancy' && isSearchable(status) && choicePhases.has(phase.phase),
    ownership: form === 'tenancy' ? 'rented' : 'owned',
    audience: catalogue.audience,
  }
  return facts
}

/** Most sold homes were sold recently; in a completed house, a year or more ago. */
const dayOfSale = (
  plan: StagePlan,
  { seed, anchor, home }: { readonly seed: number; readonly anchor: number; readonly home: number },
): string => {
  const isBuilt = plan.phase.access[1] <= 0
  // Draws from a separate stream, so that the rest of the home is unaffected.
  const ago = homeRandom(seed + 1, plan, home).whole(2, isBuilt ? 400 : 80)
  return isoDay(Math.max(anchor - ago * day, Math.min(Date.parse(plan.publishedAt) + day, anchor - 2 * day)))
}

export interface BuiltStage {
  readonly stage: Stage
  readonly homes: readonly HomeDetails[]
  /** Its building and those around it from above; none if nothing is built. */
  readonly houses: readonly GroundVolume[]
}

/** @param amount maximum number of the stage's homes; the first ones are kept */
export const buildStage = (
  plan: StagePlan,
  { seed, anchor, amount }: { seed: number; anchor: number; amount: number },
): BuiltStage => {
  const { catalogue, area: place, phase, showings } = plan
  const started = startHomes(plan, seed)
  const building = raiseBuilding(plan, started)
  const paths = sunPathsOfYear(plan.geo, catalogue.site.country)
  const homesHere = started.slice(0, amount)
  const statuses = homesHere.map((home) => home.status)
  const status = projectStatusOf(phase.phase, statuses, catalogue.site.country)
  const isBuilt = phase.access[1] <= 0
  const accessDates = [0, 1, 2, 3, 4, 5].map((group) => {
    const time = plan.accessTime + group * 18 * day
    // The last stair of a completed house has been handed over too.
    return isoDay(weekday(isBuilt ? Math.min(time, anchor - 3 * day) : time))
  })

  const homes = homesHere.map((home, number): HomeDetails => {
    const { random, spaces, status: homeStatus, storey } = home
    const { group, ...numbering } = numberHome(plan, number)
    const inhabitDate = accessDates[group] ?? isoDay(plan.accessTime)
    const built = building.homes[number]
    if (built === undefined) throw new Error(`${plan.id} has no home ${number}`)
    const facts = factsOf(plan, home, builtFactsOf(building, built), { inhabitDate, projectStatus: status })
    const slug = numbering.objectNumber.toLowerCase()
    const costs = costsOf(plan, facts, storey)
    const { price } = costs
    const details: HomeDetails = {
      id: `${plan.id}-${slug}`,
      siteId: catalogue.site.siteId,
      stageId: plan.id,
      stageName: plan.name,
      name: `${plan.name} ${numbering.objectNumber}`,
      path: `${plan.path}${slug}/`,
      residenceType: plan.type,
      disposalForm: plan.form,
      status: homeStatus,
      ...(homeStatus === 'sold' && { soldAt: dayOfSale(plan, { seed, anchor, home: number }) }),
      projectStatus: status,
      concept: plan.concept,
      rooms: facts.rooms,
      area: facts.area,
      ...costs,
      inhabitDate,
      showings: isSearchable(homeStatus) ? showings : [],
      outdoorSpaces: spaces,
      county: place.county.name,
      municipality: place.municipality.name,
      areaName: place.name,
      tagIds: plan.tagIds,
      geo: {
        lat: fiveDecimals(plan.geo.lat + random.between(-0.00036, 0.00036)),
        lon: fiveDecimals(plan.geo.lon + random.between(-0.00036, 0.00036)),
      },
      shortDescription: catalogue.words.short(facts),
      ...homePictures(plan, { seed, building, home: built }),
      ...(plan.type !== 'plot' && sunFactsOf(sunOutlookOf(building, built), paths)),
      ...numbering,
      ...(facts.floor !== undefined && { floor: facts.floor }),
      ...(facts.maxFloor !== undefined && { maxFloor: facts.maxFloor }),
      ...(facts.plotArea !== undefined && { plotArea: facts.plotArea }),
      energyClass: plan.energyClass,
      parking: parkingOf(plan, number),
      description: catalogue.words.description(facts, random),
      phase: phase.phase,
      publishedAt: plan.publishedAt,
      ...(homeStatus === 'succession' && resaleOf(plan, { seed, anchor, home: number, price })),
    }
    return walkedThrough(plan, details, { building, home: built })
  })
  const houses = plan.type === 'plot' ? [] : groundVolumesOf(building)
  return { stage: stageOf(plan, seed, homes), homes, houses }
}

const stageOf = (plan: StagePlan, seed: number, homes: readonly HomeDetails[]): Stage => {
  const { area: place, catalogue, type } = plan
  const stage = stageOfHomes(
    {
      id: plan.id,
      siteId: catalogue.site.siteId,
      name: plan.name,
      path: plan.path,
      phase: plan.phase.phase,
      concept: plan.concept,
      county: place.county.name,
      municipality: place.municipality.name,
      areaName: place.name,
      tagIds: plan.tagIds,
      geo: { lat: fiveDecimals(plan.geo.lat), lon: fiveDecimals(plan.geo.lon) },
      shortDescription: '',
      image: stagePicture(plan, seed),
      ...(plan.vip && { vipStart: plan.vip.start, vipEnd: plan.vip.end }),
    },
    homes,
    catalogue.site.country,
  )
  // Covers the rooms of all homes.
  const { minRooms, maxRooms } = homeSpans(homes)
  const shortDescription = catalogue.words.stage({
    type,
    homes: homes.length,
    minRooms,
    maxRooms,
    setting: place.setting,
    located: place.located,
  })
  return { ...stage, shortDescription }
}
