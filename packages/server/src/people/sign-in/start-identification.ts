// Begins an identification: one per browser, bound to it, to the site and to its purpose.
import { randomBytes } from 'node:crypto'
import type { Answer, AuthResultDto, endpoints, IdentityOrderDto, RequestOf } from '@husrum/contract'
import { blockingBusiness, flowOfLogin, safeReturnPath, signInWaysOf } from '@husrum/domain'
import { signedInOf } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { blockedBy } from '../accounts/index.ts'
import { comeBackPage } from './come-back-page.ts'
import { hashOf } from './flow-cookie.ts'
import type { IdentificationDependencies } from './identification-dependencies.ts'
import { identificationTimes } from './identification-dependencies.ts'
import type { Identification } from './identifications.ts'
import type { IdentityProvider, IdentityRequest, IdentityStarted } from './identity-provider.ts'

export interface StartContext {
  readonly visitor: Pick<Visitor, 'site' | 'caller' | 'address'>
  /** Of the new cookie. */
  readonly flowHash: Uint8Array
  /** The pending identification of the browser, if any. */
  readonly earlier: Identification | undefined
  readonly userAgent: string
  readonly callbackUrl: string
}

type Request = RequestOf<typeof endpoints.startIdentification>
type Started = { readonly order: Answer<IdentityOrderDto> } | { readonly refused: Answer<AuthResultDto> }

/** Throws `notFound` for a provider or an account that the site does not have, `invalidRequest` for a flow that does not fit. */
const assertFits = (
  { provider, flow, loginType }: Request,
  { site, caller }: Pick<Visitor, 'site' | 'caller'>,
): void => {
  if (!signInWaysOf(site).includes(provider)) throw new Problem('notFound')
  if (loginType !== undefined && flow.startsWith('login') && flowOfLogin(loginType) !== flow)
    throw new Problem('invalidRequest', { errors: [{ field: 'loginType', key: 'unknownValue' }] })
  if (flow === 'update') signedInOf(caller)
}

/**
 * Why an identity cannot be linked at all. A linked one is shown again, for this session; a first one requires
 * the password, so that an open session cannot be used to take over the account. A missing password is set by e-mail.
 */
const refusalOfUpdate = async (
  accountId: string,
  password: string | undefined,
  visitor: StartContext['visitor'],
  { accounts, business, checkPassword }: IdentificationDependencies,
): Promise<Answer<AuthResultDto> | undefined> => {
  const [account, all] = await Promise.all([accounts.find(accountId), business.of(accountId)])
  if (account?.hasIdentity) return undefined
  const blocking = blockingBusiness(all)
  if (blocking.length > 0) return blockedBy(blocking).answer
  const passwordHash = account?.passwordHash ?? null
  return (await checkPassword({ accountId, passwordHash, password, field: 'password' }, visitor))?.answer
}

/** Ends an identification, also at the provider. */
export const cancelIdentification = async (
  { id, provider, order, status }: Identification,
  { store, providers }: Pick<IdentificationDependencies, 'store' | 'providers'>,
): Promise<void> => {
  const wasOpen = await store.end(id, 'cancelled', 'userCancel')
  if (wasOpen && status === 'pending') await providers[provider]?.cancel(order)
}

/** Throws `serviceUnavailable` if the provider is unavailable, so that the caller retries; returns undefined if it refused. */
const orderFrom = async (
  provider: IdentityProvider,
  request: IdentityRequest,
): Promise<IdentityStarted | undefined> => {
  const started = await provider.start(request)
  if (started.kind === 'started') return started
  if (started.kind === 'failed') return undefined
  const seconds = Math.ceil((started.retryAfterMs ?? 0) / 1_000)
  throw new Problem('serviceUnavailable', seconds > 0 ? { headers: { 'retry-after': String(seconds) } } : {})
}

/** An order of the provider, stored so that only this browser can continue it; or the code that says why there is none. */
export const startIdentification = async (
  request: Request,
  context: StartContext,
  dependencies: IdentificationDependencies,
): Promise<Started> => {
  assertFits(request, context.visitor)
  const { visitor, earlier, flowHash } = context
  const { site, caller, address } = visitor
  const { store, now } = dependencies
  const session = request.flow === 'update' && caller.kind === 'signedIn' ? caller.session : undefined
  const refused =
    session && (await refusalOfUpdate(session.accountId, request.password, visitor, dependencies))
  if (refused) return { refused }
  const provider = dependencies.providers[request.provider]
  if (!provider) throw new Problem('serviceUnavailable')

  const state = randomBytes(32).toString('base64url')
  const identityRequest: IdentityRequest = {
    purpose: request.flow,
    site,
    device: request.device,
    ip: address,
    userAgent: context.userAgent,
    browser: Buffer.from(hashOf(`browser:${Buffer.from(flowHash).toString('hex')}`)).toString('base64url'),
    callbackUrl: context.callbackUrl,
    state,
  }
  const [started] = await Promise.all([
    orderFrom(provider, identityRequest),
    earlier && cancelIdentification(earlier, dependencies),
    store.sweep(now()),
  ])
  if (!started) return { refused: { code: 'Error' } }
  const { autoStartToken, redirectUrl } = started
  const id = randomBytes(16).toString('base64url')
  await store.add({
    id,
    provider: request.provider,
    purpose: request.flow,
    device: request.device,
    flowHash,
    stateHash: hashOf(state),
    siteId: site.siteId,
    page: comeBackPage(request.page, site),
    returnPath: safeReturnPath(request.returnUrl, site),
    accountId: session?.accountId,
    sessionId: session?.sessionId,
    order: { ...started.order, ...(autoStartToken !== undefined && { autoStartToken }) },
    now: now(),
    livesMs: identificationTimes.rememberMs,
  })
  return {
    order: {
      id,
      // Each device gets only what it needs: a QR code must not be startable by a link.
      ...(request.device === 'same' && autoStartToken !== undefined && { autoStartToken }),
      ...(request.device === 'other' && provider.qr && { qr: provider.qr(started.order, 0) }),
      redirectUrl,
    },
  }
}
