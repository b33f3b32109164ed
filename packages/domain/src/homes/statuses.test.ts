import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProjectPhase, ResidenceStatus } from './enumerations.ts'
import { disposalForms, projectPhases, residenceStatuses } from './enumerations.ts'
import { comingShowings } from './home.ts'
import { projectPhaseTransition, projectStageOf, projectStatusOf } from './phases.ts'
import type { StatusChange, StatusChanger } from './status-transitions.ts'
import { residenceStatusTransition, residenceStatusTransitions } from './status-transitions.ts'
import {
  areSoldOut,
  canBeBought,
  countsAsSold,
  isStillToBeSold,
  searchedStatuses,
  statusColour,
  statusColours,
} from './statuses.ts'
import { vipWindow } from './vip-window.ts'

const countries = ['SE', 'NO', 'FI'] as const
const anyStatus = fc.constantFrom(...residenceStatuses)
const anyPhase = fc.constantFrom(...projectPhases)

describe('A home that can be bought today', () => {
  test('is for sale and not a rental; homes of all other statuses are excluded', () => {
    for (const status of residenceStatuses)
      for (const disposalForm of disposalForms)
        expect(canBeBought({ status, disposalForm }), `${status} ${disposalForm}`).toBe(
          status === 'forSale' && ['condominium', 'ownership', 'ownershipApartment'].includes(disposalForm),
        )
  })
})

describe('The colour of a status', () => {
  test.each([
    ['forSale', 'green', 'green'],
    ['preSelling', 'blue', 'blue'],
    ['showingApartment', 'blue', 'blue'],
    ['reserved', 'orange', 'orange'],
    ['booked', 'orange', 'red'],
    ['sold', 'red', 'red'],
    ['notAvailable', 'grey', 'grey'],
    ['succession', 'grey', 'grey'],
  ] as const)('of a home that is %s is %s, and in Norway %s', (status, colour, norwegian) => {
    expect(statusColour(status, 'SE')).toBe(colour)
    expect(statusColour(status, 'FI')).toBe(colour)
    expect(statusColour(status, 'NO')).toBe(norwegian)
  })

  test.each([
    ['planned', 'grey'],
    ['succession', 'grey'],
    ['forSale', 'green'],
    ['preSelling', 'blue'],
    ['vip', 'blue'],
    ['moveInReady', 'green'],
    ['soldOut', 'red'],
    ['reference', 'grey'],
  ] as const)('of a stage that is %s is %s', (status, colour) => {
    for (const country of countries) expect(statusColour(status, country)).toBe(colour)
  })

  test('is one of five, and a search includes what can be bought', () => {
    expect(statusColours).toEqual(['green', 'blue', 'orange', 'red', 'grey'])
    expect(searchedStatuses).toEqual(['forSale', 'reserved', 'preSelling'])
  })
})

describe('Sold homes', () => {
  test.each(residenceStatuses)('that are %s count as sold only when sold, or booked in Norway', (status) => {
    expect(countries.filter((country) => countsAsSold(status, country))).toEqual(
      status === 'sold' ? ['SE', 'NO', 'FI'] : status === 'booked' ? ['NO'] : [],
    )
  })

  test.each([
    ['forSale', ['SE', 'NO', 'FI']],
    ['reserved', ['SE', 'NO', 'FI']],
    ['preSelling', ['SE', 'NO', 'FI']],
    ['booked', ['SE', 'FI']],
    ['sold', []],
    ['showingApartment', []],
    ['notAvailable', []],
    ['succession', []],
  ] as const)('do not include a home that is %s where it is still to be sold, in %j', (status, where) => {
    expect(countries.filter((country) => isStillToBeSold(status, country))).toEqual(where)
  })

  test.each([
    [['sold', 'sold'], 'SE', true],
    [['sold', 'showingApartment'], 'SE', true],
    [['sold', 'notAvailable'], 'SE', true],
    [['sold', 'forSale'], 'SE', false],
    [['sold', 'reserved'], 'SE', false],
    [['sold', 'preSelling'], 'SE', false],
    [['sold', 'booked'], 'SE', false],
    [['sold', 'booked'], 'NO', true],
    [['booked'], 'NO', true],
    [['notAvailable'], 'SE', false],
    [[], 'SE', false],
  ] as const)('that are %j in %s are sold out: %s', (statuses, country, areGone) => {
    expect(areSoldOut(statuses, country)).toBe(areGone)
  })
})

