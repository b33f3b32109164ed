// Keeps the script off the critical path. Its text is inlined into the document: it may use nothing from outside.
import type { atFirstTouch } from './at-first-touch.ts'
import type { whenIdle } from './when-idle.ts'

/**
 * Loads the entry once, after the first paint: when the browser is idle, or at the first touch of the page. Until then
 * links and forms are the browser's own.
 */
export const loadEntry = (
  entry: string,
  whenBrowserIsIdle: typeof whenIdle,
  atFirstTouchOfPage: typeof atFirstTouch,
): void => {
  let isStarted = false
  // The one script that this may load, for browsers that enforce trusted types.
  const policy = window.trustedTypes?.createPolicy('husrum-entry', { createScriptURL: () => entry })
  const start = () => {
    if (isStarted) return
    isStarted = true
    // An element, because a build may rewrite an import() and this text must stay as it is.
    const script = document.createElement('script')
    script.type = 'module'
    script.src = (policy?.createScriptURL(entry) ?? entry) as string
    script.addEventListener('error', () => {
      isStarted = false
      atFirstTouchOfPage(start)
    })
    document.head.append(script)
  }
  const afterPaint = () => {
    atFirstTouchOfPage(start)
    whenBrowserIsIdle(start, 3000)
  }
  const whenLoaded = () => requestAnimationFrame(() => setTimeout(afterPaint, 0))
  if (document.readyState === 'complete') whenLoaded()
  else addEventListener('load', whenLoaded, { once: true })
}
