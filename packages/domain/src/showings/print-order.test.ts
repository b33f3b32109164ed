import { describe, expect, test } from 'vitest'
import { siteByKey } from '../sites/sites.ts'
import { printOrderMonth, printOrderRule } from './print-order.ts'

const sweden = siteByKey('sweden')
const typed = {
  stageId: 'stage-1',
  material: ['floorPlans', 'brochure'],
  name: 'Signe Hammar',
  address: 'Kajgatan 4',
  postalCode: '41103',
  city: 'Göteborg',
}

describe('An order of printed material', () => {
  test('is accepted with the data for posting', () => {
    expect(printOrderRule(sweden).check(typed)).toEqual({
      kind: 'valid',
      value: { ...typed, material: ['brochure', 'floorPlans'], postalCode: '411 03' },
    })
  })

  test.each([
    [{ material: [] }, 'material', 'required'],
    [{ material: undefined }, 'material', 'required'],
    [{ material: ['flowers'] }, 'material', 'unknownValue'],
    [{ address: '' }, 'address', 'required'],
    [{ postalCode: '4110' }, 'postalCode', 'invalidInput'],
    [{ city: '<b>' }, 'city', 'invalidInput'],
  ])('with %j is rejected at %s', (facts, field, key) => {
    const checked = printOrderRule(sweden).check({ ...typed, ...facts } as never)
    expect(checked).toMatchObject({ kind: 'invalid', issues: [{ key, path: [field] }] })
  })

  test("belongs to the month in the site's time zone", () => {
    expect(printOrderMonth(Date.UTC(2026, 10, 30, 23, 30), sweden)).toBe('2026-12')
    expect(printOrderMonth(Date.UTC(2026, 10, 30, 22, 30), sweden)).toBe('2026-11')
  })
})
