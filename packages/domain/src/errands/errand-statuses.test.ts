import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errandStatusIdOf, readErrandStatusId } from './errand-status-ids.ts'
import type { ErrandStatus, ErrandStatusKey } from './errand-statuses.ts'
import { errandStatuses, errandStatusesIn, errandStatusKeys, errandStatusOf } from './errand-statuses.ts'

// key, group, colour, weight, can still act, your move, Swedish id, Norwegian id
const table = [
  [
    'registered',
    'registered',
    'blue',
    150,
    false,
    false,
    '412d8e38-4fae-5cb5-ae2a-abed2460a79b',
    'd6589f67-2021-5ba6-b226-e6f363609522',
  ],
  [
    'ongoing',
    'ongoing',
    'yellow',
    200,
    false,
    false,
    '327a56b2-557c-55e8-9759-8b64bad03dae',
    '4d1b67b3-9403-5a1f-be19-a4645445c816',
  ],
  [
    'notResponding',
    'ongoing',
    'yellow',
    200,
    true,
    true,
    'd62fe0d0-c4e3-5d36-a7c5-012685865f48',
    'd80b531b-ee8e-5bc8-8a3d-d7c7335d5a23',
  ],
  [
    'waitingOnWeather',
    'ongoing',
    'yellow',
    200,
    true,
    false,
    '7881b862-e268-5b40-bed3-a9228b282e28',
    'a8045b6e-bb6e-5655-8d3e-e4103d90dd1b',
  ],
  [
    'waitingOnDecision',
    'ongoing',
    'yellow',
    200,
    true,
    true,
    'bf58c1bc-dd2c-5841-bf83-e77f518ac019',
    '20f9e616-931a-56ce-b505-0759cf3ed21f',
  ],
  [
    'waitingOnSubcontractor',
    'ongoing',
    'yellow',
    200,
    true,
    false,
    '8ddd6cb0-375f-5505-9b03-1aaa86918869',
    '906981ff-0659-5977-8668-66166c2781fb',
  ],
  [
    'waitingOnMaterial',
    'ongoing',
    'yellow',
    200,
    true,
    false,
    'fddb82b5-d7bd-54c4-be82-f86174db18d7',
    'dbfc0f20-0566-581f-973b-54d0b46f8d88',
  ],
  [
    'waitingOnInvestigation',
    'ongoing',
    'yellow',
    200,
    true,
    false,
    'a753ee26-160a-533b-9621-152b5da5bec4',
    '0e64cdff-2c3e-58b3-895a-ebbd5021ebae',
  ],
  [
    'waitingOnCustomer',
    'ongoing',
    'yellow',
    200,
    true,
    true,
    'b973500e-cc34-5ef1-b6ba-9bd7f7627103',
    '3f949b78-11b8-5de7-878f-5ef01e5ab56d',
  ],
  [
    'customerBooked',
    'ongoing',
    'yellow',
    200,
    true,
    false,
    '107e348b-764a-5de8-83f4-26571b7b6ecb',
    '190e51bd-370e-5ee4-a0ec-4bd22c5e7762',
  ],
  [
    'customerNotBooked',
    'ongoing',
    'yellow',
    200,
    true,
    true,
    '01f5ec58-c081-50e2-aff6-26a88f8838df',
    'c5c864b1-c371-5910-a778-c8e36d32b40d',
  ],
  [
    'materials',
    'ongoing',
    'yellow',
    200,
    false,
    false,
    '501a381a-64f7-52f5-ac3f-d6d6423223b9',
    '92aa72ca-1ee5-5d37-b904-25bb09c280e5',
  ],
  [
    'investigation',
    'ongoing',
    'yellow',
    200,
    false,
    false,
    '5571e023-6b15-508f-9f64-1643133a0c57',
    'b96c32c3-9dcd-5905-8a78-0dac8297b2f3',
  ],
  [
    'infoFromCustomer',
    'ongoing',
    'yellow',
    200,
    true,
    true,
    '0ae195fd-3503-5fa2-9a13-ae00bf14917d',
    '3ed4336f-1ff5-593b-a25a-3062dfa5eb2a',
  ],
  [
    'otherSeason',
    'ongoing',
    'yellow',
    200,
    true,
    false,
    '70e82190-7dde-58b8-afc2-84d0c3885e36',
    '20656e62-ec80-51a8-9b52-cec429068598',
  ],
  [
    'subcontractorWithLogin',
    'ongoing',
    'yellow',
    200,
    false,
    false,
    '207a3ca9-e8c6-5434-96d9-989232173ca9',
    '56ce6993-aaa2-59f9-9ce0-89c404ac3858',
  ],
  [
    'subcontractorWithoutLogin',
    'ongoing',
    'yellow',
    200,
    false,
    false,
    'da7888cf-157f-5b83-a2b8-551cddab5ba8',
    'edf452a4-e14a-56a9-a0e9-c5fe705b8ed9',
  ],
  ['executedNo', 'ongoing', 'yellow', 200, false, false, undefined, 'e88adcbd-cea7-5a1d-be6a-009079761e59'],
  [
    'reference',
    'ongoing',
    'yellow',
    400,
    false,
    false,
    '8161c861-d8d6-5091-adc4-0568bce93c4e',
    '2626f221-de82-544f-9dbe-8e7e43ae594f',
  ],
  ['executed', 'executed', 'green', 300, false, false, 'c12d78b7-64ce-5d1c-b369-5c98481f25da', undefined],
  [
    'completed',
    'completed',
    'grey',
    400,
    false,
    false,
    'cec0833f-35a2-5965-9a6b-c2583a8799a9',
    'b4599a6d-0793-5ae1-acef-e6be5f8648ef',
  ],
  [
    'cancelledByCustomer',
    'completed',
    'grey',
    400,
    true,
    false,
    '8b09acad-239a-5513-b246-e30158431008',
    'a8e49c58-3837-506b-8ed0-a927f6ffe4d2',
  ],
  [
    'shredded',
    'completed',
    'grey',
    400,
    false,
    false,
    '7fdfe8ba-ea5b-5f88-b8b5-a4ca62858aee',
    'ba195ad2-b811-541e-bad2-f5321c191d76',
  ],
] as const

