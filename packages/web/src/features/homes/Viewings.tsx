// Upcoming viewings, each with a calendar file.
import { viewingFile } from '@husrum/contract/pages/wire'
import { useSite, useTexts } from '../../frame/site.tsx'
import { momentIn } from './home-words.ts'
import styles from './Viewings.module.css'

export interface ViewingsProps {
  /** ISO 8601 instants in ascending order. */
  readonly showings: readonly string[]
  /** Path of the home or stage that is shown. */
  readonly path: string
}

export const Viewings = ({ showings, path }: ViewingsProps) => {
  const { country } = useSite()
  const { homes, homePage } = useTexts()
  const { none, toCalendar } = homePage.viewings
  if (showings.length === 0) return <p className={styles.none}>{none}</p>
  return (
    <ul className={styles.viewings}>
      {showings.map((showing) => {
        const moment = momentIn(showing, country)
        const words = moment ? homes.moment(moment) : showing
        return (
          <li key={showing} className={styles.viewing}>
            <time dateTime={showing}>{words}</time>
            <a
              className={styles.calendar}
              href={path + viewingFile(showing)}
              download
              aria-label={`${toCalendar}: ${words}`}
            >
              {toCalendar}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
