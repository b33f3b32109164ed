import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anErrand } from '../testing/errands.ts'
import type { Errand } from './errand.ts'
import { errandListOf, errandTypes } from './errand.ts'
import type { ErrandAddress, ErrandFilter } from './errand-filter.ts'
import {
  ongoingErrandsTicked,
  readErrandAddress,
  showsErrand,
  toggleErrandStatus,
  toggleErrandType,
  untouchedErrandFilter,
  writeErrandAddress,
} from './errand-filter.ts'
import { defaultErrandOrder, errandSortKeys, sortErrands } from './errand-order.ts'
import { withControlPoints } from './errand-rounds.ts'
import { errandStatusesIn, errandStatusKeys } from './errand-statuses.ts'
import { formatOtherResidentInfo, parseOtherResidentInfo } from './other-resident-info.ts'

describe('A list of errands', () => {
  test('is loaded, empty or failed, and failed is not empty', () => {
    const errand = anErrand()
    expect(errandListOf([errand])).toEqual({ kind: 'loaded', errands: [errand] })
    expect(errandListOf([])).toEqual({ kind: 'empty' })
    expect(errandListOf(undefined)).toEqual({ kind: 'failed' })
  })

  test('has five types', () => {
    expect(errandTypes).toEqual(['management', 'managementOther', 'warranty', 'inspection', 'other'])
  })

  test('includes only rounds with control points', () => {
    const counted = [-1, 0, 1, 7].map((nrOfCaseControlPoints) => ({ nrOfCaseControlPoints }))
    expect(withControlPoints(counted)).toEqual([{ nrOfCaseControlPoints: 1 }, { nrOfCaseControlPoints: 7 }])
  })
})

const ids = (errands: readonly Errand[]) => errands.map(({ id }) => id)

describe('The order of errands', () => {
  test('is newest first by default', () => {
    expect(defaultErrandOrder).toEqual({ by: 'creationDate', descending: true })
    expect(errandSortKeys).toEqual(['creationDate', 'status', 'ticketNumber', 'address'])
    const errands = [1, 3, 2].map((creationDate) => anErrand({ id: `${creationDate}`, creationDate }))
    expect(ids(sortErrands(errands, defaultErrandOrder))).toEqual(['3', '2', '1'])
    expect(ids(sortErrands(errands, { by: 'creationDate', descending: false }))).toEqual(['1', '2', '3'])
  })

  test('by status uses the weight: unknown, registered, ongoing, executed, then completed and reference', () => {
    const statuses = ['completed', 'executed', 'reference', 'unknown', 'ongoing', 'registered'] as const
    const errands = statuses.map((status, place) => anErrand({ id: status, status, creationDate: -place }))
    const up = ['unknown', 'registered', 'ongoing', 'executed', 'completed', 'reference']
    expect(ids(sortErrands(errands, { by: 'status', descending: false }))).toEqual(up)
    const down = ['completed', 'reference', 'executed', 'ongoing', 'registered', 'unknown']
    expect(ids(sortErrands(errands, { by: 'status', descending: true }))).toEqual(down)
  })

  test.each([
    ['F-9', 'F-10'],
    ['F-10', 'f-11'],
    ['', 'F-1'],
    ['A-99', 'B-1'],
  ])('puts ticket number %j before %j', (ticketNumber, later) => {
    const [a, b] = [anErrand({ id: 'z', ticketNumber }), anErrand({ id: 'a', ticketNumber: later })]
    expect(sortErrands([b, a], { by: 'ticketNumber', descending: false })).toEqual([a, b])
    expect(sortErrands([a, b], { by: 'ticketNumber', descending: true })).toEqual([b, a])
  })

  test.each([
    ['Storgatan 4', 'Storgatan 12'],
    ['Zinkgatan 1', 'Ågatan 1'],
    ['Ågatan 1', 'Ängsgatan 1'],
    ['ängsgatan 1', 'Ögatan 1'],
    ['Zinkveien 1', 'Ærveien 1'],
    ['Ærveien 1', 'Øyveien 1'],
    ['A\u030Agatan 1', 'Ågatan 2'],
  ])('puts the address %s before %s', (objectAddress, later) => {
    const [a, b] = [anErrand({ id: 'z', objectAddress }), anErrand({ id: 'a', objectAddress: later })]
    expect(sortErrands([b, a], { by: 'address', descending: false })).toEqual([a, b])
  })

  test('of equals is by date, newest first, and then by id', () => {
    const up = { by: 'status', descending: false } as const
    const [early, late] = [anErrand({ id: 'a', creationDate: 1 }), anErrand({ id: 'b', creationDate: 2 })]
    expect(ids(sortErrands([early, late], up))).toEqual(['b', 'a'])
    const [a, b] = [anErrand({ id: 'a' }), anErrand({ id: 'b' })]
    expect(ids(sortErrands([b, a], up))).toEqual(['a', 'b'])
    expect(ids(sortErrands([b, a], { by: 'status', descending: true }))).toEqual(['a', 'b'])
    const [never, first] = [
      anErrand({ id: 'a', creationDate: Number.NaN }),
      anErrand({ id: 'b', creationDate: 0 }),
    ]
    expect(ids(sortErrands([first, never], up))).toEqual(['a', 'b'])
  })

  test('reads each address once, however many errands there are', () => {
    let looks = 0
    const errands = Array.from({ length: 100 }, (_, place) => ({
      ...anErrand({ id: `${place}` }),
      get objectAddress() {
        looks += 1
        return `Storgatan ${(place * 37) % 100}`
      },
    }))
    const sorted = sortErrands(errands, { by: 'address', descending: false })
    expect([looks, sorted[0]?.id, sorted.length]).toEqual([100, '0', 100])
  })

  const someErrand = fc
    .record({
      id: fc.constantFrom('1', '2', '3', '4'),
      status: fc.constantFrom('unknown' as const, ...errandStatusKeys),
      creationDate: fc.constantFrom(0, 1, 2, Number.NaN),
      ticketNumber: fc.constantFrom('F-9', 'F-10', 'f-9', ''),
      objectAddress: fc.constantFrom('Ågatan 1', 'Agatan 1', 'Ärgatan 12', ''),
    })
    .map(anErrand)
  const someOrder = fc.record({ by: fc.constantFrom(...errandSortKeys), descending: fc.boolean() })

  test('does not depend on the order of the input, and does not change the input', () => {
    const distinct = fc.uniqueArray(someErrand, { selector: ({ id }) => id })
    const byId = (errands: readonly Errand[]) => errands.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    fc.assert(
      fc.property(someOrder, distinct, (order, errands) => {
        const given = [...errands]
        const sorted = sortErrands(errands, order)
        expect(errands).toEqual(given)
        expect(byId(sorted)).toEqual(byId(given))
        expect(sortErrands(errands.toReversed(), order)).toEqual(sorted)
      }),
    )
  })
})

