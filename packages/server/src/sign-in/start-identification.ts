// Begins an identification: one a browser, bound to it, to the site and to what it is for.
import { randomBytes } from 'node:crypto'
import type { AuthAnswerDto, endpoints, IdentityOrderDto, RequestOf } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { blockingBusiness, flowOfLogin, safeReturnPath, signInWaysOf } from '@husrum/domain'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { comeBackPage } from './come-back-page.ts'
import { hashOf } from './flow-cookie.ts'
import type { IdentityTerms } from './identification-dependencies.ts'
import { identificationTimes } from './identification-dependencies.ts'
import type { Identification } from './identifications.ts'
import type { IdentityProvider, IdentityStarted, IdentityWish } from './identity-provider.ts'

export interface StartContext {
  readonly site: SiteDefinition
  readonly caller: Caller
  /** Of the new cookie. */
  readonly flowHash: Uint8Array
  /** The identification that the browser has under way, if it has. */
  readonly earlier: Identification | undefined
  readonly ip: string
  readonly userAgent: string
  readonly callbackUrl: string
}

type Wished = RequestOf<typeof endpoints.startIdentification>
type Started = { readonly order: IdentityOrderDto } | { readonly refused: AuthAnswerDto }

/** Throws `notFound` for a provider or an account that the site does not have, `invalidRequest` for a flow that does not fit. */
const assertFits = ({ provider, flow, loginType }: Wished, { site, caller }: StartContext): void => {
  if (!signInWaysOf(site).includes(provider)) throw new Problem('notFound')
  if (loginType !== undefined && flow.startsWith('login') && flowOfLogin(loginType) !== flow)
    throw new Problem('invalidRequest', { errors: [{ field: 'loginType', key: 'unknownValue' }] })
  if (flow === 'update' && caller.kind === 'anonymous') throw new Problem('signedOut')
}

/** Why somebody need not even begin to have an identity tied. */
const refusalOfUpdate = async (
  accountId: string,
  { accounts, business }: IdentityTerms,
): Promise<AuthAnswerDto | undefined> => {
  const [account, all] = await Promise.all([accounts.find(accountId), business.of(accountId)])
  if (account?.hasIdentity) return { code: 'UserAlreadyExists' }
  const blocking = blockingBusiness(all)
  return blocking.length > 0 ? { code: 'HasOngoingBusiness', blocking: [...blocking] } : undefined
}

/** Ends an identification, at the provider too. */
export const cancelIdentification = async (
  { id, provider, order, status }: Identification,
  { store, providers }: Pick<IdentityTerms, 'store' | 'providers'>,
): Promise<void> => {
  const wasOpen = await store.end(id, 'cancelled', 'userCancel')
  if (wasOpen && status === 'pending') await providers[provider]?.cancel(order)
}

/** Throws `serviceUnavailable` for a provider that is away, so that one tries again; answers undefined where it refused. */
const orderFrom = async (
  provider: IdentityProvider,
  wish: IdentityWish,
): Promise<IdentityStarted | undefined> => {
  const started = await provider.start(wish)
  if (started.kind === 'started') return started
  if (started.kind === 'failed') return undefined
  const seconds = Math.ceil((started.retryAfterMs ?? 0) / 1_000)
  throw new Problem('serviceUnavailable', seconds > 0 ? { headers: { 'retry-after': String(seconds) } } : {})
}

/** An order of the provider, kept so that only this browser can go on with it; or the code that says why there is none. */
export const startIdentification = async (
  wished: Wished,
  context: StartContext,
  terms: IdentityTerms,
): Promise<Started> => {
  assertFits(wished, context)
  const { site, caller, earlier, flowHash } = context
  const { store, now } = terms
  const session = wished.flow === 'update' && caller.kind === 'signedIn' ? caller.session : undefined
  const refused = session && (await refusalOfUpdate(session.accountId, terms))
  if (refused) return { refused }
  const provider = terms.providers[wished.provider]
  if (!provider) return { refused: { code: 'Error' } }

  const state = randomBytes(32).toString('base64url')
  const wish: IdentityWish = {
    purpose: wished.flow,
    site,
    device: wished.device,
    ip: context.ip,
    userAgent: context.userAgent,
    browser: Buffer.from(hashOf(`browser:${Buffer.from(flowHash).toString('hex')}`)).toString('base64url'),
    callbackUrl: context.callbackUrl,
    state,
  }
  const [started] = await Promise.all([
    orderFrom(provider, wish),
    earlier && cancelIdentification(earlier, terms),
    store.sweep(now()),
  ])
  if (!started) return { refused: { code: 'Error' } }
  const { autoStartToken, redirectUrl } = started
  const id = randomBytes(16).toString('base64url')
  await store.add({
    id,
    provider: wished.provider,
    purpose: wished.flow,
    device: wished.device,
    flowHash,
    stateHash: hashOf(state),
    siteId: site.siteId,
    page: comeBackPage(wished.page, site),
    returnPath: safeReturnPath(wished.returnUrl, site),
    accountId: session?.accountId,
    sessionId: session?.sessionId,
    order: { ...started.order, ...(autoStartToken !== undefined && { autoStartToken }) },
    now: now(),
    livesMs: identificationTimes.rememberMs,
  })
  return {
    order: {
      id,
      // Each device gets what it needs and no more: a QR code must not be startable by a link.
      ...(wished.device === 'same' && autoStartToken !== undefined && { autoStartToken }),
      ...(wished.device === 'other' && provider.qr && { qr: provider.qr(started.order, 0) }),
      ...(redirectUrl !== undefined && { redirectUrl }),
    },
  }
}
