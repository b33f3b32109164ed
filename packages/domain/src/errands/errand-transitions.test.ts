import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anErrand } from '../testing/errands.ts'
import type { ErrandStatusKey } from './errand-statuses.ts'
import { errandStatusKeys } from './errand-statuses.ts'
import type { CustomerErrandAction } from './errand-transitions.ts'
import {
  actOnErrand,
  asClosedErrand,
  customerActions,
  errandReopeningWindow,
  moveErrand,
} from './errand-transitions.ts'

const working = [
  'ongoing',
  'notResponding',
  'waitingOnWeather',
  'waitingOnDecision',
  'waitingOnSubcontractor',
  'waitingOnMaterial',
  'waitingOnInvestigation',
  'waitingOnCustomer',
  'customerBooked',
  'customerNotBooked',
  'materials',
  'investigation',
  'infoFromCustomer',
  'otherSeason',
  'subcontractorWithLogin',
  'subcontractorWithoutLogin',
] as const satisfies readonly ErrandStatusKey[]
const ends = ['executed', 'executedNo', 'completed', 'cancelledByCustomer', 'shredded'] as const
const after = (from: ErrandStatusKey): readonly ErrandStatusKey[] =>
  [...working, 'reference' as const, ...ends].filter((to) => to !== from)

const allowedToStaff: Readonly<Record<ErrandStatusKey, readonly ErrandStatusKey[]>> = {
  registered: after('registered'),
  ongoing: after('ongoing'),
  notResponding: after('notResponding'),
  waitingOnWeather: after('waitingOnWeather'),
  waitingOnDecision: after('waitingOnDecision'),
  waitingOnSubcontractor: after('waitingOnSubcontractor'),
  waitingOnMaterial: after('waitingOnMaterial'),
  waitingOnInvestigation: after('waitingOnInvestigation'),
  waitingOnCustomer: after('waitingOnCustomer'),
  customerBooked: after('customerBooked'),
  customerNotBooked: after('customerNotBooked'),
  materials: after('materials'),
  investigation: after('investigation'),
  infoFromCustomer: after('infoFromCustomer'),
  otherSeason: after('otherSeason'),
  subcontractorWithLogin: after('subcontractorWithLogin'),
  subcontractorWithoutLogin: after('subcontractorWithoutLogin'),
  reference: ['ongoing', 'completed'],
  executed: ['completed', 'ongoing'],
  executedNo: ['completed', 'ongoing'],
  completed: ['ongoing'],
  cancelledByCustomer: ['ongoing', 'shredded'],
  shredded: [],
}

const pairs = errandStatusKeys.flatMap((from) => errandStatusKeys.map((to) => ({ from, to })))

describe('Staff', () => {
  test.each(pairs.filter(({ from, to }) => allowedToStaff[from].includes(to)))(
    'may send an errand from $from to $to',
    ({ from, to }) => {
      expect(moveErrand(from, to)).toEqual({ kind: 'moved', status: to })
    },
  )

  test('cannot send an errand to any other status, and get its present status', () => {
    const refused = pairs.filter(({ from, to }) => !allowedToStaff[from].includes(to))
    expect(refused).toHaveLength(162)
    for (const { from, to } of refused)
      expect(moveErrand(from, to)).toEqual({ kind: 'statusConflict', status: from })
  })

  test('cannot move an errand with an unknown status', () => {
    for (const to of errandStatusKeys)
      expect(moveErrand('unknown', to)).toEqual({ kind: 'statusConflict', status: 'unknown' })
  })
})

const customerErrandActions = [
  'close',
  'update',
  'answer',
  'reopen',
  'requestReopening',
] as const satisfies readonly CustomerErrandAction[]
const now = 1_800_000_000_000
const fourteenDays = 1_209_600_000

const allowedToCustomers: Readonly<
  Record<ErrandStatusKey, { readonly [Action in CustomerErrandAction]?: ErrandStatusKey }>
> = {
  registered: { close: 'cancelledByCustomer', update: 'registered' },
  ongoing: { close: 'cancelledByCustomer', update: 'ongoing' },
  notResponding: { close: 'cancelledByCustomer', update: 'notResponding' },
  waitingOnWeather: { close: 'cancelledByCustomer', update: 'waitingOnWeather' },
  waitingOnDecision: { close: 'cancelledByCustomer', update: 'waitingOnDecision' },
  waitingOnSubcontractor: { close: 'cancelledByCustomer', update: 'waitingOnSubcontractor' },
  waitingOnMaterial: { close: 'cancelledByCustomer', update: 'waitingOnMaterial' },
  waitingOnInvestigation: { close: 'cancelledByCustomer', update: 'waitingOnInvestigation' },
  waitingOnCustomer: { close: 'cancelledByCustomer', update: 'waitingOnCustomer' },
  customerBooked: { close: 'cancelledByCustomer', update: 'customerBooked' },
  customerNotBooked: { close: 'cancelledByCustomer', update: 'customerNotBooked' },
  materials: { close: 'cancelledByCustomer', update: 'materials' },
  investigation: { close: 'cancelledByCustomer', update: 'investigation' },
  infoFromCustomer: { close: 'cancelledByCustomer', update: 'infoFromCustomer', answer: 'ongoing' },
  otherSeason: { close: 'cancelledByCustomer', update: 'otherSeason' },
  subcontractorWithLogin: { close: 'cancelledByCustomer', update: 'subcontractorWithLogin' },
  subcontractorWithoutLogin: { close: 'cancelledByCustomer', update: 'subcontractorWithoutLogin' },
  executedNo: { reopen: 'ongoing' },
  reference: {},
  executed: { reopen: 'ongoing' },
  completed: { requestReopening: 'completed' },
  cancelledByCustomer: {},
  shredded: {},
}

