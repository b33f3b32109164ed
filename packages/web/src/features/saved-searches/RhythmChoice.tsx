// How often the user wants e-mails.
import type { AlertRhythm } from '@husrum/domain'
import { alertRhythms } from '@husrum/domain'
import { useId } from 'react'
import { useTexts } from '../../frame/site.tsx'
import styles from './SavedSearches.module.css'

export const RhythmChoice = ({
  chosen,
  error,
}: {
  readonly chosen: AlertRhythm
  readonly error?: string | undefined
}) => {
  const { savedSearches: texts } = useTexts()
  const id = useId()
  return (
    <fieldset className={styles.rhythms} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{texts.rhythm}</legend>
      {alertRhythms.map((rhythm) => (
        <label key={rhythm} className={styles.rhythm}>
          <input type="radio" name="rhythm" value={rhythm} defaultChecked={rhythm === chosen} />
          <span>{texts.rhythms[rhythm]}</span>
        </label>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
