// Address of the errand pages: filters and order of the list, the open errand or round, and the result of a form. It is untrusted: only
// known values are accepted.
import { errandQuery } from '@husrum/contract/errands/wire'
import type { ErrandAddress, ErrandStatusKey, SiteDefinition } from '@husrum/domain'
import {
  errandStatusesIn,
  readErrandAddress,
  routePath,
  toggleErrandStatus,
  withoutUndefined,
  writeErrandAddress,
} from '@husrum/domain'
import { sentMarker } from '../../frame/sent-form.ts'

/** `overview` and `rounds` are only for boards. */
export type ErrandView = 'list' | 'overview' | 'rounds'

export const errandActions = [
  'close',
  'update',
  'message',
  'answer',
  'reopen',
  'requestReopening',
  'rate',
  'share',
  'unshare',
] as const
export type ErrandAction = (typeof errandActions)[number]

export const errandsDone = [
  'closed',
  'updated',
  'sent',
  'answered',
  'reopened',
  'requested',
  'rated',
  'shared',
  'unshared',
] as const
export type ErrandDone = (typeof errandsDone)[number]
const errors = ['conflict', 'changed', 'invalid', 'forbidden', 'tooFast', 'failed'] as const
export type ErrandFormError = (typeof errors)[number]

export interface ErrandPageAddress extends ErrandAddress {
  readonly view: ErrandView
  readonly roundId?: string
  /** Minimum length of the list. */
  readonly shown: number
  readonly done?: ErrandDone
  readonly error?: ErrandFormError
  readonly open?: ErrandAction
  /** Invalid fields with their error keys. */
  readonly wrong: readonly (readonly [field: string, key: string])[]
}

/** Page size of the list, also for "show more". */
export const errandsAtATime = 50

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | undefined =>
  words.find((word) => word === text)

export const readErrandPageAddress = (search: string): ErrandPageAddress => {
  const query = new URLSearchParams(search)
  const shown = Number(query.get('shown'))
  return {
    ...readErrandAddress([...query]),
    view: oneOf(['overview', 'rounds'] as const, query.get('view')) ?? 'list',
    ...withoutUndefined({ roundId: query.get('roundId') || undefined }),
    shown: Number.isInteger(shown) && shown > errandsAtATime && shown <= 10_000 ? shown : errandsAtATime,
    ...withoutUndefined({
      done: oneOf(errandsDone, query.get(errandQuery.done)),
      error: oneOf(errors, query.get(errandQuery.error)),
      open: oneOf(errandActions, query.get(errandQuery.open)),
    }),
    wrong: query.getAll(errandQuery.field).flatMap((text) => {
      const [, field, key] = /^(\w{1,40}):(\w{1,40})$/.exec(text) ?? []
      return field !== undefined && key !== undefined ? [[field, key] as const] : []
    }),
  }
}

/** The address below `path`, without the result of a form. */
export const writeErrandPageAddress = (
  path: string,
  { view, roundId, shown, ...address }: Omit<ErrandPageAddress, 'wrong'>,
): string => {
  const query = new URLSearchParams([
    ...(view === 'list' ? [] : [['view', view]]),
    ...(roundId === undefined ? [] : [['roundId', roundId]]),
    ...writeErrandAddress(address).map(([name, value]) => [name, value]),
    ...(shown > errandsAtATime ? [['shown', String(shown)]] : []),
  ])
  // Keep commas and errand ids readable.
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? path : `${path}?${text}`
}

/** Fields of the filter form other than the statuses: the box of the whole ongoing group, and its previous state. */
export const ongoingBox = { name: 'ongoing', before: 'wasOngoing' } as const

/** The filters that the boxes of the form select. */
export const filterOfForm = (entries: readonly (readonly [string, string])[]): ErrandAddress => {
  const all = (name: string) => entries.filter(([each]) => each === name).map(([, value]) => value)
  const { filter, order } = readErrandAddress([
    ...entries,
    ['status', all('status').join()],
    ['errandType', all('errandType').join()],
  ])
  const group: readonly ErrandStatusKey[] = errandStatusesIn('ongoing')
  const isTicked = all(ongoingBox.name).length > 0
  const [before = 'none'] = all(ongoingBox.before)
  const withoutGroup = { ...filter, statuses: filter.statuses.filter((key) => !group.includes(key)) }
  if (isTicked && before !== 'all') return { filter: toggleErrandStatus(withoutGroup, 'ongoing'), order }
  if (!isTicked && before === 'all') return { filter: withoutGroup, order }
  return { filter, order }
}

/** Canonical address of a filter form submitted without script, or undefined if none was submitted. */
export const submittedErrandList = (url: URL, site: SiteDefinition): string | undefined => {
  const path = routePath(site, 'errands')
  if (path === undefined || url.pathname !== path || !url.searchParams.has(sentMarker)) return undefined
  const address = filterOfForm([...url.searchParams])
  return writeErrandPageAddress(path, { ...address, view: 'list', shown: errandsAtATime })
}
