// Scrolls to a block of the page, and focuses it.
import { displayMeasures } from '@husrum/domain'

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const showBlock = (block: HTMLElement): void => {
  const top = block.getBoundingClientRect().top + window.scrollY - displayMeasures.blockScrollOffsetPx
  window.scrollTo({ top, behavior: prefersStillness() ? 'instant' : 'smooth' })
  if (!block.hasAttribute('tabindex')) block.tabIndex = -1
  block.focus({ preventScroll: true })
}

/** If the visitor moves meanwhile, the page does not scroll. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Scrolls to a block after a delay, when the content above it has its final size. Returns what cancels it. */
export const scrollToBlock = (elementId: string): (() => void) => {
  const show = () => {
    stop()
    const block = document.getElementById(elementId)
    if (block) showBlock(block)
  }
  const timer = setTimeout(show, prefersStillness() ? 0 : displayMeasures.blockScrollDelayMs)
  const stop = () => {
    clearTimeout(timer)
    for (const move of moves) removeEventListener(move, stop)
  }
  for (const move of moves) addEventListener(move, stop, { passive: true })
  return stop
}
