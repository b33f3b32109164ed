// The bar above the map: a chip for each of the most used filters, which opens the panel of the filters at its field.
import { useEffect, useRef } from 'react'
import { useTexts } from '../../frame/site.tsx'
import styles from './FilterBar.module.css'

interface Props {
  /** The form is inside a `details` element, the panel. */
  readonly formId: string
}

const panelOf = (formId: string): HTMLDetailsElement | null =>
  document.getElementById(formId)?.closest('details') ?? null

export const FilterBar = ({ formId }: Props) => {
  const { search: texts } = useTexts()
  const opener = useRef<HTMLElement>(null)
  useEffect(() => {
    const panel = panelOf(formId)
    const area = panel?.parentElement
    if (!panel || !area) return undefined
    panel.open = false
    const close = (): void => {
      panel.open = false
    }
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !area.contains(target)) close()
    }
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || !panel.open) return
      const back = opener.current ?? panel.querySelector('summary')
      close()
      back?.focus()
    }
    const forget = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('summary')?.parentElement === panel)
        opener.current = null
    }
    area.addEventListener('keydown', closeByKey)
    area.addEventListener('click', forget)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      area.removeEventListener('keydown', closeByKey)
      area.removeEventListener('click', forget)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [formId])

  const openAt = (field: string, button: HTMLElement): void => {
    const panel = panelOf(formId)
    if (!panel) return
    opener.current = button
    panel.open = true
    panel.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  }
  const chips = [
    ['place', texts.place],
    ['minPrice', texts.range.price],
    ['minRooms', texts.range.rooms],
    ['minArea', texts.range.area],
    ['residenceType', texts.residenceType],
  ] as const
  return (
    <ul className={styles.chips}>
      {chips.map(([field, word]) => (
        <li key={field}>
          <button
            type="button"
            className={styles.chip}
            aria-controls={formId}
            onClick={({ currentTarget }) => openAt(field, currentTarget)}
          >
            {word}
          </button>
        </li>
      ))}
    </ul>
  )
}
