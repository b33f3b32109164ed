import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FoldoutEvent, FoldoutState, HeaderFoldout } from './header.ts'
import { headerAfterScroll, initialFoldouts, initialHeaderVisibility, stepFoldouts } from './header.ts'

const at = (scrollY: number, hidden = false) => ({ scrollY, atTop: false, belowFold: false, hidden })

describe('The header while scrolling', () => {
  test('is visible at first', () => {
    expect(initialHeaderVisibility).toEqual({ scrollY: 0, atTop: true, belowFold: false, hidden: false })
  })

  test.each([
    [0, true],
    [89, true],
    [89.9, true],
    [90, false],
    [91, false],
  ])('at %s px is at the top: %s', (scrollY, atTop) => {
    expect(headerAfterScroll(at(500), { scrollY, hasFocusInside: false }).atTop).toBe(atTop)
  })

  test.each([
    [299, false],
    [300, false],
    [301, true],
  ])('at %s px is below the fold: %s', (scrollY, belowFold) => {
    expect(headerAfterScroll(at(0), { scrollY, hasFocusInside: false }).belowFold).toBe(belowFold)
  })

  test.each([
    ['down hides it', 400, false, 401, false, true],
    ['down keeps it hidden', 400, true, 500, false, true],
    ['up shows it', 400, true, 399, false, false],
    ['up keeps it shown', 400, false, 300, false, false],
    ['no movement keeps it hidden', 400, true, 400, false, true],
    ['no movement keeps it shown', 400, false, 400, false, false],
    ['down near the top does not hide it', 0, false, 89, false, false],
    ['down past the top hides it', 0, false, 90, false, true],
    ['down with the focus inside does not hide it', 400, false, 500, true, false],
    ['no movement with the focus inside shows it', 400, true, 400, true, false],
  ])('reacts: %s', (_, from, wasHidden, to, hasFocusInside, hidden) => {
    expect(headerAfterScroll(at(from, wasHidden), { scrollY: to, hasFocusInside }).hidden).toBe(hidden)
  })

  test('is at the top when the page bounces above it', () => {
    expect(headerAfterScroll(at(10), { scrollY: -40, hasFocusInside: false })).toEqual({
      scrollY: 0,
      atTop: true,
      belowFold: false,
      hidden: false,
    })
  })

  test('is never hidden at the top or with the focus inside, for any scrolling', () => {
    const scroll = fc.record({
      scrollY: fc.integer({ min: -50, max: 800 }),
      hasFocusInside: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(scroll, { maxLength: 8 }), (scrolls) => {
        let state = initialHeaderVisibility
        for (const step of scrolls) {
          state = headerAfterScroll(state, step)
          expect(state.hidden && (state.atTop || step.hasFocusInside)).toBe(false)
          expect(state.atTop && state.belowFold).toBe(false)
        }
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      }),
    )
  })
})

describe('The foldouts of the header', () => {
  const headerFoldouts = ['navigation', 'search', 'language', 'user', 'notification'] as const
  const open = (foldout: HeaderFoldout): FoldoutState => ({ kind: 'open', foldout })

  test('blur the page and take the focus when the first opens', () => {
    for (const kind of ['opened', 'toggled'] as const)
      expect(stepFoldouts(initialFoldouts, { kind, foldout: 'search' })).toEqual({
        state: { kind: 'open', foldout: 'search' },
        effects: [{ kind: 'blurPage' }, { kind: 'focusFoldout', foldout: 'search' }],
      })
  })

  test('replace each other, and the page stays blurred', () => {
    for (const kind of ['opened', 'toggled'] as const)
      expect(stepFoldouts(open('user'), { kind, foldout: 'language' })).toEqual({
        state: { kind: 'open', foldout: 'language' },
        effects: [{ kind: 'focusFoldout', foldout: 'language' }],
      })
  })

  test.each([{ kind: 'closed' }, { kind: 'toggled', foldout: 'user' }] as const)(
    'close by $kind, and the focus returns to the button',
    (event) => {
      expect(stepFoldouts(open('user'), event)).toEqual({
        state: { kind: 'closed' },
        effects: [{ kind: 'unblurPage' }, { kind: 'focusButton', foldout: 'user' }],
      })
    },
  )

  test.each(['left', 'pageChanged'] as const)(
    'close by %s, and the focus stays where it has moved to',
    (kind) => {
      expect(stepFoldouts(open('user'), { kind })).toEqual({
        state: { kind: 'closed' },
        effects: [{ kind: 'unblurPage' }],
      })
    },
  )

  test.each([
    [open('search'), { kind: 'opened', foldout: 'search' }],
    [initialFoldouts, { kind: 'closed' }],
    [initialFoldouts, { kind: 'pageChanged' }],
    [initialFoldouts, { kind: 'somethingElse' }],
    [open('search'), { kind: 'somethingElse' }],
  ] as const)('ignore events without effect (%#)', (state, event) => {
    const step = stepFoldouts(state, event as FoldoutEvent)
    expect(step.state).toBe(state)
    expect(step.effects).toEqual([])
  })

  test('blur the page exactly while one is open, for any sequence of events', () => {
    const event: fc.Arbitrary<FoldoutEvent> = fc.oneof(
      fc.record({
        kind: fc.constantFrom('opened' as const, 'toggled' as const),
        foldout: fc.constantFrom(...headerFoldouts),
      }),
      fc.record({
        kind: fc.constantFrom('closed' as const, 'left' as const, 'pageChanged' as const),
      }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 10 }), (events) => {
        let state = initialFoldouts
        let isBlurred = false
        for (const happened of events) {
          const step = stepFoldouts(state, happened)
          for (const { kind } of step.effects) {
            if (kind === 'blurPage') isBlurred = true
            if (kind === 'unblurPage') isBlurred = false
          }
          state = step.state
          expect(isBlurred).toBe(state.kind === 'open')
          expect(JSON.parse(JSON.stringify(state))).toEqual(state)
        }
      }),
    )
  })
})
