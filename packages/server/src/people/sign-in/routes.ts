// Identifications over HTTP, bound to the contract (PLAT-71, PLAT-83).
import type { Answer, IdentityStatusDto, RequestOf } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { AuthFlow, LoginMethod } from '@husrum/domain'
import { authResults } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Reply } from '../../platform/http/reply.ts'
import { reply } from '../../platform/http/reply.ts'
import { sessionHeaders } from '../sessions/index.ts'
import { chooseAssociation, sessionToHandOver } from './choose-association.ts'
import { concludeIdentification } from './conclude-identification.ts'
import { awaitsReturn, followIdentification } from './follow-identification.ts'
import type { IdentificationRoutesOptions } from './identification-dependencies.ts'
import type { Identification } from './identifications.ts'
import { identityStatusOf } from './identity-status.ts'
import { callbackPath, returnRoutes } from './return-routes.ts'
import { cancelIdentification, startIdentification } from './start-identification.ts'

/** The identification that a request names; with another purpose than the original one it does not match (SEC-12). */
interface IdentificationRequest {
  readonly id: string
  readonly provider?: LoginMethod
  readonly purpose?: AuthFlow
}

/** Throws the same `notFound` for an unknown id, and for another browser's, site's or provider's. */
const ownIdentification = async (
  { id, provider, purpose }: IdentificationRequest,
  { cookies, site }: Pick<EndpointContext, 'cookies' | 'site'>,
  { store, flowCookie, now }: IdentificationRoutesOptions,
): Promise<Identification> => {
  const flowHash = flowCookie.read(cookies)
  const found = flowHash && (await store.ofBrowser({ id, flowHash, siteId: site.siteId, now: now() }))
  if (!found || (provider !== undefined && found.provider !== provider)) throw new Problem('notFound')
  if (purpose !== undefined && found.purpose !== purpose) throw new Problem('notFound')
  return found
}

const statusOf = async (
  asked: IdentificationRequest & { readonly provider: LoginMethod },
  context: EndpointContext,
  options: IdentificationRoutesOptions,
): Promise<Reply<Answer<IdentityStatusDto>>> => {
  const { providers, flowCookie, environment, now } = options
  const provider = providers[asked.provider]
  const read = () => ownIdentification(asked, context, options)
  let found = await read()
  if (await followIdentification(found, options)) found = await read()
  if (found.status === 'proven' && !awaitsReturn(found, provider))
    if (await concludeIdentification(found, context, options)) found = await read()
  const session = sessionToHandOver(found, now())
  // Continuing to register extends the time.
  const prolonged = found.identity && found.status === 'concluded' && flowCookie.prolong(context.cookies)
  return reply(identityStatusOf(found, provider, now()), {
    headers: [...(session ? sessionHeaders(session, environment) : []), ...(prolonged ? [prolonged] : [])],
  })
}

export const identityRoutes = (app: Hono<AppEnv>, options: IdentificationRoutesOptions): void => {
  const { store, flowCookie, environment, now, limitStarts } = options

  const start = async (asked: RequestOf<typeof endpoints.startIdentification>, visitor: EndpointContext) => {
    const { site, address, cookies, userAgent, origin } = visitor
    await limitStarts(address)
    const shown = flowCookie.read(cookies)
    const { flowHash, header } = flowCookie.issue()
    const answer = await startIdentification(
      asked,
      {
        visitor,
        flowHash,
        earlier: shown && (await store.ofBrowser({ flowHash: shown, siteId: site.siteId, now: now() })),
        userAgent,
        callbackUrl: `${origin}${callbackPath(asked.provider)}`,
      },
      options,
    )
    return { answer, header }
  }

  bindEndpoint(app, endpoints.startIdentification, async (asked, visitor) => {
    const { answer, header } = await start(asked, visitor)
    return 'order' in answer
      ? reply(answer.order, { headers: [header] })
      : reply(answer.refused, { status: authResults[answer.refused.code][0] })
  })

  // The same, with the one purpose of this call.
  bindEndpoint(app, endpoints.startBookingIdentity, async ({ provider, returnUrl, device }, visitor) => {
    if (!visitor.site.features.clickToBuy) throw new Problem('notFound')
    const asked = { provider, flow: 'booking', device, page: returnUrl } as const
    const { answer, header } = await start(asked, visitor)
    if (!('order' in answer)) throw new Problem('serviceUnavailable')
    return reply(answer.order, { headers: [header] })
  })

  bindEndpoint(app, endpoints.getBookingBankIdStatus, ({ id }, context) =>
    statusOf({ id, provider: 'bank_id', purpose: 'booking' }, context, options),
  )

  bindEndpoint(app, endpoints.getBookingIdentityStatus, ({ provider, code }, context) =>
    statusOf({ id: code, provider, purpose: 'booking' }, context, options),
  )

  bindEndpoint(app, endpoints.getBankIdStatus, ({ id }, context) =>
    statusOf({ id, provider: 'bank_id' }, context, options),
  )

  bindEndpoint(app, endpoints.getIdentityStatus, ({ provider, poolingId }, context) =>
    statusOf({ id: poolingId, provider }, context, options),
  )

  bindEndpoint(app, endpoints.cancelIdentification, async (asked, context) => {
    await cancelIdentification(await ownIdentification(asked, context, options), options)
    return undefined
  })

  bindEndpoint(app, endpoints.loginBoard, async ({ sessionId, brfAccountId }, context) => {
    const found = await ownIdentification({ id: sessionId }, context, options)
    const { answer, session } = await chooseAssociation(found, brfAccountId, context, options)
    return reply(answer, {
      status: authResults[answer.code][0],
      headers: session ? sessionHeaders(session, environment) : [],
    })
  })

  returnRoutes(app, options)
}
