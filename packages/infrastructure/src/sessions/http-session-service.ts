// Refreshes and ends sessions (PLAT-85).
import type { SessionService } from '@husrum/application'
import { ServiceUnavailable } from '@husrum/application'
import { getMe, logout, refreshToken } from '@husrum/contract'
import { refreshOutcomeOf } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { refusedStatus } from '../http/service-client.ts'
import { toUser } from './user-mapper.ts'

export const makeHttpSessionService = ({ client }: { readonly client: ServiceClient }): SessionService => ({
  async refresh(bearer) {
    try {
      const { body } = await client.call(refreshToken, {}, { bearer })
      return { kind: 'refreshed', token: body }
    } catch (error) {
      if (refreshOutcomeOf(refusedStatus(error)) === 'refused') return { kind: 'refused' }
      const retryAfterMs = error instanceof ServiceUnavailable ? error.retryAfterMs : undefined
      return { kind: 'failed', ...(retryAfterMs !== undefined && { retryAfterMs }) }
    }
  },
  async logOut(bearer) {
    await client.call(logout, {}, { bearer }).catch(() => {})
  },
  me: async () => toUser((await client.call(getMe, {})).body),
})
