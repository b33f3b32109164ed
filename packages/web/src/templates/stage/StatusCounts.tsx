// How many homes of a stage have each status.
import type { Home } from '@husrum/domain'
import { statusColour } from '@husrum/domain'
import { statusWords } from '../../features/homes/home-words.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { homesByStatus } from './homes-by-status.ts'
import styles from './StatusCounts.module.css'

export const StatusCounts = ({ homes }: { readonly homes: readonly Home[] }) => {
  const { country } = useSite()
  const { homes: texts } = useTexts()
  return (
    <ul className={styles.counts}>
      {homesByStatus(homes).map((group) => (
        <li key={group.status}>
          <StatusMark
            word={group.homes[0] ? statusWords(group.homes[0], texts) : texts.status[group.status]}
            colour={statusColour(group.status, country)}
          />{' '}
          <span className={styles.count}>{texts.homesCount(group.homes.length)}</span>
        </li>
      ))}
    </ul>
  )
}
