// Homes, stages and places: every search result must agree with the complete list of homes.
import type { ObjectHitDto } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import { bulkLimit, searchedStatuses } from '@husrum/domain'
import type { Setting } from '../check.ts'
import { checksOf } from '../check.ts'
import { answered, holds, NotTried, refused, same } from '../expect.ts'

type Filter = Readonly<Record<string, unknown>>

const search = async (
  { service, site }: Setting,
  filter: Filter = {},
  more: Readonly<Record<string, unknown>> = {},
): Promise<{
  hits: readonly ObjectHitDto[]
  total: number
  facets: Record<string, Record<string, number>>
}> => {
  const reply = await service.send(endpoints.searchObject, {
    ...more,
    filter: { siteId: site.catalogueSiteId, ...filter },
  })
  const { hits, estimatedTotalHits, facetDistribution = {} } = answered(endpoints.searchObject, reply)
  return { hits, total: estimatedTotalHits, facets: facetDistribution }
}

interface Universe {
  /** Restricts all searches of these checks to a set of homes that fits in one call. */
  readonly filter: Filter
  readonly homes: readonly ObjectHitDto[]
}

/** All homes of the site, or those of its largest place that fits in one call. */
const readUniverse = async (setting: Setting): Promise<Universe> => {
  const { service, site } = setting
  const ask = async (filter: Filter): Promise<Universe | undefined> => {
    const { hits, total } = await search(setting, filter, { limit: bulkLimit })
    return total <= bulkLimit ? { filter, homes: hits } : undefined
  }
  const whole = await ask({})
  if (whole) return whole
  const reply = await service.send(endpoints.stageTags, { siteId: site.catalogueSiteId })
  const places = answered(endpoints.stageTags, reply).hits as readonly { id: string; homes: number }[]
  for (const { id } of places.toSorted((one, other) => other.homes - one.homes)) {
    const found = await ask({ tags: [id] })
    if (found) return found
  }
  throw new NotTried('no place has few enough homes for one call')
}

const known = new WeakMap<Setting['service'], Promise<Universe>>()
const universe = async (setting: Setting): Promise<Universe> => {
  const reading = known.get(setting.service) ?? readUniverse(setting)
  known.set(setting.service, reading)
  const found = await reading
  if (found.homes.length < 2) throw new NotTried('the catalogue has fewer than two homes')
  return found
}
const allHomes = async (setting: Setting): Promise<readonly ObjectHitDto[]> => (await universe(setting)).homes

const idsOf = (hits: readonly { readonly id: string }[]): readonly string[] => hits.map(({ id }) => id)
const sorted = (values: readonly string[]): readonly string[] => [...values].sort()

/** The price that is searched: including the share of loans, if there is one. */
const priceOf = ({ minTotalPrice, minPrice }: ObjectHitDto): number => minTotalPrice ?? minPrice

/** The monthly rent of a rental without a price; 0 for others. */
const rentOf = ({ disposalForm, monthlyFee = 0, ...home }: ObjectHitDto): number =>
  disposalForm === 'tenancy' && priceOf({ disposalForm, ...home }) === 0 ? monthlyFee : 0

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const findsExactly = async (
  setting: Setting,
  filter: Filter,
  isMeant: (home: ObjectHitDto) => boolean,
): Promise<void> => {
  const { homes, filter: everywhere } = await universe(setting)
  const { hits, total } = await search(setting, { ...everywhere, ...filter }, { limit: bulkLimit })
  const meant = homes.filter(isMeant)
  same(`homes found by ${JSON.stringify(filter)}`, sorted(idsOf(hits)), sorted(idsOf(meant)))
  same(`total of ${JSON.stringify(filter)}`, total, meant.length)
}

const inOrder = async (
  setting: Setting,
  sort: string,
  measure: (home: ObjectHitDto) => number,
  direction: 1 | -1,
): Promise<void> => {
  const { hits } = await search(setting, {}, { sort, limit: 200 })
  const values = hits.map(measure)
  for (const [at, value] of values.entries())
    if (at > 0)
      holds(`sorted by ${sort}, hit ${at} is out of order`, direction * (value - (values[at - 1] ?? 0)) >= 0)
}

