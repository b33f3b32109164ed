// Choices from a small offer: one of three floors, and any options of the kitchen.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anInteriorGroup, anInteriorOption } from '../testing/interior.ts'
import {
  interiorChoice,
  interiorResult,
  interiorSum,
  isInteriorClosed,
  isInteriorGroupOpen,
  lastDayOfGroup,
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

describe('A choice of interior', () => {
  test('defaults to the standards', () => {
    expect(choose([])).toEqual({ kind: 'kept', chosen: ['oak'], issues: [] })
  })

  test('replaces the standard', () => {
    expect(choose(['hob', 'herringbone'])).toEqual({
      kind: 'kept',
      chosen: ['herringbone', 'hob'],
      issues: [],
    })
  })

  test.each([
    ['an option that is not offered', ['moat'], [{ kind: 'unknown', option: 'moat' }]],
    ['two floors', ['oak', 'herringbone'], [{ kind: 'onlyOne', option: 'herringbone', other: 'oak' }]],
  ])('is rejected with %s', (_, chosen, issues) => {
    expect(choose(chosen)).toEqual({ kind: 'refused', issues })
  })

  test.each([
    ['an option without its requirement', ['stone'], [{ kind: 'needs', option: 'stone', other: 'heating' }]],
    ['two conflicting options', ['gas', 'hob'], [{ kind: 'excludes', option: 'hob', other: 'gas' }]],
    ['an option with its requirement', ['stone', 'heating'], []],
  ])('is saved with %s, and returns the issues', (_, chosen, issues) => {
    expect(choose(chosen)).toMatchObject({ kind: 'kept', issues })
  })

  test('is open until the end of its last day', () => {
    expect(isInteriorGroupOpen(floor, '2026-12-15')).toBe(true)
    expect(isInteriorGroupOpen(floor, '2026-12-16')).toBe(false)
    expect(isInteriorGroupOpen({}, '2099-01-01')).toBe(true)
  })

  test('closes with the last of the others if it has no day of its own', () => {
    const lastDayOf = lastDayOfGroup(['2026-12-15', undefined, '2027-01-31', '2026-12-20'])
    expect(['2026-12-15', undefined].map(lastDayOf)).toEqual(['2026-12-15', '2027-01-31'])
    expect(lastDayOfGroup([undefined])(undefined)).toBeUndefined()
  })

  test('in a closed group is the confirmed one', () => {
    const late = '2026-12-16'
    expect(choose(['stone', 'hob'], late, ['herringbone'])).toEqual({
      kind: 'refused',
      issues: [{ kind: 'closed', option: 'stone', other: 'floor' }],
    })
    // A group that is not named is unchanged.
    expect(choose(['hob'], late, ['herringbone'])).toMatchObject({ chosen: ['herringbone', 'hob'] })
    expect(choose(['herringbone', 'hob'], late, ['herringbone'])).toMatchObject({ kind: 'kept' })
  })

  test('that was not confirmed in time falls back to the standard', () => {
    const result = { chosen: ['herringbone', 'hob'], confirmed: [], today: '2027-01-01' }
    expect(interiorResult(groups, result)).toEqual(['oak', 'hob'])
    expect(interiorResult(groups, { ...result, today: '2027-02-01' })).toEqual(['oak'])
  })

  test('costs the sum of its options', () => {
    expect(interiorSum(groups, ['oak', 'herringbone', 'moat'])).toBe(3_800_000)
  })

  test('closes group by group', () => {
    expect(nextInteriorStop(groups, '2026-12-15')).toBe('2026-12-15')
    expect(nextInteriorStop(groups, '2026-12-16')).toBe('2027-01-31')
    expect(nextInteriorStop(groups, '2027-02-01')).toBeUndefined()
    expect(isInteriorClosed(groups, '2027-01-31')).toBe(false)
    expect(isInteriorClosed(groups, '2027-02-01')).toBe(true)
    expect(isInteriorClosed([], '2027-02-01')).toBe(false)
  })

  test('that was saved is the same when saved again', () => {
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
