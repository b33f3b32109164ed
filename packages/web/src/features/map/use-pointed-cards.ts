// Links the cards of the list to the map: hovering or focusing a card highlights its cell, and the other way round.
import { useEffect, useState } from 'react'

const cardsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-item-id]')]

/**
 * @param cellOf the cell of the map that contains a home.
 * @param shown the hovered cell of the map; its cards are marked with `data-on-map`.
 * @returns the cell of the hovered card in the list.
 */
export const usePointedCards = (
  listId: string,
  cellOf: (homeId: string) => string | undefined,
  shown: string | undefined,
): string | undefined => {
  const [homeId, setHomeId] = useState<string>()
  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list) return undefined
    const come = ({ target }: Event) =>
      setHomeId(
        target instanceof Element ? target.closest<HTMLElement>('[data-item-id]')?.dataset.itemId : undefined,
      )
    const go = () => setHomeId(undefined)
    list.addEventListener('pointerover', come)
    list.addEventListener('pointerleave', go)
    list.addEventListener('focusin', come)
    list.addEventListener('focusout', go)
    return () => {
      list.removeEventListener('pointerover', come)
      list.removeEventListener('pointerleave', go)
      list.removeEventListener('focusin', come)
      list.removeEventListener('focusout', go)
    }
  }, [listId])

  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list || shown === undefined) return undefined
    const marked = cardsOf(list).filter(({ dataset }) => cellOf(dataset.itemId ?? '') === shown)
    for (const card of marked) card.dataset.onMap = 'true'
    return () => {
      for (const card of marked) delete card.dataset.onMap
    }
  }, [listId, cellOf, shown])

  return homeId === undefined ? undefined : cellOf(homeId)
}
