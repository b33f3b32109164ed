// What every session service must do.
import type { SessionService } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { describe, expect, it } from 'vitest'

/** A browser in which Anna is signed in. */
export interface SessionsWorld {
  readonly service: SessionService
  /** Of the session. */
  readonly token: string
  /** Stores another token in the browser, or none. */
  hold(token: string | undefined): void
  /** The time passes during which a replaced token is still accepted. */
  passGrace(): void
}

/** The contract of the port `SessionService`. */
export const describeSessionService = (
  name: string,
  open: (given: { readonly isDown?: boolean }) => Promise<SessionsWorld>,
): void => {
  describe(`${name}, as a session service`, () => {
    it('exchanges a valid token for a new one, and rejects the old one afterwards', async () => {
      const { service, token, hold, passGrace } = await open({})
      const result = await service.refresh(token)
      if (result.kind !== 'refreshed') throw new Error(result.kind)
      expect(result.token).not.toBe(token)
      passGrace()
      expect(await service.refresh(token)).toEqual({ kind: 'refused' })
      hold(undefined)
      await expect(service.me()).rejects.toBeInstanceOf(SessionExpired)
    })

    it('returns the signed-in user', async () => {
      const { service } = await open({})
      expect(await service.me()).toMatchObject({ firstName: 'Anna', email: expect.stringContaining('@') })
    })

    it('answers whether a token is still valid, without replacing it', async () => {
      const { service, token, hold } = await open({})
      expect(await service.check(token)).toBe('live')
      expect(await service.check(token)).toBe('live')
      await service.logOut(token)
      hold(undefined)
      expect(await service.check(token)).toBe('ended')
    })

    it('ends the session of the given token', async () => {
      const { service, token, hold } = await open({})
      hold(undefined)
      await service.logOut(token)
      hold(token)
      await expect(service.me()).rejects.toBeInstanceOf(SessionExpired)
    })

    it('reports a failure while the service is unavailable, and signs out regardless', async () => {
      const { service, token } = await open({ isDown: true })
      expect(await service.refresh(token)).toEqual({ kind: 'failed' })
      expect(await service.check(token)).toBe('unknown')
      await expect(service.logOut(token)).resolves.toBeUndefined()
      await expect(service.me()).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