export const searchChecks = checksOf('search', {
  'homes found belong to the site, and are for sale or coming soon': async (setting) => {
    const homes = await allHomes(setting)
    for (const home of homes) {
      same(`site of ${home.id}`, home.siteId, setting.site.catalogueSiteId)
      holds(`${home.id} is ${home.status}`, (searchedStatuses as readonly string[]).includes(home.status))
    }
    same('homes listed twice', homes.length - new Set(idsOf(homes)).size, 0)
  },
  'a page has the requested number of homes, and the total counts all': async (setting) => {
    const { homes, filter } = await universe(setting)
    const { hits, total } = await search(setting, filter, { limit: 2 })
    same('hits of a page of two', hits.length, 2)
    same('total', total, homes.length)
    const none = await search(setting, filter, { limit: 0 })
    same('hits of a page of size zero', none.hits.length, 0)
    same('total of a page of size zero', none.total, total)
  },
  'pages neither repeat nor skip a home': async (setting) => {
    const whole = (await search(setting, {}, { limit: 40, sort: 'price:asc' })).hits
    const listed: string[] = []
    for (let offset = 0; offset < whole.length; offset += 9)
      listed.push(
        ...idsOf(
          (
            await search(
              setting,
              {},
              { offset, limit: Math.min(9, whole.length - offset), sort: 'price:asc' },
            )
          ).hits,
        ),
      )
    same('ids page by page', listed, idsOf(whole))
    same('hits beyond the last', (await search(setting, {}, { offset: 999_999 })).hits.length, 0)
  },
  'the lowest and the highest price include their own value': async (setting) => {
    const price = middle((await allHomes(setting)).map(priceOf))
    await findsExactly(setting, { maxPrice: price }, (home) => priceOf(home) <= price)
    await findsExactly(setting, { minPrice: price }, (home) => priceOf(home) >= price)
  },
  'the lowest and the highest rent include their own value, and bounds of the price are an alternative':
    async (setting) => {
      const filter: Filter = { disposalForm: ['tenancy'] }
      const { hits, total } = await search(setting, filter, { limit: bulkLimit })
      const rentals = hits.filter((home) => rentOf(home) > 0)
      if (total > bulkLimit) throw new NotTried('too many homes are let')
      if (rentals.length === 0) {
        same('homes with a rent where none is let', (await search(setting, { minRent: 1 })).total, 0)
        return
      }
      const rent = middle(rentals.map(rentOf))
      const finds = async (bounds: Filter, isMeant: (home: ObjectHitDto) => boolean): Promise<void> => {
        const found = await search(setting, { ...filter, ...bounds }, { limit: bulkLimit })
        same('rentals', sorted(idsOf(found.hits)), sorted(idsOf(rentals.filter(isMeant))))
      }
      await finds({ maxRent: rent }, (home) => rentOf(home) <= rent)
      await finds({ minRent: rent }, (home) => rentOf(home) >= rent)
      await finds({ maxRent: rent, maxPrice: 1 }, (home) => rentOf(home) <= rent)
    },
  'rooms and living area filter by minimum and maximum': async (setting) => {
    const homes = await allHomes(setting)
    const rooms = middle(homes.map(({ minRooms }) => minRooms))
    const area = middle(homes.map(({ livingArea }) => livingArea))
    await findsExactly(setting, { minRooms: rooms }, (home) => home.minRooms >= rooms)
    await findsExactly(setting, { maxRooms: rooms }, (home) => home.minRooms <= rooms)
    await findsExactly(setting, { minArea: area }, (home) => home.livingArea >= area)
    await findsExactly(setting, { maxArea: area }, (home) => home.livingArea <= area)
  },
  'kinds, forms, statuses and concepts filter': async (setting) => {
    const [home] = await allHomes(setting)
    if (!home) return
    const { residenceType, disposalForm, status, concept } = home
    await findsExactly(
      setting,
      { residenceType: [residenceType] },
      (each) => each.residenceType === residenceType,
    )
    await findsExactly(
      setting,
      { disposalForm: [disposalForm] },
      (each) => each.disposalForm === disposalForm,
    )
    await findsExactly(setting, { status: [status] }, (each) => each.status === status)
    await findsExactly(setting, { concepts: [concept] }, (each) => each.concept === concept)
  },
  'places and stages filter, and unknown places find nothing': async (setting) => {
    const [home] = await allHomes(setting)
    const tag = home?.tags.at(-1) ?? ''
    await findsExactly(setting, { tags: [tag] }, ({ tags }) => tags.includes(tag))
    await findsExactly(setting, { stageIds: [home?.stageId] }, ({ stageId }) => stageId === home?.stageId)
    same('homes in an unknown place', (await search(setting, { tags: ['atlantis'] })).total, 0)
  },
  'a search in a part of the map finds the homes in it, including its edges': async (setting) => {
    const [home] = await allHomes(setting)
    const { lat = 0, lon = 0 } = home?.geo ?? {}
    await findsExactly(
      setting,
      { geoSearch: [lat, lon, lat + 0.5, lon + 0.5] },
      ({ geo }) => geo.lat >= lat && geo.lat <= lat + 0.5 && geo.lon >= lon && geo.lon <= lon + 0.5,
    )
  },
  'lists have the requested order': async (setting) => {
    await inOrder(setting, 'price:asc', priceOf, 1)
    await inOrder(setting, 'price:desc', priceOf, -1)
  },
  'facets count the homes by kind and form': async (setting) => {
    const { homes, filter } = await universe(setting)
    const facetsAt = new Date().toISOString().slice(0, 10)
    const { facets } = await search(setting, filter, { facetsAt, limit: 0 })
    for (const field of ['residenceType', 'disposalForm'] as const)
      for (const value of new Set(homes.map((home) => home[field])))
        same(
          `${value} among facets`,
          facets[field]?.[value],
          homes.filter((home) => home[field] === value).length,
        )
    same('homes among facets of hits', facets.type?.object, homes.length)
  },
  'homes by id have the requested order, without unknown ones': async (setting) => {
    const { service, site } = setting
    const wanted = idsOf(await allHomes(setting))
      .slice(0, 5)
      .toReversed()
    const reply = await service.send(endpoints.objectsByIds, {
      filter: { ids: [wanted[0], 'unknown-id', ...wanted.slice(1)], siteId: site.catalogueSiteId },
    })
    same('homes by id', idsOf(answered(endpoints.objectsByIds, reply).hits), wanted)
  },
  'stages count the homes that were found in them': async (setting) => {
    const { service, site } = setting
    const { homes, filter } = await universe(setting)
    const price = middle(homes.map(priceOf))
    const reply = await service.send(endpoints.stageAndAreaSearch, {
      filter: { siteId: site.catalogueSiteId, ...filter, maxPrice: price },
    })
    const { hits, facetDistribution } = answered(endpoints.stageAndAreaSearch, reply)
    const stages = hits.filter(({ type }: { type: string }) => type === 'stage')
    const found = homes.filter((home) => priceOf(home) <= price)
    for (const stage of stages)
      same(`homes in ${stage.id}`, stage.objects, found.filter(({ stageId }) => stageId === stage.id).length)
    same('stages', stages.length, new Set(found.map(({ stageId }) => stageId)).size)
    same('stages among facets', facetDistribution.type.stage, stages.length)
  },
  'a stage has its own homes, and is found by its id': async (setting) => {
    const { service, site } = setting
    const [home] = await allHomes(setting)
    const siteId = site.catalogueSiteId
    const reply = await service.send(endpoints.objectsInStage, { siteId, stageId: home?.stageId })
    const inStage = answered(endpoints.objectsInStage, reply)
    holds(
      'objects_in_stage has homes of another stage',
      inStage.hits.every(({ stageId }: ObjectHitDto) => stageId === home?.stageId),
    )
    holds('objects_in_stage lacks a home of the stage', idsOf(inStage.hits).includes(home?.id ?? ''))
    const byId = await service.send(endpoints.stagesByIds, {
      filter: { ids: ['unknown-id', home?.stageId], siteId },
    })
    same('stages by id', idsOf(answered(endpoints.stagesByIds, byId).hits), [home?.stageId])
  },
  'stages are listed page by page': async (setting) => {
    const { service, site } = setting
    const filter = { siteId: site.catalogueSiteId }
    const page = async (offset: number, limit: number) =>
      answered(endpoints.searchStage, await service.send(endpoints.searchStage, { filter, offset, limit }))
    const whole = await page(0, 6)
    const parts = [...(await page(0, 3)).hits, ...(await page(3, 3)).hits]
    same('stages page by page', idsOf(parts), idsOf(whole.hits))
    holds('total of stages is less than what is listed', whole.estimatedTotalHits >= whole.hits.length)
  },
  'places are suggested by the beginning of a word': async (setting) => {
    const { service, site } = setting
    const siteId = site.catalogueSiteId
    const [place] = answered(endpoints.stageTags, await service.send(endpoints.stageTags, { siteId })).hits
    if (!place) throw new NotTried('no stage has a place')
    const suggest = async (text: string) =>
      answered(
        endpoints.searchTags,
        await service.send(endpoints.searchTags, { text, limit: 100, filter: { siteId } }),
      ).hits
    const found = await suggest(place.name.slice(0, 4))
    holds(`${place.name} is not suggested for "${place.name.slice(0, 4)}"`, idsOf(found).includes(place.id))
    same('places for a word that does not occur', (await suggest('qzxqzx')).length, 0)
  },
  'places are found by address, in the requested order': async (setting) => {
    const { service, site } = setting
    const siteId = site.catalogueSiteId
    const { hits } = answered(endpoints.stageTags, await service.send(endpoints.stageTags, { siteId }))
    const urls = hits
      .slice(0, 3)
      .map(({ url }: { url: string }) => url)
      .toReversed()
    const reply = await service.send(endpoints.tagsByUrl, { siteId, urls: [...urls, 'atlantis'] })
    same(
      'places by url',
      answered(endpoints.tagsByUrl, reply).hits.map(({ url }: { url: string }) => url),
      urls,
    )
  },
  'only counties are listed as counties': async ({ service, site }) => {
    const filter = { siteId: site.catalogueSiteId }
    const reply = await service.send(endpoints.searchStageCounties, { filter })
    const { hits } = answered(endpoints.searchStageCounties, reply)
    holds(
      'a county is of another kind',
      hits.every(({ kind }: { kind: string }) => kind === 'county'),
    )
  },
  'the cells of a map count as many homes as the search finds': async (setting) => {
    const { service, site } = setting
    const box = [50, 0, 72, 40]
    const filter = { siteId: site.catalogueSiteId }
    const reply = await service.send(endpoints.searchMap, { filter, box, zoom: 4 })
    const { cells, estimatedTotalHits } = answered(endpoints.searchMap, reply)
    const inCells = cells.reduce((sum: number, { objects }: { objects: number }) => sum + objects, 0)
    same('homes in cells', inCells, estimatedTotalHits)
    same(
      'homes on the map',
      estimatedTotalHits,
      (await search(setting, { geoSearch: box }, { limit: 0 })).total,
    )
  },
  'unknown fields and values are refused by name': async ({ service, site }) => {
    const siteId = site.catalogueSiteId
    const ask = (values: Readonly<Record<string, unknown>>) => service.send(endpoints.searchObject, values)
    const unknown = refused(await ask({ filter: { siteId, colour: 'red' } }), 400, 'invalidRequest')
    same('errors', unknown.errors, [{ field: 'filter.colour', key: 'unknownField' }])
    const tooMany = refused(await ask({ filter: { siteId }, limit: bulkLimit + 1 }), 400, 'invalidRequest')
    same('errors', tooMany.errors, [{ field: 'limit', key: 'tooLarge' }])
    refused(await ask({ filter: { siteId }, sort: 'colour' }), 400, 'invalidRequest')
  },
  'a text finds the stage that it names': async (setting) => {
    const { service, site } = setting
    const [home] = await allHomes(setting)
    const ask = async (more: Readonly<Record<string, unknown>> = {}) =>
      answered(
        endpoints.textSearch,
        await service.send(endpoints.textSearch, {
          text: home?.stageName,
          siteId: site.catalogueSiteId,
          languages: [site.wireLocale],
          ...more,
        }),
      )
    const { hits, estimatedTotalHits, facetDistribution } = await ask({ take: 3 })
    holds(`nothing is found for "${home?.stageName}"`, hits.length > 0)
    const counted = Object.values<number>(facetDistribution.type).reduce((sum, count) => sum + count, 0)
    holds('fewer are counted than listed', counted >= hits.length && estimatedTotalHits >= hits.length)
    const next = await ask({ skip: 1, take: 2 })
    same('hits after the first', idsOf(next.hits), idsOf(hits).slice(1))
    same('found for a text that does not occur', (await ask({ text: 'qzxqzxqzx' })).hits.length, 0)
  },
  'premises have the requested kind': async ({ service, site }) => {
    const ask = async (filter: Filter = {}) =>
      answered(
        endpoints.searchPremises,
        await service.send(endpoints.searchPremises, {
          filter: { siteId: site.catalogueSiteId, ...filter },
        }),
      )
    const { hits } = await ask()
    const [first] = hits
    if (!first) throw new NotTried('there are no premises')
    const found = await ask({ types: [first.type] })
    const meant = hits.filter(({ type }: { type: string }) => type === first.type)
    same('premises of a kind', sorted(idsOf(found.hits)), sorted(idsOf(meant)))
    same('total of premises', found.estimatedTotalHits, meant.length)
    answered(
      endpoints.premisesTags,
      await service.send(endpoints.premisesTags, { siteId: site.catalogueSiteId }),
    )
  },
  'a house shows the homes of its own stage': async (setting) => {
    const [home] = await allHomes(setting)
    const reply = await setting.service.send(endpoints.getExplorer, { stageId: home?.stageId })
    const { apts } = answered(endpoints.getExplorer, reply)
    holds(
      'the home is not in its house',
      apts.some(({ objectId }: { objectId: string }) => objectId === home?.id),
    )
  },
  'the sales system changes all named homes, or none': async (setting) => {
    const { service, salesKey } = setting
    if (salesKey === undefined) throw new NotTried('no key of the sales system (--sales-key)')
    const as = { authorization: `Bearer ${salesKey}`, cookie: '' }
    const home = (await allHomes(setting)).find(({ status }) => status === 'forSale')
    if (!home) throw new NotTried('nothing is for sale')
    const now = async () => {
      const filter = { ids: [home.id], siteId: home.siteId }
      const reply = await service.send(endpoints.objectsByIds, { filter })
      return answered(endpoints.objectsByIds, reply).hits[0] as ObjectHitDto
    }
    const change = (changes: readonly unknown[]) => service.send(endpoints.changeObjects, { changes }, { as })
    const before = await now()
    const monthlyFee = (before.monthlyFee ?? 1_000) + 1
    refused(
      await change([
        { id: home.id, monthlyFee },
        { id: 'unknown-id', monthlyFee },
      ]),
      [400, 404],
    )
    same('fee after a change that was refused', (await now()).monthlyFee, before.monthlyFee)
    const done = answered(endpoints.changeObjects, await change([{ id: home.id, monthlyFee }]))
    same('homes changed', done.changed, 1)
    const again = answered(endpoints.changeObjects, await change([{ id: home.id, monthlyFee }]))
    same('homes changed by the repeated request', again.changed, 0)
    same('fee after the change', (await now()).monthlyFee, monthlyFee)
    if (before.monthlyFee !== undefined) await change([{ id: home.id, monthlyFee: before.monthlyFee }])
  },
})
