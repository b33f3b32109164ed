import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ModalsEvent, ModalsState, OpenModal } from './modals.ts'
import { initialModals, stepModals } from './modals.ts'

const setHash = (hash: string) => [{ kind: 'setHash', hash }]
const show = (modal: OpenModal, hash = '', state: ModalsState = initialModals) =>
  stepModals(state, { kind: 'shown', modal, hash })
const withOpen = (...modals: readonly OpenModal[]): ModalsState => ({ modals, hashBefore: 'map' })

describe('Showing a modal', () => {
  test('starts from a state without open modals', () => {
    expect(initialModals).toEqual({ modals: [], hashBefore: '' })
  })

  test('sets the hash and stores the previous one', () => {
    expect(show({ id: 'a', fullscreen: true, bottom: true }, '#map')).toEqual({
      state: { modals: [{ id: 'a', fullscreen: true, bottom: true }], hashBefore: 'map' },
      effects: setHash('modal'),
    })
  })

  test('leaves the hash unchanged if so configured', () => {
    expect(show({ id: 'a', noHash: true }, '#map')).toEqual({
      state: { modals: [{ id: 'a', noHash: true }], hashBefore: '' },
      effects: [],
    })
  })

  test('over another keeps the hash and the stored one', () => {
    expect(show({ id: 'b' }, '#modal', withOpen({ id: 'a' }))).toEqual({
      state: withOpen({ id: 'a' }, { id: 'b' }),
      effects: [],
    })
  })

  test('over one without a hash sets the hash', () => {
    const first = show({ id: 'a', noHash: true }, '#map').state
    expect(show({ id: 'b' }, '#map', first)).toEqual({
      state: { modals: [{ id: 'a', noHash: true }, { id: 'b' }], hashBefore: 'map' },
      effects: setHash('modal'),
    })
  })

  test.each(['#modal', '#open-login', '#open-case', '#open-board-login', '#open-board-case'])(
    'does not store %s, which would open something again',
    (hash) => {
      expect(show({ id: 'a' }, hash).state.hashBefore).toBe('')
    },
  )

  test.each([
    ['#purchase-success', 'purchase-success'],
    ['#favoriter', 'favoriter'],
    ['', ''],
  ])('stores %j', (hash, before) => {
    expect(show({ id: 'a' }, hash).state.hashBefore).toBe(before)
  })

  test('is idempotent', () => {
    const state = withOpen({ id: 'a' }, { id: 'b' })
    const step = show({ id: 'a' }, '#modal', state)
    expect(step.state).toBe(state)
    expect(step.effects).toEqual([])
  })
})

describe('Closing a modal', () => {
  test.each(['button', 'outside', 'escape'] as const)('by %s restores the hash', (by) => {
    expect(stepModals(withOpen({ id: 'a' }), { kind: 'dismissed', by, hash: '#modal' })).toEqual({
      state: initialModals,
      effects: setHash('map'),
    })
  })

  test.each([
    ['#purchase-success', []],
    ['#eident-error', []],
    ['#my-purchase-success', setHash('map')],
    ['#purchase-success-2', setHash('map')],
    ['#eident-errors', setHash('map')],
    ['#object', setHash('map')],
  ])('while the address has %s keeps the hash only for the exact words', (hash, effects) => {
    expect(stepModals(withOpen({ id: 'a' }), { kind: 'dismissed', by: 'button', hash })).toEqual({
      state: initialModals,
      effects,
    })
  })

  test('closes only the topmost, and keeps the hash of the one below', () => {
    expect(
      stepModals(withOpen({ id: 'a' }, { id: 'b' }), { kind: 'dismissed', by: 'escape', hash: '#modal' }),
    ).toEqual({ state: withOpen({ id: 'a' }), effects: [] })
  })

  test('without a hash leaves the hash unchanged', () => {
    expect(
      stepModals(withOpen({ id: 'a' }, { id: 'b', noHash: true }), {
        kind: 'dismissed',
        by: 'escape',
        hash: '#modal',
      }),
    ).toEqual({ state: withOpen({ id: 'a' }), effects: [] })
    expect(
      stepModals(
        { modals: [{ id: 'a', noHash: true }], hashBefore: '' },
        { kind: 'dismissed', by: 'button', hash: '#map' },
      ),
    ).toEqual({ state: initialModals, effects: [] })
  })

  test('that is the last with a hash restores the hash, even if others stay open', () => {
    const quiet = { id: 'a', noHash: true }
    expect(
      stepModals(withOpen(quiet, { id: 'b' }), { kind: 'dismissed', by: 'button', hash: '#modal' }),
    ).toEqual({ state: { modals: [quiet], hashBefore: '' }, effects: setHash('map') })
  })

  test.each([
    ['button', { unclosable: true }],
    ['outside', { unclosable: true }],
    ['escape', { unclosable: true }],
    ['outside', { closeOnOutsideClick: false }],
    ['outside', { unclosable: true, closeOnOutsideClick: true }],
  ] as const)('by %s is refused for %j', (by, options) => {
    const state = withOpen({ id: 'a', ...options })
    const step = stepModals(state, { kind: 'dismissed', by, hash: '#modal' })
    expect(step.state).toBe(state)
    expect(step.effects).toEqual([])
  })

  test.each(['button', 'escape'] as const)('by %s is allowed if only outside clicks are refused', (by) => {
    const state = withOpen({ id: 'a', closeOnOutsideClick: false })
    expect(stepModals(state, { kind: 'dismissed', by, hash: '#modal' }).state).toEqual(initialModals)
  })

  test('by an outside click is allowed if configured', () => {
    const state = withOpen({ id: 'a', closeOnOutsideClick: true })
    expect(stepModals(state, { kind: 'dismissed', by: 'outside', hash: '#modal' }).state).toEqual(
      initialModals,
    )
  })

  test('without open ones changes nothing', () => {
    for (const event of [
      { kind: 'dismissed', by: 'button', hash: '' },
      { kind: 'wentBack' },
      { kind: 'finished', id: 'a', hash: '' },
      { kind: 'pageChanged' },
      { kind: 'somethingElse' },
    ] as readonly ModalsEvent[]) {
      const step = stepModals(initialModals, event)
      expect(step.state).toBe(initialModals)
      expect(step.effects).toEqual([])
    }
  })
})

