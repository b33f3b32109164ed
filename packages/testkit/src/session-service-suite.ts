// What every session service must do.
import type { SessionService } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { InMemorySessions } from '@husrum/application/testing'
import { makeInMemoryClock, makeInMemorySessions } from '@husrum/application/testing'
import { aBoardMember } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply, problemReply } from './fake-backend.ts'
import { userDtoOf } from './user-dto-of.ts'

/** The endpoints of sessions, answered from memory according to the token of each call. */
export const sessionEndpoints = (sessions: InMemorySessions): FakeEndpoints => {
  const serviceFor = (bearer: string | undefined) => sessions.serviceFor(() => bearer)
  return {
    refreshToken: async (_, { bearer = '' }) => {
      const result = await serviceFor(bearer).refresh(bearer)
      if (result.kind === 'refreshed') return { status: 200, body: result.token }
      return result.kind === 'refused'
        ? problemReply(401, 'signedOut')
        : problemReply(503, 'serviceUnavailable')
    },
    logout: async (_, { bearer = '' }) => {
      await serviceFor(bearer).logOut(bearer)
      return sessions.state === 'up'
        ? { status: 204, body: undefined }
        : problemReply(503, 'serviceUnavailable')
    },
    getMe: (_, { bearer }) =>
      serviceFor(bearer)
        .me()
        .then((user) => ({ status: 200, body: userDtoOf(user) }), failureReply),
  }
}

/** The contract of the port `SessionService`. `make` gets the sessions behind it, and the token of the caller. */
export const describeSessionService = (
  name: string,
  make: (sessions: InMemorySessions, bearer: () => string | undefined) => SessionService,
): void => {
  const aBrowser = () => {
    const sessions = makeInMemorySessions(makeInMemoryClock(), { graceMs: -1, latencyMs: 0 })
    let held: string | undefined = sessions.issue()
    const hold = (token: string | undefined) => {
      held = token
    }
    return { sessions, first: held, hold, service: make(sessions, () => held) }
  }

  describe(`${name}, as a session service`, () => {
    it('exchanges a valid token for a new one, and rejects the old one afterwards', async () => {
      const { service, first } = aBrowser()
      const result = await service.refresh(first)
      expect(result.kind === 'refreshed' && result.token).not.toBe(first)
      expect(result.kind).toBe('refreshed')
      expect(await service.refresh(first)).toEqual({ kind: 'refused' })
    })

    it('returns the signed-in user', async () => {
      const { service, sessions } = aBrowser()
      sessions.user = aBoardMember({ country: 'SE', favourites: ['home-1'] })
      expect(await service.me()).toEqual(sessions.user)
    })

    it('ends the session of the given token', async () => {
      const { service, hold, first, sessions } = aBrowser()
      hold(undefined)
      await service.logOut(first)
      expect(sessions.isLive()).toBe(false)
      hold(first)
      await expect(service.me()).rejects.toBeInstanceOf(SessionExpired)
    })

    it('reports a failure while the service is unavailable, and signs out regardless', async () => {
      const { service, sessions, first } = aBrowser()
      sessions.state = 'down'
      expect(await service.refresh(first)).toEqual({ kind: 'failed' })
      await expect(service.logOut(first)).resolves.toBeUndefined()
      await expect(service.me()).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
