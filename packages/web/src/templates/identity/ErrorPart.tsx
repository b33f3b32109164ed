// The next steps on an error page.
import { bookingAddress, bookingQuery, errorPageKindOf, routePath } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ContactLine } from '../../layout/ContactLine.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { wayOn } from './error-ways.ts'
import type { IdentityPartProps } from './identity-part.ts'
import styles from './Template.module.css'

export const ErrorPart = ({ page }: IdentityPartProps) => {
  const site = useSite()
  const { ways } = useTexts().signIn.outcomes
  const query = new URLSearchParams(useLocation().search)
  const kind = errorPageKindOf(query.get('kind'))
  const bookingId = query.get(bookingQuery.booking)
  const toBooking = bookingId === null ? undefined : bookingAddress(site, 'start-booking', { bookingId })
  const way = wayOn[kind]
  const path = routePath(site, way.route) ?? site.routes.start
  return (
    <>
      <ul className={styles.ways}>
        {toBooking !== undefined && (
          <li>
            <ButtonLink href={toBooking}>{ways.booking}</ButtonLink>
          </li>
        )}
        <li>
          <ButtonLink look={toBooking === undefined ? 'primary' : 'secondary'} href={path}>
            {ways[way.words]}
          </ButtonLink>
        </li>
        {way.route !== 'start' && (
          <li>
            <ButtonLink look="secondary" href={site.routes.start}>
              {ways.start}
            </ButtonLink>
          </li>
        )}
      </ul>
      <ContactLine contact={page.contact} />
    </>
  )
}
