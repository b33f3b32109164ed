// `/services/account_service/saved_searches`: the saved searches of a signed-in person (MY-15).
import { endpoints } from '@husrum/contract'
import type { HomeDetails, HomeNews, SavedSearch } from '@husrum/domain'
import { alertKinds, homeNewsCounts, savedSearchAddress, savedSearchRule } from '@husrum/domain'
import type { Hono } from 'hono'
import type { ResidenceService } from '../../catalogue/search/index.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { TypedForms } from '../accounts/index.ts'
import type { SeenLists } from '../seen-lists/index.ts'
import { criteriaOfAddress } from './follow-changes.ts'
import { newsOfSearch } from './news-of-search.ts'
import type { SavedSearches, SearchesOf, SearchWithHits } from './postgres-saved-searches.ts'

export interface SavedSearchRoutesOptions {
  readonly searches: SavedSearches
  readonly seenLists: SeenLists
  readonly residences: Pick<ResidenceService, 'findHomes' | 'homesByIds' | 'tagsByUrl'>
  readonly typedForms: Pick<TypedForms, 'read'>
  readonly now: () => number
}

/** Homes with news that the list names; the others are in the search. */
const maxNamed = 3

const namedNewsOf = ({ home, isNew, price, status, showings }: HomeNews<HomeDetails>) => ({
  objectId: home.id,
  name: home.name,
  path: home.path,
  disposalForm: home.disposalForm,
  isNew,
  ...(price && { price }),
  ...(status && { status }),
  showings: [...showings],
})

const ownerOf = ({ caller, site }: EndpointContext): SearchesOf => ({
  accountId: signedInOf(caller).session.accountId,
  site,
})

/** A form's errors as in the contract: the fields, and a general reason. */
const refuse = (fields: readonly string[]): never => {
  throw new Problem('invalidRequest', { errors: fields.map((field) => ({ field, key: 'invalid' })) })
}

export const addressOfTyped = (address: string, site: EndpointContext['site']): string => {
  const [path = '', query = ''] = address.split('?', 2)
  return savedSearchAddress(path, new URLSearchParams(query), site)
}

export const savedSearchRoutes = (
  app: Hono<AppEnv>,
  { searches, seenLists, residences, typedForms, now }: SavedSearchRoutesOptions,
): void => {
  /** With its present results and its news. */
  const shown = async (
    { hits = new Map(), ...search }: SavedSearch & Partial<SearchWithHits>,
    { site }: Pick<EndpointContext, 'site'>,
  ) => {
    const asked = await criteriaOfAddress(
      { siteId: site.siteId, address: search.address, now: now() },
      residences,
    )
    const { total } = asked
      ? await residences.findHomes({ criteria: asked.criteria, sort: '', offset: 0, limit: 0 })
      : { total: 0 }
    const changed = await residences.homesByIds(site.catalogueSiteId, [...hits.keys()].reverse())
    const news = asked ? newsOfSearch(changed, hits, asked, search.kinds) : []
    return {
      ...search,
      homes: total,
      places: (asked?.tags ?? []).map(({ url, name }) => ({ url, name })),
      news: { ...homeNewsCounts(news), latest: news.slice(0, maxNamed).map(namedNewsOf) },
    }
  }
  const found = async (search: SavedSearch | undefined, context: EndpointContext) => {
    if (!search) throw new Problem('notFound')
    return shown(search, context)
  }

  bindEndpoint(app, endpoints.getSavedSearches, async (_, context) => {
    const { searches: kept, ...news } = await searches.list(ownerOf(context))
    return { savedSearches: await Promise.all(kept.map((search) => shown(search, context))), ...news }
  })

  bindEndpoint(app, endpoints.seeSavedSearches, async ({ newsTo }, context) => {
    await seenLists.see({ ...ownerOf(context), list: 'savedSearches' }, newsTo)
    return undefined
  })

  bindEndpoint(app, endpoints.saveSearch, async (typed, context) => {
    const { site, origin } = context
    const checked = savedSearchRule(site).check(typed)
    if (checked.kind === 'invalid') return refuse(checked.issues.map(({ path }) => String(path[0])))
    const { name, rhythm, kinds, address } = checked.value
    const saved = await searches.save(
      { name, rhythm, kinds, address: addressOfTyped(address, site), origin },
      ownerOf(context),
    )
    if (saved === 'tooMany')
      throw new Problem('invalidRequest', { errors: [{ field: 'address', key: 'tooLarge' }] })
    return shown(saved, context)
  })

  bindEndpoint(app, endpoints.changeSavedSearch, async ({ id, name, kinds, ...change }, context) => {
    const { site } = context
    const checked =
      name === undefined
        ? undefined
        : savedSearchRule(site).check({ name, address: site.routes.search, rhythm: 'daily' })
    if (checked?.kind === 'invalid') return refuse(['name'])
    if (kinds?.length === 0) return refuse(['kinds'])
    return found(
      await searches.change(
        id,
        {
          ...change,
          kinds: kinds && alertKinds.filter((kind) => kinds.includes(kind)),
          name: checked?.value.name,
        },
        ownerOf(context),
      ),
      context,
    )
  })

  bindEndpoint(app, endpoints.removeSavedSearch, async ({ id }, context) => {
    if (!(await searches.remove(id, ownerOf(context)))) throw new Problem('notFound')
    return undefined
  })

  bindEndpoint(app, endpoints.getTypedSearchAlert, async (_, { cookies }) => ({
    fields: typedForms.read(cookies).fields,
  }))
}
