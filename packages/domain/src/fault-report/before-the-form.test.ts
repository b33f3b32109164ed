import { describe, expect, test } from 'vitest'
import { emergencyKinds } from '../errands/errand-emergency.ts'
import { siteByKey } from '../sites/sites.ts'
import { caseAddress, readCasePath } from './case-addresses.ts'
import { caseStepOrder } from './case-steps.ts'
import { caseTypes } from './case-types.ts'
import { caseWarrantyOf } from './case-warranty.ts'
import { emergenciesAt, emergencyContactAt } from './emergency-contacts.ts'

describe('A warranty', () => {
  test.each([
    ['2021-03-01', '2026-03-01', 'running'],
    ['2021-03-01', '2026-03-02', 'over'],
    ['2020-02-29', '2025-02-28', 'running'],
  ] as const)('for a building of %s is on %s %s', (completedOn, today, kind) => {
    expect(caseWarrantyOf(completedOn, 'SE', today).kind).toBe(kind)
    expect(caseWarrantyOf(completedOn, 'NO', today).kind).toBe(kind)
  })
})

describe('The emergency contact', () => {
  const office = {
    kinds: ['noHeat'],
    name: 'office',
    phone: '1',
    hours: [{ days: [1], from: '08:00', to: '17:00' }],
  } as const
  const guard = { kinds: ['noHeat', 'leak'], name: 'guard', phone: '2' } as const

  test.each([
    ['noHeat', 1, '08:00', 'office'],
    ['noHeat', 1, '17:00', 'guard'],
    ['noHeat', 2, '12:00', 'guard'],
    ['leak', 1, '12:00', 'guard'],
    ['stuckLift', 1, '12:00', 'office'],
    ['lock', 1, '07:00', 'guard'],
  ] as const)('for %s on day %i at %s is %s', (kind, day, time, name) => {
    expect(emergencyContactAt([office, guard], kind, { day, time })?.name).toBe(name)
  })

  test('for a leak is never the lift engineer', () => {
    const lift = { kinds: ['stuckLift'], name: 'lift', phone: '3' } as const
    expect(emergencyContactAt([lift], 'leak', { day: 1, time: '12:00' })).toBeUndefined()
    expect(
      emergenciesAt([lift, guard], { day: 1, time: '12:00' }).map(({ kind, contact }) => [
        kind,
        contact.name,
      ]),
    ).toEqual(emergencyKinds.map((kind) => [kind, kind === 'stuckLift' ? 'lift' : 'guard']))
  })
})

describe('The pages of the wizard', () => {
  test('are all found by their addresses', () => {
    for (const key of ['sweden', 'norway', 'senior', 'cooperative'] as const)
      for (const caseType of caseTypes)
        for (const page of [undefined, ...caseStepOrder[caseType], 'abort', 'submitted'] as const) {
          const path = caseAddress(siteByKey(key), caseType, page) ?? ''
          expect(readCasePath(siteByKey(key), path)).toEqual(page ? { caseType, page } : { caseType })
        }
  })

  test('are undefined on a site without fault reports, and for a step of another case type', () => {
    expect(caseAddress(siteByKey('finland'), 'resident')).toBeUndefined()
    expect(caseAddress(siteByKey('sweden'), 'resident', 'compound')).toBeUndefined()
    expect(readCasePath(siteByKey('sweden'), '/felanmalan/boende/forening/')).toBeUndefined()
  })
})
