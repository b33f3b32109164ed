// Who is signed in while a page is rendered: the server asks itself, as the browser would.
import type { SessionView } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import { cookies } from '@husrum/domain'
import { makeHttpClient, makeHttpSessionService, readCookieHeader } from '@husrum/infrastructure'

export interface ServerSession {
  readonly site: SiteDefinition
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly signal: AbortSignal
  readonly cookies: string
}

/** Whether a browser says that somebody is signed in: such a page is nobody else's to keep, whatever comes of it. */
export const hasToken = ({ site, cookies: header }: Pick<ServerSession, 'site' | 'cookies'>): boolean =>
  site.features.login && Boolean(readCookieHeader(header, cookies.token.name))

/** Never rejects: whoever cannot be read looks like a guest at first, and the browser asks again. */
export const readSession = async (given: ServerSession): Promise<SessionView> => {
  if (!hasToken(given)) return { kind: 'guest' }
  const { me } = makeHttpSessionService({ client: makeHttpClient(given) })
  return me().then(
    (user): SessionView => ({ kind: 'signedIn', user, hasFailed: false }),
    () => ({ kind: 'guest' }),
  )
}
