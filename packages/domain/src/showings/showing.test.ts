// Who may come to a showing, and the state of a ticket.
import { describe, expect, it } from 'vitest'
import type { Showing } from './showing.ts'
import {
  doorsCloseAfter,
  doorsOpenBefore,
  freeAtShowing,
  hasRoomFor,
  initialOf,
  showingOffer,
  showingPlaceStates,
  ticketStanding,
} from './showing.ts'
import { partySizeRule, showingVisitorRule } from './showing-forms.ts'

const startsAt = Date.UTC(2026, 10, 28, 12)
const aShowing = (facts: Partial<Showing> = {}): Showing => ({
  id: 's',
  kind: 'onSite',
  stageId: 'stage',
  name: 'Kajutan',
  path: '/kajutan/',
  place: 'Kajgatan 4',
  startsAt,
  endsAt: startsAt + 3_600_000,
  people: { capacity: 10, taken: 0 },
  parties: { capacity: 4, taken: 0 },
  maxPartySize: 4,
  waiting: 0,
  ...facts,
})
const before = { now: startsAt - 1, isMember: false }

describe('The free places of a showing', () => {
  it('are limited by people and by parties', () => {
    expect(freeAtShowing(aShowing({ people: { capacity: 10, taken: 8 } }))).toBe(2)
    expect(freeAtShowing(aShowing({ parties: { capacity: 4, taken: 4 } }))).toBe(0)
    expect(freeAtShowing(aShowing({ people: { capacity: 10, taken: 12 } }))).toBe(0)
    expect(hasRoomFor(aShowing({ people: { capacity: 10, taken: 8 } }), 2)).toBe(true)
    expect(hasRoomFor(aShowing({ people: { capacity: 10, taken: 8 } }), 3)).toBe(false)
  })
})

describe('A visitor of a showing', () => {
  it('books while there are free places, and otherwise waits', () => {
    expect(showingOffer(aShowing(), before)).toBe('book')
    expect(showingOffer(aShowing({ people: { capacity: 2, taken: 2 } }), before)).toBe('wait')
  })
  it('waits for the public date, unless they are a member', () => {
    const early = aShowing({ membersUntil: startsAt - 1_000 })
    expect(showingOffer(early, { now: startsAt - 2_000, isMember: false })).toBe('members')
    expect(showingOffer(early, { now: startsAt - 2_000, isMember: true })).toBe('book')
    expect(showingOffer(early, { now: startsAt - 1_000, isMember: false })).toBe('book')
  })
  it('changes their own booking until it begins', () => {
    const own = { state: 'booked', partySize: 2 } as const
    expect(showingOffer(aShowing({ own }), before)).toBe('own')
    expect(showingOffer(aShowing({ own }), { ...before, now: startsAt })).toBe('over')
    expect(showingOffer(aShowing({ own: { ...own, state: 'attended' } }), before)).toBe('attended')
  })
})

describe('A ticket', () => {
  const at = (state: Parameters<typeof ticketStanding>[0]['state'], now: number) =>
    ticketStanding({ state, startsAt, endsAt: startsAt + 3_600_000 }, now)
  it('is valid from when the doors open until they close', () => {
    expect(at('booked', startsAt - doorsOpenBefore - 1)).toBe('early')
    expect(at('booked', startsAt - doorsOpenBefore)).toBe('valid')
    expect(at('booked', startsAt + 3_600_000 + doorsCloseAfter)).toBe('valid')
    expect(at('booked', startsAt + 3_600_000 + doorsCloseAfter + 1)).toBe('over')
  })
  it('is used once, and has its other states', () => {
    expect(showingPlaceStates.map((state) => at(state, startsAt))).toEqual([
      'valid',
      'waiting',
      'cancelled',
      'used',
    ])
    expect(at('waiting', startsAt + 99 * 3_600_000)).toBe('over')
  })
  it('shows the first letter of a name, in any script', () => {
    expect([' åsa', 'Ömer', '王', '𝒜lva', ''].map(initialOf)).toEqual(['Å', 'Ö', '王', '𝒜', ''])
  })
})

describe('The form', () => {
  it('accepts a whole number of people up to the maximum', () => {
    const rule = partySizeRule(4)
    expect(['1', ' 4 '].map((text) => rule.check(text).kind)).toEqual(['valid', 'valid'])
    expect(['', '0', '5', '1.5', 'två', '-1', '1e1'].map((text) => rule.check(text).kind)).toEqual(
      Array(7).fill('invalid'),
    )
  })
  it('requires consent to the use of data, and none to e-mails', () => {
    const said = {
      firstName: 'Vega',
      lastName: 'Lindqvist',
      email: 'vega@example.com',
      phone: '',
      partySize: '2',
      wantsNews: false,
      hasRead: true,
    }
    expect(showingVisitorRule.check(said).kind).toBe('valid')
    expect(showingVisitorRule.check({ ...said, hasRead: false }).kind).toBe('invalid')
  })
})
