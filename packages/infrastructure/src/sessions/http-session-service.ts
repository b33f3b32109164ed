// Refreshes and ends sessions (PLAT-85).
import type { RefreshResult, SessionService, SessionState } from '@husrum/application'
import { ServiceUnavailable } from '@husrum/application'
import { checkSession, getMe, logout, refreshToken } from '@husrum/contract'
import type { ServiceClient } from '../http/service-client.ts'
import { onOutcome } from '../http/service-client.ts'
import { toUser } from './user-mapper.ts'

export const makeHttpSessionService = ({ client }: { readonly client: ServiceClient }): SessionService => ({
  refresh: (bearer) => {
    const refused = (): RefreshResult => ({ kind: 'refused' })
    return client
      .call(refreshToken, {}, { bearer })
      .then(
        ({ body }): RefreshResult => ({ kind: 'refreshed', token: body }),
        onOutcome<typeof refreshToken, RefreshResult>(refreshToken, {
          signedOut: refused,
          forbidden: refused,
          foreignOrigin: refused,
        }),
      )
      .catch((error: unknown) => {
        const retryAfterMs = error instanceof ServiceUnavailable ? error.retryAfterMs : undefined
        return { kind: 'failed', ...(retryAfterMs !== undefined && { retryAfterMs }) }
      })
  },
  check: (bearer) => {
    const ended = (): SessionState => 'ended'
    return client
      .call(checkSession, {}, { bearer })
      .then(
        (): SessionState => 'live',
        onOutcome<typeof checkSession, SessionState>(checkSession, { signedOut: ended, forbidden: ended }),
      )
      .catch(() => 'unknown')
  },
  async logOut(bearer) {
    await client.call(logout, {}, { bearer }).catch(() => {})
  },
  me: async () => toUser((await client.call(getMe, {})).body),
})
