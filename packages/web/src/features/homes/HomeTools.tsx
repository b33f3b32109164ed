// What one can do with a home among others: keep it, compare it, hide it. Links until the script that keeps marks is there,
// and buttons from then on; the page that a link leads to says what is possible without script.
import type { Home } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useHomeMarks } from '../../frame/home-marks.ts'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './HomeTools.module.css'
import { useHomeMarksKeeper } from './use-home-marks-keeper.ts'

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  /** Where it leads without script. */
  readonly href: string
  /** Undefined until it can be changed here. */
  readonly isPressed: boolean | undefined
  /** As the page came, until then. */
  readonly wasPressed?: boolean | undefined
  readonly onPress: () => void
}

const Tool = ({ icon, label, href, isPressed, wasPressed = false, onPress }: ToolProps) => {
  const isKnown = isPressed !== undefined
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    onPress()
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
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) press(event)
      }}
      onKeyDown={(event) => {
        if (event.key === ' ' && isKnown) press(event)
      }}
    >
      <Icon name={icon} />
    </a>
  )
}

export interface HomeToolsProps {
  readonly home: Home
  /** Whether it can also be compared and hidden. */
  readonly all?: boolean
}

export const HomeTools = ({ home, all = false }: HomeToolsProps) => {
  const site = useSite()
  const { tools } = useTexts().homes
  const marks = useHomeMarks()
  const keeper = useHomeMarksKeeper()
  const session = useSession()
  const favourites = routePath(site, 'favourites')
  const compare = routePath(site, 'compare')
  const user = session.kind === 'signedIn' ? session.user : undefined
  // Who acts for an association has no homes to look for.
  if (favourites === undefined || user?.association) return null
  const failed = (error: unknown) => reportError(error)
  const has = (mark: 'favourite' | 'hidden') => marks?.[mark].some(({ id }) => id === home.id)
  const toggle = (mark: 'favourite' | 'hidden') => () => {
    keeper()
      .then((kept) => kept.toggle(mark, home))
      .catch(failed)
  }
  return (
    <div className={styles.tools}>
      <Tool
        icon="heart"
        label={tools.favourite(home.name)}
        href={`${favourites}?favourite=${home.id}`}
        isPressed={has('favourite')}
        wasPressed={user?.favourites.includes(home.id)}
        onPress={toggle('favourite')}
      />
      {all && compare !== undefined && (
        <Tool
          icon="compare"
          label={tools.compare(home.name)}
          href={`${compare}?ids=${home.id}`}
          isPressed={marks?.compared.includes(home.id)}
          onPress={() => void keeper().then((kept) => kept.compare(home.id), failed)}
        />
      )}
      {all && (
        <Tool
          icon="hide"
          label={tools.hide(home.name)}
          href={`${favourites}?hidden=${home.id}`}
          isPressed={has('hidden')}
          onPress={toggle('hidden')}
        />
      )}
    </div>
  )
}
