// Keeps the script off the critical path. Runs as it stands here, inlined in the document: it may use nothing from outside.

/**
 * Loads the entry once, after the first paint: when the browser is idle, or at the first touch of the page.
 * Until then links and forms are the browser's own.
 */
export const loadWhenIdle = (entry: string): void => {
  let started = false
  // The one script that this may load, for browsers that ask who vouches for a script's address.
  const policy = window.trustedTypes?.createPolicy('husrum-entry', { createScriptURL: () => entry })
  const start = () => {
    if (started) return
    started = true
    for (const touch of touches) removeEventListener(touch, start, true)
    // An element, because a build may rewrite an import() and this text must stay as it is.
    const script = document.createElement('script')
    script.type = 'module'
    script.src = (policy?.createScriptURL(entry) ?? entry) as string
    script.addEventListener('error', () => {
      started = false
    })
    document.head.append(script)
  }
  const touches = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const
  const afterPaint = () => {
    for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true })
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 })
    else setTimeout(start, 800)
  }
  const whenLoaded = () => requestAnimationFrame(() => setTimeout(afterPaint, 0))
  if (document.readyState === 'complete') whenLoaded()
  else addEventListener('load', whenLoaded, { once: true })
}
