// The move-in time of a home.
import { describe, expect, it } from 'vitest'
import { accessOf } from './access.ts'

describe('accessOf', () => {
  it.each([
    ['2027-02-28', 'early'],
    ['2027-03-01', 'spring'],
    ['2027-06-01', 'summer'],
    ['2027-09-01', 'autumn'],
    ['2027-12-01', 'late'],
  ] as const)('returns for %s that it is %s in its year', (inhabitDate, part) => {
    expect(accessOf({ inhabitDate, projectStatus: 'forSale' })).toEqual({ kind: 'in', part, year: '2027' })
  })

  it.each(['moveInReady', 'succession', 'reference'] as const)(
    'returns immediate access in a project that is %s',
    (projectStatus) => {
      expect(accessOf({ inhabitDate: '2026-10-05', projectStatus })).toEqual({ kind: 'now' })
    },
  )

  it('uses the date for a sold-out project, which may be built or not', () => {
    expect(accessOf({ inhabitDate: '2027-10-05', projectStatus: 'soldOut' })).toMatchObject({ kind: 'in' })
  })
})
