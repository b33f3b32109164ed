import { describe, expect, test } from 'vitest'
import { errandStatusKeys } from '../errands/errand-statuses.ts'
import { anInspection } from '../testing/interior.ts'
import { issuesOfRemark, mayAddRemark, mayAskForTime, notFixedAction, remarkStateOf } from './index.ts'

const now = Date.UTC(2026, 10, 20, 12)
const dayMs = 86_400_000

describe('A remark', () => {
  test.each([
    ['registered', 'noted', 'disputed'],
    ['ongoing', 'beingFixed', 'disputed'],
    ['waitingOnMaterial', 'beingFixed', 'disputed'],
    ['executed', 'fixed', 'fixed'],
    ['executedNo', 'fixed', 'fixed'],
    ['completed', 'fixed', 'fixed'],
    ['cancelledByCustomer', 'withdrawn', 'withdrawn'],
    ['unknown', 'noted', 'disputed'],
  ] as const)('with an errand that is %s is %s, and if disputed %s', (status, state, disputed) => {
    expect(remarkStateOf(status, false)).toBe(state)
    expect(remarkStateOf(status, true)).toBe(disputed)
  })

  test('has a state for every status of its errand', () => {
    for (const status of errandStatusKeys) expect(remarkStateOf(status, false)).toMatch(/\w/)
  })

  test.each([
    ['executed', 13, 'reopen'],
    ['executed', 15, undefined],
    ['completed', 13, 'requestReopening'],
    ['ongoing', 1, undefined],
  ] as const)('that is %s since %s days is reported as not fixed by: %s', (status, days, action) => {
    expect(notFixedAction({ status, statusSince: now - days * dayMs }, now)).toBe(action)
  })

  test('requires a place and a text', () => {
    expect(issuesOfRemark({ room: 'Kök', text: 'Repa i bänkskivan' })).toEqual([])
    expect(issuesOfRemark({ room: '', text: '' }).map(({ key, path }) => [path[0], key])).toEqual([
      ['room', 'required'],
      ['text', 'required'],
    ])
  })
})

describe('An inspection', () => {
  test('accepts remarks from its beginning until its protocol is closed', () => {
    const inspection = anInspection({ startsAt: now })
    expect(mayAddRemark(inspection, now - 1)).toBe(false)
    expect(mayAddRemark(inspection, now)).toBe(true)
    expect(mayAddRemark({ ...inspection, closedAt: now }, now)).toBe(false)
  })

  test('can be requested at another time once, while it is in the future', () => {
    const inspection = anInspection({ startsAt: now + 1 })
    expect(mayAskForTime(inspection, now)).toBe(true)
    expect(mayAskForTime({ ...inspection, wish: { text: 'Hellre torsdag', at: now } }, now)).toBe(false)
    expect(mayAskForTime(inspection, now + 1)).toBe(false)
  })
})
