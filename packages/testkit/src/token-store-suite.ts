// What every token store must do.
import type { SessionToken, TokenChange, TokenStore } from '@husrum/application'
import { describe, expect, it } from 'vitest'

export interface TokenStoreTabs {
  /** Two tabs of one browser, with no token at first. */
  readonly here: TokenStore
  readonly there: TokenStore
  /** The text of a token with this id, as this store's server would sign it. */
  readonly text: (id: string) => string
  /** Waits until broadcasts have arrived. */
  readonly settle: () => Promise<void>
}

/** The contract of the port `TokenStore`. */
export const describeTokenStore = (name: string, make: () => TokenStoreTabs): void => {
  const tokenOf = ({ here, text }: TokenStoreTabs, id: string): SessionToken => {
    const token = here.decode(text(id))
    if (!token) throw new Error('The store cannot decode its own token')
    return token
  }

  describe(`${name}, as a token store`, () => {
    it('shares a written token with every tab', () => {
      const tabs = make()
      const token = tokenOf(tabs, 'one')
      expect(tabs.here.read()).toBeUndefined()
      tabs.here.write(token)
      expect([tabs.here.read(), tabs.there.read()]).toEqual([token, token])
      expect(token).toMatchObject({ id: 'one', text: tabs.text('one') })
    })

    it('decodes only valid tokens', () => {
      const { here } = make()
      expect([here.decode(''), here.decode('nonsense')]).toEqual([undefined, undefined])
    })

    it('clears only the given token', () => {
      const tabs = make()
      const [one, two] = [tokenOf(tabs, 'one'), tokenOf(tabs, 'two')]
      tabs.here.write(two)
      tabs.there.clear(one)
      expect(tabs.here.read()?.id).toBe('two')
      tabs.there.clear(two)
      expect(tabs.here.read()).toBeUndefined()
    })

    it('broadcasts changes with the token to every other subscribed tab', async () => {
      const tabs = make()
      const token = tokenOf(tabs, 'one')
      const changes: TokenChange[] = [
        { kind: 'signedIn', token },
        { kind: 'refreshed', token },
        { kind: 'loggedOut' },
      ]
      const [own, heard]: TokenChange[][] = [[], []]
      tabs.here.subscribe((change) => own?.push(change))
      const unsubscribe = tabs.there.subscribe((change) => heard?.push(change))
      for (const change of changes) tabs.here.broadcast(change)
      await tabs.settle()
      unsubscribe()
      tabs.here.broadcast({ kind: 'loggedOut' })
      await tabs.settle()
      expect([own, heard]).toEqual([[], changes])
    })
  })
}
