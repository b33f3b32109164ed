// Homes that somebody marks: on the device, in two tabs, and with an account from when they sign in.
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

/** A page in a tab: what it keeps, and a session that can begin and end. */
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

describe('Favourites of somebody who is not signed in', () => {
  it('stay on the device, the latest first, and are told of once', async () => {
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
    // Another tab has marked one more, which this one has not heard of.
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

  it.each(['', '{', 'null', '[1,{"id":"../x","markedAt":1},{"id":"a"}]'])('are none in %j', (text) => {
    localStorage.setItem('husrum-favourite', text)
    open()
    expect(favouriteIds()).toEqual([])
  })

  it('last as long as the page where nothing can be stored, which is said', async () => {
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
  it('takes what the device had to the account, once, without loss or doubling', async () => {
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

  it('keeps them on the device where the account could not take them', async () => {
    const { keeper, become } = open({ failure: new ServiceUnavailable('away') })
    await keeper.toggle('favourite', one)
    become(signedIn())
    await vi.waitFor(() => expect(homeMarks.now()?.trouble).toBe('away'), timeoutMs)
    expect(onDevice()).toContain('home-1')
  })

  it('leaves nothing of the account on the device when it ends', async () => {
    const { keeper, become } = open({}, signedIn())
    await keeper.toggle('favourite', one)
    become(guest)
    expect(favouriteIds()).toEqual([])
    expect(onDevice()).toBeNull()
  })

  it('for an association is no way to keep homes', async () => {
    const { keeper } = open({}, signedIn(aBoardMember()))
    await keeper.toggle('favourite', one)
    expect(homeMarks.now()).toBeUndefined()
  })
})

describe('Of an account', () => {
  it('a mark shows at once and is taken back where it could not be kept', async () => {
    const { keeper } = open({ homes: [] }, signedIn())
    await vi.waitFor(() => expect(favouriteIds()).toEqual([]), timeoutMs)
    const marking = keeper.toggle('favourite', one)
    expect(favouriteIds()).toEqual(['home-1'])
    await marking
    expect(favouriteIds()).toEqual([])
    expect(homeMarks.now()?.trouble).toBe('full')
  })
})

describe('Comparing', () => {
  it('takes four homes and says that a fifth is too many', () => {
    const { keeper } = open()
    for (const id of ['a', 'b', 'c', 'd', 'e']) keeper.compare(id)
    expect(homeMarks.now()).toMatchObject({ compared: ['a', 'b', 'c', 'd'], trouble: 'fourCompared' })
    keeper.compare('b')
    expect(homeMarks.now()).toMatchObject({ compared: ['a', 'c', 'd'], trouble: undefined })
    keeper.compareNone()
    expect(homeMarks.now()?.compared).toEqual([])
  })
})

it('Hiding a home can be undone', async () => {
  const { keeper } = open()
  await keeper.toggle('hidden', one)
  expect(homeMarks.now()).toMatchObject({ hidden: [{ id: 'home-1' }], justHidden: { id: 'home-1' } })
  await keeper.toggle('hidden', one)
  expect(homeMarks.now()).toMatchObject({ hidden: [], justHidden: undefined })
})
