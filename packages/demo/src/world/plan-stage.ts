// Decides all properties that the homes of a stage share.
import type { Concept, DisposalForm, EnergyClass, GeoPoint, ResidenceType } from '@husrum/domain'
import { pictureSeedOf } from '../building/stage-key.ts'
import type { Random } from '../random.ts'
import { randomFor } from '../random.ts'
import { afterMonths, isoDay, viewings, weekday } from './calendar.ts'
import type { Catalogue, SpecialStage } from './catalogues.ts'
import { stageName, streetName } from './names.ts'
import type { StagePhase } from './phases.ts'
import { earlySalePhases, phaseRound, sellingPhases } from './phases.ts'
import type { AreaPlace } from './places.ts'
import { slugOf } from './slug.ts'

export interface StagePlan {
  readonly catalogue: Catalogue
  readonly index: number
  readonly id: string
  readonly name: string
  /** From the site's root up to and including the stage, with slashes at both ends. */
  readonly path: string
  readonly area: AreaPlace
  readonly tagIds: readonly string[]
  readonly type: ResidenceType
  readonly form: DisposalForm
  readonly concept: Concept
  readonly phase: StagePhase
  readonly size: number
  readonly stairs: number
  readonly perFloor: number
  readonly floors: number
  readonly street: string
  readonly firstNumber: number
  readonly geo: GeoPoint
  readonly priceFactor: number
  /** Finland: share of the price that is paid at once. */
  readonly ownShare: number
  readonly energyClass: EnergyClass
  readonly accessTime: number
  readonly publishedAt: string
  readonly showings: readonly string[]
  readonly vip?: { readonly start: string; readonly end: string }
  readonly pictureSeed: string
}

export interface StagePlanning {
  readonly seed: number
  readonly anchor: number
  readonly catalogue: Catalogue
  readonly takenNames: Set<string>
  readonly takenSlugs: Set<string>
}

/** The purposes of a site's random streams. */
const stream = { stage: 1, areas: 2, phases: 3, homes: 4 } as const

/** The stream of one home; independent of the stage's other homes. */
export const homeRandom = (seed: number, plan: StagePlan, home: number): Random =>
  randomFor(seed, plan.catalogue.site.siteId, stream.homes, plan.index, home)

/** The stream for what a stage's homes share, such as the plan of a floor. */
export const layoutRandom = (seed: number, plan: StagePlan): Random => homeRandom(seed, plan, -1)

/** The item at an index of an endless sequence of rounds, each with all items in its own order. */
const inRounds = <Item>(items: readonly Item[], index: number, order: (round: number) => Random): Item => {
  const round = Math.floor(index / items.length)
  const item = order(round).shuffle(items)[index % items.length]
  if (item === undefined) throw new Error('A round has no items')
  return item
}

const isGreen = ({ setting }: AreaPlace): boolean =>
  setting === 'suburb' || setting === 'forest' || setting === 'field'

export const tagIdOf = (siteKey: string, url: string): string => `${siteKey}-${url.replaceAll('/', '-')}`

/** Number of stages of no special kind before an index of the order. */
const ordinaryBefore = ({ special }: Catalogue, index: number): number =>
  special.reduce((left, { every, at }) => left - Math.max(0, Math.ceil((index - at) / every)), index)

const chooseKind = (
  random: Random,
  { catalogue, seed }: StagePlanning,
  ordinary: number,
  special: SpecialStage | undefined,
): { readonly area: AreaPlace; readonly type: ResidenceType } => {
  const { areas, site, types } = catalogue
  if (special !== undefined) {
    const { type, area } = special
    const suited = areas.filter((place) =>
      area === undefined ? type === 'apartment' || isGreen(place) : place.name === area,
    )
    return { area: random.pick(suited), type }
  }
  const weightedAreas = areas.flatMap((area) => new Array<AreaPlace>(area.weight).fill(area))
  const area = inRounds(weightedAreas, ordinary, (round) => randomFor(seed, site.siteId, stream.areas, round))
  return { area, type: isGreen(area) ? random.weighted(types) : 'apartment' }
}

/** Houses are freehold, except in Finland, where a housing company owns those too. */
const chooseForm = (
  random: Random,
  { apartmentForms, rowForms, site }: Catalogue,
  type: ResidenceType,
): DisposalForm => {
  if (type === 'apartment') return random.weighted(apartmentForms)
  return type === 'townHouse' || type === 'semiDetachedHouse' || site.country === 'FI'
    ? random.weighted(rowForms)
    : 'ownership'
}

const chooseConcept = (random: Random, { audience }: Catalogue, type: ResidenceType): Concept => {
  if (audience === 'seniors')
    return random.weighted<Concept>([
      ['product', 60],
      ['premium', 30],
      ['original', 10],
    ])
  if (audience === 'members')
    return random.weighted<Concept>(
      type === 'apartment'
        ? [
            ['product', 45],
            ['original', 40],
            ['smartSquare', 15],
          ]
        : [
            ['product', 50],
            ['original', 50],
          ],
    )
  return random.weighted<Concept>(
    type === 'apartment'
      ? [
          ['product', 50],
          ['premium', 17],
          ['original', 19],
          ['smartSquare', 14],
        ]
      : [
          ['product', 58],
          ['premium', 17],
          ['original', 25],
        ],
  )
}

