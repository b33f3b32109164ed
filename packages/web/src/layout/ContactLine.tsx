// The site's contact details in one line.
import type { SiteContact } from '@husrum/domain'
import { canonicalPhone } from '@husrum/domain'
import { useSite, useTexts } from '../frame/site.tsx'
import styles from './ContactLine.module.css'

/** Without the site's own contact, for example if the content could not be loaded, shows the phone number of the language. */
export const ContactLine = ({ contact }: { readonly contact: SiteContact | undefined }) => {
  const { country } = useSite()
  const { phone: spare, footer } = useTexts().layout
  const isKnown = contact !== undefined && (contact.phone !== undefined || contact.email !== '')
  const { phone, email = '', hours } = isKnown ? contact : { phone: spare.number, hours: spare.hours }
  const href = isKnown && phone !== undefined ? `tel:${canonicalPhone(phone, country)}` : spare.href
  return (
    <p>
      {footer.contact}:{' '}
      {phone !== undefined && (
        <a className={styles.way} href={href}>
          {phone}
        </a>
      )}
      {phone !== undefined && email !== '' && ' · '}
      {email !== '' && (
        <a className={styles.way} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {hours !== undefined && ` (${hours})`}
    </p>
  )
}
