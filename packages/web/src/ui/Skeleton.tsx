// A placeholder while content is loading. Announce the loading elsewhere, in a status.
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** `picture` is 3:2; `line` is as high as a line of text. */
  readonly shape?: 'picture' | 'line' | 'short-line'
}

const classes = { picture: styles.picture, line: styles.line, 'short-line': styles.shortLine }

export const Skeleton = ({ shape = 'line' }: SkeletonProps) => (
  <span className={classes[shape]} aria-hidden="true" />
)
