// Hides the header on scrolling down and shows it on scrolling up. Starts with the script, so not before the page is idle.
import type { HeaderVisibility } from '@husrum/domain'
import { headerAfterScroll, initialHeaderVisibility } from '@husrum/domain'

/** Returns what stops it. */
export const followScroll = (header: HTMLElement): (() => void) => {
  // A page that was scrolled before this code ran has not just been scrolled down.
  let visibility: HeaderVisibility = { ...initialHeaderVisibility, scrollY: Math.max(0, window.scrollY) }
  const look = () => {
    const hasFocusInside = header.contains(document.activeElement) || 'unfolded' in header.dataset
    visibility = headerAfterScroll(visibility, { scrollY: window.scrollY, hasFocusInside })
    header.toggleAttribute('data-hidden', visibility.hidden)
    header.toggleAttribute('data-scrolled', !visibility.atTop)
    header.toggleAttribute('data-below-fold', visibility.belowFold)
  }
  look()
  addEventListener('scroll', look, { passive: true })
  header.addEventListener('focusin', look)
  return () => {
    removeEventListener('scroll', look)
    header.removeEventListener('focusin', look)
  }
}