const someFilter: fc.Arbitrary<ErrandFilter> = fc.record({
  statuses: fc.subarray([...errandStatusKeys]),
  types: fc.subarray([...errandTypes]),
})

describe('The filter of errands', () => {
  test('ticks and clears all ongoing statuses with "ongoing"', () => {
    const ticked = toggleErrandStatus(untouchedErrandFilter, 'ongoing')
    expect(ticked).toEqual({ statuses: errandStatusesIn('ongoing'), types: [] })
    expect(ticked.statuses).toHaveLength(18)
    expect(ongoingErrandsTicked(ticked)).toBe('all')
    expect(toggleErrandStatus(ticked, 'ongoing')).toEqual(untouchedErrandFilter)
  })

  test('shows "ongoing" as mixed when some are missing, and then ticks all of them', () => {
    const some = toggleErrandStatus(toggleErrandStatus(untouchedErrandFilter, 'ongoing'), 'materials')
    expect(some.statuses).toHaveLength(17)
    expect(ongoingErrandsTicked(some)).toBe('some')
    expect(ongoingErrandsTicked(toggleErrandStatus(some, 'ongoing'))).toBe('all')
    expect(ongoingErrandsTicked({ statuses: ['registered'], types: [] })).toBe('none')
    expect(ongoingErrandsTicked({ statuses: ['materials'], types: [] })).toBe('some')
  })

  test('ticks one status by itself and keeps the others', () => {
    const one = toggleErrandStatus({ statuses: ['registered', 'completed'], types: ['warranty'] }, 'executed')
    expect(one).toEqual({ statuses: ['registered', 'executed', 'completed'], types: ['warranty'] })
    expect(toggleErrandStatus(one, 'registered').statuses).toEqual(['executed', 'completed'])
  })

  test('ticks the other management with management, but not the reverse', () => {
    const ticked = toggleErrandType({ statuses: ['registered'], types: [] }, 'management')
    expect(ticked).toEqual({ statuses: ['registered'], types: ['management', 'managementOther'] })
    expect(toggleErrandType(ticked, 'management').types).toEqual([])
    expect(toggleErrandType(untouchedErrandFilter, 'managementOther').types).toEqual(['managementOther'])
    expect(toggleErrandType(ticked, 'managementOther').types).toEqual(['management'])
    expect(toggleErrandType(untouchedErrandFilter, 'warranty').types).toEqual(['warranty'])
  })

  test('shows everything until something is chosen', () => {
    expect(untouchedErrandFilter).toEqual({ statuses: [], types: [] })
    const errand = anErrand({ status: 'executed', type: 'warranty' })
    expect(showsErrand(untouchedErrandFilter, errand)).toBe(true)
    expect(showsErrand({ statuses: ['executed'], types: ['warranty'] }, errand)).toBe(true)
    expect(showsErrand({ statuses: ['completed'], types: [] }, errand)).toBe(false)
    expect(showsErrand({ statuses: ['executed'], types: ['other'] }, errand)).toBe(false)
    expect(showsErrand(untouchedErrandFilter, anErrand({ status: 'unknown' }))).toBe(true)
    expect(showsErrand({ statuses: ['executed'], types: [] }, anErrand({ status: 'unknown' }))).toBe(false)
  })

  test('is unchanged when anything is toggled twice from all or none', () => {
    fc.assert(
      fc.property(
        someFilter,
        fc.constantFrom(...errandStatusKeys),
        fc.constantFrom(...errandTypes),
        (filter, status, type) => {
          if (status !== 'ongoing' || ongoingErrandsTicked(filter) !== 'some')
            expect(toggleErrandStatus(toggleErrandStatus(filter, status), status)).toEqual(filter)
          if (type !== 'management')
            expect(toggleErrandType(toggleErrandType(filter, type), type)).toEqual(filter)
        },
      ),
    )
  })
})

