// Documents of a booking: each to read in the browser, or to download.
import type { BookingView } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './OwnBookings.module.css'

export const BookingPapers = ({ documents }: Pick<BookingView, 'documents'>) => {
  const { one } = useTexts().ownBookings
  if (documents.length === 0) return <p>{one.noPapers}</p>
  return (
    <ul className={styles.papers}>
      {documents.map(({ id, title, htmlUrl, pdfUrl }) => (
        <li key={id}>
          <a href={htmlUrl} target="_blank" rel="noreferrer">
            {title}
            <VisuallyHidden> ({one.newWindow})</VisuallyHidden>
          </a>
          <a href={pdfUrl} aria-label={one.pdf(title)}>
            {one.pdfShort}
          </a>
        </li>
      ))}
    </ul>
  )
}
