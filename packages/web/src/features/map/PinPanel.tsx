// The homes at a pin: each a link to its page.
import type { FoundCell } from '@husrum/application'
import type { PinnedHome } from '@husrum/domain'
import { useEffect, useRef } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './PinPanel.module.css'
import type { DescribeHome } from './pin-words.ts'
import { pinnedHomesQuery } from './queries.ts'

interface PinPanelProps {
  readonly cell: FoundCell
  readonly describe: DescribeHome
  readonly onList: () => void
  readonly onClose: () => void
}

const Homes = ({
  homes,
  describe,
}: {
  readonly homes: readonly PinnedHome[]
  readonly describe: DescribeHome
}) => (
  <ul className={styles.homes}>
    {homes.map((home) => {
      const { price, status, colour } = describe(home)
      return (
        <li key={home.id} className={styles.home}>
          <SiteLink href={home.path}>{home.name}</SiteLink>
          <span>{price}</span>
          <StatusMark word={status} colour={colour} />
        </li>
      )
    })}
  </ul>
)

const AskedHomes = ({ cell, describe }: Pick<PinPanelProps, 'cell' | 'describe'>) => {
  const { search: texts } = useTexts()
  const asked = useLiveQuery(pinnedHomesQuery(cell.homeIds, useSite(), useCapabilities().search))
  if (asked.data && !asked.isPreviousData) return <Homes homes={asked.data} describe={describe} />
  return asked.isError ? (
    <Button look="quiet" onClick={asked.retry}>
      {texts.retry}
    </Button>
  ) : (
    <Skeleton />
  )
}

export const PinPanel = ({ cell, describe, onList, onClose }: PinPanelProps) => {
  const { map: texts, search } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pin is another panel.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [cell])
  return (
    <section
      className={styles.panel}
      aria-label={texts.homesHere}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.top}>
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {search.homesCount(cell.homes)}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <VisuallyHidden>{texts.close}</VisuallyHidden>
          <Icon name="cross" />
        </button>
      </div>
      {cell.home && <Homes homes={[cell.home]} describe={describe} />}
      {!cell.home && cell.homeIds.length > 0 && <AskedHomes cell={cell} describe={describe} />}
      {cell.homeIds.length === 0 && (
        <Button look="secondary" onClick={onList}>
          {texts.showInList}
        </Button>
      )}
    </section>
  )
}
