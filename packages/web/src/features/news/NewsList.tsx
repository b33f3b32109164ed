// News for signed-in users, newest first: unread items are marked, and all can be marked as read.
import { newsFormPath } from '@husrum/contract/news/wire'
import type { NewsPage, NewsSummary } from '@husrum/domain'
import { dayIn, formatDay, newsAddress, newsPageSize } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './News.module.css'
import { useReadNews } from './queries.ts'

export const NewsFacts = ({ item: { about, publishedOn, updatedOn } }: { readonly item: NewsSummary }) => {
  const site = useSite()
  const { news: texts } = useTexts()
  const day = (instant: number) => dayIn(instant, site.country)
  return (
    <p className={styles.facts}>
      {about !== undefined && <span>{about}</span>}
      <time dateTime={day(publishedOn)}>{formatDay(day(publishedOn), site)}</time>
      {updatedOn !== undefined && <span>{texts.updated(formatDay(day(updatedOn), site))}</span>}
    </p>
  )
}

const Entry = ({ item }: { readonly item: NewsSummary }) => {
  const site = useSite()
  const { news: texts } = useTexts()
  const { id, title, preamble, isRead } = item
  return (
    <li className={styles.entry} data-item-id={id}>
      <h3 className={styles.title}>
        <SiteLink href={newsAddress(site, { id }) ?? ''}>
          {!isRead && <span className={styles.new}>{texts.isNew} </span>}
          {title}
        </SiteLink>
      </h3>
      <NewsFacts item={item} />
      <p>{preamble}</p>
    </li>
  )
}

export const NewsList = ({
  page: { items, total, unread },
  from,
}: {
  readonly page: NewsPage
  readonly from: number
}) => {
  const site = useSite()
  const { news: texts } = useTexts()
  const read = useReadNews()
  const [outcome, setOutcome] = useState<'read' | 'failed'>()
  const heading = useRef<HTMLHeadingElement>(null)
  const readAll = (event: FormEvent) => {
    event.preventDefault()
    setOutcome(undefined)
    read('all').then(
      () => {
        setOutcome('read')
        // Move the focus, because the pressed button disappears.
        heading.current?.focus()
      },
      () => setOutcome('failed'),
    )
  }
  return (
    <section className={styles.news} aria-labelledby="own-news">
      <h2 id="own-news" ref={heading} className={styles.heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p role="status">
        {outcome === 'failed' ? texts.readFailed : total === 0 ? texts.empty : texts.count(total, unread)}
      </p>
      {unread > 0 && (
        <form method="post" action={newsFormPath} onSubmit={readAll}>
          <Button type="submit" look="secondary">
            {texts.readAll}
          </Button>
        </form>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <Entry key={item.id} item={item} />
        ))}
      </ul>
      {total > newsPageSize && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {from > 0 && (
            <SiteLink href={newsAddress(site, { from: from - newsPageSize }) ?? ''} rel="prev">
              {texts.newer}
            </SiteLink>
          )}
          {from + newsPageSize < total && (
            <SiteLink href={newsAddress(site, { from: from + newsPageSize }) ?? ''} rel="next">
              {texts.older}
            </SiteLink>
          )}
        </nav>
      )}
    </section>
  )
}
