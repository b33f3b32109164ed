// Homes that a visitor marks: on the device, in two tabs, and with an account after sign-in.
import type { Favourites, SessionView } from '@husrum/application'
import { ServiceUnavailable } from '@husrum/application'
import { makeInMemoryMarkedHomes } from '@husrum/application/testing'
import { siteByKey } from '@husrum/domain'
import { aBoardMember, aHome, aUser } from '@husrum/domain/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { homeMarks } from '../../frame/home-marks.ts'
import type { HomeMarksKeeper } from './home-marks-keeper.ts'
import { makeHomeMarksKeeper } from './home-marks-keeper.ts'

/** A busy machine may need longer than the second that is usual. Milliseconds. */
const timeoutMs = 10_000

const consenting = aUser({ consents: [{ site: 'main', accepted: true }] })
const homes = ['home-1', 'home-2', 'home-3'].map((id) => aHome({ id }))
const [one, two] = homes as [(typeof homes)[0], (typeof homes)[0]]

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  homeMarks.change(undefined)
  localStorage.clear()
})

const guest: SessionView = { kind: 'guest' }
const signedIn = (user = consenting): SessionView => ({ kind: 'signedIn', user, hasFailed: false })

/** A page in a tab: its store, and a session that can start and end. */
const open = (
  given: Parameters<typeof makeInMemoryMarkedHomes>[0] = {},
  first: SessionView = guest,
): { keeper: HomeMarksKeeper; become: (view: SessionView) => void; favourites: Favourites } => {
  let view = first
  let listener = () => {}
  const wasTold: boolean[] = []
  const favourites: Favourites = {
    ...makeInMemoryMarkedHomes({ homes: homes.map(({ id }) => id), ...given }),
    takeNotice: async () => wasTold.push(true) === 1,
  }
  const keeper = makeHomeMarksKeeper({
    favourites,
    site: siteByKey('sweden'),
    session: {
      view: () => view,
      subscribe: (heard) => {
        listener = heard
        return () => {}
      },
    },
  })
  stops.push(keeper.stop)
  const become = (next: SessionView) => {
    view = next
    listener()
  }
  return { keeper, become, favourites }
}
const favouriteIds = () => homeMarks.now()?.favourite.map(({ id }) => id)
const onDevice = () => localStorage.getItem('husrum-favourite')

describe('Favourites of a guest', () => {
  it('are stored on the device, the latest first, with a notice shown once', async () => {
    const { keeper } = open()
    await keeper.toggle('favourite', one)
    await vi.waitFor(() => expect(homeMarks.now()?.showsNotice).toBe(true), timeoutMs)
    keeper.dismiss()
    await keeper.toggle('favourite', two)
    expect(favouriteIds()).toEqual(['home-2', 'home-1'])
    await keeper.toggle('favourite', two)
    expect(favouriteIds()).toEqual(['home-1'])
    expect(JSON.parse(onDevice() ?? '')).toMatchObject([
      { id: 'home-1', price: 3_895_000, status: 'forSale' },
    ])
    expect(homeMarks.now()?.showsNotice).toBe(false)
  })

  it('agree between two tabs', async () => {
    const { keeper } = open()
    await keeper.toggle('favourite', one)
    // Another tab has marked one more, of which this tab has not been notified.
    localStorage.setItem(
      'husrum-favourite',
      JSON.stringify([{ id: 'home-3', markedAt: 5 }, ...JSON.parse(onDevice() ?? '[]')]),
    )
    await keeper.toggle('favourite', two)
    expect(favouriteIds()).toEqual(['home-2', 'home-3', 'home-1'])
    localStorage.removeItem('husrum-favourite')
    dispatchEvent(new StorageEvent('storage', { key: 'husrum-favourite' }))
    expect(favouriteIds()).toEqual([])
  })

  it.each(['', '{', 'null', '[1,{"id":"../x","markedAt":1},{"id":"a"}]'])('are empty given %j', (text) => {
    localStorage.setItem('husrum-favourite', text)
    open()
    expect(favouriteIds()).toEqual([])
  })

  it('last as long as the page if nothing can be stored, with a notice', async () => {
    const { keeper } = open()
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, clear: () => {} })
    await keeper.toggle('favourite', one)
    vi.unstubAllGlobals()
    expect(favouriteIds()).toEqual(['home-1'])
    expect(homeMarks.now()?.trouble).toBe('away')
  })
})

describe('Signing in', () => {
  it('moves the favourites of the device to the account, once, without loss or duplicates', async () => {
    const { keeper, become, favourites } = open({ favourite: [{ id: 'home-2', markedAt: 1 }] })
    await keeper.toggle('favourite', two)
    await keeper.toggle('favourite', one)
    await keeper.toggle('hidden', homes[2] as typeof one)
    become(signedIn())
    await vi.waitFor(() => expect(onDevice()).toBeNull(), timeoutMs)
    await vi.waitFor(() => expect(favouriteIds()).toEqual(['home-1', 'home-2']), timeoutMs)
    expect((await favourites.list('favourite')).homes.map(({ id }) => id)).toEqual(['home-1', 'home-2'])
    expect(homeMarks.now()?.hidden.map(({ id }) => id)).toEqual(['home-3'])
    expect(onDevice()).toBeNull()
  })

  it('keeps them on the device if the account cannot store them', async () => {
    const { keeper, become } = open({ failure: new ServiceUnavailable('away') })
    await keeper.toggle('favourite', one)
    become(signedIn())
    await vi.waitFor(() => expect(homeMarks.now()?.trouble).toBe('away'), timeoutMs)
    expect(onDevice()).toContain('home-1')
  })

  it('leaves nothing of the account on the device after sign-out', async () => {
    const { keeper, become } = open({}, signedIn())
    await keeper.toggle('favourite', one)
    become(guest)
    expect(favouriteIds()).toEqual([])
    expect(onDevice()).toBeNull()
  })

  it('as an association stores no homes', async () => {
    const { keeper } = open({}, signedIn(aBoardMember()))
    await keeper.toggle('favourite', one)
    expect(homeMarks.now()).toBeUndefined()
  })
})

describe('A mark of an account', () => {
  it('shows immediately and is reverted if it cannot be stored', async () => {
    const { keeper } = open({ homes: [] }, signedIn())
    await vi.waitFor(() => expect(favouriteIds()).toEqual([]), timeoutMs)
    const marking = keeper.toggle('favourite', one)
    expect(favouriteIds()).toEqual(['home-1'])
    await marking
    expect(favouriteIds()).toEqual([])
    expect(homeMarks.now()?.trouble).toBe('full')
  })
})

describe('Comparing homes', () => {
  it('allows four and refuses a fifth', () => {
    const { keeper } = open()
    for (const id of ['a', 'b', 'c', 'd', 'e']) keeper.compare(id)
    expect(homeMarks.now()).toMatchObject({ compared: ['a', 'b', 'c', 'd'], trouble: 'fourCompared' })
    keeper.compare('b')
    expect(homeMarks.now()).toMatchObject({ compared: ['a', 'c', 'd'], trouble: undefined })
    keeper.compareNone()
    expect(homeMarks.now()?.compared).toEqual([])
  })
})

it('hiding a home can be undone', async () => {
  const { keeper } = open()
  await keeper.toggle('hidden', one)
  expect(homeMarks.now()).toMatchObject({ hidden: [{ id: 'home-1' }], justHidden: { id: 'home-1' } })
  await keeper.toggle('hidden', one)
  expect(homeMarks.now()).toMatchObject({ hidden: [], justHidden: undefined })
})