const allIds = table
  .flatMap(([, , , , , , id, norwegianId]) => [id, norwegianId])
  .filter((id) => id !== undefined)

describe('The statuses of errands', () => {
  test('are the 23 of FAULT-61, in its order', () => {
    expect(errandStatusKeys).toEqual(table.map(([key]) => key))
    expect(errandStatusKeys).toHaveLength(23)
  })

  test.each(table)('%s is in the group %s, is %s and weighs %i', (...row) => {
    const [key, group, colour, weight, canStillAct, isYourMove, id, norwegianId] = row
    const known = { group, colour, weight, canStillAct, isYourMove }
    const status: ErrandStatus = errandStatuses[key]
    expect(status).toEqual(known)
    expect(errandStatusOf(key)).toBe(status)
    expect(errandStatusIdOf(key, 'SE')).toBe(id ?? 'c12d78b7-64ce-5d1c-b369-5c98481f25da')
    expect(errandStatusIdOf(key, 'FI')).toBe(errandStatusIdOf(key, 'SE'))
    expect(errandStatusIdOf(key, 'NO')).toBe(norwegianId ?? 'e88adcbd-cea7-5a1d-be6a-009079761e59')
    for (const each of [id, norwegianId].filter((one) => one !== undefined)) {
      expect(readErrandStatusId(each)).toBe(key)
      expect(readErrandStatusId(each.toUpperCase())).toBe(key)
    }
  })

  test('have ids of version 5 that are all distinct', () => {
    expect(new Set(allIds).size).toBe(44)
    for (const id of allIds)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('require action of the customer for five of them, and not if a visit is booked', () => {
    expect(errandStatusKeys.filter((key) => errandStatuses[key].isYourMove)).toEqual([
      'notResponding',
      'waitingOnDecision',
      'waitingOnCustomer',
      'customerNotBooked',
      'infoFromCustomer',
    ])
  })

  test('fall into their groups (FAULT-61)', () => {
    expect(errandStatusesIn('registered')).toEqual(['registered'])
    expect(errandStatusesIn('ongoing')).toHaveLength(18)
    expect(errandStatusesIn('executed')).toEqual(['executed'])
    expect(errandStatusesIn('completed')).toEqual(['completed', 'cancelledByCustomer', 'shredded'])
    expect(errandStatusesIn('other')).toEqual([])
  })

  test('show an errand with an unknown status as neutral', () => {
    const neutral = { group: 'other', colour: 'grey', weight: 100, canStillAct: false, isYourMove: false }
    expect(errandStatusOf('unknown')).toEqual(neutral)
    expect(errandStatusOf('toString' as ErrandStatusKey)).toEqual(neutral)
  })

  test.each(['', 'registered', '899310002', '412d8e38-4fae-5cb5-ae2a-abed2460a79c'])(
    'do not contain the id %j',
    (id) => {
      expect(readErrandStatusId(id)).toBe('unknown')
    },
  )

  test('are parsed from any text without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.uuid()), (id) => {
        expect(readErrandStatusId(id)).toBe(
          allIds.some((each) => each === id) ? expect.any(String) : 'unknown',
        )
      }),
    )
  })

  test('are parsed as they are written, in every country', () => {
    fc.assert(
      fc.property(fc.constantFrom(...errandStatusKeys), fc.constantFrom('SE', 'NO', 'FI'), (key, country) => {
        const read = readErrandStatusId(errandStatusIdOf(key, country))
        const isExecuted = key === 'executed' || key === 'executedNo'
        expect(read).toBe(isExecuted ? (country === 'NO' ? 'executedNo' : 'executed') : key)
      }),
    )
  })
})
