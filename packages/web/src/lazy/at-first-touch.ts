// Work that starts at the first interaction. Also inlined into the document: it may use nothing from outside.

/**
 * Runs `work` once, at the first sign (pointer, touch, key or focus) on an element that matches `selector`, or anywhere
 * without one. Returns what cancels it.
 */
export const atFirstTouch = (work: () => void, selector?: string): (() => void) => {
  const signs = ['pointerdown', 'pointerover', 'touchstart', 'focusin', 'keydown'] as const
  const listen = ({ target }: Event): void => {
    if (selector !== undefined && !(target instanceof Element && target.closest(selector))) return
    stop()
    work()
  }
  const stop = (): void => {
    for (const sign of signs) removeEventListener(sign, listen, true)
  }
  for (const sign of signs) addEventListener(sign, listen, { capture: true, passive: true })
  return stop
}
