// A completed booking: what happens next and when, the documents, and how to withdraw.

import { bookingLaw, formatDate, routePath } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Booking.module.css'
import { Withdraw } from './EndBooking.tsx'
import type { StepProps } from './use-booking-step.ts'

export const Done = ({ booking, onSignedOut }: StepProps) => {
  const site = useSite()
  const { done } = useTexts().bookingEnd
  const { booking: words } = useTexts()
  const { home, variant, documents, can, withdrawalEnds, terms } = booking
  const myPages = routePath(site, 'residences')
  const isAnyTime = bookingLaw[site.country].withdrawal === 'anyTime'
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{terms.fee > 0 ? done.lead : done.leadUnpaid}</p>
      <section className={styles.part}>
        <h2 className={styles.subheading}>{done.next}</h2>
        <ol className={styles.points}>
          {done.nextSteps[variant].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {home.isMoveInReady ? (
          <p>{done.accessNow}</p>
        ) : (
          home.inhabitDate !== '' && <p>{done.access(formatDate(home.inhabitDate, site.formats))}</p>
        )}
      </section>
      {documents.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.subheading}>{done.papers}</h2>
          <ul className={styles.documents}>
            {documents.map(({ id, title, htmlUrl, pdfUrl }) => (
              <li key={id} className={styles.document}>
                <a href={htmlUrl} target="_blank" rel="noreferrer">
                  {title}
                  <VisuallyHidden> ({words.documents.newWindow})</VisuallyHidden>
                </a>
                <a href={pdfUrl} aria-label={words.documents.pdf(title)}>
                  {words.documents.pdfShort}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.ways}>
        {myPages !== undefined && <ButtonLink href={myPages}>{done.toMyPages}</ButtonLink>}
      </div>
      {can.withdraw && (
        <section className={styles.part}>
          <p>
            {isAnyTime
              ? done.regretAnyTime
              : withdrawalEnds !== undefined && done.regret(formatDate(withdrawalEnds, site.formats))}
          </p>
          <Withdraw booking={booking} onSignedOut={onSignedOut} />
        </section>
      )}
    </div>
  )
}
