// An action on a home: a link until the script that stores marks is loaded, then a button. The page that the link leads to explains what
// works without script.
import type { Home } from '@husrum/domain'
import type { MouseEvent, SyntheticEvent } from 'react'
import type { IconName } from '../../ui/Icon.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './HomeTools.module.css'
import { useHomeMarksKeeper } from './use-home-marks-keeper.ts'

export type HomeToolKind = 'favourite' | 'compare' | 'hidden'

interface HomeToolProps {
  readonly home: Home
  readonly kind: HomeToolKind
  readonly icon: IconName
  readonly label: string
  /** Shown if there is room; the label starts with it. */
  readonly word?: string
  /** Link target without script. */
  readonly href: string
  /** Undefined until it can be changed here. */
  readonly isPressed: boolean | undefined
  /** State as rendered by the server, until then. */
  readonly wasPressed?: boolean | undefined
}

export const HomeTool = ({ home, kind, icon, label, word, href, isPressed, wasPressed }: HomeToolProps) => {
  const keeper = useHomeMarksKeeper()
  const isKnown = isPressed !== undefined
  const press = (event: SyntheticEvent) => {
    event.preventDefault()
    keeper()
      .then((kept) => (kind === 'compare' ? kept.compare(home.id) : kept.toggle(kind, home)))
      .catch((error: unknown) => reportError(error))
  }
  return (
    <a
      className={styles.tool}
      href={href}
      rel="nofollow"
      aria-label={label}
      title={label}
      {...(isKnown && { role: 'button', 'aria-pressed': isPressed })}
      data-marked={(isPressed ?? wasPressed) || undefined}
      onClick={(event: MouseEvent) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) press(event)
      }}
      onKeyDown={(event) => {
        if (event.key === ' ' && isKnown) press(event)
      }}
    >
      <Icon name={icon} />
      {word !== undefined && <span className={styles.word}>{word}</span>}
    </a>
  )
}
