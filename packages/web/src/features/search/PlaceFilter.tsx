// Place to search in: a plain field at first; suggestions are loaded on focus.
import type { ComponentType } from 'react'
import { useId, useRef, useState } from 'react'
import { usePageQueries } from '../../frame/queries.tsx'
import { useTexts } from '../../frame/site.tsx'
import { WithQueryClient } from '../../frame/WithQueryClient.tsx'
import type { PlaceComboboxProps } from './PlaceCombobox.tsx'
import styles from './PlaceFilter.module.css'
import { placeParameter } from './sent-form.ts'

interface Props {
  readonly unknownPlace: string
  readonly onPick: (tagUrl: string) => void
}

export const PlaceFilter = ({ unknownPlace, onPick }: Props) => {
  const { search: texts } = useTexts()
  const queries = usePageQueries()
  const id = useId()
  const [Combobox, setCombobox] = useState<ComponentType<PlaceComboboxProps>>()
  const plainField = useRef<HTMLInputElement>(null)
  const [takesFocus, setTakesFocus] = useState(false)
  const [typed, setTyped] = useState(unknownPlace)
  // Picking a place resets the field: empty and closed.
  const [picks, setPicks] = useState(0)
  const pick = (url: string) => {
    setTyped('')
    setTakesFocus(true)
    setPicks((count) => count + 1)
    onPick(url)
  }
  const isAsked = useRef(false)
  const bringSuggestions = () => {
    if (isAsked.current) return
    isAsked.current = true
    Promise.all([import('./PlaceCombobox.tsx'), queries.library.load()]).then(
      ([{ PlaceCombobox }]) => {
        setTakesFocus(document.activeElement === plainField.current)
        setCombobox(() => PlaceCombobox)
      },
      // Without suggestions the form can still be submitted.
      () => {
        isAsked.current = false
      },
    )
  }
  const error = unknownPlace === '' ? undefined : texts.unknownPlace(unknownPlace)
  return (
    <div className={styles.place}>
      {Combobox ? (
        <WithQueryClient>
          <Combobox
            key={picks}
            takesFocus={takesFocus}
            initialText={typed}
            name={placeParameter}
            onPick={pick}
            {...(error !== undefined && { error })}
          />
        </WithQueryClient>
      ) : (
        <>
          <label htmlFor={id}>{texts.place}</label>
          <div className={styles.row}>
            <input
              ref={plainField}
              id={id}
              className={styles.input}
              name={placeParameter}
              type="text"
              autoComplete="off"
              placeholder={texts.placeHint}
              value={typed}
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              onFocus={bringSuggestions}
              onChange={(event) => {
                setTyped(event.target.value)
                // A field focused before hydration fires no focus event.
                bringSuggestions()
              }}
            />
            <button className={styles.add} type="submit">
              {texts.addPlace}
            </button>
          </div>
          {error !== undefined && (
            <p className={styles.error} id={`${id}-error`}>
              {error}
            </p>
          )}
        </>
      )}
    </div>
  )
}