const chooseSize = (random: Random, type: ResidenceType): number => {
  if (type === 'apartment') return Math.round(10 + 70 * random.next() ** 2.4)
  if (type === 'townHouse') return random.whole(8, 26)
  return type === 'semiDetachedHouse' ? random.whole(4, 10) * 2 : random.whole(6, 14)
}

const floorsFor = (type: ResidenceType, size: number, homesOnFloor: number): number =>
  type === 'apartment' ? Math.max(2, Math.ceil(size / homesOnFloor)) : type === 'plot' ? 1 : 2

/** The stage with a few more homes, and the height that they require. */
export const enlarged = (plan: StagePlan, size: number): StagePlan =>
  size <= plan.size
    ? plan
    : { ...plan, size, floors: floorsFor(plan.type, size, plan.perFloor * plan.stairs) }

const near = ({ geo, setting }: AreaPlace, random: Random): GeoPoint => {
  const metres = random.between(0, setting === 'waterside' ? 160 : 450)
  const angle = random.between(0, 2 * Math.PI)
  return {
    lat: geo.lat + (metres * Math.sin(angle)) / 111_320,
    lon: geo.lon + (metres * Math.cos(angle)) / (111_320 * Math.cos((geo.lat * Math.PI) / 180)),
  }
}

const vipTimes = (random: Random, phase: StagePhase['phase'], anchor: number): StagePlan['vip'] => {
  const daysFrom = (days: number): string => isoDay(anchor + days * 86_400_000)
  if (phase === 'vipSale') return { start: daysFrom(-random.whole(1, 7)), end: daysFrom(random.whole(7, 21)) }
  return phase === 'vipSaleProcessing'
    ? { start: daysFrom(-random.whole(21, 35)), end: daysFrom(-random.whole(1, 6)) }
    : undefined
}

/** The stage at an index of a site's order. Must be called in order, because names are unique. */
export const planStage = (planning: StagePlanning, index: number): StagePlan => {
  const { seed, anchor, catalogue, takenNames, takenSlugs } = planning
  const { site } = catalogue
  const random = randomFor(seed, site.siteId, stream.stage, index)
  const special = catalogue.special.find(({ every, at }) => index % every === at)
  const ordinary = Math.max(0, ordinaryBefore(catalogue, index))
  const { area, type } = chooseKind(random, planning, ordinary, special)
  const phase = special
    ? (special.phase ?? random.pick(special.area === undefined ? sellingPhases : earlySalePhases))
    : inRounds(phaseRound, ordinary, (round) => randomFor(seed, site.siteId, stream.phases, round))
  const form = special?.form ?? chooseForm(random, catalogue, type)
  const concept = special?.concept ?? chooseConcept(random, catalogue, type)
  const size = special?.size ?? chooseSize(random, type)
  const perFloor = random.whole(3, 5)
  const isTower = area.setting === 'city' && size > 40 && random.chance(0.35)
  const stairs = type !== 'apartment' || isTower ? 1 : size > 56 ? 3 : size > 28 ? 2 : 1
  const name = stageName(random, site.country, area, type, form === 'tenancy', takenNames)
  let slug = slugOf(name)
  while (takenSlugs.has(slug)) slug += '-b'
  takenSlugs.add(slug)
  const places = [area.county, area.municipality, area]
  const segment = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
  const [soonest, latest] = phase.access
  const [newest, oldest] = phase.published
  const vip = vipTimes(random, phase.phase, anchor)
  return {
    catalogue,
    index,
    name,
    area,
    type,
    form,
    concept,
    phase,
    size,
    stairs,
    perFloor,
    id: `${site.key}-${slug}`,
    path: `${site.routes.homes ?? '/'}${segment(area.municipality.url)}/${segment(area.url)}/${slug}/`,
    tagIds: places.map(({ url }) => tagIdOf(site.key, url)),
    floors: floorsFor(type, size, perFloor * stairs),
    street: streetName(random, site.country, area.setting),
    firstNumber: random.whole(1, 30),
    geo: near(area, random),
    priceFactor: random.between(0.93, 1.06),
    ownShare: random.weighted([
      [random.between(0.3, 0.45), 65],
      [random.between(0.6, 0.8), 20],
      [1, 15],
    ]),
    energyClass: random.weighted<StagePlan['energyClass']>([
      ['A', 15],
      ['B', 60],
      ['C', 22],
      ['D', 3],
    ]),
    accessTime: weekday(afterMonths(anchor, random.between(soonest, latest))),
    publishedAt: isoDay(afterMonths(anchor, -random.between(newest, oldest))),
    showings: phase.hasShowings ? viewings(random, anchor, site.country) : [],
    ...(vip && { vip }),
    pictureSeed: pictureSeedOf({ siteId: site.siteId, index }),
  }
}
