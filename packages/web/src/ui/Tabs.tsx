// Tabs (ARIA Authoring Practices: Tabs, selected on focus). Without script they are links to the same page.
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './Tabs.module.css'

export interface Tab<Name extends string> {
  readonly name: Name
  readonly label: string
  /** The address that shows the tab without script. */
  readonly href: string
  readonly content: ReactNode
}

interface TabsProps<Name extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
  /** Hides the row of tabs and keeps the panels: content of the chosen one needs all attention. */
  readonly isCovered?: boolean
}

/** The index to which a key moves; undefined for all other keys. */
const placeAfter = (key: string, at: number, count: number): number | undefined => {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
  }
  return places[key]
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** Every panel stays in the page, so that the values typed in one are kept. */
export const Tabs = <Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  isCovered = false,
}: TabsProps<Name>) => {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  const choose = (at: number) => {
    const tab = tabs[at]
    if (!tab) return
    onChoose(tab.name)
    row.current?.querySelectorAll<HTMLElement>('a')[at]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const next = event.key === ' ' ? at : placeAfter(event.key, at, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }
  const onClick = (event: MouseEvent, at: number) => {
    if (!isPlain(event)) return
    event.preventDefault()
    choose(at)
  }
  return (
    <div>
      <div
        ref={row}
        className={styles.tabs}
        hidden={isCovered}
        {...(isAlive && { role: 'tablist', 'aria-label': label })}
      >
        {tabs.map(({ name, label: words, href }, at) => {
          const isChosen = name === chosen
          const asTab = {
            role: 'tab',
            'aria-selected': isChosen,
            'aria-controls': `${id}-${name}`,
            tabIndex: isChosen ? 0 : -1,
          }
          return (
            <a
              key={name}
              id={`${id}-${name}-tab`}
              className={styles.tab}
              href={href}
              data-chosen={isChosen}
              {...(isAlive ? asTab : { 'aria-current': isChosen ? ('page' as const) : undefined })}
              onClick={(event) => onClick(event, at)}
              onKeyDown={(event) => onKeyDown(event, at)}
            >
              {words}
            </a>
          )
        })}
      </div>
      {tabs.map(({ name, content }) => (
        <div
          key={name}
          id={`${id}-${name}`}
          className={isCovered ? undefined : styles.panel}
          hidden={name !== chosen}
          {...(isAlive && !isCovered && { role: 'tabpanel', 'aria-labelledby': `${id}-${name}-tab` })}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
