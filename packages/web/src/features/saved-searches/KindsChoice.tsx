// Which events the user wants e-mails about.
import type { AlertKind } from '@husrum/domain'
import { alertKinds } from '@husrum/domain'
import { useId } from 'react'
import { useTexts } from '../../frame/site.tsx'
import styles from './SavedSearches.module.css'

/** The kinds ticked in a returned form, or the given ones if it contains none of this field. */
export const typedKinds = (typed: string | undefined, others: readonly AlertKind[]): readonly AlertKind[] =>
  typed === undefined ? others : alertKinds.filter((kind) => typed.split(' ').includes(kind))

export const KindsChoice = ({
  chosen,
  error,
}: {
  readonly chosen: readonly AlertKind[]
  readonly error?: string | undefined
}) => {
  const { savedSearches: texts } = useTexts()
  const id = useId()
  return (
    <fieldset className={styles.rhythms} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{texts.kinds}</legend>
      {/* Distinguishes no ticked box from no boxes. */}
      <input type="hidden" name="kinds" value="" />
      {alertKinds.map((kind) => (
        <label key={kind} className={styles.rhythm}>
          <input type="checkbox" name="kinds" value={kind} defaultChecked={chosen.includes(kind)} />
          <span>{texts.kindsOfNews[kind]}</span>
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
