// What may be chosen of a small offer: a floor of three, and what one likes of the kitchen.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anInteriorGroup, anInteriorOption } from '../testing/interior.ts'
import {
  interiorChoice,
  interiorResult,
  interiorSum,
  isInteriorClosed,
  isInteriorGroupOpen,
  nextInteriorStop,
} from './index.ts'

const floor = anInteriorGroup({
  id: 'floor',
  rule: 'one',
  lastDay: '2026-12-15',
  options: [
    anInteriorOption({ id: 'oak', isStandard: true }),
    anInteriorOption({ id: 'herringbone', price: 3_800_000 }),
    anInteriorOption({ id: 'stone', price: 5_200_000, needs: ['heating'] }),
  ],
})
const kitchen = anInteriorGroup({
  id: 'kitchen',
  rule: 'any',
  lastDay: '2027-01-31',
  options: [
    anInteriorOption({ id: 'heating', price: 1_450_000 }),
    anInteriorOption({ id: 'hob', price: 2_150_000, excludes: ['gas'] }),
    anInteriorOption({ id: 'gas', price: 900_000 }),
  ],
})
const groups = [floor, kitchen]
const choose = (chosen: readonly string[], today = '2026-12-01', confirmed: readonly string[] = []) =>
  interiorChoice(groups, { chosen, confirmed, today })

describe('a choice of interior', () => {
  test('that is none has the standards', () => {
    expect(choose([])).toEqual({ kind: 'kept', chosen: ['oak'], issues: [] })
  })

  test('takes the place of the standard', () => {
    expect(choose(['hob', 'herringbone'])).toEqual({
      kind: 'kept',
      chosen: ['herringbone', 'hob'],
      issues: [],
    })
  })

  test.each([
    ['of what nobody offers', ['moat'], [{ kind: 'unknown', option: 'moat' }]],
    ['of two floors', ['oak', 'herringbone'], [{ kind: 'onlyOne', option: 'herringbone', other: 'oak' }]],
  ])('%s is refused', (_, chosen, issues) => {
    expect(choose(chosen)).toEqual({ kind: 'refused', issues })
  })

  test.each([
    ['what needs another one', ['stone'], [{ kind: 'needs', option: 'stone', other: 'heating' }]],
    ['two that cannot be', ['gas', 'hob'], [{ kind: 'excludes', option: 'hob', other: 'gas' }]],
    ['what has what it needs', ['stone', 'heating'], []],
  ])('keeps %s, and says what is missing', (_, chosen, issues) => {
    expect(choose(chosen)).toMatchObject({ kind: 'kept', issues })
  })

  test('is open until the last day is over, and not a day longer', () => {
    expect(isInteriorGroupOpen(floor, '2026-12-15')).toBe(true)
    expect(isInteriorGroupOpen(floor, '2026-12-16')).toBe(false)
    expect(isInteriorGroupOpen({}, '2099-01-01')).toBe(true)
  })

  test('of a group that has closed is what was confirmed', () => {
    const late = '2026-12-16'
    expect(choose(['stone', 'hob'], late, ['herringbone'])).toEqual({
      kind: 'refused',
      issues: [{ kind: 'closed', option: 'stone', other: 'floor' }],
    })
    // What is not named is not changed.
    expect(choose(['hob'], late, ['herringbone'])).toMatchObject({ chosen: ['herringbone', 'hob'] })
    expect(choose(['herringbone', 'hob'], late, ['herringbone'])).toMatchObject({ kind: 'kept' })
  })

  test('that was not confirmed in time gives the standard', () => {
    const result = { chosen: ['herringbone', 'hob'], confirmed: [], today: '2027-01-01' }
    expect(interiorResult(groups, result)).toEqual(['oak', 'hob'])
    expect(interiorResult(groups, { ...result, today: '2027-02-01' })).toEqual(['oak'])
  })

  test('costs what its options cost', () => {
    expect(interiorSum(groups, ['oak', 'herringbone', 'moat'])).toBe(3_800_000)
  })

  test('stops group by group', () => {
    expect(nextInteriorStop(groups, '2026-12-15')).toBe('2026-12-15')
    expect(nextInteriorStop(groups, '2026-12-16')).toBe('2027-01-31')
    expect(nextInteriorStop(groups, '2027-02-01')).toBeUndefined()
    expect(isInteriorClosed(groups, '2027-01-31')).toBe(false)
    expect(isInteriorClosed(groups, '2027-02-01')).toBe(true)
    expect(isInteriorClosed([], '2027-02-01')).toBe(false)
  })

  test('that is kept is kept as it is the next time', () => {
    const id = fc.constantFrom('oak', 'herringbone', 'stone', 'heating', 'hob', 'gas', 'moat')
    const day = fc.constantFrom('2026-12-01', '2026-12-16', '2027-02-01')
    fc.assert(
      fc.property(fc.array(id), fc.array(id), day, (chosen, confirmed, today) => {
        const first = interiorChoice(groups, { chosen, confirmed, today })
        if (first.kind === 'kept')
          expect(interiorChoice(groups, { chosen: first.chosen, confirmed, today })).toEqual(first)
      }),
    )
  })
})
