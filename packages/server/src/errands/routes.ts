// `/services/case_management/…`: errands, as those who may see them follow and change them (specification 2 §7).
import { endpoints } from '@husrum/contract'
import type { Hono } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'
import type { EndpointContext } from '../http/bind-endpoint.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { signedInOf } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { ChangeErrand, ChangeOf } from './change-errand.ts'
import { answerChange } from './errand-answers.ts'
import type { LetterStops } from './letter-stops.ts'
import type { StoredErrands } from './postgres-errands.ts'
import type { TypedErrandForms } from './typed-errand-forms.ts'
import { askingOf } from './viewer.ts'

export interface ErrandRoutesOptions {
  readonly errands: StoredErrands
  readonly change: ChangeErrand
  readonly stops: LetterStops
  readonly typedForms: Pick<TypedErrandForms, 'read'>
}

/** A key that a client makes for each change. */
export const keyOf = ({ idempotencyKey }: Pick<EndpointContext, 'idempotencyKey'>): string => {
  if (idempotencyKey.length > 200)
    throw new Problem('invalidRequest', { errors: [{ field: 'Idempotency-Key', key: 'tooLarge' }] })
  return idempotencyKey
}

/** `"3"`, `W/"3"` or `3`; undefined for none, and for `*`. */
export const versionOf = (ifMatch: string): number | undefined => {
  const text = ifMatch.trim()
  if (text === '' || text === '*') return undefined
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(text)?.[1]
  if (version === undefined)
    throw new Problem('invalidRequest', { errors: [{ field: 'If-Match', key: 'wrongFormat' }] })
  return Number(version)
}

const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Problem('notFound')
  return value
}

export const errandRoutes = (
  app: Hono<AppEnv>,
  { errands, change, stops, typedForms }: ErrandRoutesOptions,
): void => {
  const list = async (_: unknown, context: EndpointContext) => errands.list((await askingOf(context)).viewer)
  const one = async ({ id }: { readonly id: string }, context: EndpointContext) =>
    found(await errands.one((await askingOf(context)).viewer, id))
  const changeOf = async (id: string, context: EndpointContext): Promise<ChangeOf> => ({
    ...(await askingOf(context)),
    id,
    key: keyOf(context),
  })
  const associationOf = async (context: EndpointContext): Promise<string> => {
    const { viewer } = await askingOf(context)
    if (viewer.kind !== 'boardMember') throw new Problem('notFound')
    return viewer.associationId
  }

  bindEndpoint(app, endpoints.getBoardErrands, list)
  bindEndpoint(app, endpoints.getOwnBoardErrands, async (_, context) =>
    errands.list((await askingOf(context)).viewer, { onlyOfBoard: true }),
  )
  bindEndpoint(app, endpoints.getResidentErrands, list)
  bindEndpoint(app, endpoints.getErrands, async (_, context) => {
    const { viewer } = await askingOf(context)
    return {
      viewer: viewer.kind === 'boardMember' ? ('board' as const) : ('resident' as const),
      errands: await errands.list(viewer),
    }
  })
  // A word that is none of an id comes before what takes any.
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
