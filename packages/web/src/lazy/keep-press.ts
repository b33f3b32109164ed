// Keeps a press that comes before the page can handle it. Also inlined into the document: it may use nothing from outside.

/**
 * Presses the last pressed button again once the page is interactive (`data-alive`). Only buttons that need script: links and the buttons of forms
 * are handled by the browser. From the event `hydrates` on, React handles presses itself.
 */
export const keepPress = (): void => {
  let pressed: HTMLElement | undefined
  const note = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]')
    if (button) pressed = button
  }
  addEventListener('click', note, true)
  addEventListener('hydrates', () => removeEventListener('click', note, true), { once: true })
  const page = document.documentElement
  new MutationObserver((_, observer) => {
    if (page.dataset.alive !== 'true') return
    observer.disconnect()
    // A page that was rendered anew has other buttons: the press is lost rather than made elsewhere.
    if (pressed?.isConnected) pressed.click()
  }).observe(page, { attributeFilter: ['data-alive'] })
}
