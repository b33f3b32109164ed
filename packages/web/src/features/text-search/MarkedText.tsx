// A text with the matching words marked.
import type { TextMark } from '@husrum/application'
import styles from './TextHits.module.css'

interface Props {
  readonly text: string
  readonly marks: readonly TextMark[]
}

export const MarkedText = ({ text, marks }: Props) => {
  const ends = [0, ...marks.flat(), text.length]
  return ends.slice(0, -1).map((from, at) => {
    const part = text.slice(from, ends[at + 1])
    // Every other part is a mark.
    return at % 2 === 0 ? (
      part
    ) : (
      <mark key={from} className={styles.mark}>
        {part}
      </mark>
    )
  })
}
