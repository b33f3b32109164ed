// Queries of errands, cached per session. Each response has the time of the fetch, so that ages and past dates are the same on the server
// and in the browser.
import type { ErrandDetails, Errands, ErrandsOverview, ErrandsSeen } from '@husrum/application'
import type { Round, SiteDefinition } from '@husrum/domain'
import { withControlPoints, writeErrandAddress } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'
import { usePageQueries } from '../../frame/queries.tsx'
import { useSite } from '../../frame/site.tsx'
import type { ErrandPageAddress } from './errand-page-address.ts'

/** A response with the time of the fetch, epoch milliseconds. */
export interface HadAt<Value> {
  readonly value: Value
  readonly at: number
}

const minute = 60_000

const key = (site: SiteDefinition, ...what: readonly string[]) => ['session', site.key, 'errands', ...what]

const hadNow = async <Value>(asked: Promise<Value>): Promise<HadAt<Value>> => ({
  value: await asked,
  at: Date.now(),
})

export const errandsQuery = (
  site: SiteDefinition,
  errands: Pick<Errands, 'list'>,
  { filter, order, shown: limit }: Pick<ErrandPageAddress, 'filter' | 'order' | 'shown'>,
): Query<HadAt<ErrandsSeen>> => ({
  queryKey: key(site, 'list', ...writeErrandAddress({ filter, order }).flat(), String(limit)),
  queryFn: () => hadNow(errands.list({ filter, order, limit })),
  staleTime: minute / 2,
})

/** For boards only. */
export const overviewQuery = (
  site: SiteDefinition,
  errands: Pick<Errands, 'overview'>,
  { shown }: Pick<ErrandPageAddress, 'shown'>,
): Query<HadAt<ErrandsOverview>> => ({
  queryKey: key(site, 'list', 'overview', String(shown)),
  queryFn: () => hadNow(errands.overview(shown)),
  staleTime: minute / 2,
})

/** One errand, with an idempotency key for its forms without script. */
export interface ErrandToShow extends HadAt<ErrandDetails | null> {
  readonly formKey: string
}

/** A missing errand is `null`, which can be cached. */
export const errandQueryOf = (
  id: string,
  site: SiteDefinition,
  errands: Pick<Errands, 'one'>,
): Query<ErrandToShow> => ({
  queryKey: key(site, 'one', id),
  queryFn: async () => ({
    ...(await hadNow(errands.one(id).then((errand) => errand ?? null))),
    formKey: crypto.randomUUID(),
  }),
  staleTime: minute / 2,
})

/** Caches an errand after a change; lists are fetched again. */
export const useKeepErrand = (): ((errand: ErrandDetails) => Promise<void>) => {
  const site = useSite()
  const { library } = usePageQueries()
  return async (errand) => {
    const { client } = await library.load()
    const changed: ErrandToShow = { value: errand, at: Date.now(), formKey: crypto.randomUUID() }
    client.setQueryData(key(site, 'one', errand.id), changed)
    void client.invalidateQueries({ queryKey: key(site, 'list') })
  }
}

export const roundsQuery = (
  site: SiteDefinition,
  errands: Pick<Errands, 'rounds'>,
): Query<HadAt<readonly Round[]>> => ({
  queryKey: key(site, 'rounds'),
  queryFn: () => hadNow(errands.rounds().then(withControlPoints)),
  staleTime: minute,
})

export const typedErrandFormQuery = (
  errands: Pick<Errands, 'typed'>,
): Query<Readonly<Record<string, string>>> => ({
  queryKey: ['session', 'typed-errand-form'],
  queryFn: () => errands.typed(),
  staleTime: 0,
})
