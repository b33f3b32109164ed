// Derives the stages, homes and places that visitors see from the records of their sources. The same records always give the same catalogue,
// in whatever order they came.
import type { HomeDetails, Tag } from '../homes/home.ts'
import { stageOfHomes } from '../homes/stage-of-homes.ts'
import { noMoney } from '../money/money.ts'
import type { StageDetails } from '../pages/page.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { withoutUndefined } from '../without-undefined.ts'
import { catalogueIdOf } from './catalogue-id.ts'
import type { ContactOf } from './contact-record.ts'
import { resolveContacts } from './contact-record.ts'
import { placesOf } from './places.ts'
import type { FindMedia, PictureFacts } from './record-media.ts'
import { homePicturesOf, stageImageOf } from './record-media.ts'
import type { HomeRecord, StageRecord } from './records.ts'
import { homeRecordFacts } from './records.ts'
import { slugOf } from './slug.ts'

const tagIdOf = ({ key }: Pick<SiteDefinition, 'key'>, url: string): string =>
  `${key}-${url.replaceAll('/', '-')}`

/** The path of a stage's page, for example `/bostader/goteborg/lindholmen/brf-kajutan/`. */
const stagePathOf = (
  { slug, name, municipality, areaName }: StageRecord,
  { routes }: Pick<SiteDefinition, 'routes'>,
): string =>
  `${routes.homes ?? '/'}${[municipality, areaName].map(slugOf).join('/')}/${slug ?? slugOf(name)}/`

/** The end of the path of a home's page, below that of its stage. */
const homeSlugOf = (objectNumber: string, externalId: string): string =>
  slugOf(objectNumber) || slugOf(externalId)

/** Whether visitors see a stage or premises at a moment, epoch ms. */
export const isPublished = (
  { isDraft = false, publishAt }: Pick<StageRecord, 'isDraft' | 'publishAt'>,
  now: number,
): boolean => !isDraft && (publishAt === undefined || Date.parse(publishAt) <= now)

/** A stage with its homes, before their summary is derived. */
const stageFactsOf = (
  record: StageRecord,
  {
    source,
    site,
    contactOf,
    findMedia,
  }: {
    readonly source: string
    readonly site: SiteDefinition
    readonly contactOf: ContactOf
    readonly findMedia: FindMedia
  },
) => {
  const { name, siteId, phase, county, municipality, areaName, geo, shortDescription } = record
  const { vipStart, vipEnd, surroundings, energyClass } = record
  const contacts = resolveContacts(record.contacts, contactOf)
  return {
    id: catalogueIdOf(source, record.externalId),
    siteId,
    name,
    path: stagePathOf(record, site),
    phase,
    concept: record.concept ?? 'product',
    county,
    municipality,
    areaName,
    tagIds: placesOf(record).map(({ url }) => tagIdOf(site, url)),
    geo,
    shortDescription,
    image: stageImageOf(record.media, findMedia),
    ...withoutUndefined({ vipStart, vipEnd, contacts, surroundings, energyClass }),
  } as const
}

type StageFacts = ReturnType<typeof stageFactsOf>

/** Instants in one form, ascending, each once. */
export const sortedShowings = (showings: readonly string[] = []): readonly string[] =>
  [...new Set(showings.map((showing) => new Date(showing).toISOString()))].sort()

const homeOf = (
  record: HomeRecord,
  stage: StageFacts,
  {
    source,
    today,
    pictures,
  }: { readonly source: string; readonly today: string; readonly pictures: PictureFacts },
): HomeDetails => {
  const facts = Object.fromEntries(
    homeRecordFacts.flatMap((fact) => (record[fact] === undefined ? [] : [[fact, record[fact]]])),
  ) as Pick<HomeRecord, (typeof homeRecordFacts)[number]>
  const { soldAt, ...others } = facts
  const objectNumber = record.objectNumber ?? record.externalId
  return {
    ...others,
    ...(record.status === 'sold' && soldAt !== undefined && { soldAt }),
    ...(record.energyClass === undefined && withoutUndefined({ energyClass: stage.energyClass })),
    id: catalogueIdOf(source, record.externalId),
    siteId: stage.siteId,
    stageId: stage.id,
    stageName: stage.name,
    objectNumber,
    name: record.name ?? `${stage.name} ${objectNumber}`,
    path: `${stage.path}${homeSlugOf(objectNumber, record.externalId)}/`,
    // Of its stage, once all homes are known.
    projectStatus: 'planned',
    phase: stage.phase,
    concept: record.concept ?? stage.concept,
    price: record.price ?? noMoney,
    showings: sortedShowings(record.showings),
    outdoorSpaces: record.outdoorSpaces ?? [],
    county: stage.county,
    municipality: stage.municipality,
    areaName: stage.areaName,
    tagIds: stage.tagIds,
    geo: record.geo ?? stage.geo,
    shortDescription: record.shortDescription ?? '',
    description: record.description ?? '',
    publishedAt: record.publishedAt ?? today,
    ...pictures,
  }
}

/** A stage and its homes as visitors see them. */
export interface DerivedStage {
  readonly stage: StageDetails
  /** In the order of the records. */
  readonly homes: readonly HomeDetails[]
}

/**
 * A stage and its homes, as their records describe them.
 *
 * @param options.source the name of the source: a part of every id.
 * @param options.today `yyyy-MM-dd`: the day of publication of homes that have none.
 * @param options.contactOf finds the contacts that the stage names by their keys.
 * @param options.findMedia the upload that a record names.
 * @param options.current the home as it is now, whose facts override those of its record: a booking or staff changed it.
 */
export const deriveStage = (
  record: StageRecord,
  records: readonly HomeRecord[],
  {
    source,
    site,
    today,
    contactOf = () => undefined,
    findMedia = () => undefined,
    current = () => undefined,
  }: {
    readonly source: string
    readonly site: SiteDefinition
    readonly today: string
    readonly contactOf?: ContactOf
    readonly findMedia?: FindMedia
    readonly current?: (id: string) => Partial<HomeDetails> | undefined
  },
): DerivedStage => {
  const facts = stageFactsOf(record, { source, site, contactOf, findMedia })
  const homes = records.map((home): HomeDetails => {
    const pictures = homePicturesOf(home.media, record.media, findMedia)
    const derived = homeOf(home, facts, { source, today, pictures })
    return { ...derived, ...current(derived.id) }
  })
  const stage = stageOfHomes(facts, homes, site.country)
  return {
    stage: { ...stage, ...withoutUndefined({ contacts: facts.contacts, surroundings: facts.surroundings }) },
    homes: homes.map((home) => ({ ...home, projectStatus: stage.status })),
  }
}

/** The places of a stage, the widest first, without their counts and positions. */
export const placesOfStage = (
  stage: Pick<StageDetails, 'county' | 'municipality' | 'areaName'>,
  site: SiteDefinition,
): readonly Pick<Tag, 'id' | 'siteId' | 'kind' | 'name' | 'url'>[] =>
  placesOf(stage).map((place) => ({ ...place, id: tagIdOf(site, place.url), siteId: site.siteId }))
