// Stores the homes that a visitor marks: on the device, or in the account of the signed-in user, which takes over the marks of the device.
// Storage is read before each change, so that two tabs do not overwrite each other.
import type { Favourites, SessionManager } from '@husrum/application'
import type { Home, HomeMark, MarkedHome, SiteDefinition } from '@husrum/domain'
import {
  hasConsentFor,
  homeMarks as kinds,
  markHome,
  maxMarkedHomes,
  mayDo,
  principalFactsOf,
  principalOf,
  readMarkedHomes,
  showsFavouriteNotice,
} from '@husrum/domain'
import type { HomeMarks } from '../../frame/home-marks.ts'
import { homeMarks } from '../../frame/home-marks.ts'

/** As many homes as fit beside each other. */
export const maxCompared = 4

export interface HomeMarksKeeper {
  /** Adds or removes a mark. */
  readonly toggle: (mark: HomeMark, home: Home) => Promise<void>
  readonly compare: (homeId: string) => void
  readonly compareNone: () => void
  /** Dismisses the message. */
  readonly dismiss: () => void
  /** Stops following changes. */
  readonly stop: () => void
}

const keyOf = (mark: HomeMark): string => `husrum-${mark}`
const comparedKey = 'husrum-compared'
/** Notifies other tabs that the account's marks have changed. */
const changedKey = 'husrum-marks-changed'

/** Storage may be blocked or full: marks then last as long as the page. */
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const write = (key: string, value: string | null): boolean => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

const onDevice = (mark: HomeMark): readonly MarkedHome[] => readMarkedHomes(read(keyOf(mark)))
const comparedOnDevice = (): readonly string[] =>
  (read(comparedKey) ?? '')
    .split(',')
    .filter((id) => /^[\w-]{1,64}$/.test(id))
    .slice(0, maxCompared)

/** Only one tab at a time moves the device's marks to the account. Insecure origins have no Web Locks. */
const alone = (work: () => Promise<void>): Promise<void> => {
  const { locks } = navigator as { readonly locks?: LockManager | null }
  return locks ? locks.request('husrum-marks', work) : work()
}

export const makeHomeMarksKeeper = ({
  favourites,
  session,
  site,
}: {
  readonly favourites: Favourites
  readonly session: Pick<SessionManager, 'view' | 'subscribe'>
  readonly site: SiteDefinition
}): HomeMarksKeeper => {
  const change = (next: Partial<HomeMarks>): void => {
    const before = homeMarks.now() ?? { favourite: [], hidden: [], compared: comparedOnDevice() }
    homeMarks.change({ ...before, ...next })
  }
  /** Owner of the marks: an account id, or empty for the device. Undefined if there are none, as for board members. */
  const owner = (): string | undefined => {
    const view = session.view()
    if (view.kind !== 'signedIn') return ''
    const { user } = view
    if (!user) return undefined
    const may = mayDo(principalOf(principalFactsOf(user, site), site), 'favourites') === 'yes'
    return may && hasConsentFor(user, site) ? user.id : undefined
  }
  let shownFor: string | undefined

  const showDevice = (): void =>
    change({ favourite: onDevice('favourite'), hidden: onDevice('hidden'), newsTo: undefined })

  const showAccount = async (accountId: string): Promise<void> => {
    await alone(async () => {
      const device = { favourite: onDevice('favourite'), hidden: onDevice('hidden') }
      if (device.favourite.length + device.hidden.length === 0) return
      await favourites.merge(device)
      for (const mark of kinds) write(keyOf(mark), null)
    })
    const [favourite, hidden] = await Promise.all([favourites.list('favourite'), favourites.list('hidden')])
    if (owner() === accountId)
      change({ favourite: favourite.homes, hidden: hidden.homes, newsTo: favourite.newsTo })
  }

  const show = async (): Promise<void> => {
    const whose = owner()
    if (whose === undefined) homeMarks.change(undefined)
    else if (whose === '') showDevice()
    else
      try {
        await showAccount(whose)
      } catch {
        if (shownFor === whose) change({ trouble: 'away' })
      }
  }

  const follow = (): void => {
    const whose = owner()
    if (whose === shownFor) return
    shownFor = whose
    void show()
  }
  const stopped = new AbortController()
  const { signal } = stopped
  signal.addEventListener('abort', session.subscribe(follow))
  const hearStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === comparedKey) change({ compared: comparedOnDevice() })
    const isOurs =
      key === null || (owner() === '' ? kinds.some((mark) => keyOf(mark) === key) : key === changedKey)
    if (isOurs) void show()
  }
  addEventListener('storage', hearStorage, { signal })
  // Changes by other tabs while this page was in the back/forward cache.
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void show()
  }
  addEventListener('pageshow', comeBack, { signal })
  follow()

  const tellOfDevice = async (count: number): Promise<void> => {
    const isSignedIn = owner() !== ''
    if (isSignedIn || count === 0) return
    const wasShown = !(await favourites.takeNotice())
    if (showsFavouriteNotice({ isSignedIn, favourites: count, wasShown })) change({ showsNotice: true })
  }

  const toggleOnDevice = (mark: HomeMark, home: Home): void => {
    const before = onDevice(mark)
    const isMarked = before.some(({ id }) => id === home.id)
    if (!isMarked && before.length >= maxMarkedHomes) {
      change({ trouble: 'full' })
      return
    }
    const after = isMarked
      ? before.filter(({ id }) => id !== home.id)
      : [markHome(home, Date.now()), ...before]
    const isKept = write(keyOf(mark), JSON.stringify(after))
    change({ [mark]: after, trouble: isKept ? undefined : 'away' })
    if (mark === 'favourite' && !isMarked && isKept)
      tellOfDevice(after.length).catch((error: unknown) => reportError(error))
  }

  const toggleInAccount = async (mark: HomeMark, home: Home): Promise<void> => {
    const before = homeMarks.now()?.[mark] ?? []
    const isMarked = before.some(({ id }) => id === home.id)
    const without = () => (homeMarks.now()?.[mark] ?? []).filter(({ id }) => id !== home.id)
    // Optimistic update, rolled back on failure.
    change({ [mark]: isMarked ? without() : [markHome(home, Date.now()), ...before], trouble: undefined })
    try {
      const done = isMarked ? favourites.remove(mark, home.id) : favourites.add(mark, home.id)
      if ((await done) === 'refused') change({ [mark]: without(), trouble: 'full' })
      else write(changedKey, String(Date.now()))
    } catch {
      const kept = before.find(({ id }) => id === home.id)
      change({ [mark]: kept ? [kept, ...without()] : without(), trouble: 'away' })
    }
  }

  const compareThese = (compared: readonly string[]): void => {
    write(comparedKey, compared.length === 0 ? null : compared.join(','))
    change({ compared, trouble: undefined })
  }

  return {
    toggle: async (mark, home) => {
      const whose = owner()
      if (whose === undefined) return
      if (whose === '') toggleOnDevice(mark, home)
      else await toggleInAccount(mark, home)
      if (mark !== 'hidden') return
      const isHidden = homeMarks.now()?.hidden.some(({ id }) => id === home.id) ?? false
      change({ justHidden: isHidden ? home : undefined })
    },
    compare: (homeId) => {
      const before = comparedOnDevice()
      if (before.includes(homeId)) compareThese(before.filter((id) => id !== homeId))
      else if (before.length < maxCompared) compareThese([...before, homeId])
      else change({ trouble: 'fourCompared' })
    },
    compareNone: () => compareThese([]),
    stop: () => stopped.abort(),
    dismiss: () => change({ showsNotice: false, trouble: undefined, justHidden: undefined }),
  }
}
