// One news item, which is marked as read when shown.
import type { NewsItem, SafeHtml } from '@husrum/domain'
import { newsAddress } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { PartHeading } from '../../ui/PartHeading.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './News.module.css'
import { NewsFacts } from './NewsList.tsx'
import { useReadNews } from './queries.ts'

export const NewsArticle = ({
  item,
  takesFocus,
  richText,
}: {
  readonly item: NewsItem
  /** It replaced the list within the page. */
  readonly takesFocus: boolean
  readonly richText: (html: SafeHtml) => ReactNode
}) => {
  const site = useSite()
  const { news: texts } = useTexts()
  const read = useReadNews()
  const { id, title, preamble, body, language, isRead } = item
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each piece.
  useEffect(() => {
    // On failure the item stays new, which does no harm.
    if (!isRead) read(id).catch(() => undefined)
  }, [id])
  return (
    <article className={styles.article} lang={language}>
      <PartHeading className={styles.top} takesFocus={takesFocus}>
        {title}
      </PartHeading>
      <NewsFacts item={item} />
      <p className={styles.preamble}>{preamble}</p>
      {richText(body)}
      <p lang={site.locale}>
        <SiteLink className={styles.back} href={newsAddress(site) ?? site.routes.start}>
          {texts.back}
        </SiteLink>
      </p>
    </article>
  )
}
