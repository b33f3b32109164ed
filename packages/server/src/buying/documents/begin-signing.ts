// Starts a signature: checks that the terms are accepted and the current documents opened, and creates an order that only this browser can follow.
import { randomBytes } from 'node:crypto'
import type { BookingSigner, IdentityDevice } from '@husrum/domain'
import { defaultLoginMethods, isHoldOver, withoutUndefined } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { FlowCookie } from '../../people/sign-in/index.ts'
import { hashOf } from '../../people/sign-in/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { StoredBooking } from '../booking/index.ts'
import type { Papers } from './booking-papers.ts'
import { factsOf } from './booking-papers.ts'
import type { Signing, SigningStore } from './postgres-signings.ts'
import type { SignedThing } from './signed-thing.ts'
import { bookingThing } from './signed-thing.ts'
import type { SignedWords, SigningProviders } from './signing-provider.ts'
import type { SignedDocument } from './signing-words.ts'
import { signingWords } from './signing-words.ts'

export interface SigningWish {
  readonly acceptedTerms: boolean
  readonly documentsRead: readonly { readonly id: string; readonly hash: string }[]
  readonly device: IdentityDevice
  /** The page to return to: path and query. */
  readonly page: string
}

export interface BeginSigningOptions {
  readonly db: Kysely<Schema>
  readonly papers: Papers
  readonly signings: SigningStore
  readonly providers: SigningProviders
  readonly now: () => number
}

export interface SigningBegun {
  readonly signing: Signing
  readonly redirectUrl?: string
}

/** How long a signing can be read, so that its result is shown. Milliseconds. */
const rememberMs = 3_600_000

export const signingCallbackPath = (provider: string): string =>
  `/services/documents/sign/${provider}/callback`

/** Throws `purchaseobjecterror` if the hold has ended, and `statusConflict` if this applicant cannot sign now. */
const assertOpen = ({ state }: StoredBooking, role: BookingSigner, now: number): void => {
  if (isHoldOver(state, now)) throw new Problem('purchaseobjecterror')
  const waits = state.kind === 'signing' || state.kind === 'waitingCoSigner'
  if (!waits || state.signedBy.includes(role)) throw new Problem('statusConflict', { present: state.kind })
}

const notAccepted = (fields: readonly string[]): Problem =>
  new Problem('acceptterms', { errors: fields.map((field) => ({ field, key: 'required' })) })

/**
 * Throws `acceptterms` if the terms are not accepted or a document was not opened, and `changedMeanwhile` if its text
 * has changed since. What the browser reports as opened is checked against the server's own records.
 */
const assertRead = async (
  booking: StoredBooking,
  role: BookingSigner,
  { acceptedTerms, documentsRead }: SigningWish,
  { db, papers }: BeginSigningOptions,
): Promise<void> => {
  if (!acceptedTerms) throw notAccepted(['acceptedTerms'])
  const documents = (await papers.list(db, booking, role)).filter(({ hash }) => hash !== undefined)
  const said = new Map(documentsRead.map(({ id, hash }) => [id, hash]))
  if (documents.some(({ id, hash }) => said.has(id) && said.get(id) !== hash))
    throw new Problem('changedMeanwhile')
  const unread = documents.filter(
    ({ id, mustRead, readAt }) => mustRead && (readAt === undefined || !said.has(id)),
  )
  if (unread.length > 0) throw notAccepted(unread.map(({ id }) => `documentsRead.${id}`))
}

/** Cancels an earlier signing of the same person, here and at the provider. */
export const stopSigning = async (
  { id, provider, order, status }: Signing,
  { db, signings, providers }: Pick<BeginSigningOptions, 'db' | 'signings' | 'providers'>,
): Promise<void> => {
  const wasOpen = await signings.end(db, id, 'cancelled', 'userCancel')
  if (wasOpen && status === 'pending') await providers[provider]?.cancel(order)
}

/** The parameters of a signature, with the device and the page to return to. */
export interface SigningOrder extends Pick<SigningWish, 'device' | 'page'> {
  readonly thing: SignedThing
  readonly role: BookingSigner
  readonly words: SignedWords
  readonly documents: readonly SignedDocument[]
}

/** Throws `serviceUnavailable` if the provider is down. If the provider refuses, the result is a failed signing. */
export const orderSignature = async (
  { thing, role, words, documents, device, page }: SigningOrder,
  { site, caller, address, userAgent, origin }: EndpointContext,
  { flowHash }: ReturnType<FlowCookie['issue']>,
  options: Pick<BeginSigningOptions, 'db' | 'signings' | 'providers' | 'now'>,
): Promise<SigningBegun> => {
  const { db, signings, providers, now } = options
  const method = defaultLoginMethods[site.country]
  const provider = providers[method]
  if (!provider) throw new Problem('serviceUnavailable')
  const state = randomBytes(32).toString('base64url')
  for (const earlier of await signings.openOf(db, thing, role))
    if (earlier.status === 'pending') await stopSigning(earlier, options)
  const started = await provider.start({
    ...words,
    site,
    device,
    ip: address,
    userAgent,
    browser: Buffer.from(hashOf(`browser:${Buffer.from(flowHash).toString('hex')}`)).toString('base64url'),
    callbackUrl: `${origin}${signingCallbackPath(method)}`,
    state,
  })
  if (started.kind === 'away') {
    const seconds = Math.ceil((started.retryAfterMs ?? 0) / 1_000)
    throw new Problem(
      'serviceUnavailable',
      seconds > 0 ? { headers: { 'retry-after': String(seconds) } } : {},
    )
  }
  const id = randomBytes(16).toString('base64url')
  const { autoStartToken, redirectUrl } = started.kind === 'started' ? started : {}
  await signings.add(db, {
    id,
    thing,
    role,
    provider: method,
    device,
    siteId: site.siteId,
    accountId: caller.kind === 'signedIn' ? caller.session.accountId : undefined,
    flowHash,
    stateHash: hashOf(state),
    page,
    order: {
      ...(started.kind === 'started' && started.order),
      ...withoutUndefined({ autoStartToken, redirectUrl }),
    },
    words: { ...words, documents },
    now: now(),
    livesMs: rememberMs,
  })
  if (started.kind === 'failed') await signings.end(db, id, 'failed', started.hint)
  const signing = await signings.find(id)
  if (!signing) throw new Error('The signing that was just started does not exist')
  return { signing, ...(redirectUrl !== undefined && { redirectUrl }) }
}

/** Starts the signature of a booking. Throws as {@link orderSignature}, and if nothing is to be signed or a document was not opened. */
export const beginSigning = async (
  booking: StoredBooking,
  role: BookingSigner,
  wish: SigningWish,
  context: EndpointContext,
  flow: ReturnType<FlowCookie['issue']>,
  options: BeginSigningOptions,
): Promise<SigningBegun> => {
  assertOpen(booking, role, options.now())
  await assertRead(booking, role, wish, options)
  const documents = await options.papers.toSign(booking)
  const { device, page } = wish
  const words = signingWords(factsOf(booking), role, documents)
  const order = { thing: bookingThing(booking.id), role, words, documents, device, page }
  return orderSignature(order, context, flow, options)
}
