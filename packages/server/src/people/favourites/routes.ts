// `/services/account_service/favorites` and `hidden_homes`: homes that a signed-in person has marked.
import { endpoints, markFormPath } from '@husrum/contract'
import type { Home, HomeMark, MarkedHome } from '@husrum/domain'
import { homeMarks, markHome, maxMarkedHomes, routePath } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import type { FormRoute, Submission } from '../../platform/http/bind-form.ts'
import { bindForms, formOf } from '../../platform/http/bind-form.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { isTicked, textOf } from '../../platform/http/form-fields.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { SeenLists } from '../seen-lists/index.ts'
import type { MarksOf, StoredMarkedHomes } from './postgres-marked-homes.ts'

export interface FavouriteRoutesOptions {
  readonly marked: StoredMarkedHomes
  readonly seenLists: SeenLists
  readonly residences: {
    homesByIds(siteId: number, ids: readonly string[]): Promise<readonly Home[]>
  }
  readonly now: () => number
}

/** Three short fields. */
const maxFormBytes = 1_024

/** The endpoints that add and remove a mark. */
const markEndpoints = {
  favourite: [endpoints.addFavourite, endpoints.removeFavourite],
  hidden: [endpoints.hideHome, endpoints.showHome],
} as const

const invalidField = (field: string) =>
  new Problem('invalidRequest', { errors: [{ field, key: 'wrongFormat' }] })

const tooMany = () => new Problem('invalidRequest', { errors: [{ field: 'objectId', key: 'tooLarge' }] })

const dtoOf = ({ id, history, ...home }: MarkedHome) => ({
  ...home,
  objectId: id,
  ...(history && {
    history: {
      ...history,
      ...(history.showing && { showing: { ...history.showing, added: [...history.showing.added] } }),
    },
  }),
})

export const favouriteRoutes = (
  app: Hono<AppEnv>,
  { marked, seenLists, residences, now }: FavouriteRoutesOptions,
): void => {
  const whose = ({ caller, site }: Pick<Visitor, 'caller' | 'site'>, mark: HomeMark): MarksOf => ({
    accountId: signedInOf(caller).session.accountId,
    mark,
    siteId: site.catalogueSiteId,
  })

  const add = async (context: Pick<Visitor, 'caller' | 'site'>, mark: HomeMark, id: string) => {
    const [home] = await residences.homesByIds(context.site.catalogueSiteId, [id])
    if (!home) throw new Problem('notFound')
    if (!(await marked.add(whose(context, mark), [markHome(home, now())]))) throw tooMany()
    return undefined
  }

  const list = (mark: HomeMark) => async (_: unknown, context: EndpointContext) => ({
    homes: (await marked.list(whose(context, mark))).map(dtoOf),
  })
  const put =
    (mark: HomeMark) =>
    ({ objectId }: { readonly objectId: string }, context: EndpointContext) =>
      add(context, mark, objectId)
  const remove =
    (mark: HomeMark) =>
    async ({ objectId }: { readonly objectId: string }, context: EndpointContext) => {
      await marked.remove(whose(context, mark), objectId)
      return undefined
    }

  const listOf = ({ caller, site }: Pick<Visitor, 'caller' | 'site'>) =>
    ({ accountId: signedInOf(caller).session.accountId, site, list: 'favourites' }) as const

  bindEndpoint(app, endpoints.listFavourites, async (_, context) => {
    const { homes, ...news } = await marked.follow(listOf(context))
    return { homes: homes.map(dtoOf), ...news }
  })
  bindEndpoint(app, endpoints.seeFavourites, async ({ newsTo }, context) => {
    await seenLists.see(listOf(context), newsTo)
    return undefined
  })
  bindEndpoint(app, endpoints.listHiddenHomes, list('hidden'))
  bindEndpoint(app, endpoints.getFavourite, async ({ objectId }, context) => {
    const favourites = await marked.list(whose(context, 'favourite'))
    const found = favourites.find(({ id }) => id === objectId)
    if (!found) throw new Problem('notFound')
    return dtoOf(found)
  })
  bindEndpoint(app, endpoints.addFavourite, put('favourite'))
  bindEndpoint(app, endpoints.hideHome, put('hidden'))
  bindEndpoint(app, endpoints.removeFavourite, remove('favourite'))
  bindEndpoint(app, endpoints.showHome, remove('hidden'))

  bindEndpoint(app, endpoints.mergeMarkedHomes, async ({ favorites, hidden }, context) => {
    const merge = async (mark: HomeMark, ofDevice: typeof favorites): Promise<void> => {
      const of = whose(context, mark)
      const known = await marked.list(of)
      const ids = new Set(known.map(({ id }) => id))
      // Times in the future are set to now; if the account has no room for all, the oldest are left out.
      const fresh = ofDevice
        .filter(({ objectId }) => !ids.has(objectId))
        .map(
          ({ objectId, markedAt, ...home }): MarkedHome => ({
            ...home,
            id: objectId,
            markedAt: Math.max(0, Math.min(markedAt, now())),
          }),
        )
        .slice(0, Math.max(0, maxMarkedHomes - known.length))
      await marked.add(of, fresh)
    }
    await merge('favourite', favorites)
    await merge('hidden', hidden)
    return undefined
  })

  // The same without script: redirects to the page of favourites, or to signing in.
  const route: FormRoute = {
    path: markFormPath,
    maxBytes: maxFormBytes,
    page: (site) => routePath(site, 'favourites') ?? site.routes.start,
  }
  const seen: Submission = {
    access: endpoints.seeFavourites,
    submit: async ({ fields, visitor, page }) => {
      const newsTo = Number(textOf(fields, 'newsTo'))
      if (!Number.isSafeInteger(newsTo) || newsTo < 0) throw invalidField('newsTo')
      await seenLists.see(listOf(visitor), newsTo, { isRead: true })
      return page
    },
  }
  bindForms(app, route, (fields) => {
    if (fields.has('newsTo')) return seen
    const mark = homeMarks.find((known) => known === textOf(fields, 'mark'))
    if (!mark) throw invalidField('mark')
    const [add, remove] = markEndpoints[mark]
    return formOf(isTicked(fields, 'marked') ? add : remove, {
      messages: { notFound: null },
      doneAt: (_, { page }) => page,
    })
  })
}
