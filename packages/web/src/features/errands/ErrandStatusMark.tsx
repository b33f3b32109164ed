// Status of an errand: dot and text, with badges for whose turn it is and for overdue.
import type { StoredErrand } from '@husrum/application'
import { errandStatusOf } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import styles from './ErrandStatusMark.module.css'
import { markColourOf, statusWordsOf } from './errand-words.ts'

export const ErrandStatusMark = ({
  errand,
  isLate = false,
}: {
  readonly errand: Pick<StoredErrand, 'status' | 'closedBy' | 'access'>
  readonly isLate?: boolean
}) => {
  const { errands: texts } = useTexts()
  const { colour, isYourMove } = errandStatusOf(errand.status)
  return (
    <span className={styles.marks}>
      <StatusMark word={statusWordsOf(errand, texts)} colour={markColourOf(colour)} />
      {isYourMove && (errand.access ?? 'full') === 'full' && (
        <span className={styles.yourMove}>{texts.yourMove}</span>
      )}
      {isLate && <span className={styles.late}>{texts.late}</span>}
    </span>
  )
}
