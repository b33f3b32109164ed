// All homes of a stage in a sortable table. The order is in the address: links in the headers change it, in place with script, and by
// reloading the page without it.
import type { Home, SiteDefinition, Stage } from '@husrum/domain'
import {
  bookingAddress,
  countsAsSold,
  floorName,
  formatArea,
  formatLayout,
  formatPrice,
  hasNoPageAnyMore,
  interestAddress,
  nextStepFor,
  onlineBookingOf,
  squareMetrePrice,
  statusColour,
} from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { accessDayWords, priceWords, statusWords } from '../../features/homes/home-words.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { Texts } from '../../texts/load-texts.ts'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './HomeTable.module.css'
import type { HomeColumn } from './home-table.ts'
import { columnsOf, orderOf, queryOf, sortHomes } from './home-table.ts'

/** Self-explanatory values need no label where the columns are not below their headers. */
const isPlain: ReadonlySet<HomeColumn> = new Set(['home', 'floor', 'rooms', 'area', 'price', 'status'])

const wordsIn = (column: HomeColumn, home: Home, site: SiteDefinition, { homes }: Texts): string => {
  const { formats, country, locale } = site
  switch (column) {
    case 'floor':
      return home.floor === undefined ? '' : floorName(home.floor, locale)
    case 'rooms':
      return formatLayout(home, formats)
    case 'area':
      return formatArea(home.area, formats)
    case 'monthly':
      return home.monthlyFee === undefined ? '' : formatPrice(home.monthlyFee, formats)
    case 'price':
      return priceWords(home, site, homes)[0]
    case 'squareMetrePrice': {
      const amount = squareMetrePrice(home, country)
      return amount === undefined ? '' : formatPrice(amount, formats)
    }
    case 'access':
      return accessDayWords(home, site, homes)
    default:
      return statusWords(home, homes)
  }
}

/** "1-1203" on the page of "Brf Kajutan". */
const HomeName = ({ home, stage }: { readonly home: Home; readonly stage: Stage }) => {
  const beginning = `${stage.name} `
  return home.name.startsWith(beginning) ? (
    <>
      <VisuallyHidden>{beginning}</VisuallyHidden>
      {home.name.slice(beginning.length)}
    </>
  ) : (
    home.name
  )
}

const nextStepOf = (home: Home, { phase }: Stage, site: SiteDefinition) => {
  // No home of a stage is a resale.
  const booking = onlineBookingOf({ ...home, phase }, site)
  const start = booking && bookingAddress(site, 'start-booking', { objectId: home.id })
  return booking && start !== undefined
    ? ({ step: booking, start } as const)
    : ({ step: nextStepFor(home, site.country) } as const)
}

/** Links to the booking of a home, or to the part of its page with its next step. */
const NextStepLink = ({ home, stage }: { readonly home: Home; readonly stage: Stage }) => {
  const site = useSite()
  const { nextStep, table } = useTexts().homePage
  const { step, start } = nextStepOf(home, stage, site)
  if (step === 'otherHomes') return null
  const interest = step === 'interest' ? interestAddress({ objectId: home.id }, site) : undefined
  return (
    <SiteLink
      className={styles.nextStep}
      href={start ?? interest ?? `${home.path}#${step === 'interest' ? 'contact' : step}`}
    >
      {step === 'book' || step === 'line' ? table[step] : nextStep[step]}
      <VisuallyHidden>, {home.name}</VisuallyHidden>
    </SiteLink>
  )
}

interface Props {
  readonly homes: readonly Home[]
  readonly stage: Stage
  /** In the time zone of the site, `yyyy-MM-dd`. */
  readonly today: string
}

export const HomeTable = ({ homes, stage, today }: Props) => {
  const site = useSite()
  const texts = useTexts()
  const { table } = texts.homePage
  const order = orderOf(useLocation().search)
  const columns = columnsOf(homes, site)
  const hasNextSteps = homes.some((home) => nextStepOf(home, stage, site).step !== 'otherHomes')
  const isRental = homes.every(({ disposalForm }) => disposalForm === 'tenancy')
  const heading = (column: HomeColumn): string =>
    column === 'monthly' ? table[isRental ? 'rent' : 'monthlyFee'] : table[column]
  return (
    <div className={styles.space}>
      <table className={styles.table}>
        <caption className={styles.caption}>{table.sortedBy}</caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const isSorted = order.column === column
              const direction = order.descending ? 'descending' : 'ascending'
              return (
                <th key={column} scope="col" {...(isSorted && { 'aria-sort': direction })}>
                  <RouterLink className={styles.sort} to={queryOf(column, order)} replace>
                    {heading(column)}
                    <svg className={styles.arrow} viewBox="0 0 10 12" aria-hidden="true">
                      <path d="M5 11V1M1 5l4-4 4 4" />
                    </svg>
                  </RouterLink>
                </th>
              )
            })}
            {hasNextSteps && (
              <th scope="col" className={styles.nextHeading}>
                {table.nextStep}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sortHomes(homes, order, site).map((home) => (
            <tr
              key={home.id}
              data-item-id={home.id}
              className={
                countsAsSold(home.status, site.country) || home.status === 'notAvailable'
                  ? styles.gone
                  : undefined
              }
            >
              {columns.map((column) =>
                column === 'home' ? (
                  <th key={column} scope="row" className={styles.home}>
                    {hasNoPageAnyMore(home, today) ? (
                      <HomeName home={home} stage={stage} />
                    ) : (
                      <SiteLink className={styles.name} href={home.path}>
                        <HomeName home={home} stage={stage} />
                      </SiteLink>
                    )}
                  </th>
                ) : (
                  <td key={column} className={styles[column]}>
                    {!isPlain.has(column) && (
                      <span className={styles.label} aria-hidden="true">
                        {heading(column)}{' '}
                      </span>
                    )}
                    {column === 'status' ? (
                      <StatusMark
                        word={wordsIn(column, home, site, texts)}
                        colour={statusColour(home.status, site.country)}
                      />
                    ) : (
                      wordsIn(column, home, site, texts)
                    )}
                  </td>
                ),
              )}
              {hasNextSteps && (
                <td className={styles.next}>
                  <NextStepLink home={home} stage={stage} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
