// The visitor's place on a page: scroll position and focused list item, stored by address for the Back button.

export interface PagePlace {
  readonly scrollY: number
  /** The focused list item: the card of a home, the row of an errand. */
  readonly itemId?: string
}

const keyOf = (address: string): string => `husrum-place:${address}`

/** Storage may be blocked or full; then Back starts at the top. */
export const rememberPlace = (address: string, place: PagePlace): void => {
  try {
    sessionStorage.setItem(keyOf(address), JSON.stringify(place))
  } catch {}
}

export const recallPlace = (address: string): PagePlace | undefined => {
  try {
    const text = sessionStorage.getItem(keyOf(address))
    return text === null ? undefined : (JSON.parse(text) as PagePlace)
  } catch {
    return undefined
  }
}

const cardOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-item-id]')?.dataset.itemId

export const currentPlace = (): PagePlace => {
  const itemId = cardOf(document.activeElement)
  return { scrollY: window.scrollY, ...(itemId !== undefined && { itemId }) }
}

/** Restores focus without scrolling, then the scroll position. */
export const restorePlace = ({ scrollY, itemId }: PagePlace): void => {
  if (itemId !== undefined) {
    const card = document.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(itemId)}"]`)
    card?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  }
  window.scrollTo({ top: scrollY, behavior: 'instant' })
}
