// What every store of marked homes must do.
import type { MarkedHomes } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { makeInMemoryMarkedHomes } from '@husrum/application/testing'
import type { HomeMark } from '@husrum/domain'
import { homeMarks } from '@husrum/domain'
import { describe, expect, it } from 'vitest'

export type MarkedHomesSetup = NonNullable<Parameters<typeof makeInMemoryMarkedHomes>[0]>

/** The contract of the port `MarkedHomes`. */
export const describeMarkedHomes = (
  name: string,
  make: (given: MarkedHomesSetup) => MarkedHomes | Promise<MarkedHomes>,
): void => {
  const homes = ['home-1', 'home-2', 'home-3']
  const idsOf = async (marked: MarkedHomes, mark: HomeMark) =>
    (await marked.list(mark)).homes.map(({ id }) => id)

  describe(`${name}, as a repository of marked homes`, () => {
    it.each(homeMarks)('marks and unmarks a home idempotently: %s', async (mark) => {
      const marked = await make({ homes })
      expect(await marked.add(mark, 'home-1')).toBe('marked')
      expect(await marked.add(mark, 'home-1')).toBe('marked')
      expect(await idsOf(marked, mark)).toEqual(['home-1'])
      await marked.remove(mark, 'home-1')
      await marked.remove(mark, 'home-1')
      expect(await idsOf(marked, mark)).toEqual([])
    })

    it('refuses to mark an unknown home', async () => {
      const marked = await make({ homes })
      expect(await marked.add('favourite', 'unknown-home')).toBe('refused')
      expect(await idsOf(marked, 'favourite')).toEqual([])
    })

    it('merges the marks of a device idempotently, without changing existing marks', async () => {
      const marked = await make({ homes, favourite: [{ id: 'home-1', markedAt: 300 }] })
      const onDevice = {
        favourite: [
          { id: 'home-2', markedAt: 400 },
          { id: 'home-1', markedAt: 200 },
          { id: 'home-gone', markedAt: 100 },
        ],
        hidden: [{ id: 'home-3', markedAt: 100 }],
      }
      await marked.merge(onDevice)
      await marked.merge(onDevice)
      expect((await marked.list('favourite')).homes).toMatchObject([
        { id: 'home-2', markedAt: 400 },
        { id: 'home-1', markedAt: 300 },
        { id: 'home-gone', markedAt: 100 },
      ])
      expect(await idsOf(marked, 'hidden')).toEqual(['home-3'])
    })

    it.each([
      ['the caller is not signed in', { isSignedIn: false }, SessionExpired],
      ['the service is unavailable', { failure: new ServiceUnavailable('away') }, ServiceUnavailable],
    ])('rejects when %s', async (_, given, kind) => {
      const marked = await make({ homes, ...given })
      await expect(marked.list('favourite')).rejects.toBeInstanceOf(kind)
      await expect(marked.see(0)).rejects.toBeInstanceOf(kind)
      await expect(marked.add('hidden', 'home-1')).rejects.toBeInstanceOf(kind)
      await expect(marked.remove('favourite', 'home-1')).rejects.toBeInstanceOf(kind)
      await expect(marked.merge({ favourite: [], hidden: [] })).rejects.toBeInstanceOf(kind)
    })
  })
}
