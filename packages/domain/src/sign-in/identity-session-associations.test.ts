// Choosing the association that a board member signs in for.
import { describe, expect, test } from 'vitest'
import {
  answered,
  associations,
  choosing,
  failed,
  order,
  play,
  startFailed,
  waiting,
} from '../testing/identity-session.ts'
import { stepIdentitySession } from './identity-session.ts'

describe('Choosing an association', () => {
  test('is no error: polling stops until the user chooses', () => {
    const { state, effects } = play([answered(1200, { kind: 'chooseBoardMember', associations })], waiting())
    expect(state).toMatchObject({
      kind: 'choosing',
      associations,
      order,
      message: 'ChooseBoardMember',
    })
    expect(effects).toEqual([])
  })

  test('sends the choice once, and only an offered one', () => {
    const state = choosing()
    expect(
      stepIdentitySession(state, { kind: 'associationChosen', association: 'a9', now: 2000 }).state,
    ).toBe(state)
    const chosen = play([{ kind: 'associationChosen', association: 'a2', now: 2000 }], state)
    expect(chosen.state).toMatchObject({ kind: 'choosing', chosen: 'a2' })
    expect(chosen.effects).toEqual([{ kind: 'chooseAssociation', orderId: 'o1', association: 'a2' }])
    expect(
      stepIdentitySession(chosen.state, { kind: 'associationChosen', association: 'a1', now: 2100 }).state,
    ).toBe(chosen.state)
    expect(play([answered(2500, { kind: 'ok' })], chosen.state).state).toMatchObject({
      kind: 'ended',
      result: { kind: 'ok' },
    })
  })

  test('selects a single association automatically', () => {
    const { state, effects } = play(
      [answered(1200, { kind: 'chooseBoardMember', associations: associations.slice(0, 1) })],
      waiting(),
    )
    expect(state).toMatchObject({ kind: 'choosing', chosen: 'a1' })
    expect(effects).toEqual([{ kind: 'chooseAssociation', orderId: 'o1', association: 'a1' }])
  })

  test('without associations ends with the link to a report without management', () => {
    const { state, effects } = play(
      [answered(1200, { kind: 'chooseBoardMember', associations: [] })],
      waiting(),
    )
    expect(state).toEqual({
      kind: 'ended',
      result: { kind: 'error', flow: 'login', errorPage: 'unauthorizedid', message: 'NoBoardMember' },
    })
    expect(effects[0]).toEqual({ kind: 'cancelOrder', orderId: 'o1' })
  })

  test('can be repeated if the choice gets no response', () => {
    const chosen = play([{ kind: 'associationChosen', association: 'a2', now: 2000 }], choosing()).state
    const { state, effects } = play([failed(2500)], chosen)
    expect(state).toMatchObject({ kind: 'choosing', chosen: undefined, message: 'RFA5' })
    expect(effects).toEqual([])
    expect(
      play([{ kind: 'associationChosen', association: 'a1', now: 2600 }], state).effects.map(
        ({ kind }) => kind,
      ),
    ).toEqual(['chooseAssociation'])
  })

  test('ignores further responses of earlier polls, except errors', () => {
    const state = choosing()
    for (const answer of [{ kind: 'pending' }, { kind: 'chooseBoardMember', associations }] as const)
      expect(stepIdentitySession(state, answered(2000, answer)).state).toBe(state)
    expect(play([answered(2000, startFailed)], state).state).toMatchObject({
      kind: 'ended',
      result: { errorPage: 'timeout', message: 'RFA17B' },
    })
  })

  test('returns without a sign-in when cancelled', () => {
    expect(play([{ kind: 'cancel', now: 3000 }], choosing()).state).toMatchObject({
      result: { kind: 'cancelled' },
    })
  })

  test('is ignored while there is nothing to choose', () => {
    const state = waiting()
    expect(
      stepIdentitySession(state, { kind: 'associationChosen', association: 'a1', now: 2000 }).state,
    ).toBe(state)
  })
})
