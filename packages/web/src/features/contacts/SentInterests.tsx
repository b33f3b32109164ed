// Registrations of interest that the user has sent, newest first, and what came of them.
import type { SentInterest } from '@husrum/application'
import { formatDayTime, wallClockOf } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import styles from './Contacts.module.css'

export const SentInterests = ({ interests }: { readonly interests: readonly SentInterest[] }) => {
  const site = useSite()
  const { interests: texts } = useTexts().contacts
  const timeOf = (instant: number): string =>
    formatDayTime(wallClockOf(new Date(instant).toISOString(), site.country) ?? Number.NaN, site)
  if (interests.length === 0) return null
  return (
    <section id="interests" className={styles.part} aria-labelledby="interests-heading">
      <h2 id="interests-heading" className={styles.heading}>
        {texts.heading}
      </h2>
      <ul className={styles.messages}>
        {interests.map(({ id, about, message, registeredAt, answer }) => (
          <li key={id} className={styles.interest}>
            <strong>{about}</strong>
            <p>{answer ? texts.answer[answer.outcome](timeOf(answer.at)) : texts.waiting}</p>
            <p className={styles.soft}>{texts.registered(timeOf(registeredAt))}</p>
            {message !== undefined && <p className={styles.text}>{message}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
