// Coordinates the header's foldouts: one is open at a time, and Escape or moving on into the page closes it. The menu of a narrow screen
// covers the page: the page behind is inert, and Tab stays inside. They are native disclosures, so without this they still open and close.
import type { FoldoutEvent, FoldoutState, HeaderFoldout } from '@husrum/domain'
import { initialFoldouts, stepFoldouts } from '@husrum/domain'

const focusable = 'a[href], button, input, summary'

/** In a browser without `checkVisibility`, content of a closed disclosure counts as unreachable. */
const isReachable = (element: HTMLElement): boolean =>
  (element.checkVisibility?.() ?? true) && !element.closest('details:not([open]) > :not(summary)')

const openerOf = (foldout: HTMLDetailsElement) => foldout.querySelector('summary')

/** Whether its panel lies over the whole page, instead of within it. */
const coversPage = (foldout: HTMLDetailsElement): boolean =>
  openerOf(foldout)?.hasAttribute('aria-controls') === true

/** The tab stops: the opener, then those of its panel, which is inside or elsewhere and named by `aria-controls`. */
const tabStopsOf = (foldout: HTMLDetailsElement): readonly HTMLElement[] => {
  const elsewhere = document.getElementById(openerOf(foldout)?.getAttribute('aria-controls') ?? '')
  return [foldout, elsewhere]
    .flatMap((part) => [...(part?.querySelectorAll<HTMLElement>(focusable) ?? [])])
    .filter(isReachable)
}

const kindOf = (foldout: HTMLDetailsElement) => foldout.dataset.foldout as HeaderFoldout

export interface Foldouts {
  /** Call when another page is shown. */
  readonly pageChanged: () => void
  readonly stop: () => void
}

export const watchFoldouts = (header: HTMLElement): Foldouts => {
  let state: FoldoutState = initialFoldouts
  let current: HTMLDetailsElement | undefined

  const withdrawPage = () => {
    header.toggleAttribute('data-unfolded', current !== undefined)
    const isCovered = current !== undefined && coversPage(current)
    for (const sibling of header.parentElement?.children ?? [])
      if (sibling !== header && sibling instanceof HTMLElement) sibling.inert = isCovered
  }

  const showOnly = (foldout: HTMLDetailsElement | undefined) => {
    current = foldout
    for (const open of header.querySelectorAll<HTMLDetailsElement>('details[open]'))
      if (open !== foldout) open.open = false
    if (foldout) foldout.open = true
    withdrawPage()
  }

  const focusInto = (foldout: HTMLDetailsElement) => tabStopsOf(foldout)[1]?.focus()

  const send = (event: FoldoutEvent, foldout?: HTMLDetailsElement, takesFocus = true) => {
    const before = current
    // The sections of the menu are all of one kind, so the rule does not see one replace another.
    if (foldout && before && before !== foldout && kindOf(before) === kindOf(foldout)) {
      showOnly(foldout)
      if (takesFocus) focusInto(foldout)
      return
    }
    const step = stepFoldouts(state, event)
    if (step.state === state) return
    state = step.state
    showOnly(state.kind === 'open' ? foldout : undefined)
    for (const { kind } of step.effects) {
      if (kind === 'focusFoldout' && foldout && takesFocus) focusInto(foldout)
      else if (kind === 'focusButton' && before) openerOf(before)?.focus()
    }
  }

  const foldoutOf = (opener: Element | null | undefined): HTMLDetailsElement | undefined => {
    const foldout = opener?.closest<HTMLDetailsElement>('details[data-foldout]') ?? undefined
    // On a narrow screen the sections are inside the open menu, and fold independently.
    const isWithinMenu = current !== undefined && foldout !== current && kindOf(current) === 'navigation'
    return foldout &&
      isWithinMenu &&
      tabStopsOf(current as HTMLDetailsElement).includes(openerOf(foldout) as HTMLElement)
      ? undefined
      : foldout
  }

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    if (target === header) return send({ kind: 'closed' })
    const foldout = foldoutOf(target.closest('summary'))
    if (!foldout) return
    event.preventDefault()
    send({ kind: 'toggled', foldout: kindOf(foldout) }, foldout)
  }

  /** Handles a foldout that the browser opened or closed: before this code ran, or by a search in the page. The focus is right already. */
  const follow = (target: EventTarget | null) => {
    const changed = target as HTMLDetailsElement
    if (changed === current) return changed.open ? undefined : send({ kind: 'closed' })
    const foldout = changed.open ? foldoutOf(changed) : undefined
    if (foldout) send({ kind: 'opened', foldout: kindOf(foldout) }, foldout, false)
  }
  const onToggle = ({ target }: Event) => follow(target)

  const onKeyDown = (event: KeyboardEvent) => {
    if (!current) return
    if (event.key === 'Escape') return send({ kind: 'closed' })
    if (event.key !== 'Tab' || !coversPage(current)) return
    const stops = tabStopsOf(current)
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const last = stops.length - 1
    const isLeaving = at < 0 || at === (event.shiftKey ? 0 : last)
    if (!isLeaving) return
    event.preventDefault()
    stops[event.shiftKey ? last : 0]?.focus()
  }

  /** Tab left the foldout, or a skip link or the browser's search moved the focus. */
  const onFocus = ({ target }: FocusEvent) => {
    if (current && !coversPage(current) && !current.contains(target as Node)) send({ kind: 'left' })
  }

  // In the capture phase, before the disclosure itself has folded.
  header.addEventListener('click', onClick, true)
  // `toggle` does not bubble.
  header.addEventListener('toggle', onToggle, true)
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('focusin', onFocus)
  for (const open of header.querySelectorAll('details[data-foldout][open]')) follow(open)

  return {
    pageChanged: () => {
      const left = current
      const hadFocus = header.contains(document.activeElement)
      send({ kind: 'pageChanged' })
      // A new page moves the focus to its heading; the same page with another query does not.
      if (left && hadFocus) openerOf(left)?.focus()
    },
    stop: () => {
      header.removeEventListener('click', onClick, true)
      header.removeEventListener('toggle', onToggle, true)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocus)
      current = undefined
      withdrawPage()
    },
  }
}
