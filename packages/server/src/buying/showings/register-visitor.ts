// A visitor registers at the entrance. The news subscription is confirmed by e-mail (double opt-in), as the address is unverified.
import { showingQuery } from '@husrum/contract'
import type { ShowingVisitor, SiteDefinition } from '@husrum/domain'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { networkOf } from '../../platform/http/visitor-address.ts'
import { admitQuietly } from '../../platform/mail/admit-quietly.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { ShowingDoor } from './showing-door.ts'

/** Throws what {@link ShowingDoor.register} throws, and `tooManyRequests`. */
export type RegisterVisitor = (
  showingId: string,
  visitor: ShowingVisitor,
  from: Pick<Visitor, 'site' | 'origin' | 'address'>,
) => ReturnType<ShowingDoor['register']>

export const makeRegisterVisitor =
  ({
    door,
    mails,
    countVisitor,
    pageOf,
  }: {
    readonly door: Pick<ShowingDoor, 'register'>
    readonly mails: Pick<MailService, 'admit'>
    readonly countVisitor: LimitCalls
    /** The page with the form, for the link in the e-mail. */
    readonly pageOf: (site: SiteDefinition) => Promise<string | undefined>
  }): RegisterVisitor =>
  async (showingId, visitor, { site, origin, address }) => {
    await countVisitor(address)
    const page = visitor.wantsNews ? await pageOf(site) : undefined
    const to = { email: visitor.email, network: networkOf(address) }
    const pass = page === undefined ? undefined : await admitQuietly(mails, 'showingNews', to)
    const linkOf = (token: string): string => {
      const link = new URL(page ?? site.routes.start, origin)
      link.searchParams.set(showingQuery.news, token)
      return link.href
    }
    return door.register(showingId, visitor, { site, news: pass && { pass, linkOf } })
  }
