// Buttons to zoom and to pan: for visitors who cannot drag a picture or a map.
import { classNames } from './class-names.ts'
import styles from './MoveButtons.module.css'

const signs = {
  closer: 'M12 5v14M5 12h14',
  further: 'M5 12h14',
  up: 'm6 15 6-6 6 6',
  left: 'm15 6-6 6 6 6',
  right: 'm9 6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
} as const
/** What the buttons do. */
export type Move = keyof typeof signs

interface MoveButtonsProps {
  readonly legend: string
  readonly words: Readonly<Record<Move, string>>
  /** One step closer (or further away, -1). */
  readonly onZoom: (closer: 1 | -1) => void
  /** One step to the right (or left, -1) and down (or up, -1). */
  readonly onPan: (right: number, down: number) => void
  /** The moves that are disabled. */
  readonly off?: Readonly<Partial<Record<Move, boolean>>>
  /** False if panning is impossible. */
  readonly canPan?: boolean
  /** Side by side on a narrow screen. */
  readonly isStrip?: boolean
}

export const MoveButtons = ({
  legend,
  words,
  onZoom,
  onPan,
  off = {},
  canPan = true,
  isStrip = false,
}: MoveButtonsProps) => {
  const button = (move: Move, act: () => void) => (
    <button
      type="button"
      className={styles[move]}
      aria-label={words[move]}
      aria-disabled={off[move] || undefined}
      onClick={off[move] ? undefined : act}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[move]} />
      </svg>
    </button>
  )
  return (
    <fieldset className={classNames(styles.buttons, isStrip && styles.strip)}>
      <legend className={styles.legend}>{legend}</legend>
      {button('closer', () => onZoom(1))}
      {button('further', () => onZoom(-1))}
      {canPan && (
        <div className={styles.pad}>
          {button('up', () => onPan(0, -1))}
          {button('left', () => onPan(-1, 0))}
          {button('right', () => onPan(1, 0))}
          {button('down', () => onPan(0, 1))}
        </div>
      )}
    </fieldset>
  )
}
