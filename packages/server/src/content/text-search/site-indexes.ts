// One index per site, refreshed from the content and the catalogue: the old one is used until the next is ready.
import type { PlaceFinder, SiteDefinition } from '@husrum/domain'
import { makePlaceFinder } from '@husrum/domain'
import type { PremisesService } from '../../catalogue/premises/index.ts'
import type { ResidenceService } from '../../catalogue/search/index.ts'
import type { ContentStore } from '../pages/index.ts'
import { homeDocument, placeDocuments, premisesDocument, stageDocument } from './catalogue-documents.ts'
import { contentDocuments } from './content-documents.ts'
import type { TextDocument, TextHit } from './text-document.ts'
import { shownOf } from './text-document.ts'
import type { IndexEntry, TextIndex } from './text-index.ts'
import { buildTextIndex } from './text-index.ts'

export interface SiteIndex {
  readonly documents: TextIndex<TextHit>
  readonly places: PlaceFinder
  /** Ids of the places, by their urls. */
  readonly tagIds: ReadonlyMap<string, string>
}

export interface SiteIndexes {
  /** Builds the first one. Rejects with the driver's error while the database is unavailable and none was built yet. */
  of(site: SiteDefinition): Promise<SiteIndex>
  /** Rebuilds what has changed meanwhile. */
  refresh(): Promise<void>
}

interface Built extends SiteIndex {
  readonly site: SiteDefinition
  readonly revision: string
  readonly builtAt: number
  readonly took: number
}

export type TextSources = {
  readonly content: Pick<ContentStore, 'site' | 'revision'>
  readonly residences: Pick<ResidenceService, 'findTags' | 'stagesOfSite' | 'searchedHomes' | 'revision'>
  readonly premises: Pick<PremisesService, 'available'>
}

const homesARead = 1_000
const maxPlaces = 10_000
/** Limits the share of time spent rereading a catalogue that changes all the time. */
const mostlyIdle = 20

const entryOf = (document: TextDocument): IndexEntry<TextHit> => ({ document, hit: shownOf(document) })

/** Read in pieces, of which none is stored. */
async function* homesOf(
  site: SiteDefinition,
  residences: TextSources['residences'],
): AsyncGenerator<IndexEntry<TextHit>> {
  for (let after = 0; ; ) {
    const homes = await residences.searchedHomes(site.catalogueSiteId, after, homesARead)
    for (const { home } of homes) yield { document: homeDocument(home, site), hit: { homeId: home.id } }
    if (homes.length < homesARead) return
    after = homes.at(-1)?.number ?? after
  }
}

export const makeSiteIndexes = ({
  content,
  residences,
  premises,
  now,
}: TextSources & { readonly now: () => number }): SiteIndexes => {
  const built = new Map<number, Built>()
  const building = new Map<number, Promise<Built>>()

  const revisionNow = async (): Promise<string> =>
    (await Promise.all([content.revision(), residences.revision()])).join()

  const read = async (site: SiteDefinition): Promise<Built> => {
    const began = now()
    // Read first: what changes during the read is read again.
    const revision = await revisionNow()
    const hasHomes = site.features.search
    const { tags } = hasHomes
      ? await residences.findTags({ siteId: site.catalogueSiteId, text: '', limit: maxPlaces })
      : { tags: [] }
    const stages = hasHomes ? await residences.stagesOfSite(site.catalogueSiteId) : []
    const written = await content.site(site.siteId)
    const entries = async function* (): AsyncGenerator<IndexEntry<TextHit>> {
      if (written) yield* contentDocuments(site, written).map(entryOf)
      yield* placeDocuments(tags, site).map(entryOf)
      yield* stages.map((stage) => entryOf(stageDocument(stage, site)))
      if (hasHomes) yield* homesOf(site, residences)
      if ('premises' in site.routes)
        for (const one of await premises.available(site.catalogueSiteId))
          yield entryOf(premisesDocument(one, site))
    }
    return {
      site,
      revision,
      documents: await buildTextIndex(entries(), site.locale),
      places: makePlaceFinder(tags, site.locale),
      tagIds: new Map(tags.map(({ id, url }) => [url, id])),
      builtAt: now(),
      took: now() - began,
    }
  }

  const build = (site: SiteDefinition): Promise<Built> => {
    const running = building.get(site.siteId)
    if (running) return running
    const next = read(site)
      .then((index) => {
        built.set(site.siteId, index)
        return index
      })
      .finally(() => building.delete(site.siteId))
    building.set(site.siteId, next)
    return next
  }

  return {
    of: async (site) => built.get(site.siteId) ?? build(site),
    refresh: async () => {
      const revision = await revisionNow()
      for (const index of built.values()) {
        const hasRested = now() - index.builtAt >= index.took * mostlyIdle
        if (index.revision !== revision && hasRested) await build(index.site)
      }
    },
  }
}
