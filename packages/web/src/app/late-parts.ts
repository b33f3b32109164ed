// What a page needs only once somebody goes on from it.
import type { BroughtOnce } from '../lazy/load-once.ts'
import { bringOnce } from '../lazy/load-once.ts'

export const navigation = bringOnce(() => import('./navigation.ts'))
export const blocks = bringOnce(() => import('./scroll-to-block.ts'))

/** Works with a part at once where it is here, and else when it has come. */
export const whenHere = <Part>(
  part: BroughtOnce<Part>,
  work: (part: Part) => void,
  onFailure: (error: unknown) => void = (error) => reportError(error),
): void => {
  const here = part.here()
  if (here) work(here)
  else part.bring().then(work).catch(onFailure)
}

const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** Brings what it takes to go on once somebody turns to a link of the site. Answers what ends it. */
export const watchForIntent = (): (() => void) => {
  const look = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[href^="/"]')) return
    stop()
    // Without it the click tries again, and else leaves it to the browser.
    navigation.bring().catch(() => undefined)
  }
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, look, true)
  }
  for (const sign of signs) addEventListener(sign, look, { capture: true, passive: true })
  return stop
}
