// Signing over HTTP, the second applicant's link, and documents (BOOK-32 to BOOK-34, MY-19).
import type { Answer, SigningStatusDto } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { BookingInvitation, BookingSigner, BookingView } from '@husrum/domain'
import { bookingInvitationAddress, defaultLoginMethods } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { bookedHomeDtoOf } from '../../living/residences/index.ts'
import type { FindCaller } from '../../people/sessions/index.ts'
import { sessionOfCookies } from '../../people/sessions/index.ts'
import type { FlowCookie } from '../../people/sign-in/index.ts'
import { comeBackPage, hashOf } from '../../people/sign-in/index.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { attachmentOf } from '../../platform/files/file-response.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { bindEndpoint, endpointContextOf } from '../../platform/http/bind-endpoint.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { Problem } from '../../platform/http/problem.ts'
import { reply } from '../../platform/http/reply.ts'
import { isLinkedFromElsewhere } from '../../platform/http/same-origin.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { networkOf } from '../../platform/http/visitor-address.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { BookingService, StoredBooking } from '../booking/index.ts'
import { bookingDtoOf, saleTermsDtoOf } from '../booking/index.ts'
import type { BeginSigningOptions, SigningWish } from './begin-signing.ts'
import { beginSigning, signingCallbackPath, stopSigning } from './begin-signing.ts'
import { signingPage } from './booking-page-link.ts'
import type { Papers } from './booking-papers.ts'
import { factsOf } from './booking-papers.ts'
import type { DocumentId } from './document-facts.ts'
import type { DocumentStore } from './document-store.ts'
import type { FollowSigningOptions } from './follow-signing.ts'
import { followSigning, noteSigningProgress, signingStatusOf } from './follow-signing.ts'
import { documentStyle } from './html-twin.ts'
import { invitationPageRoutes } from './invitation-page.ts'
import type { Invitations } from './invitations.ts'
import { inviteCoBuyer } from './invite-co-buyer.ts'
import type { Signing, SigningStore } from './postgres-signings.ts'
import type { SigningProviders } from './signing-provider.ts'

export interface DocumentRoutesOptions {
  readonly db: Kysely<Schema>
  readonly bookingService: () => BookingService
  /** A booking as its buyer sees it. */
  readonly viewOf: (id: string, who: Pick<Visitor, 'caller' | 'site'>) => Promise<BookingView>
  readonly papers: Papers
  readonly documents: DocumentStore
  readonly signings: SigningStore
  readonly invitations: Invitations
  readonly providers: SigningProviders
  readonly follow: FollowSigningOptions
  readonly cookie: FlowCookie
  readonly mails: Pick<MailService, 'within'>
  readonly limit: LimitCalls
  readonly findCaller: FindCaller
  readonly environment: 'development' | 'production'
  readonly now: () => number
}

const documentIds: readonly DocumentId[] = [
  'information',
  'security',
  'terms',
  'agreement',
  'signedAgreement',
  'receipt',
  'withdrawal',
]

/** Throws `notFound` equally if the booking does not exist, is not the caller's, or belongs to another company. */
const participantOf = async (
  id: string,
  { caller, site, cookies }: Pick<EndpointContext, 'caller' | 'site' | 'cookies'>,
  { db, bookingService, invitations, cookie }: DocumentRoutesOptions,
): Promise<{ readonly booking: StoredBooking; readonly role: BookingSigner }> => {
  const booking = isUuid(id) ? await bookingService().find(db, id) : undefined
  if (!booking || booking.site.catalogueSiteId !== site.catalogueSiteId) throw new Problem('notFound')
  const role =
    caller.kind === 'signedIn' ? await bookingService().roleOf(db, id, caller.session.accountId) : undefined
  if (role) return { booking, role }
  // The second applicant, in the browser in which the invitation was opened, while the invitation is valid.
  const flowHash = cookie.read(cookies)
  const opened = flowHash && (await invitations.ofBrowser(flowHash))
  if (opened?.bookingId === id) return { booking, role: 'coBuyer' }
  throw new Problem('notFound')
}

const withSigning = ({ page, thing, id }: Signing): string =>
  `${page}${page.includes('?') ? '&' : '?'}cid=${thing.id}&sid=${id}&type=${thing.kind}`

