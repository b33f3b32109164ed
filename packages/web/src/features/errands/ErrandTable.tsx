// Errands in a table, shown as a list on narrow screens, with table roles for its rows and cells.
import type { StoredErrand } from '@husrum/application'
import type { ErrandSortKey } from '@husrum/domain'
import { errandNextStep, errandPromiseOf } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ErrandStatusMark } from './ErrandStatusMark.tsx'
import shared from './Errands.module.css'
import styles from './ErrandTable.module.css'
import { momentOf, nextStepWordsOf, placeOf, titleOf } from './errand-words.ts'
import type { ErrandPages } from './use-errand-pages.ts'

/** Explicit roles, because some screen readers ignore tables with `display: block`. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

const Row = ({
  errand,
  now,
  href,
}: {
  readonly errand: StoredErrand
  readonly now: number
  readonly href: string
}) => {
  const { country } = useSite()
  const { errands: texts } = useTexts()
  const isLate = errandPromiseOf(errand, now) === 'late'
  const [place = '', ...more] = placeOf(errand)
  return (
    <tr {...roles.row} className={styles.row} data-item-id={errand.id}>
      <th {...roles.rowheader} scope="row" className={styles.title}>
        <RouterLink className={shared.link} to={href}>
          {titleOf(errand, texts)}
        </RouterLink>
        <span className={shared.number} translate="no">
          {errand.ticketNumber || texts.noNumber}
        </span>
      </th>
      <td {...roles.cell}>
        <ErrandStatusMark errand={errand} isLate={isLate} />
      </td>
      <td {...roles.cell}>
        {place}
        {more.length > 0 && <span className={shared.minor}>{more.join(', ')}</span>}
      </td>
      <td {...roles.cell} className={styles.dateCell}>
        <span className={styles.cellLabel} aria-hidden="true">
          {texts.list.columns.created}{' '}
        </span>
        {texts.date(momentOf(errand.creationDate, country))}
      </td>
      <td {...roles.cell}>
        {nextStepWordsOf(errand, errandNextStep(errand, now), country, texts, 'nextShort')}
      </td>
    </tr>
  )
}

/** The column heading sorts by it, and reverses the direction if it already does. */
const Heading = ({
  by,
  words,
  pages: { address, addressWith },
}: {
  readonly by: ErrandSortKey
  readonly words: string
  readonly pages: ErrandPages
}) => {
  const { errands: texts } = useTexts()
  const { list } = texts
  const { order } = address
  const isSorted = order.by === by
  const descending = isSorted ? !order.descending : by === 'creationDate'
  return (
    <th
      {...roles.columnheader}
      scope="col"
      aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : undefined}
    >
      <RouterLink
        className={styles.sortLink}
        data-sorted={isSorted}
        to={addressWith({ order: { by, descending } })}
        rel="nofollow"
      >
        {words}
        <VisuallyHidden>
          {' '}
          ({isSorted ? (order.descending ? list.sortedDown : list.sortedUp) : list.sortBy})
        </VisuallyHidden>
        <span className={styles.arrow} aria-hidden="true">
          {isSorted ? (order.descending ? '↓' : '↑') : '↕'}
        </span>
      </RouterLink>
    </th>
  )
}

export const ErrandTable = ({
  errands,
  isPrevious,
  now,
  label,
  pages,
}: {
  readonly errands: readonly StoredErrand[]
  /** Another selection is loading. */
  readonly isPrevious: boolean
  readonly now: number
  readonly label: string
  readonly pages: ErrandPages
}) => {
  const { errands: texts } = useTexts()
  const { columns, sortKeys } = texts.list
  return (
    <table {...roles.table} className={styles.table} aria-label={label} aria-busy={isPrevious}>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <Heading by="ticketNumber" words={sortKeys.ticketNumber} pages={pages} />
          <Heading by="status" words={columns.status} pages={pages} />
          <Heading by="address" words={columns.address} pages={pages} />
          <Heading by="creationDate" words={columns.created} pages={pages} />
          <th {...roles.columnheader} scope="col">
            {columns.next}
          </th>
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {errands.map((errand) => (
          <Row key={errand.id} errand={errand} now={now} href={pages.addressOf(errand.id)} />
        ))}
      </tbody>
    </table>
  )
}
