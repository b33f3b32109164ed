// A status: the word is the information, the shape and the colour only support it.
import type { StatusColour } from '@husrum/domain'
import { classNames } from './class-names.ts'
import styles from './StatusMark.module.css'

interface StatusMarkProps {
  readonly word: string
  readonly colour: StatusColour
  /** Draws a paper background, for use on a picture. */
  readonly onPicture?: boolean
}

export const StatusMark = ({ word, colour, onPicture = false }: StatusMarkProps) => (
  <span className={classNames(styles.status, onPicture && styles.onPicture)}>
    <svg className={classNames(styles.shape, styles[colour])} viewBox="0 0 10 10" aria-hidden="true">
      {colour === 'green' && <circle cx="5" cy="5" r="4.5" />}
      {colour === 'blue' && <path d="m5 0 5 5-5 5-5-5z" />}
      {colour === 'orange' && <path d="M5 .7 10 9.5H0z" />}
      {colour === 'red' && <path d="M.8.8h8.4v8.4H.8z" />}
      {colour === 'grey' && <path d="M0 3.5h10v3H0z" />}
    </svg>
    {word}
  </span>
)
