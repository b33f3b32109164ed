// Loads the page behind a link when a visitor is about to follow it, so that the click finds it in the cache.
import type { Address } from '../frame/template.ts'

/** Milliseconds that a pointer rests on a link before it counts as intent. */
const restMs = 80

const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')) || undefined

const isPage = ({ target, pathname }: HTMLAnchorElement): boolean =>
  target === '' && pathname.endsWith('/') && !/^\/(?:services|api|__dev)\//.test(pathname)

/** With data saving on, pages that may never be opened are not prefetched. */
const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** `prefetch` is called with each address once per approach. Returns a function that stops it. */
export const prefetchOnIntent = (prefetch: (address: Address) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: HTMLAnchorElement | undefined
  const begin = (link: HTMLAnchorElement | undefined, afterMs: number): void => {
    if (link === latest && afterMs > 0) return
    clearTimeout(timer)
    latest = link
    if (!link || !isPage(link) || savesData()) return
    const { pathname, search } = link
    if (afterMs === 0) prefetch({ pathname, search })
    else timer = setTimeout(() => prefetch({ pathname, search }), afterMs)
  }
  const onOver = ({ target }: Event) => begin(linkOf(target), restMs)
  const onPress = ({ target }: Event) => begin(linkOf(target), 0)
  addEventListener('pointerover', onOver, { passive: true })
  addEventListener('pointerdown', onPress, { passive: true })
  addEventListener('touchstart', onPress, { passive: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('pointerover', onOver)
    removeEventListener('pointerdown', onPress)
    removeEventListener('touchstart', onPress)
  }
}
