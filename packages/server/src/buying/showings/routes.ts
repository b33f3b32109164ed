// Showings over HTTP: a member's places, tickets, the host's list, walk-in visitors, and announcements of the sales system.
import { endpoints, showingCsvPath } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { showingVisitorRule } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import { Problem } from '../../platform/http/problem.ts'
import { reply } from '../../platform/http/reply.ts'
import { readCookie, setCookie } from '../../platform/http/set-cookie.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import type { AnnounceShowing } from './announce-showing.ts'
import { guestListCsv, guestListName } from './guest-list-csv.ts'
import type { HostCodes } from './host-codes.ts'
import type { RegisterVisitor } from './register-visitor.ts'
import { showingCalendar } from './showing-calendar.ts'
import type { HostedShowing, ShowingDoor } from './showing-door.ts'
import { showingsPathOf } from './showing-letters.ts'
import type { ShowingService } from './showing-service.ts'
import type { Db, StoredShowings } from './stored-showings.ts'

export interface ShowingRoutesOptions {
  readonly db: Db
  readonly stored: StoredShowings
  readonly showingService: ShowingService
  readonly door: ShowingDoor
  readonly announce: AnnounceShowing
  readonly hostCodes: HostCodes
  readonly now: () => number
  readonly environment: 'development' | 'production'
  /** The page of a ticket on a site. */
  readonly ticketPathOf: (ticket: string, site: SiteDefinition) => Promise<string | undefined>
  readonly registerVisitor: RegisterVisitor
}

/** The showing of a host's call. */
export interface HostOf {
  /** The showing that a browser is host of. Throws `notFound` if there is none. */
  hostedBy(cookies: string, site: SiteDefinition): Promise<HostedShowing>
  /** Throws `invalidRequest` for an invalid code. The cookie makes the browser its host's. */
  signIn(
    code: string,
    visitor: Pick<Visitor, 'site' | 'address'>,
  ): Promise<{ readonly hosted: HostedShowing; readonly cookie: readonly [string, string] }>
}

const guestOf = ({ caller, site, origin }: Pick<Visitor, 'caller' | 'site' | 'origin'>) => ({
  accountId: signedInOf(caller).session.accountId,
  site,
  origin,
})

export const makeHostOf = ({
  door,
  environment,
  countCode,
}: Pick<ShowingRoutesOptions, 'door' | 'environment'> & {
  /** Limits attempted codes. */
  readonly countCode: LimitCalls
}): HostOf => {
  return {
    hostedBy: async (cookies, site) => {
      const hosted = await door.hostedByMark(readCookie('showingHost', cookies, environment) ?? '', site)
      if (!hosted) throw new Problem('notFound')
      return hosted
    },
    signIn: async (code, { site, address }) => {
      await countCode(address)
      const found = await door.hostedByCode(code, site)
      if (!found) throw new Problem('invalidRequest', { errors: [{ field: 'code', key: 'unknownValue' }] })
      return { hosted: found.hosted, cookie: setCookie('showingHost', found.mark, { environment }) }
    },
  }
}

/** Personal data: not cached. */
const own = <Body>(body: Body) => reply(body, { headers: [['cache-control', 'no-store']] })

export const showingRoutes = (
  app: Hono<AppEnv>,
  options: ShowingRoutesOptions & { readonly host: HostOf },
): void => {
  const { db, stored, showingService, door, announce, hostCodes, now, ticketPathOf, registerVisitor, host } =
    options

  bindEndpoint(app, endpoints.getShowings, async (_, context) => stored.seenBy(db, guestOf(context)))
  bindEndpoint(app, endpoints.bookShowing, async (wish, context) =>
    showingService.book(wish, guestOf(context)),
  )
  bindEndpoint(app, endpoints.cancelShowing, async ({ id }, context) =>
    showingService.cancel(id, guestOf(context)),
  )

  bindEndpoint(app, endpoints.getShowingTicket, async ({ ticket }, { site, origin, cookies }) => {
    const seen = await door.ticket(ticket, site)
    if (!seen) throw new Problem('notFound')
    const { placeId, ...facts } = seen
    const hosted = await host.hostedBy(cookies, site).catch(() => undefined)
    const path = (await ticketPathOf(ticket, site)) ?? showingsPathOf(site.key)
    return own({
      ...facts,
      address: new URL(path, origin).href,
      ...(hosted?.id === facts.id && { host: { placeId } }),
    })
  })
  app.get('/services/showings/ticket/:ticket/showing.ics', async (c) => {
    const { site, origin } = visitorOf(c)
    const showing = await door.showingOfTicket(c.req.param('ticket').slice(0, 100), site)
    if (!showing) throw new Problem('notFound')
    const link = new URL(showingsPathOf(site.key), origin).href
    return c.body(showingCalendar(showing, { link, stamp: now() }), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="showing.ics"',
      'cache-control': 'no-store',
    })
  })

  bindEndpoint(app, endpoints.openShowingAsHost, async ({ code }, context) => {
    const { hosted, cookie } = await host.signIn(code, context)
    return reply(hosted, { headers: [cookie] })
  })
  bindEndpoint(app, endpoints.getHostedShowing, async (_, { cookies, site }) =>
    own(await host.hostedBy(cookies, site)),
  )
  bindEndpoint(app, endpoints.checkInToShowing, async ({ placeId, hasCome }, { cookies, site }) => {
    const { id } = await host.hostedBy(cookies, site)
    await door.checkIn(id, placeId, hasCome)
    return host.hostedBy(cookies, site)
  })
  app.get(showingCsvPath, async (c) => {
    const { site } = visitorOf(c)
    const hosted = await host.hostedBy(c.req.header('cookie') ?? '', site)
    return c.body(guestListCsv(hosted, site), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${guestListName(site)}"`,
      'cache-control': 'no-store',
    })
  })

  bindEndpoint(app, endpoints.getOpenShowings, async (_, { site }) => ({ showings: await door.open(site) }))
  bindEndpoint(app, endpoints.registerAtShowing, async ({ id, ...said }, context) => {
    const checked = showingVisitorRule.check(said)
    if (checked.kind === 'invalid')
      throw new Problem('invalidRequest', {
        errors: checked.issues.map(({ path, key }) => ({ field: path.join('.'), key })),
      })
    return { showing: await registerVisitor(id, checked.value, context) }
  })

  bindEndpoint(app, endpoints.announceShowing, async (given) => {
    const { id } = await announce(given)
    return hostCodes.of(id)
  })
  bindEndpoint(app, endpoints.renewHostCode, ({ id }) => hostCodes.renew(id))
  bindEndpoint(app, endpoints.withdrawHostCode, ({ id }) => hostCodes.withdraw(id))
}
