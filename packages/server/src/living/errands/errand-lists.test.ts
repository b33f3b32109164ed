// The database filters, sorts and counts errands like the domain: compared with all of them in memory.
import type { PromisedErrand } from '@husrum/domain'
import {
  countErrands,
  errandSortKeys,
  errandStatusIdOf,
  errandStatusKeys,
  errandTypes,
  lateErrands,
  readErrandStatusId,
  showsErrand,
  sortErrands,
  sortForBoard,
  stairwellOf,
  tallyErrands,
  untouchedErrandFilter,
} from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrandsForTests } from '../../testing/errands.ts'
import { openErrandsForTests } from '../../testing/errands.ts'
import type { ErrandLists } from './errand-lists.ts'
import { makeErrandLists } from './errand-lists.ts'
import type { ErrandDto } from './listed-errands.ts'

const hour = 3_600_000
const addresses = ['Storgatan 12', 'storgatan 4', 'Ågatan 1', 'Ängen 2 b', 'Østre vei 7', 'Ö-gränd 03', '']
const stairwells = ['Trapphus A', 'Trapphus B', '']
const kinds = ['Hiss', 'Kök', '']

let house: ErrandsForTests
let lists: ErrandLists
let all: readonly PromisedErrand[]
const board = () =>
  ({ kind: 'boardMember', associationId: house.associationOf('board'), hasManagement: true }) as const
const errandOf = (dto: ErrandDto): PromisedErrand => {
  const type = errandTypes.find((known) => known === dto.caseTypeName) ?? 'other'
  return { ...dto, type, status: readErrandStatusId(dto.caseStatusId) } as never
}
const idsOf = (errands: readonly { readonly id: string }[]) => errands.map(({ id }) => id)

beforeAll(async () => {
  house = await openErrandsForTests()
  lists = makeErrandLists(house.db, { now: house.clock.now })
  const at = house.clock.now()
  // Pseudo-random numbers, the same each time.
  let last = 7
  const below = (count: number): number => {
    last = (last * 48_271) % 2_147_483_647
    return last % count
  }
  const instant = (ms: number): string => new Date(ms).toISOString()
  const statuses = [
    ...errandStatusKeys.map((key) => errandStatusIdOf(key, below(2) ? 'SE' : 'NO')),
    'vendor-17',
  ]
  await house.db
    .insertInto('cases')
    .values(
      Array.from({ length: 720 }, (_, place) => {
        const promised = at + (below(200) - 100) * hour
        return {
          site_id: 1,
          origin: '',
          role: place % 5 === 0 ? ('BOARD_MEMBER' as const) : ('RESIDENT' as const),
          association_id: house.associationOf(place % 8 === 0 ? 'otherBoard' : 'board'),
          // Inside homes, shared or not: what the board may not read affects no count and no order.
          area: place % 3 === 0 ? ('YourApartment' as const) : ('CommonAreas' as const),
          shared_with_board_at: place % 9 === 0 ? instant(at) : null,
          room_key: place % 4 === 0 ? 'inspection' : 'kitchen',
          is_other_address: false,
          type: [...errandTypes, 'vendor-type'][below(6)] as never,
          object_address: addresses[below(addresses.length)] ?? '',
          building_part_name: stairwells[below(3)] ?? '',
          room_type: kinds[below(3)] ?? '',
          description: '',
          case_status_id: statuses[below(statuses.length)] ?? '',
          status_since: instant(at),
          ticket_number: below(5) ? `F-${below(3) * 1000 + place}` : null,
          created_at: instant(at - below(40) * 7 * hour),
          promised_by: below(4) ? instant(promised) : null,
          done_by: below(4) ? instant(promised + hour) : null,
          answered_at: below(3) ? instant(promised - hour) : null,
          done_at: below(2) ? instant(promised + (below(3) - 1) * hour) : null,
        }
      }),
    )
    .execute()
  all = (await lists.page(board(), { limit: 1_000 })).map(errandOf)
  expect(all).toHaveLength(630)
})
afterAll(() => house.close())

describe('A list of errands', () => {
  it.each(errandSortKeys.flatMap((by) => [true, false].map((descending) => ({ by, descending }))))(
    'is sorted by $by, descending: $descending',
    async (order) => {
      const { errands } = await lists.list(board(), { filter: untouchedErrandFilter, order }, 100)
      expect(idsOf(errands)).toEqual(idsOf(sortErrands(all, order)).slice(0, 100))
    },
  )

  it.each([
    { statuses: ['executed'], types: [] },
    { statuses: ['executedNo', 'registered'], types: ['other'] },
    { statuses: errandStatusKeys, types: ['warranty', 'inspection'] },
    { statuses: [], types: ['other', 'management'] },
  ] as const)('is filtered by %j', async (filter) => {
    const order = { by: 'creationDate', descending: true } as const
    const { errands, counts } = await lists.list(board(), { filter, order }, 1_000)
    const expected = all.filter((errand) => showsErrand(filter, errand))
    expect(expected.length).toBeGreaterThan(2)
    expect(idsOf(errands)).toEqual(idsOf(sortErrands(expected, order)))
    const key = ({ status, type }: { readonly status: string; readonly type: string }) => `${status} ${type}`
    const counted = new Map<string, number>()
    for (const { caseStatusId, caseTypeName, count } of counts) {
      const name = key(errandOf({ caseStatusId, caseTypeName } as never))
      counted.set(name, (counted.get(name) ?? 0) + count)
    }
    expect(counted).toEqual(new Map(countErrands(all).map((each) => [key(each), each.count])))
  })

  it('of a board has the late ones', async () => {
    const { late } = await lists.list(
      board(),
      { filter: untouchedErrandFilter, order: { by: 'status', descending: false } },
      1,
    )
    const expected = lateErrands(all, house.clock.now())
    expect(expected.length).toBeGreaterThan(5)
    expect([late?.count, idsOf(late?.first ?? [])]).toEqual([expected.length, idsOf(expected).slice(0, 5)])
  })

  it('is paged, with each errand once', async () => {
    const found: string[] = []
    for (let after: string | undefined; ; ) {
      const page = await lists.page(board(), { limit: 37, after })
      if (page.length === 0) break
      found.push(...idsOf(page))
      after = page.at(-1)?.id
    }
    expect(found).toEqual(idsOf(all))
    expect(new Set(found).size).toBe(630)
  })
})

describe('The overview of a board', () => {
  it('has the figures and the order of the domain', async () => {
    const now = house.clock.now()
    const { errands, byStairwell, byKind, all: whole, late } = await lists.overview(board(), 700)
    expect(idsOf(errands)).toEqual(idsOf(sortForBoard(all, now)))
    expect(byStairwell).toEqual(tallyErrands(all, stairwellOf, now))
    expect(byKind).toEqual(tallyErrands(all, ({ roomType }) => roomType, now))
    expect([{ name: '', ...whole }]).toEqual(tallyErrands(all, () => '', now))
    expect(late.count).toBe(whole.late)
  })

  it('of an association without errands is all zeros', async () => {
    const none = await lists.overview(
      { kind: 'boardMember', associationId: house.associationOf('boardWithManagement'), hasManagement: true },
      50,
    )
    expect(none).toEqual({
      late: { count: 0, first: [] },
      all: { all: 0, open: 0, late: 0, kept: 0, missed: 0 },
      byStairwell: [],
      byKind: [],
      errands: [],
    })
  })
})
