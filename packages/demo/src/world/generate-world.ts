// Generates a whole world of homes from one number: places, stages and homes of every site that sells.
import type { HomeDetails, PremisesDetails, StageDetails, Tag, TagKind } from '@husrum/domain'
import { searchedStatuses } from '@husrum/domain'
import { contactsOfStage } from './agents.ts'
import { buildStage } from './build-stage.ts'
import { anchorTime } from './calendar.ts'
import type { Catalogue } from './catalogues.ts'
import { catalogues } from './catalogues.ts'
import type { AreaPlace } from './places.ts'
import { enlarged, planStage, tagIdOf } from './plan-stage.ts'
import { premisesOf } from './premises.ts'
import { surroundingsOf } from './surroundings.ts'

export interface WorldRequest {
  readonly seed: number
  /** How many homes in all; 3 200 when absent. */
  readonly objects?: number
  /** The day on which the world is "now", `yyyy-MM-dd`. */
  readonly anchor: string
}

export interface World {
  readonly tags: Tag[]
  readonly stages: StageDetails[]
  readonly homes: HomeDetails[]
  readonly premises: PremisesDetails[]
}

/** Increased when the generator gives another world for the same number. */
export const worldVersion = 22

const defaultObjects = 3200
/** Minimum number of homes of a stage. */
const smallestStage = 6

const countsByTag = (homes: readonly HomeDetails[]) => {
  const searchable = new Map<string, number>()
  const withRental = new Set<string>()
  const built = new Set<string>()
  for (const home of homes) {
    const isSearchable = searchedStatuses.some((status) => status === home.status)
    for (const tag of home.tagIds) {
      built.add(tag)
      if (isSearchable) searchable.set(tag, (searchable.get(tag) ?? 0) + 1)
      if (home.disposalForm === 'tenancy') withRental.add(tag)
    }
  }
  return { searchable, withRental, built }
}

/** Wider places come before those in them. The smaller sites name only the places where they build. */
const tagsOf = ({ site, areas, audience }: Catalogue, homes: readonly HomeDetails[]): Tag[] => {
  const { searchable, withRental, built } = countsByTag(homes)
  const tags = new Map<string, Tag>()
  const add = (kind: TagKind, { url, name, geo }: Pick<AreaPlace, 'url' | 'name' | 'geo'>): void => {
    const id = tagIdOf(site.key, url)
    if (tags.has(id) || (audience !== 'everyone' && !built.has(id))) return
    tags.set(id, {
      id,
      siteId: site.siteId,
      kind,
      name,
      url,
      hasRental: withRental.has(id),
      homes: searchable.get(id) ?? 0,
      geo,
    })
  }
  for (const area of areas) {
    add('county', area.county)
    add('municipality', area.municipality)
    add('area', area)
  }
  return [...tags.values()]
}

/**
 * Generates the world. The same request gives the same world, and a higher number of objects only adds to it, apart from each site's last
 * stage.
 *
 * @throws RangeError if the anchor is an invalid date
 *
 * @example
 * const { homes } = generateWorld({ seed: 1, anchor: '2026-11-21' })
 */
export const generateWorld = ({ seed, objects = defaultObjects, anchor }: WorldRequest): World => {
  const world: World = { tags: [], stages: [], homes: [], premises: [] }
  const time = anchorTime(anchor)
  let share = 0
  let given = 0
  for (const catalogue of catalogues) {
    share += catalogue.share
    const wanted = Math.round(objects * share) - given
    given += wanted
    const planning = {
      seed,
      anchor: time,
      catalogue,
      takenNames: new Set<string>(),
      takenSlugs: new Set<string>(),
    }
    const counties = [...new Set(catalogue.areas.map(({ county }) => county.url))]
    const own: HomeDetails[] = []
    for (let index = 0; own.length < wanted; index += 1) {
      const plan = planStage(planning, index)
      const left = wanted - own.length
      const amount = left - plan.size < smallestStage ? left : plan.size
      const built = buildStage(enlarged(plan, amount), { seed, anchor: time, amount })
      const contacts = contactsOfStage({
        siteKey: catalogue.site.key,
        county: counties.indexOf(plan.area.county.url),
        form: plan.form,
      })
      world.stages.push({
        ...built.stage,
        contacts,
        surroundings: surroundingsOf(plan),
        energyClass: plan.energyClass,
        houses: built.houses,
      })
      for (const home of built.homes) own.push(home)
    }
    const tags = tagsOf(catalogue, own)
    world.tags.push(...tags)
    for (const home of own) world.homes.push(home)
    world.premises.push(
      ...premisesOf(catalogue, { seed, anchor: time, placeUrls: new Set(tags.map(({ url }) => url)) }),
    )
  }
  return world
}
