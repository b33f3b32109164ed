// Work that waits until the browser is idle. Also inlined into the document: it may use nothing from outside.

/** Runs `work` when the browser is idle, after `timeoutMs` at the latest. */
export const whenIdle = (work: () => void, timeoutMs = 2000): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => work(), { timeout: timeoutMs })
  else setTimeout(work, 200)
}