const signingRoutes = (app: Hono<AppEnv>, options: DocumentRoutesOptions): void => {
  const { signings, providers, follow, cookie, limit, now } = options
  const begin: BeginSigningOptions = options

  const own = async (id: string, { cookies, site }: EndpointContext): Promise<Signing> => {
    const flowHash = cookie.read(cookies)
    const found = flowHash && (await signings.ofBrowser({ id, flowHash, siteId: site.siteId, now: now() }))
    if (!found) throw new Problem('notFound')
    return found
  }
  const statusOf = (signing: Signing): Answer<SigningStatusDto> =>
    signingStatusOf(signing, providers[signing.provider], now())

  bindEndpoint(app, endpoints.getSigningStatus, async ({ id }, context) => {
    const found = await own(id, context)
    return statusOf((await followSigning(found, follow)) ? await own(id, context) : found)
  })
  bindEndpoint(app, endpoints.cancelSigning, async ({ id }, context) => {
    await stopSigning(await own(id, context), begin)
    return undefined
  })
  bindEndpoint(app, endpoints.getSigningCookie, async (_, { cookies, site }) => {
    const flowHash = cookie.read(cookies)
    const found = flowHash && (await signings.ofBrowser({ flowHash, siteId: site.siteId, now: now() }))
    return found && { id: found.id }
  })
  bindEndpoint(app, endpoints.setSigningCookie, async ({ id }, { caller }) => {
    const found = await signings.ofAccount(id, signedInOf(caller).session.accountId, now())
    if (!found) throw new Problem('notFound')
    const flow = cookie.issue()
    await signings.bind(id, flow.flowHash)
    return reply(undefined, { headers: [flow.header] })
  })

  bindEndpoint(app, endpoints.signContract, async (asked, context) => {
    await limit(context.address)
    const { booking, role } = await participantOf(asked.bookingId, context, options)
    const page = asked.page === undefined ? signingPage(booking) : comeBackPage(asked.page, context.site)
    const wish: SigningWish = { ...asked, device: asked.device ?? 'same', page }
    const flow = cookie.issue()
    const { signing, redirectUrl } = await beginSigning(booking, role, wish, context, flow, begin)
    return reply(redirectUrl ?? signing.id, { headers: [flow.header] })
  })

  bindEndpoint(app, endpoints.signByInvitation, async ({ token, ...asked }, context) => {
    await limit(context.address)
    const { invitation, booking } = await invited(token, context, options)
    const { site } = context
    const page = comeBackPage(asked.page ?? bookingInvitationAddress(site), site)
    const flow = cookie.issue()
    const { signing } = await beginSigning(booking, 'coBuyer', { ...asked, page }, context, flow, begin)
    await options.invitations.bind(invitation.id, flow.flowHash)
    return reply(statusOf(signing), { headers: [flow.header] })
  })

  for (const method of Object.values(defaultLoginMethods))
    app.get(signingCallbackPath(method), async (c) => {
      const { site, cookies } = endpointContextOf(c)
      const found = await signings.ofState(hashOf(c.req.query('state') ?? ''), site.siteId, now())
      const signing = found?.provider === method ? found : undefined
      const { pathname, search } = new URL(c.req.url)
      if (signing)
        await noteReturn(signing, new URL(`${c.get('origin')}${pathname}${search}`), cookies, options)
      c.header('cache-control', 'no-store')
      // The provider's query parameters must not leak to other sites.
      c.header('referrer-policy', 'no-referrer')
      const page = signing ? withSigning(signing) : undefined
      return c.redirect(page ?? site.routes.booking ?? site.routes.start, 303)
    })
}

/**
 * Processes the return from a provider, once. With a redirect provider, a return in another browser ends the signing. For a bank's
 * app the result is polled, and the signature itself proves who signed, so that any browser may open the page.
 */
const noteReturn = async (
  signing: Signing,
  callback: URL,
  cookies: string,
  { db, signings, providers, cookie, follow, now }: DocumentRoutesOptions,
): Promise<void> => {
  const provider = providers[signing.provider]
  const shown = cookie.read(cookies)
  const isSame = shown !== undefined && Buffer.compare(shown, signing.flowHash) === 0
  if (!isSame && provider?.finish) {
    await signings.end(db, signing.id, 'failed', 'otherBrowser')
    return
  }
  const isFirst = await signings.noteReturn(signing.id, now())
  if (!isFirst || signing.status !== 'pending' || !provider?.finish) return
  const progress = await provider.finish(signing.order, callback)
  // The callback can be used for one attempt only.
  await noteSigningProgress(
    signing,
    progress.kind === 'away' ? { kind: 'failed', hint: 'internalError' } : progress,
    follow,
  )
}

/**
 * The invitation of a link, or without one that of the browser. Throws `notFound` if it is not valid (any more), or belongs to another
 * company's site.
 */
const invited = async (
  token: string | undefined,
  { site, cookies }: Pick<EndpointContext, 'site' | 'cookies'>,
  { db, bookingService, invitations, cookie }: DocumentRoutesOptions,
) => {
  const flowHash = cookie.read(cookies)
  const invitation =
    token === undefined
      ? flowHash && (await invitations.ofBrowser(flowHash))
      : await invitations.find({ token })
  const booking = invitation && (await bookingService().find(db, invitation.bookingId))
  if (!invitation || invitation.isEnded || booking?.site.catalogueSiteId !== site.catalogueSiteId)
    throw new Problem('notFound')
  return { invitation, booking }
}

