// Progress as a bar.
import styles from './ProgressBar.module.css'

interface Props {
  readonly value: number
  readonly max: number
  /** Absent if the text beside it says the same. */
  readonly label?: string
}

export const ProgressBar = ({ value, max, label }: Props) => (
  <progress
    className={styles.bar}
    value={value}
    max={max}
    {...(label === undefined ? { 'aria-hidden': true } : { 'aria-label': label })}
  />
)
