// Bookings that can be withdrawn from or cancelled, and why others cannot.
import type { BookingSummary } from '@husrum/domain'
import { bookingWithdrawalAddress } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import shared from '../../ui/Parts.module.css'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import styles from './OwnBookings.module.css'
import { colourOf, groupOf, momentAt, stageOf } from './own-booking-words.ts'

export const WithdrawalList = ({ bookings }: { readonly bookings: readonly BookingSummary[] }) => {
  const site = useSite()
  const texts = useTexts()
  const { list } = texts.withdrawal
  const shown = bookings.filter((booking) => groupOf(booking) !== 'ended')
  if (shown.length === 0) return <p>{list.none}</p>
  return (
    <>
      <p>{list.lead}</p>
      <ul className={styles.list}>
        {shown.map((booking) => {
          const { bookingId, name, startedAt, wayOut } = booking
          const page = bookingWithdrawalAddress(site, bookingId) ?? site.routes.start
          return (
            <li key={bookingId} className={styles.words}>
              <p className={shared.name}>{name}</p>
              <p className={shared.state}>
                <StatusMark
                  word={texts.ownBookings.stages[stageOf(booking)]}
                  colour={colourOf[groupOf(booking)]}
                />
                <span className={shared.soft}>{momentAt(startedAt, site, texts.ownBookings)}</span>
              </p>
              <p>
                {wayOut === undefined ? (
                  <SiteLink className={shared.way} href={page}>
                    {list.why(name)}
                  </SiteLink>
                ) : (
                  <ButtonLink href={page}>{list[wayOut](name)}</ButtonLink>
                )}
              </p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
