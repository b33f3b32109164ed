// React Aria hides the rest of the page from assistive technology while a combobox's list is open. Links outside can still take focus,
// so they must stay visible.
import { useEffect } from 'react'

/** What React Aria never hides. */
const neverHidden = 'data-live-announcer'

const marked = new Set<Element>()

const keepPageVisible = (isOpen: boolean): void => {
  for (const element of marked) element.removeAttribute(neverHidden)
  marked.clear()
  if (!isOpen) return
  for (const element of document.body.children) {
    // The announcer itself has it for good.
    if (element.hasAttribute(neverHidden)) continue
    element.setAttribute(neverHidden, '')
    marked.add(element)
  }
}

/** @returns what a combobox calls when its list opens or closes */
export const useVisiblePage = (): ((isOpen: boolean) => void) => {
  useEffect(() => () => keepPageVisible(false), [])
  return keepPageVisible
}
