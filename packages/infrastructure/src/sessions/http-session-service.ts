// Prolongs and ends sessions over HTTP (specification 1 §7; contract-decisions, rulings).
import type { SessionService } from '@husrum/application'
import { endpoints } from '@husrum/contract'
import { refreshOutcomeOf } from '@husrum/domain'
import type { HttpClient } from '../http/http-client.ts'
import { refusalOf } from '../http/http-client.ts'
import { toUser } from './user-mapper.ts'

export const makeHttpSessionService = (http: HttpClient): SessionService => ({
  async refresh(bearer) {
    try {
      const { body } = await http.call(endpoints.refreshToken, {}, { bearer })
      return { kind: 'refreshed', token: body }
    } catch (error) {
      const { status, retryAfterMs } = refusalOf(error)
      if (refreshOutcomeOf(status) === 'refused') return { kind: 'refused' }
      return { kind: 'failed', ...(retryAfterMs !== undefined && { retryAfterMs }) }
    }
  },
  async logOut(bearer) {
    await http.call(endpoints.logout, {}, { bearer }).catch(() => {})
  },
  me: async () => toUser((await http.call(endpoints.getMe, {})).body),
})
