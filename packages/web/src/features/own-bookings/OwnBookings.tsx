// The user's bookings: in progress, places on waiting lists, completed, and ended.
import type { BookingSummary, PlaceInBookingLine } from '@husrum/domain'
import {
  bookingAddress,
  bookingLaw,
  bookingProgress,
  bookingVariantOfCountry,
  bookingWithdrawalAddress,
  formatDay,
  ownBookingAddress,
  routePath,
} from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import shared from '../../ui/Parts.module.css'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import styles from './OwnBookings.module.css'
import type { OwnBookingGroup } from './own-booking-words.ts'
import { colourOf, groupOf, momentAt, stageOf, timeAt } from './own-booking-words.ts'
import type { OwnBookingsSeen } from './queries.ts'

const sizes = '(width >= 48rem) 14rem, 100vw'

/** Where the buyer continues; undefined if there is nothing to do. */
const useWayOn = (booking: BookingSummary): { readonly href: string; readonly title: string } | undefined => {
  const site = useSite()
  const { goOn } = useTexts().ownBookings
  const title = goOn[stageOf(booking)]
  const { step } = bookingProgress(bookingVariantOfCountry[site.country], booking.status) ?? {}
  const href = step && bookingAddress(site, step, { bookingId: booking.bookingId })
  return title === undefined || href === undefined ? undefined : { href, title }
}

const OneInList = ({ booking }: { readonly booking: BookingSummary }) => {
  const site = useSite()
  const texts = useTexts().ownBookings
  const { bookingId, name, path, image, holdExpiresAt, wayOut, withdrawalEnds, startedAt } = booking
  const stage = stageOf(booking)
  const group = groupOf(booking)
  const wayOn = useWayOn(booking)
  const page = ownBookingAddress(site, bookingId)
  const wayOutPage = wayOut && bookingWithdrawalAddress(site, bookingId)
  const isAnyTime = bookingLaw[site.country].withdrawal === 'anyTime'
  return (
    <li className={styles.booking}>
      <Picture id={image} alt="" sizes={sizes} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={shared.name}>
          <SiteLink href={path}>{name}</SiteLink>
        </h3>
        <p className={shared.state}>
          <StatusMark word={texts.stages[stage]} colour={colourOf[group]} />
          <span className={shared.soft}>{momentAt(startedAt, site, texts)}</span>
        </p>
        <p>{texts.next[stage]}</p>
        {holdExpiresAt !== undefined && group === 'open' && (
          <p>{texts.heldUntil(timeAt(holdExpiresAt, site))}</p>
        )}
        {wayOut === 'withdraw' && (
          <p>
            {isAnyTime
              ? texts.withdrawAnyTime
              : withdrawalEnds !== undefined && texts.withdrawUntil(formatDay(withdrawalEnds, site))}
          </p>
        )}
        <div className={shared.ways}>
          {wayOn && <ButtonLink href={wayOn.href}>{wayOn.title}</ButtonLink>}
          {page !== undefined && (
            <SiteLink className={shared.way} href={page} aria-label={texts.open(name)}>
              {texts.openShort}
            </SiteLink>
          )}
          {wayOutPage !== undefined && (
            <SiteLink className={shared.way} href={wayOutPage}>
              {wayOut === 'withdraw' ? texts.one.withdraw : texts.one.cancel}
            </SiteLink>
          )}
        </div>
      </div>
    </li>
  )
}

const OnePlace = ({ place: standing }: { readonly place: PlaceInBookingLine }) => {
  const site = useSite()
  const { list } = useTexts().ownBookings
  const { objectId, name, path, image, place, length, offeredUntil } = standing
  const start = bookingAddress(site, 'start-booking', { objectId })
  return (
    <li className={styles.booking}>
      <Picture id={image} alt="" sizes={sizes} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={shared.name}>
          <SiteLink href={path}>{name}</SiteLink>
        </h3>
        <p>
          {offeredUntil === undefined
            ? `${list.place(place, length)} ${list.lineText}`
            : list.offered(timeAt(offeredUntil, site))}
        </p>
        <div className={shared.ways}>
          {offeredUntil !== undefined && start !== undefined ? (
            <ButtonLink href={start}>{list.book}</ButtonLink>
          ) : (
            <SiteLink className={shared.way} href={path}>
              {list.toHome}
            </SiteLink>
          )}
        </div>
      </div>
    </li>
  )
}

const Group = ({
  group,
  bookings,
}: {
  readonly group: OwnBookingGroup
  readonly bookings: readonly BookingSummary[]
}) => {
  const { groups } = useTexts().ownBookings.list
  const shown = bookings.filter((booking) => groupOf(booking) === group)
  if (shown.length === 0) return null
  return (
    <section className={styles.group}>
      <h2 className={shared.heading}>{groups[group]}</h2>
      <ul className={styles.list}>
        {shown.map((booking) => (
          <OneInList key={booking.bookingId} booking={booking} />
        ))}
      </ul>
    </section>
  )
}

export const OwnBookings = ({ bookings, places }: OwnBookingsSeen) => {
  const site = useSite()
  const { list } = useTexts().ownBookings
  const search = routePath(site, 'search')
  if (bookings.length === 0 && places.length === 0)
    return (
      <section className={styles.group}>
        <h2 className={shared.heading}>{list.none}</h2>
        <p>{list.noneText}</p>
        {search !== undefined && (
          <p>
            <ButtonLink href={search}>{list.search}</ButtonLink>
          </p>
        )}
      </section>
    )
  return (
    <>
      <Group group="open" bookings={bookings} />
      {places.length > 0 && (
        <section className={styles.group}>
          <h2 className={shared.heading}>{list.lines}</h2>
          <ul className={styles.list}>
            {places.map((place) => (
              <OnePlace key={place.objectId} place={place} />
            ))}
          </ul>
        </section>
      )}
      <Group group="done" bookings={bookings} />
      <Group group="ended" bookings={bookings} />
    </>
  )
}
