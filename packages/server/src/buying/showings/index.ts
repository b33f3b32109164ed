// Showings: places, tickets, the host's list, and e-mails.
import { showingQuery } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import type { ContentStore } from '../../content/pages/index.ts'
import { makeCallLimit } from '../../platform/http/limit-calls.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { AnnounceShowing } from './announce-showing.ts'
import { makeAnnounceShowing } from './announce-showing.ts'
import { showingFormRoutes } from './form-routes.ts'
import { makeHostCodes } from './host-codes.ts'
import { makeRegisterVisitor } from './register-visitor.ts'
import { makeHostOf, showingRoutes } from './routes.ts'
import { makeShowingDoor } from './showing-door.ts'
import { makeShowingLetters } from './showing-letters.ts'
import type { ShowingService } from './showing-service.ts'
import { makeShowingService } from './showing-service.ts'
import { makeStoredShowings } from './stored-showings.ts'
import { sweepShowings } from './sweep-showings.ts'
import type { Tickets } from './tickets.ts'
import { makeTickets } from './tickets.ts'

export { showingsDeclaration } from './declaration.ts'

const minuteMs = 60_000

export interface ShowingsModule extends Module {
  readonly announce: AnnounceShowing
  readonly showingService: ShowingService
  readonly tickets: Tickets
  /** Reminders, and waiting lists that need a restart. */
  readonly sweep: () => Promise<void>
}

export interface ShowingsOptions {
  readonly mails: Pick<MailService, 'within' | 'admit'>
  readonly content: Pick<ContentStore, 'site'>
  /** Limits codes and visitors from one network. */
  readonly perMinute?: number
}

export const showingsModule = (
  platform: Pick<Platform, 'db' | 'keys' | 'now' | 'environment'>,
  { mails, content, perMinute = 60 }: ShowingsOptions,
): ShowingsModule => {
  const { db, keys, now, environment } = platform
  const tickets = makeTickets(keys.knownKeysFor('showing'))
  const pageOf = async (template: 'showingQr' | 'showingForm' | 'reportList', { siteId }: SiteDefinition) =>
    (await content.site(siteId))?.pages.find((page) => page.template === template)?.path
  const ticketPathOf = async (ticket: string, site: SiteDefinition) => {
    // The form contains its ticket: only a valid one is added to the address.
    if (tickets.placeOf(ticket) === undefined) return undefined
    const page = await pageOf('showingQr', site)
    return page && `${page}?${showingQuery.ticket}=${ticket}`
  }
  const stored = makeStoredShowings({ tickets, now, ticketPathOf })
  const letters = makeShowingLetters({ mails, now })
  const showingService = makeShowingService({ db, now, stored, letters })
  const door = makeShowingDoor({ db, now, tickets, mails })
  const announce = makeAnnounceShowing({ db, now, letters, advance: showingService.advance })
  const host = makeHostOf({
    door,
    environment,
    countCode: makeCallLimit(platform, 'showingCodes', perMinute),
  })
  const sweep = () => sweepShowings({ db, now, letters, advance: showingService.advance })
  const registerVisitor = makeRegisterVisitor({
    door,
    mails,
    countVisitor: makeCallLimit(platform, 'showingVisitors', perMinute),
    pageOf: (site) => pageOf('showingForm', site),
  })
  const hostCodes = makeHostCodes({ db, now, tickets })
  const shared = { showingService, door, environment, ticketPathOf, registerVisitor, host }
  return {
    announce,
    showingService,
    tickets,
    sweep,
    routes: (app) => {
      showingRoutes(app, { ...shared, db, stored, announce, hostCodes, now })
      showingFormRoutes(app, { door, ticketPathOf, pageOf })
    },
    sweeps: [{ name: 'showings', everyMs: minuteMs, run: sweep }],
  }
}
