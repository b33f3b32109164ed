// Messages that the user has sent to contacts, newest first.
import type { WrittenMessage } from '@husrum/application'
import { formatDayTime, wallClockOf } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import styles from './Contacts.module.css'

export const WrittenMessages = ({ messages }: { readonly messages: readonly WrittenMessage[] }) => {
  const site = useSite()
  const { written: texts } = useTexts().contacts
  const timeOf = (instant: number): string =>
    formatDayTime(wallClockOf(new Date(instant).toISOString(), site.country) ?? Number.NaN, site)
  return (
    <section id="written" className={styles.part} aria-labelledby="written-heading">
      <h2 id="written-heading" className={styles.heading}>
        {texts.heading}
      </h2>
      {messages.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.messages}>
        {messages.map(({ id, subject, message, contactName, about, sentAt, files }) => (
          <li key={id}>
            <details className={styles.message}>
              <summary>
                <strong>{subject}</strong>
                <span className={styles.soft}>
                  {texts.to(contactName, about)}, {timeOf(sentAt)}
                </span>
              </summary>
              <p className={styles.text}>{message}</p>
              {files.length > 0 && <p className={styles.soft}>{texts.files(files.join(', '))}</p>}
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