const invitationRoutes = (app: Hono<AppEnv>, options: DocumentRoutesOptions): void => {
  const { db, papers, invitations, viewOf, cookie, mails, limit } = options

  bindEndpoint(app, endpoints.inviteCoBuyer, async ({ id }, context) => {
    await limit(context.address)
    const { booking, role } = await participantOf(id, context, options)
    if (role !== 'buyer') throw new Problem('forbidden')
    await db.transaction().execute(async (trx) => {
      // The row lock serialises concurrent invitations.
      await trx.selectFrom('bookings').select('id').where('id', '=', id).forUpdate().execute()
      const network = networkOf(context.address)
      const invited = await inviteCoBuyer(trx, booking, { network }, { invitations, mails })
      if (invited.kind === 'heldBack')
        throw new Problem('tooManyRequests', { headers: { 'retry-after': String(invited.seconds) } })
    })
    return bookingDtoOf(await viewOf(id, context))
  })

  bindEndpoint(app, endpoints.readBookingInvitation, async ({ token }, context) => {
    await limit(context.address)
    const { invitation, booking } = await invited(token, context, options)
    const view = await invitationOf(booking, db, papers)
    const dto = { ...view, home: bookedHomeDtoOf(view.home), terms: saleTermsDtoOf(view.terms) }
    if (token === undefined) return dto
    const flow = cookie.issue()
    await invitations.bind(invitation.id, flow.flowHash)
    return reply(dto, { headers: [flow.header] })
  })
}

const invitationOf = async (
  booking: StoredBooking,
  db: Kysely<Schema>,
  papers: Papers,
): Promise<BookingInvitation> => {
  const { id, home, state } = booking
  const [buyer, coBuyer] = booking.applicants
  if (!buyer || !coBuyer) throw new Problem('notFound')
  const { terms } = factsOf(booking)
  return {
    bookingId: id,
    invitedBy: `${buyer.firstName} ${buyer.lastName}`,
    name: `${coBuyer.firstName} ${coBuyer.lastName}`,
    home,
    terms,
    documents: await papers.list(db, booking, 'coBuyer'),
    share: coBuyer.share,
    ...('holdExpiresAt' in state &&
      state.holdExpiresAt !== undefined && { holdExpiresAt: state.holdExpiresAt }),
    hasSigned: 'signedBy' in state && state.signedBy.includes('coBuyer'),
  }
}

const fileRoutes = (app: Hono<AppEnv>, options: DocumentRoutesOptions): void => {
  const { db, papers, documents, findCaller, environment, now } = options
  const serve = async (c: Context<AppEnv>, name: string, look: string): Promise<Response> => {
    const asked = endpointContextOf(c)
    const { site } = asked
    // Links carry no token: these pages are read-only, so the session cookies are accepted here.
    const caller =
      asked.caller.kind === 'anonymous'
        ? await findCaller(sessionOfCookies(asked.cookies, environment), site)
        : asked.caller
    const context = { ...asked, caller }
    const id = documentIds.find((one) => one === name)
    const { booking, role } = await participantOf(pathId(c, 'booking'), context, options)
    const isTranslation = c.req.query('language') === 'en' && booking.site.locale !== 'en'
    const document = id && (await papers.one(booking, id, isTranslation ? 'en' : undefined))
    if (!id || !document) throw new Problem('notFound')
    // A translation is not the signed document, and a link from another site does not count as opening it.
    if (!isTranslation && !isLinkedFromElsewhere(c)) {
      const { hash } = document
      await documents.noteOpened(db, { bookingId: booking.id, role, id, hash, now: now() })
    }
    const headers = {
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-language': document.language,
      'document-hash': document.hash,
    }
    if (look === 'html') {
      c.set('inline', { styles: [documentStyle] })
      return c.body(document.html, 200, { ...headers, 'content-type': 'text/html; charset=utf-8' })
    }
    return c.body(new Uint8Array(document.pdf), 200, {
      ...headers,
      'content-type': 'application/pdf',
      'content-disposition': attachmentOf(`${document.title}.pdf`),
    })
  }
  app.get('/services/documents/:booking/:file', (c) => {
    const [, name, look] = /^([A-Za-z]+)\.(html|pdf)$/.exec(c.req.param('file')) ?? []
    if (name === undefined || look === undefined) throw new Problem('notFound')
    return serve(c, name, look)
  })
}

export const documentRoutes = (app: Hono<AppEnv>, options: DocumentRoutesOptions): void => {
  signingRoutes(app, options)
  invitationRoutes(app, options)
  invitationPageRoutes(app, options)
  fileRoutes(app, options)
}
