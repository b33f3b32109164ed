// Keeps the script off the critical path. Its text is inlined into the document: it may use nothing from outside.
import type { atFirstTouch } from './at-first-touch.ts'
import type { whenIdle } from './when-idle.ts'

/** Addresses of the entry, of the scripts that the page starts with, and of the style sheets that are inlined. */
interface EntryFiles {
  readonly entry: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Loads the entry once, after the first paint: when the browser is idle, or at the first touch of the page. Until then links and forms are
 * handled by the browser.
 */
export const loadEntry = (
  { entry, scripts, styles }: EntryFiles,
  whenBrowserIsIdle: typeof whenIdle,
  atFirstTouchOfPage: typeof atFirstTouch,
): void => {
  let isStarted = false
  // The only script that this code may load, for browsers that enforce trusted types.
  const policy = window.trustedTypes?.createPolicy('husrum-entry', { createScriptURL: () => entry })
  const linkTo = (href: string, rel: string, isDisabled: boolean): HTMLLinkElement => {
    const element = document.createElement('link')
    element.rel = rel
    element.toggleAttribute('disabled', isDisabled)
    element.href = href
    return element
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    // For the module loader, which fetches no sheet that the document names. Not in the document's text: there the browser's preload
    // scanner fetches even disabled sheets, before the pictures.
    const sheets = styles.map((sheet) => linkTo(sheet, 'stylesheet', true))
    // An element, because a build may rewrite an import() and this text must not change.
    const script = document.createElement('script')
    script.type = 'module'
    script.src = (policy?.createScriptURL(entry) ?? entry) as string
    script.addEventListener('error', () => {
      isStarted = false
      atFirstTouchOfPage(start)
    })
    // In one call: the browser recalculates styles once, and not after each of some sixty.
    document.head.append(
      ...sheets,
      script,
      ...scripts.map((beside) => linkTo(beside, 'modulepreload', false)),
    )
  }
  // The address asks for a tab or the map of a search: what the server rendered in its place is hidden until then.
  const tab = /^#(stage|area|map)$/.exec(location.hash)?.[1]
  if (tab) document.documentElement.dataset.tab = tab
  const afterPaint = () => {
    if (tab) start()
    atFirstTouchOfPage(start)
    whenBrowserIsIdle(start, 3000)
  }
  const whenLoaded = () => requestAnimationFrame(() => setTimeout(afterPaint, 0))
  if (document.readyState === 'complete') whenLoaded()
  else addEventListener('load', whenLoaded, { once: true })
}