describe("Changes of a home's status", () => {
  const allowed: Readonly<Record<ResidenceStatus, readonly ResidenceStatus[]>> = {
    notAvailable: ['preSelling', 'forSale', 'showingApartment'],
    preSelling: ['forSale', 'reserved', 'booked', 'notAvailable'],
    forSale: ['reserved', 'booked', 'showingApartment', 'sold', 'notAvailable'],
    reserved: ['booked', 'preSelling', 'forSale'],
    booked: ['sold', 'forSale'],
    showingApartment: ['forSale', 'sold', 'notAvailable'],
    sold: ['succession', 'forSale'],
    succession: ['sold', 'notAvailable'],
  }
  const pairs = residenceStatuses.flatMap((from) => residenceStatuses.map((to) => [from, to] as const))
  const kindOf = (from: ResidenceStatus, to: ResidenceStatus, change: StatusChange) =>
    residenceStatusTransition(from, to, change).kind

  test('follow the decided table', () => {
    expect(residenceStatusTransitions).toEqual(allowed)
  })

  test.each(pairs)('by a booking that restores its home: %s to %s', (from, to) => {
    const restored = ['reserved', 'booked', 'sold'].includes(to)
    expect(kindOf(from, to, { by: 'booking' })).toBe(
      from === to ? 'same-status' : restored ? 'allowed' : 'not-permitted',
    )
  })

  test.each(pairs)('by staff with a reason: %s to %s', (from, to) => {
    const change = { by: 'staff', reason: 'The buyer died.', previous: to } as const
    expect(kindOf(from, to, change)).toBe(
      from === to ? 'same-status' : allowed[from].includes(to) ? 'allowed' : 'no-such-transition',
    )
  })

  const buyers: readonly (readonly [ResidenceStatus, ResidenceStatus])[] = [
    ['preSelling', 'reserved'],
    ['preSelling', 'booked'],
    ['forSale', 'reserved'],
    ['forSale', 'booked'],
    ['reserved', 'booked'],
    ['reserved', 'preSelling'],
    ['reserved', 'forSale'],
    ['booked', 'forSale'],
  ]
  const expiring: readonly (readonly [ResidenceStatus, ResidenceStatus])[] = [
    ['reserved', 'preSelling'],
    ['reserved', 'forSale'],
  ]
  const has = (list: readonly (readonly [ResidenceStatus, ResidenceStatus])[], from: string, to: string) =>
    list.some((pair) => pair[0] === from && pair[1] === to)

  test.each(pairs.filter(([from, to]) => allowed[from].includes(to)))(
    'by a buyer and by the end of a reservation: %s to %s',
    (from, to) => {
      const change = { previous: to, reason: 'I want to.' }
      expect(kindOf(from, to, { ...change, by: 'buyer' })).toBe(
        has(buyers, from, to) ? 'allowed' : 'not-permitted',
      )
      expect(kindOf(from, to, { ...change, by: 'expiry' })).toBe(
        has(expiring, from, to) ? 'allowed' : 'not-permitted',
      )
    },
  )

  test.each<[StatusChanger, ResidenceStatus, ResidenceStatus | undefined, string]>([
    ['expiry', 'forSale', 'forSale', 'allowed'],
    ['expiry', 'preSelling', 'preSelling', 'allowed'],
    ['expiry', 'forSale', 'preSelling', 'not-previous'],
    ['buyer', 'preSelling', 'forSale', 'not-previous'],
    ['staff', 'forSale', 'preSelling', 'not-previous'],
    ['staff', 'forSale', undefined, 'not-previous'],
    ['buyer', 'booked', undefined, 'allowed'],
  ])('by %s: a reserved home changes to %s if its previous status was %s: %s', (by, to, previous, kind) => {
    expect(kindOf('reserved', to, { by, ...(previous && { previous }) })).toBe(kind)
  })

  test.each([
    [undefined, 'reason-missing'],
    ['', 'reason-missing'],
    ['  \n', 'reason-missing'],
    ['The sale fell through.', 'allowed'],
  ])('by staff who sell a sold home again with the reason %j: %s', (reason, kind) => {
    expect(kindOf('sold', 'forSale', { by: 'staff', ...(reason !== undefined && { reason }) })).toBe(kind)
  })

  test('need a reason only for that transition', () => {
    expect(kindOf('sold', 'succession', { by: 'staff' })).toBe('allowed')
    expect(kindOf('booked', 'forSale', { by: 'staff' })).toBe('allowed')
    expect(kindOf('showingApartment', 'forSale', { by: 'staff' })).toBe('allowed')
  })

  test('are only allowed along the table and to another status', () => {
    const changes = fc.record(
      {
        by: fc.constantFrom('buyer' as const, 'staff' as const, 'expiry' as const),
        reason: fc.string(),
        previous: anyStatus,
      },
      { requiredKeys: ['by'] },
    )
    fc.assert(
      fc.property(anyStatus, anyStatus, changes, (from, to, change) => {
        const isAllowed = kindOf(from, to, change) === 'allowed'
        expect(isAllowed && (from === to || !allowed[from].includes(to))).toBe(false)
      }),
    )
  })
})

