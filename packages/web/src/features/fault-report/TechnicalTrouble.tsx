// The wizard could not be had (specification 2 §2, §8): once more, or away.
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './FaultReport.module.css'

export const TechnicalTrouble = ({
  heading: Heading,
  onRetry,
  onClose,
}: {
  /** Absent in a dialog, which has one of its own. */
  readonly heading?: 'h1'
  readonly onRetry: () => void
  readonly onClose: () => void
}) => {
  const { technical } = useTexts().faultReport
  return (
    <div className={styles.fields} role="alert">
      {Heading && <Heading className={styles.heading}>{technical.heading}</Heading>}
      <p>{technical.text}</p>
      <p>{technical.kept}</p>
      <div className={styles.ways}>
        <Button onClick={onRetry}>{technical.retry}</Button>
        <Button look="secondary" onClick={onClose}>
          {technical.close}
        </Button>
      </div>
    </div>
  )
}
