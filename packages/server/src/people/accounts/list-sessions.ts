// Lists the open sessions of an account for its owner.
import type { Answer, endpoints, ResponseOf } from '@husrum/contract'
import { sites } from '@husrum/domain'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { Sessions } from '../sessions/index.ts'
import { liveSession } from './live-session.ts'

export const makeListSessions =
  ({ sessions }: { readonly sessions: Pick<Sessions, 'list'> }) =>
  async (visitor: Visitor): Promise<Answer<ResponseOf<typeof endpoints.listSessions>>> => {
    const { accountId, sessionId: current } = liveSession(visitor)
    const listed = await sessions.list(accountId)
    return {
      sessions: listed.map(({ sessionId, siteId, hasIdentity, browser, system, begunAt, endsAt }) => ({
        id: sessionId,
        isCurrent: sessionId === current,
        siteName: sites.find((site) => site.siteId === siteId)?.name ?? '',
        byIdentity: hasIdentity,
        browser,
        system,
        begunAt: new Date(begunAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
      })),
    }
  }