describe('A customer', () => {
  test('may do exactly what the table says, in every status', () => {
    for (const status of errandStatusKeys) {
      const errand = { status, statusSince: now }
      const allowed = customerErrandActions.filter(
        (action) => allowedToCustomers[status][action] !== undefined,
      )
      expect(customerActions(errand, now)).toEqual(allowed)
      for (const action of customerErrandActions) {
        const to = allowedToCustomers[status][action]
        expect(actOnErrand(errand, action, now, 'Det droppar igen.')).toEqual(
          to ? { kind: 'moved', status: to } : { kind: 'statusConflict', status },
        )
      }
    }
  })

  test('has no actions for an errand with an unknown status', () => {
    const errand = { status: 'unknown', statusSince: now } as const
    expect(customerActions(errand, now)).toEqual([])
    expect(actOnErrand(errand, 'close', now)).toEqual({ kind: 'statusConflict', status: 'unknown' })
  })

  test.each([
    ['executed', 'reopen'],
    ['executedNo', 'reopen'],
    ['completed', 'requestReopening'],
  ] as const)('has 14 days for an errand that is %s to %s', (status, action) => {
    expect(errandReopeningWindow).toBe(fourteenDays)
    const errand = { status, statusSince: now }
    expect(customerActions(errand, now)).toEqual([action])
    expect(customerActions(errand, now + fourteenDays)).toEqual([action])
    expect(customerActions(errand, now + fourteenDays + 1)).toEqual([])
    expect(customerActions({ status }, now)).toEqual([])
    expect(actOnErrand(errand, action, now + fourteenDays, 'Igen').kind).toBe('moved')
    expect(actOnErrand(errand, action, now + fourteenDays + 1, 'Igen')).toEqual({
      kind: 'statusConflict',
      status,
    })
  })

  test.each(['reopen', 'requestReopening'] as const)('must give a reason to %s', (action) => {
    const errand = { status: action === 'reopen' ? 'executed' : 'completed', statusSince: now } as const
    expect(actOnErrand(errand, action, now)).toEqual({ kind: 'textMissing' })
    expect(actOnErrand(errand, action, now, '   ')).toEqual({ kind: 'textMissing' })
    expect(actOnErrand(errand, action, now, 'a'.repeat(501))).toEqual({ kind: 'textMissing' })
    expect(actOnErrand(errand, action, now, 'a'.repeat(500)).kind).toBe('moved')
  })

  test('closes without a text and at any time', () => {
    expect(actOnErrand({ status: 'registered' }, 'close', now)).toEqual({
      kind: 'moved',
      status: 'cancelledByCustomer',
    })
    expect(actOnErrand({ status: 'infoFromCustomer' }, 'answer', now)).toEqual({
      kind: 'moved',
      status: 'ongoing',
    })
  })

  test('sees a closed errand as cancelled immediately, with the Norwegian id in Norway', () => {
    const errand = anErrand({ status: 'ongoing' })
    expect(asClosedErrand(errand, 'SE', now)).toEqual({
      ...errand,
      status: 'cancelledByCustomer',
      caseStatusId: '8b09acad-239a-5513-b246-e30158431008',
      statusSince: now,
    })
    expect(asClosedErrand(errand, 'NO', now).caseStatusId).toBe('a8e49c58-3837-506b-8ed0-a927f6ffe4d2')
  })
})

describe('An errand', () => {
  test('stays shredded, whatever staff and customer try', () => {
    const deed = fc.oneof(fc.constantFrom(...errandStatusKeys), fc.constantFrom(...customerErrandActions))
    fc.assert(
      fc.property(fc.constantFrom(...errandStatusKeys), fc.array(deed, { maxLength: 12 }), (start, deeds) => {
        let status = start
        let wasShredded = status === 'shredded'
        for (const each of deeds) {
          const isAction = customerErrandActions.some((action) => action === each)
          const result = isAction
            ? actOnErrand({ status, statusSince: now }, each as CustomerErrandAction, now, 'Text')
            : moveErrand(status, each as ErrandStatusKey)
          if (result.kind === 'moved') status = result.status
          else expect(result).toEqual({ kind: 'statusConflict', status })
          if (wasShredded) expect(status).toBe('shredded')
          wasShredded = status === 'shredded'
        }
      }),
    )
  })
})
