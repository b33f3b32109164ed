// Pages in a list: news, articles, stories.
import type { ListedPage } from '@husrum/domain'
import { formatDate } from '@husrum/domain'
import { useSite } from '../../frame/site.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './PageList.module.css'

export const PageList = ({ pages }: { readonly pages: readonly ListedPage[] }) => {
  const { formats } = useSite()
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
              <time dateTime={date}>{formatDate(date, formats)}</time>
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
