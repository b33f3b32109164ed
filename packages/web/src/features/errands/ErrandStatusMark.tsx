// The status of an errand: dot and word, and the badges that tell whose turn it is and what is late.
import type { ErrandStatusName } from '@husrum/domain'
import { errandStatusOf } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import styles from './ErrandStatusMark.module.css'
import { markColourOf } from './errand-words.ts'

export const ErrandStatusMark = ({
  status,
  isLate = false,
}: {
  readonly status: ErrandStatusName
  readonly isLate?: boolean
}) => {
  const { errands: texts } = useTexts()
  const { colour, isYourMove } = errandStatusOf(status)
  return (
    <span className={styles.marks}>
      <StatusMark word={texts.statuses[status]} colour={markColourOf(colour)} />
      {isYourMove && <span className={styles.yourMove}>{texts.yourMove}</span>}
      {isLate && <span className={styles.late}>{texts.late}</span>}
    </span>
  )
}
