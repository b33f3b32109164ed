// The price of a booking in its parts, as the agreement lists them.
import type { SaleTerms } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import styles from './Booking.module.css'
import { priceOf } from './booking-words.ts'

export const PriceLines = ({
  lines,
  isFeePaid = false,
  children,
}: {
  readonly lines: SaleTerms['lines']
  readonly isFeePaid?: boolean
  /** Further rows. */
  readonly children?: ReactNode
}) => {
  const site = useSite()
  const { start, feePaid } = useTexts().booking
  return (
    <dl className={styles.sums}>
      {lines.map(({ kind, amount }) => (
        <div key={kind} data-kind={kind}>
          <dt>{kind === 'bookingFee' && isFeePaid ? feePaid : start.lines[kind]}</dt>
          <dd>{priceOf(amount, site)}</dd>
        </div>
      ))}
      {children}
    </dl>
  )
}
