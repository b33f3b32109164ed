// Where a person was on a page: scroll position and the home that they opened, kept by address for the Back button.

export interface PagePlace {
  readonly scrollY: number
  /** The home whose card had focus. */
  readonly homeId?: string
}

const keyOf = (address: string): string => `husrum-place:${address}`

/** Storage may be blocked or full; then Back only starts at the top. */
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
  element?.closest<HTMLElement>('[data-home-id]')?.dataset.homeId

export const currentPlace = (): PagePlace => {
  const homeId = cardOf(document.activeElement)
  return { scrollY: window.scrollY, ...(homeId !== undefined && { homeId }) }
}

/** Brings focus back without moving the page, then the page back to where it was. */
export const restorePlace = ({ scrollY, homeId }: PagePlace): void => {
  if (homeId !== undefined) {
    const card = document.querySelector<HTMLElement>(`[data-home-id="${CSS.escape(homeId)}"]`)
    card?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  }
  window.scrollTo({ top: scrollY, behavior: 'instant' })
}
