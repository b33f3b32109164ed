// `/services/case_management/…`: errands, as reporters and boards follow and change them (FAULT-74 to FAULT-77).
import { endpoints } from '@husrum/contract'
import { readErrandAddress } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/http/problem.ts'
import { reply } from '../../platform/http/reply.ts'
import type { StoredForms } from '../../platform/secrets/stored-forms.ts'
import type { ChangeErrand, ChangeOf } from './change-errand.ts'
import { answerChange } from './errand-answers.ts'
import type { ErrandLists } from './errand-lists.ts'
import type { LetterStops } from './letter-stops.ts'
import type { StoredErrands } from './postgres-errands.ts'
import { isErrandId } from './seen-errands.ts'
import { askingOf } from './viewer.ts'

export interface ErrandRoutesOptions {
  readonly errands: StoredErrands
  readonly lists: ErrandLists
  readonly change: ChangeErrand
  readonly stops: LetterStops
  readonly typedForms: Pick<StoredForms, 'read'>
}

const pageSize = 500

/** The version in `"3"`, `W/"3"` or `3`; undefined for none, and for `*`. */
export const versionOf = (ifMatch: string): number | undefined => {
  const [version] = /\d+/.exec(ifMatch) ?? []
  return version === undefined ? undefined : Number(version)
}

const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Problem('notFound')
  return value
}

export const errandRoutes = (
  app: Hono<AppEnv>,
  { errands, lists, change, stops, typedForms }: ErrandRoutesOptions,
): void => {
  interface PageRequest {
    readonly limit?: number | undefined
    readonly after?: string | undefined
  }
  /** Reads one row more than is shown, to find out whether there is another page. */
  const page =
    (path: string, { onlyOfBoard = false } = {}) =>
    async ({ limit = pageSize, after }: PageRequest, context: EndpointContext) => {
      if (after !== undefined && !isErrandId(after))
        throw new Problem('invalidRequest', { errors: [{ field: 'after', key: 'wrongFormat' }] })
      const { viewer } = await askingOf(context)
      const rows = await lists.page(viewer, { limit: limit + 1, after, onlyOfBoard })
      const shown = rows.slice(0, limit)
      const next = new URLSearchParams({ limit: String(limit), after: shown.at(-1)?.id ?? '' })
      return reply(shown, {
        headers: rows.length > limit ? [['link', `<${path}?${next}>; rel="next"`]] : [],
      })
    }
  const one = async ({ id }: { readonly id: string }, context: EndpointContext) =>
    found(await errands.one((await askingOf(context)).viewer, id))
  const changeOf = async (id: string, context: EndpointContext): Promise<ChangeOf> => ({
    ...(await askingOf(context)),
    id,
    key: context.idempotencyKey,
  })
  const associationOf = async (context: EndpointContext): Promise<string> => {
    const { viewer } = await askingOf(context)
    if (viewer.kind !== 'boardMember') throw new Problem('notFound')
    return viewer.associationId
  }

  bindEndpoint(app, endpoints.getBoardErrands, page(endpoints.getBoardErrands.path))
  bindEndpoint(
    app,
    endpoints.getOwnBoardErrands,
    page(endpoints.getOwnBoardErrands.path, { onlyOfBoard: true }),
  )
  bindEndpoint(app, endpoints.getResidentErrands, page(endpoints.getResidentErrands.path))
  bindEndpoint(app, endpoints.getErrands, async ({ limit = pageSize, ...asked }, context) => {
    const { viewer } = await askingOf(context)
    const words = Object.entries(asked).map(([name, value]) => [name, value ?? ''] as const)
    return {
      viewer: viewer.kind === 'boardMember' ? ('board' as const) : ('resident' as const),
      ...(await lists.list(viewer, readErrandAddress(words), limit)),
    }
  })
  bindEndpoint(app, endpoints.getErrandsOverview, async ({ limit = pageSize }, context) =>
    lists.overview((await askingOf(context)).viewer, limit),
  )
  // Literal paths are bound before the path with an id, which matches any value.
  bindEndpoint(app, endpoints.getTypedErrandForm, async (_, { caller }) => {
    const fields = await typedForms.read(signedInOf(caller).session.accountId)
    return { fields }
  })
  bindEndpoint(app, endpoints.getBoardErrand, one)
  bindEndpoint(app, endpoints.getResidentErrand, one)
  bindEndpoint(app, endpoints.getErrand, one)
  bindEndpoint(app, endpoints.getHasErrands, async (_, context) => {
    if (!context.site.features.caseManagement) return { data: false }
    return { data: await errands.hasAny((await askingOf(context)).viewer) }
  })
  bindEndpoint(app, endpoints.getRounds, async (_, context) => errands.rounds(await associationOf(context)))
  bindEndpoint(app, endpoints.getRound, async ({ id }, context) =>
    found(await errands.round(await associationOf(context), id)),
  )

  const close = async ({ id }: { readonly id: string }, context: EndpointContext) =>
    answerChange(change.act(await changeOf(id, context), { action: 'close' }))
  bindEndpoint(app, endpoints.closeBoardErrand, close)
  bindEndpoint(app, endpoints.closeResidentErrand, close)

  bindEndpoint(app, endpoints.updateErrand, async ({ id, ...update }, context) =>
    answerChange(
      change.update({ ...(await changeOf(id, context)), version: versionOf(context.ifMatch) }, update),
    ),
  )
  bindEndpoint(app, endpoints.actOnOneErrand, async ({ id, ...action }, context) =>
    answerChange(change.act(await changeOf(id, context), action)),
  )
  bindEndpoint(app, endpoints.writeErrandMessage, async ({ id, ...message }, context) =>
    answerChange(change.write(await changeOf(id, context), message)),
  )

  const settings = async (accountId: string) => ({ off: [...(await stops.list(accountId))] })
  bindEndpoint(app, endpoints.getErrandLetters, async (_, { caller }) =>
    settings(signedInOf(caller).session.accountId),
  )
  bindEndpoint(app, endpoints.changeErrandLetters, async ({ off }, { caller }) => {
    const { accountId } = signedInOf(caller).session
    await stops.changeAll(accountId, off)
    return settings(accountId)
  })
}