describe('The address of a list of errands', () => {
  test('omits defaults', () => {
    expect(writeErrandAddress({ filter: untouchedErrandFilter, order: defaultErrandOrder })).toEqual([])
  })

  test('contains statuses, types, order and the open errand', () => {
    expect(
      writeErrandAddress({
        filter: { statuses: ['registered', 'executed'], types: ['management', 'managementOther'] },
        order: { by: 'address', descending: true },
        errandId: 'e1',
      }),
    ).toEqual([
      ['status', 'registered,executed'],
      ['errandType', 'management,managementOther'],
      ['sort', '-address'],
      ['errandId', 'e1'],
    ])
    const order = { by: 'creationDate', descending: false } as const
    expect(writeErrandAddress({ filter: untouchedErrandFilter, order })).toEqual([['sort', 'creationDate']])
    const status = { by: 'status', descending: true } as const
    expect(writeErrandAddress({ filter: untouchedErrandFilter, order: status })).toEqual([
      ['sort', '-status'],
    ])
  })

  test('ignores unknown values, and uses the last of duplicate names', () => {
    const query = [
      ['sort', 'cheapest'],
      ['status', 'registered'],
      ['status', 'executed,moat'],
      ['errandId', ''],
      ['colour', 'green'],
    ] as const
    expect(readErrandAddress(query)).toEqual({
      filter: { statuses: ['executed'], types: [] },
      order: { by: 'creationDate', descending: true },
    })
  })

  const someAddress: fc.Arbitrary<ErrandAddress> = fc
    .tuple(
      someFilter,
      fc.record({ by: fc.constantFrom(...errandSortKeys), descending: fc.boolean() }),
      fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
    )
    .map(([filter, order, errandId]) => ({ filter, order, ...(errandId !== undefined && { errandId }) }))

  test('is parsed to the same list', () => {
    fc.assert(
      fc.property(someAddress, (address) => {
        expect(readErrandAddress(writeErrandAddress(address))).toEqual(address)
      }),
    )
  })

  test('is parsed from any query without an exception', () => {
    const name = fc.oneof(fc.constantFrom('status', 'errandType', 'sort', 'errandId'), fc.string())
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 6 }), (query) => {
        const read = readErrandAddress(query)
        expect(readErrandAddress(writeErrandAddress(read))).toEqual(read)
      }),
    )
  })
})

const place = (address: string, zipCode: string, city: string, governmentObjectId: string) => ({
  address,
  zipCode,
  city,
  governmentObjectId,
})

describe('The place of another resident', () => {
  test.each([
    ['Storgatan 4, 411 01, Göteborg, 1203', place('Storgatan 4', '411 01', 'Göteborg', '1203')],
    ['Storgatan 4,411 01,Göteborg', place('Storgatan 4', '411 01', 'Göteborg', '')],
    ['Storgatan 4', place('Storgatan 4', '', '', '')],
    ['Storgatan 4, , Göteborg, ', place('Storgatan 4', '', 'Göteborg', '')],
    [
      'Storgatan 4, uppgång B, 411 01, Göteborg, 1203',
      place('Storgatan 4, uppgång B', '411 01', 'Göteborg', '1203'),
    ],
    ['Storgatan 4, , 411 01, Göteborg, 1203', place('Storgatan 4', '411 01', 'Göteborg', '1203')],
    ['', place('', '', '', '')],
  ])('is parsed from %j', (text, read) => {
    expect(parseOtherResidentInfo(text)).toEqual(read)
  })

  test('is written with its four parts, and commas only in the address', () => {
    expect(formatOtherResidentInfo(place('Storgatan 4, B', '411,01', 'Göte,borg', ' 12,03 '))).toBe(
      'Storgatan 4, B, 411 01, Göte borg, 12 03',
    )
    expect(formatOtherResidentInfo(place('', '', '', ''))).toBe(', , , ')
  })

  test('is the same after writing and parsing, and is parsed without an exception', () => {
    const withCommas = fc.string({ unit: fc.constantFrom(',', ' ', 'a', 'å', '1'), maxLength: 24 })
    fc.assert(
      fc.property(fc.oneof(withCommas, fc.string()), (text) => {
        const read = parseOtherResidentInfo(text)
        expect(parseOtherResidentInfo(formatOtherResidentInfo(read))).toEqual(read)
      }),
    )
  })
})
