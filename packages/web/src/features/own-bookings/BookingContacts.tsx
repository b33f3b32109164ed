// Sales contacts of a booking, with their roles.
import type { BookingView } from '@husrum/domain'
import { canonicalPhone } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { EmailLink } from '../../ui/EmailLink.tsx'
import styles from './OwnBookings.module.css'
import { roleWords } from './own-booking-words.ts'

export const BookingContacts = ({ contacts }: Pick<BookingView, 'contacts'>) => {
  const { country } = useSite()
  const { roles } = useTexts().booking
  return contacts.map(({ name, title, phone, email }) => (
    <div key={name} className={styles.contact}>
      <p>{[name, roleWords(title, roles)].filter(Boolean).join(', ')}</p>
      {phone !== undefined && (
        <p>
          <a href={`tel:${canonicalPhone(phone, country)}`}>{phone}</a>
        </p>
      )}
      {email !== undefined && (
        <p>
          <EmailLink email={email} />
        </p>
      )}
    </div>
  ))
}
