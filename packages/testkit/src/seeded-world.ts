// A generated catalogue of any size for tests and measurements of the search: same seed, same homes.

import { mulberry32 } from '@husrum/demo'
import type { HomeDetails, Stage, Tag } from '@husrum/domain'
import {
  accessibilities,
  concepts,
  disposalForms,
  moneyOf,
  outdoorAreas,
  projectStatuses,
  residenceStatuses,
  residenceTypes,
  searchedStatuses,
  siteById,
  stageOfHomes,
  sunTimes,
} from '@husrum/domain'
import { aHomeInDetail, aStage, aTag } from '@husrum/domain/testing'

export interface SeededWorld {
  readonly tags: readonly Tag[]
  readonly stages: readonly Stage[]
  readonly homes: readonly HomeDetails[]
}

const day = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)

const makeDice = (seed: number) => {
  const next = mulberry32(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share: number) => next() < share,
    /** Prefers items at the start. */
    skewed: <Item>(items: readonly Item[]): Item => items[Math.floor(next() ** 2 * items.length)] as Item,
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
  }
}

type Dice = ReturnType<typeof makeDice>

interface Spot {
  readonly county: Tag
  readonly municipality: Tag
  readonly area: Tag
}

/** Counties of one site with three municipalities each, and four areas in each of those. Names repeat, as in reality. */
const spotsOf = (siteId: number, counties: number): readonly Spot[] =>
  Array.from({ length: counties }, (_, c) => {
    const county = aTag({ siteId, kind: 'county', id: `s${siteId}-c${c}`, name: `Län ${c}`, url: `lan-${c}` })
    return Array.from({ length: 3 }, (_, m) => {
      const municipality = aTag({
        siteId,
        kind: 'municipality',
        id: `${county.id}-m${m}`,
        name: m === 0 ? `Göteborg ${c}` : m === 1 ? `Åre-Östersund ${c}` : `Malmö ${c}`,
        url: `${county.url}/kommun-${m}`,
      })
      return Array.from({ length: 4 }, (_, a): Spot => {
        const area = aTag({
          siteId,
          kind: 'area',
          id: `${municipality.id}-a${a}`,
          name: a === 0 ? 'Centrum' : `Norra Älvstranden ${a}`,
          url: `${municipality.url}/omrade-${a}`,
        })
        return { county, municipality, area }
      })
    }).flat()
  }).flat()

const placeOf = (spot: Spot) => ({
  county: spot.county.name,
  municipality: spot.municipality.name,
  areaName: spot.area.name,
  tagIds: [spot.county.id, spot.municipality.id, spot.area.id],
})

const showingsOf = (dice: Dice, today: string): readonly string[] =>
  dice.chance(0.75)
    ? []
    : Array.from({ length: 1 + dice.below(3) }, () => day(today, dice.below(60) - 10))
        .sort()
        .map((date) => `${date}T${dice.chance(0.5) ? '16:00' : '23:30'}:00.000Z`)

const homeOf = (dice: Dice, stage: Stage, number: number, today: string): HomeDetails => {
  const rooms = 1 + dice.below(6)
  const area = rooms * 22 + dice.below(30) + (dice.chance(0.3) ? 0.5 : 0)
  const asked = Math.round((area * (30_000 + dice.below(50_000))) / 5_000) * 5_000
  // Some have no price, like rented homes.
  const price = number % 9 === 0 ? 0 : asked
  const kinds = new Set(Array.from({ length: dice.below(4) }, () => dice.skewed(outdoorAreas)))
  const id = `h${(number * 7919) % 1_000_003}-${number}`
  return aHomeInDetail({
    id,
    siteId: stage.siteId,
    stageId: stage.id,
    stageName: stage.name,
    name: `${stage.name} ${number}`,
    path: `/bostader/${stage.id}/${id}/`,
    residenceType: dice.skewed(residenceTypes),
    disposalForm: dice.skewed(disposalForms),
    status: dice.chance(0.8) ? dice.pick(searchedStatuses) : dice.pick(residenceStatuses),
    projectStatus: dice.pick(projectStatuses),
    concept: dice.skewed(concepts),
    rooms: dice.chance(0.1) ? rooms + 0.5 : rooms,
    area,
    price: moneyOf(price),
    ...(stage.siteId === 4 && { totalPrice: moneyOf(price + dice.below(20) * 10_000) }),
    inhabitDate: day(today, dice.below(800) - 60),
    showings: showingsOf(dice, today),
    outdoorSpaces: [...kinds].map((type) => ({ type })),
    // Does not use the random generator, so that all other values stay the same.
    ...(number % 3 !== 0 && { accessibility: accessibilities.filter((_, code) => (number >> code) & 1) }),
    ...(number % 5 !== 0 && {
      sunTimes: sunTimes.filter((_, code) => (number >> code) & 1),
      // Values repeat, so that there are ties.
      sunHours: (number % 23) / 2,
    }),
    county: stage.county,
    municipality: stage.municipality,
    areaName: stage.areaName,
    tagIds: stage.tagIds,
    images: [`ext-${number}`],
    // Repeats, like the price; some rentals have none.
    monthlyFee: moneyOf(number % 4 === 0 ? 0 : 6_000 + (number % 7) * 1_000),
    publishedAt: day(today, -dice.below(400)),
  })
}

/**
 * Homes on the given sites, stages of about 25 of them, and every place that they name. Prices, areas and days repeat
 * often enough that sorts have ties.
 *
 * @param today `yyyy-MM-dd`; viewings and access lie around it.
 */
export const seededWorld = ({
  seed,
  homes: size,
  sites = [1, 3, 4],
  today = '2026-11-20',
}: {
  readonly seed: number
  readonly homes: number
  readonly sites?: readonly number[]
  readonly today?: string
}): SeededWorld => {
  const dice = makeDice(seed)
  const counties = Math.min(20, Math.max(2, Math.round(size / 2_000)))
  const spots = new Map(sites.map((siteId) => [siteId, spotsOf(siteId, counties)]))
  const stages = Array.from({ length: Math.max(sites.length, Math.round(size / 25)) }, (_, number) => {
    const siteId = number < sites.length ? (sites[number] ?? 1) : dice.skewed(sites)
    const spot = dice.skewed(spots.get(siteId) ?? [])
    return aStage({
      id: `stage-${number}`,
      siteId,
      name: `Brf ${number}`,
      path: `/bostader/brf-${number}/`,
      ...placeOf(spot),
    })
  })
  const homes = Array.from({ length: size }, (_, number) => homeOf(dice, dice.pick(stages), number, today))
  const searchable: readonly string[] = searchedStatuses
  const counts = new Map<string, number>()
  for (const home of homes) {
    if (searchable.includes(home.status)) {
      for (const id of home.tagIds) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  const found = new Map<string, Tag>()
  for (const spot of [...spots.values()].flat()) {
    for (const tag of [spot.county, spot.municipality, spot.area]) {
      found.set(tag.id, { ...tag, homes: counts.get(tag.id) ?? 0 })
    }
  }
  return { tags: [...found.values()], stages: stages.map((stage) => withHomes(stage, homes, size)), homes }
}

/** Adds a summary of its homes to each stage, but only in a small world, because no test reads it in a large one. */
const withHomes = (stage: Stage, homes: readonly HomeDetails[], size: number): Stage => {
  const country = siteById(stage.siteId)?.country
  if (size > 1_000 || !country) return stage
  const members = homes.filter((home) => home.stageId === stage.id)
  return stageOfHomes(stage, members, country)
}