describe('The phases of a project', () => {
  test.each([
    ['planned', 'planned', 'planned'],
    ['vipSale', 'vip', 'planned'],
    ['vipSaleProcessing', 'vip', 'planned'],
    ['preSelling', 'preSelling', 'planned'],
    ['salesStart', 'forSale', 'planned'],
    ['buildStart', 'forSale', 'constructionStart'],
    ['intermediation', 'forSale', 'intermediation'],
    ['interiorOptions', 'forSale', 'intermediation'],
    ['finalizing', 'forSale', 'intermediation'],
    ['moveIn', 'moveInReady', 'moveInReady'],
    ['completed', 'reference', 'completed'],
  ] as const)('have for %s the status %s and the stage %s', (phase, status, stage) => {
    expect(projectStatusOf(phase, ['forSale', 'sold'], 'SE')).toBe(status)
    expect(projectStatusOf(phase, [], 'SE')).toBe(status)
    expect(projectStageOf(phase)).toBe(stage)
  })

  test.each([
    ['planned', 'planned'],
    ['vipSale', 'vip'],
    ['vipSaleProcessing', 'vip'],
    ['preSelling', 'soldOut'],
    ['salesStart', 'soldOut'],
    ['buildStart', 'soldOut'],
    ['intermediation', 'soldOut'],
    ['interiorOptions', 'soldOut'],
    ['finalizing', 'soldOut'],
    ['moveIn', 'soldOut'],
    ['completed', 'reference'],
  ] as const)('turn %s with every home sold into %s', (phase, status) => {
    expect(projectStatusOf(phase, ['sold', 'sold'], 'SE')).toBe(status)
  })

  test.each([
    ['completed', 'succession'],
    ['moveIn', 'moveInReady'],
    ['salesStart', 'forSale'],
  ] as const)('turn %s with a home in succession into %s', (phase, status) => {
    expect(projectStatusOf(phase, ['forSale', 'succession', 'sold'], 'SE')).toBe(status)
  })

  test('count booked homes as the last ones in Norway only', () => {
    expect(projectStatusOf('salesStart', ['booked'], 'NO')).toBe('soldOut')
    expect(projectStatusOf('salesStart', ['booked'], 'SE')).toBe('forSale')
  })

  const order: readonly ProjectPhase[] = [
    'planned',
    'vipSale',
    'vipSaleProcessing',
    'preSelling',
    'salesStart',
    'buildStart',
    'intermediation',
    'interiorOptions',
    'finalizing',
    'moveIn',
    'completed',
  ]
  const pairs = order.flatMap((from) => order.map((to) => [from, to] as const))

  test.each(pairs)('go from %s to %s: forward by anyone, back only by staff with a reason', (from, to) => {
    const steps = order.indexOf(to) - order.indexOf(from)
    const outcomes = [
      projectPhaseTransition(from, to, { by: 'schedule', reason: 'It was planned.' }),
      projectPhaseTransition(from, to, { by: 'staff' }),
      projectPhaseTransition(from, to, { by: 'staff', reason: ' ' }),
      projectPhaseTransition(from, to, { by: 'staff', reason: 'The permit was withdrawn.' }),
    ].map(({ kind }) => kind)
    expect(outcomes).toEqual(
      steps === 0
        ? ['same-phase', 'same-phase', 'same-phase', 'same-phase']
        : steps > 0
          ? ['allowed', 'allowed', 'allowed', 'allowed']
          : ['not-permitted', 'reason-missing', 'reason-missing', 'allowed'],
    )
  })

  test('never return by schedule to an earlier phase', () => {
    fc.assert(
      fc.property(anyPhase, fc.array(anyPhase), (first, wanted) => {
        let phase = first
        for (const next of wanted)
          if (projectPhaseTransition(phase, next, { by: 'schedule' }).kind === 'allowed') {
            expect(order.indexOf(next)).toBeGreaterThan(order.indexOf(phase))
            phase = next
          }
      }),
    )
  })
})

describe('The VIP sale of a stage', () => {
  const window = { vipStart: '2026-11-10', vipEnd: '2026-11-20' }

  test.each([
    [window, '2026-11-09', 'before'],
    [window, '2026-11-10', 'open'],
    [window, '2026-11-20', 'open'],
    [window, '2026-11-21', 'after'],
    [{ vipStart: '2026-11-10' }, '2026-11-09', 'before'],
    [{ vipStart: '2026-11-10' }, '2099-01-01', 'open'],
    [{ vipEnd: '2026-11-20' }, '2000-01-01', 'open'],
    [{ vipEnd: '2026-11-20' }, '2026-11-21', 'after'],
    [{}, '2026-11-15', 'none'],
    [{ vipStart: 'soon', vipEnd: '' }, '2026-11-15', 'none'],
    [{ vipStart: '2026-11-1' }, '2026-11-15', 'none'],
    [{ vipStart: 'on 2026-11-10', vipEnd: '2026-11-20' }, '2026-11-01', 'open'],
    [{ vipStart: '2026-11-10T09:00:00+01:00', vipEnd: '2026-11-20T12:00:00+01:00' }, '2026-11-10', 'open'],
    [{ vipStart: '2026-11-10T09:00:00+01:00', vipEnd: '2026-11-20T12:00:00+01:00' }, '2026-11-20', 'open'],
  ])('%j on %s is %s', (stage, today, expected) => {
    expect(vipWindow(stage, today)).toBe(expected)
  })
})

test('keeps a viewing of today as coming, and drops one of yesterday', () => {
  expect(
    comingShowings(
      ['2026-11-20T17:00:00Z', '2026-11-21', '2026-11-21T17:00:00Z', '2026-12-01T17:00:00Z'],
      '2026-11-21',
    ),
  ).toEqual(['2026-11-21', '2026-11-21T17:00:00Z', '2026-12-01T17:00:00Z'])
})
