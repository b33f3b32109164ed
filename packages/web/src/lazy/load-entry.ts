// Keeps the script off the critical path. Its text is inlined into the document: it may use nothing from outside.
import type { atFirstTouch } from './at-first-touch.ts'
import type { whenIdle } from './when-idle.ts'

/** Addresses of the entry, of the scripts that the page begins with beside it, and of the style sheets that are inlined. */
interface EntryFiles {
  readonly entry: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Loads the entry once, after the first paint: when the browser is idle, or at the first touch of the page. Until then
 * links and forms are the browser's own.
 */
export const loadEntry = (
  { entry, scripts, styles }: EntryFiles,
  whenBrowserIsIdle: typeof whenIdle,
  atFirstTouchOfPage: typeof atFirstTouch,
): void => {
  let isStarted = false
  // The one script that this may load, for browsers that enforce trusted types.
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
    // For the module loader, which fetches no sheet that the document names. Not in the document's text: there a
    // browser's look-ahead fetches even what is disabled, before the pictures.
    const sheets = styles.map((sheet) => linkTo(sheet, 'stylesheet', true))
    // An element, because a build may rewrite an import() and this text must stay as it is.
    const script = document.createElement('script')
    script.type = 'module'
    script.src = (policy?.createScriptURL(entry) ?? entry) as string
    script.addEventListener('error', () => {
      isStarted = false
      atFirstTouchOfPage(start)
    })
    // In one go: the browser looks at its styles once, and not after each of some sixty.
    document.head.append(
      ...sheets,
      script,
      ...scripts.map((beside) => linkTo(beside, 'modulepreload', false)),
    )
  }
  // A tab or the map of a search that the address asks for: what the server rendered in its place is not shown until then.
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
