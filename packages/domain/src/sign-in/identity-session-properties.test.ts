// Properties of an identification for any sequence of events.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  associations,
  norwegian,
  order,
  samePhone,
  startFailed,
  swedish,
} from '../testing/identity-session.ts'
import type { IdentityEvent, IdentityOrderStatus, IdentitySession } from './identity-session.ts'
import { initialIdentitySession, stepIdentitySession } from './identity-session.ts'

describe('For any sequence of events', () => {
  const must = (holds: boolean, rule: string) => {
    if (!holds) throw new Error(rule)
  }

  const ids = fc.constantFrom('o1', 'o2')
  const hint = fc.constantFrom('outstandingTransaction', 'started', 'userSign', 'startFailed', 'odd')
  const answers: fc.Arbitrary<IdentityOrderStatus> = fc.oneof(
    { weight: 6, arbitrary: hint.map((hintCode) => ({ kind: 'pending', hintCode, qr: 'q' }) as const) },
    { weight: 2, arbitrary: fc.constant(startFailed) },
    fc.constant({ kind: 'chooseBoardMember', associations } as const),
    fc.constantFrom({ kind: 'ok' } as const, { kind: 'cancelled' } as const, { kind: 'error' } as const),
  )
  type Timeless = IdentityEvent extends infer Event
    ? Event extends IdentityEvent
      ? Omit<Event, 'now'>
      : never
    : never
  const happenings: fc.Arbitrary<Timeless> = fc.oneof(
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(swedish, samePhone, norwegian)
        .map((of) => ({ kind: 'start', request: of }) as const),
    },
    { weight: 4, arbitrary: ids.map((id) => ({ kind: 'started', order: { ...order, id } }) as const) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(ids, answers)
        .map(([orderId, answer]) => ({ kind: 'answered', orderId, answer }) as const),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.option(ids, { nil: undefined }), fc.double({ min: 0, max: 1, noNaN: true }))
        .map(([orderId, jitter]) => ({ kind: 'failed', jitter, ...(orderId && { orderId }) }) as const),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        { kind: 'tick' } as const,
        { kind: 'hidden' } as const,
        { kind: 'visible' } as const,
      ),
    },
    fc.constantFrom(
      { kind: 'startAgain' } as const,
      { kind: 'cancel' } as const,
      { kind: 'answered', answer: { kind: 'error' } } as const,
      { kind: 'associationChosen', association: 'a1' } as const,
      { kind: 'returned', orderId: 'o1', request: swedish } as const,
    ),
  )
  const stories = fc.array(fc.tuple(happenings, fc.constantFrom(0, 10, 400, 999, 1000, 20_000)), {
    maxLength: 20,
    size: 'max',
  })

  test('it finishes at most once, polls at most once a second, not after the end, and stays plain data', () => {
    fc.assert(
      fc.property(stories, (story) => {
        let state: IdentitySession = initialIdentitySession
        let now = 0
        let finished = 0
        let lastSent = Number.NEGATIVE_INFINITY
        let planned: number | undefined
        const send = (until: number) => {
          if (planned === undefined || planned > until) return
          must(planned - lastSent >= 1000, 'At most one request a second')
          lastSent = planned
          planned = undefined
        }
        for (const [happening, pause] of story) {
          now += pause
          send(now)
          const before: IdentitySession = state
          const step = stepIdentitySession(before, { ...happening, now } as IdentityEvent)
          state = step.state
          for (const effect of step.effects) {
            if (effect.kind === 'finish') {
              finished += 1
              planned = undefined
            }
            if (effect.kind === 'poll' || effect.kind === 'startOrder') {
              must(state.kind !== 'ended', 'No request after the end')
              must(effect.afterMs >= 0, 'No request in the past')
              planned = now + effect.afterMs
            }
          }
          must(finished === (state.kind === 'ended' ? 1 : 0), 'It finishes once, when it ends')
          if (before.kind === 'ended') {
            must(state === before, 'The end stays')
            must(
              step.effects.every(({ kind }) => kind === 'cancelOrder'),
              'After the end orders are only cancelled',
            )
          }
          if ('request' in state) {
            must(state.renewals <= 5, 'At most five renewals')
            must(happening.kind !== 'tick' || now - state.startedAt < 300_000, 'Five minutes in all')
          }
        }
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      }),
    )
  })
})
