// Asks whether to discard a report. The safe choice has the focus.
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './FaultReport.module.css'

export const AbortQuestion = ({
  onKeep,
  onAbort,
}: {
  readonly onKeep: () => void
  readonly onAbort: () => void
}) => {
  const { abort } = useTexts().faultReport
  return (
    <div className={styles.fields}>
      <p>{abort.text}</p>
      <div className={styles.ways}>
        <Button onClick={onKeep} data-first-focus>
          {abort.keep}
        </Button>
        <Button look="secondary" onClick={onAbort}>
          {abort.abort}
        </Button>
      </div>
    </div>
  )
}