describe('Going back', () => {
  test('closes the only one; the browser has restored its hash already', () => {
    expect(stepModals(withOpen({ id: 'a' }), { kind: 'wentBack' })).toEqual({
      state: initialModals,
      effects: [],
    })
  })

  test('closes one layer, and restores the hash of the one below', () => {
    expect(stepModals(withOpen({ id: 'a' }, { id: 'b' }), { kind: 'wentBack' })).toEqual({
      state: withOpen({ id: 'a' }),
      effects: setHash('modal'),
    })
  })

  test('does not close a modal without a hash', () => {
    const state: ModalsState = { modals: [{ id: 'a', noHash: true }], hashBefore: '' }
    const step = stepModals(state, { kind: 'wentBack' })
    expect(step.state).toBe(state)
    expect(step.effects).toEqual([])
  })

  test('does not close an unclosable one, and restores its hash', () => {
    const state = withOpen({ id: 'a', unclosable: true })
    const step = stepModals(state, { kind: 'wentBack' })
    expect(step.state).toBe(state)
    expect(step.effects).toEqual(setHash('modal'))
  })

  test('closes the last with a hash, even if one without stays below', () => {
    const quiet = { id: 'a', noHash: true }
    expect(stepModals(withOpen(quiet, { id: 'b' }), { kind: 'wentBack' })).toEqual({
      state: { modals: [quiet], hashBefore: '' },
      effects: [],
    })
  })
})

describe('A choice made in a modal', () => {
  test('closes an unclosable one', () => {
    expect(
      stepModals(withOpen({ id: 'a', unclosable: true }), { kind: 'finished', id: 'a', hash: '#modal' }),
    ).toEqual({ state: initialModals, effects: setHash('map') })
  })

  test('closes it at any position', () => {
    expect(
      stepModals(withOpen({ id: 'a' }, { id: 'b' }), { kind: 'finished', id: 'a', hash: '#modal' }),
    ).toEqual({ state: withOpen({ id: 'b' }), effects: [] })
  })

  test('keeps a hash that reports a result', () => {
    expect(
      stepModals(withOpen({ id: 'a' }), { kind: 'finished', id: 'a', hash: '#eident-error' }).effects,
    ).toEqual([])
  })

  test('that is not open changes nothing', () => {
    const state = withOpen({ id: 'a' })
    expect(stepModals(state, { kind: 'finished', id: 'b', hash: '#modal' }).state).toBe(state)
  })
})

describe('A change of the page', () => {
  test('closes what may close, and brings its own hash', () => {
    expect(stepModals(withOpen({ id: 'a' }, { id: 'b', unclosable: true }), { kind: 'pageChanged' })).toEqual(
      { state: { modals: [{ id: 'b', unclosable: true }], hashBefore: '' }, effects: [] },
    )
  })

  test('changes nothing if all are unclosable', () => {
    const state = withOpen({ id: 'b', unclosable: true })
    expect(stepModals(state, { kind: 'pageChanged' }).state).toBe(state)
  })
})

describe('Any sequence of events', () => {
  const id = fc.constantFrom('a', 'b', 'c')
  const hash = fc.constantFrom('', '#modal', '#map', '#open-login', '#purchase-success', '#eident-error')
  const flag = fc.boolean()
  const event: fc.Arbitrary<ModalsEvent> = fc.oneof(
    fc.record({
      kind: fc.constant('shown' as const),
      modal: fc.record({ id, unclosable: flag, noHash: flag, closeOnOutsideClick: flag }),
      hash,
    }),
    fc.record({
      kind: fc.constant('dismissed' as const),
      by: fc.constantFrom('button' as const, 'outside' as const, 'escape' as const),
      hash,
    }),
    fc.constant({ kind: 'wentBack' as const }),
    fc.record({ kind: fc.constant('finished' as const), id, hash }),
    fc.constant({ kind: 'pageChanged' as const }),
  )

  test('keeps each modal once, closes unclosable ones by a choice only, and survives serialisation', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let state = initialModals
        for (const happened of events) {
          const { state: next, effects } = stepModals(state, happened)
          const ids = next.modals.map((modal) => modal.id)
          const closed = state.modals.filter(({ id, unclosable }) => unclosable && !ids.includes(id))
          const isKept =
            new Set(ids).size === ids.length &&
            effects.length <= 1 &&
            (ids.length > 0 || next.hashBefore === '') &&
            closed.every((modal) => happened.kind === 'finished' && happened.id === modal.id)
          if (!isKept) expect.fail(JSON.stringify({ state, happened, next, effects }))
          state = next
        }
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      }),
    )
  })
})
