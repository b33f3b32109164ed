// Identifications over HTTP, bound to the contract (specification 1 §4; contract-decisions 4.6).
import type { IdentityStatusDto } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { LoginMethod } from '@husrum/domain'
import { authResults } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'
import type { HandlerContext } from '../http/bind-endpoint.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { Problem } from '../http/problem.ts'
import type { Reply } from '../http/reply.ts'
import { reply } from '../http/reply.ts'
import { visitorAddressOf } from '../http/visitor-address.ts'
import { originOf } from '../pages/site-origins.ts'
import { sessionHeaders } from '../sessions/session-cookies.ts'
import { chooseAssociation, sessionToHandOver } from './choose-association.ts'
import { concludeIdentification } from './conclude-identification.ts'
import { awaitsReturn, followIdentification } from './follow-identification.ts'
import type { IdentityRoutesTerms } from './identification-dependencies.ts'
import type { Identification } from './identifications.ts'
import { makeStartLimit } from './limit-starts.ts'
import { callbackPath, returnRoutes } from './return-routes.ts'
import { cancelIdentification, startIdentification } from './start-identification.ts'
import { tellIdentification } from './tell-identification.ts'

/** Throws `notFound` alike for an id that nobody has, and for another browser's, site's or provider's. */
const ownIdentification = async (
  { id, provider }: { readonly id: string; readonly provider?: LoginMethod },
  { c, site }: HandlerContext,
  { store, flowCookie, now }: IdentityRoutesTerms,
): Promise<Identification> => {
  const flowHash = flowCookie.read(c)
  const found = flowHash && (await store.ofBrowser({ id, flowHash, siteId: site.siteId, now: now() }))
  if (!found || (provider !== undefined && found.provider !== provider)) throw new Problem('notFound')
  return found
}

const statusOf = async (
  asked: { readonly id: string; readonly provider: LoginMethod },
  context: HandlerContext,
  terms: IdentityRoutesTerms,
): Promise<Reply<IdentityStatusDto>> => {
  const { providers, flowCookie, environment, now } = terms
  const provider = providers[asked.provider]
  const read = () => ownIdentification(asked, context, terms)
  let found = await read()
  if (await followIdentification(found, terms)) found = await read()
  if (found.status === 'proven' && !awaitsReturn(found, provider))
    if (await concludeIdentification(found, context, terms)) found = await read()
  const session = sessionToHandOver(found, now())
  // Who goes on to register has the whole time to do it.
  const prolonged = found.identity && found.status === 'concluded' && flowCookie.prolong(context.c)
  return reply(tellIdentification(found, provider, now()), {
    headers: [...(session ? sessionHeaders(session, environment) : []), ...(prolonged ? [prolonged] : [])],
  })
}

export const identityRoutes = (app: Hono<AppEnv>, terms: IdentityRoutesTerms): void => {
  const { store, flowCookie, environment, now } = terms
  const limitStarts = makeStartLimit(terms.startsPerMinute ?? 30, now)

  bindEndpoint(app, endpoints.startIdentification, async (wished, { site, caller, c }) => {
    limitStarts(visitorAddressOf(c))
    const shown = flowCookie.read(c)
    const { flowHash, header } = flowCookie.issue()
    const answer = await startIdentification(
      wished,
      {
        site,
        caller,
        flowHash,
        earlier: shown && (await store.ofBrowser({ flowHash: shown, siteId: site.siteId, now: now() })),
        ip: visitorAddressOf(c),
        userAgent: c.req.header('user-agent') ?? '',
        callbackUrl: `${originOf(site, { environment, requestUrl: c.req.url })}${callbackPath(wished.provider)}`,
      },
      terms,
    )
    return 'order' in answer
      ? reply(answer.order, { headers: [header] })
      : reply(answer.refused, { status: authResults[answer.refused.code][0] })
  })

  bindEndpoint(app, endpoints.getBankIdStatus, ({ id }, context) =>
    statusOf({ id, provider: 'bank_id' }, context, terms),
  )

  bindEndpoint(app, endpoints.getIdentityStatus, ({ provider, poolingId }, context) =>
    statusOf({ id: poolingId, provider }, context, terms),
  )

  bindEndpoint(app, endpoints.cancelIdentification, async (asked, context) => {
    await cancelIdentification(await ownIdentification(asked, context, terms), terms)
    return undefined
  })

  bindEndpoint(app, endpoints.loginBoard, async ({ sessionId, brfAccountId }, context) => {
    const found = await ownIdentification({ id: sessionId }, context, terms)
    const { answer, session } = await chooseAssociation(found, brfAccountId, context, terms)
    return reply(answer, {
      status: authResults[answer.code][0],
      headers: session ? sessionHeaders(session, environment) : [],
    })
  })

  returnRoutes(app, terms)
}
