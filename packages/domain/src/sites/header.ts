// Behaviour of the header: it hides and shows while scrolling, and opens one foldout at a time.
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import { displayMeasures } from './display.ts'

/** The state of the header at a scroll position. */
export interface HeaderVisibility {
  /** Pixels from the top, never negative. */
  readonly scrollY: number
  readonly atTop: boolean
  readonly belowFold: boolean
  readonly hidden: boolean
}

/** The header before any scrolling. */
export const initialHeaderVisibility: HeaderVisibility = {
  scrollY: 0,
  atTop: true,
  belowFold: false,
  hidden: false,
}

/**
 * The header after a scroll (PLAT-27): hidden on the way down, shown on the way up, unchanged at the same position. Never hidden at the
 * top, nor while the focus is inside it. A position above the top, as a bouncing page reports, is the top.
 */
export const headerAfterScroll = (
  previous: HeaderVisibility,
  { scrollY, hasFocusInside }: { readonly scrollY: number; readonly hasFocusInside: boolean },
): HeaderVisibility => {
  const now = Math.max(0, scrollY)
  const atTop = now < displayMeasures.headerAtTopPx
  const wouldHide = now === previous.scrollY ? previous.hidden : now > previous.scrollY
  return {
    scrollY: now,
    atTop,
    belowFold: now > displayMeasures.headerBelowFoldPx,
    hidden: wouldHide && !atTop && !hasFocusInside,
  }
}

/** The foldouts of the header (PLAT-28). */
export type HeaderFoldout = 'navigation' | 'search' | 'language' | 'user' | 'notification'

/** The open foldout: none or one. */
export type FoldoutState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly foldout: HeaderFoldout }

/** Events of the foldouts. */
export type FoldoutEvent =
  | { readonly kind: 'opened'; readonly foldout: HeaderFoldout }
  /** Its button was pressed: opens it, or closes it if it is open. */
  | { readonly kind: 'toggled'; readonly foldout: HeaderFoldout }
  /** Escape was pressed, or the page behind was clicked. */
  | { readonly kind: 'closed' }
  /** The focus moved to the rest of the header or into the page. */
  | { readonly kind: 'left' }
  /** Another page is shown. */
  | { readonly kind: 'pageChanged' }

/** Effects of a change of the foldouts. */
export type FoldoutEffect =
  /** The page behind is blurred. If the foldout covers it, as the menu of a narrow screen does, it is also inert. */
  | { readonly kind: 'blurPage' }
  | { readonly kind: 'unblurPage' }
  /** The focus moves into the foldout. Tab stays in one that covers the page, and continues from the others. */
  | { readonly kind: 'focusFoldout'; readonly foldout: HeaderFoldout }
  /** The focus returns to the button of the foldout. */
  | { readonly kind: 'focusButton'; readonly foldout: HeaderFoldout }

/** No foldout is open. */
export const initialFoldouts: FoldoutState = { kind: 'closed' }

const closingEvents: readonly FoldoutEvent['kind'][] = ['toggled', 'closed', 'left', 'pageChanged']

/** Those that leave the focus where it is. */
const movingEvents: readonly FoldoutEvent['kind'][] = ['left', 'pageChanged']

/**
 * The foldouts after an event (PLAT-28): opening one closes the others and blurs the page, Escape closes. An event that
 * changes nothing returns the same state.
 */
export const stepFoldouts = (state: FoldoutState, event: FoldoutEvent): Step<FoldoutState, FoldoutEffect> => {
  const open = state.kind === 'open' ? state.foldout : undefined
  const { kind } = event
  if ((kind === 'opened' || kind === 'toggled') && event.foldout !== open) {
    const { foldout } = event
    const blur: readonly FoldoutEffect[] = open ? [] : [{ kind: 'blurPage' }]
    return go({ kind: 'open', foldout }, ...blur, { kind: 'focusFoldout', foldout })
  }
  if (!open || !closingEvents.includes(kind)) return go(state)
  const focus: readonly FoldoutEffect[] = movingEvents.includes(kind)
    ? []
    : [{ kind: 'focusButton', foldout: open }]
  return go(initialFoldouts, { kind: 'unblurPage' }, ...focus)
}
