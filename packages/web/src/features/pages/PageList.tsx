// Pages in a list: news, articles, stories.
import type { ListedPage } from '@husrum/domain'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './PageList.module.css'
import { useDateWords } from './use-date-words.ts'

export const PageList = ({ pages }: { readonly pages: readonly ListedPage[] }) => {
  const dateWords = useDateWords()
  return (
    <ul className={styles.list}>
      {pages.map(({ title, href, preamble, date, image }) => (
        <li key={href} className={styles.entry}>
          {image !== undefined && (
            <div className={styles.picture}>
              <Picture id={image} alt="" sizes="(width >= 62rem) 27rem, (width >= 40rem) 46vw, 92vw" />
            </div>
          )}
          {date !== undefined && (
            <p className={styles.date}>
              <time dateTime={date}>{dateWords(date)}</time>
            </p>
          )}
          <h3 className={styles.title}>
            <SiteLink className={styles.link} href={href}>
              {title}
            </SiteLink>
          </h3>
          {preamble !== '' && <p className={styles.preamble}>{preamble}</p>}
        </li>
      ))}
    </ul>
  )
}
