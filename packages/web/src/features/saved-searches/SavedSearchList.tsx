// Saved searches of the user: each with a form for all its actions, which works without script too.
import type { NamedHomeNews, StoredSearch, StoredSearches } from '@husrum/application'
import { searchAlertFormPaths } from '@husrum/contract/saved-searches/wire'
import { dayIn, formatDay, routePath, savedSearchAnchor } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Answered } from './Answered.tsx'
import type { AlertQuery } from './alert-query.ts'
import { KindsChoice, typedKinds } from './KindsChoice.tsx'
import { RhythmChoice } from './RhythmChoice.tsx'
import styles from './SavedSearches.module.css'

const OneButton = ({
  action,
  fields,
  of,
  children,
}: {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
  /** The search that a button belongs to, for screen readers. */
  readonly of?: string
  readonly children: ReactNode
}) => (
  <form method="post" action={action}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" look="secondary">
      {children}
      {of !== undefined && <VisuallyHidden>: {of}</VisuallyHidden>}
    </Button>
  </form>
)

/** Counts of changes since the previous visit, and the homes that changed last. */
const News = ({
  search: { address, kinds, news },
  since,
  newsWordsOf,
}: {
  readonly search: StoredSearch
  readonly since: number | undefined
  readonly newsWordsOf: NewsWords
}) => {
  const site = useSite()
  const { list } = useTexts().savedSearches
  const day = since === undefined ? undefined : formatDay(dayIn(since, site.country), site)
  const others = news.homes - news.latest.length
  if (news.homes === 0) return day === undefined ? null : <p className={styles.facts}>{list.noNews(day)}</p>
  return (
    <div className={styles.news}>
      <p>
        <strong>{list.newsSince(day)}:</strong>{' '}
        {kinds
          .filter((kind) => news[kind] > 0)
          .map((kind) => list.counts[kind](news[kind]))
          .join(', ')}
      </p>
      <ul className={styles.newsList}>
        {news.latest.map((each) => (
          <li key={each.home.id}>
            <SiteLink href={each.home.path}>{each.home.name}</SiteLink>
            <span className={styles.newsWords}>{newsWordsOf(each).join(' · ')}</span>
          </li>
        ))}
        {others > 0 && (
          <li>
            <SiteLink href={address}>{list.others(others)}</SiteLink>
          </li>
        )}
      </ul>
    </div>
  )
}

type NewsWords = (news: NamedHomeNews) => readonly string[]

const Entry = ({
  search,
  since,
  newsWordsOf,
  words,
  query,
  typed,
}: {
  readonly search: StoredSearch
  readonly since: number | undefined
  readonly newsWordsOf: NewsWords
  readonly words: readonly string[]
  readonly query: AlertQuery
  readonly typed: Readonly<Record<string, string>>
}) => {
  const { id, name, address, rhythm, kinds, isPaused, homes } = search
  const { savedSearches: texts } = useTexts()
  const field = useId()
  const isBack = query.id === id && query.error === 'invalid'
  const wrong = isBack ? query.wrong : []
  const { list } = texts
  return (
    <li className={styles.entry} id={savedSearchAnchor(id)}>
      <div className={styles.about}>
        <h2 className={styles.heading}>
          <SiteLink href={address}>{name}</SiteLink>
        </h2>
        <p>{(words.length === 0 ? [texts.everything] : words).join(' · ')}</p>
        <p className={styles.facts}>
          {texts.homesNow(homes)}
          {'. '}
          {isPaused
            ? list.paused
            : `${list.mails[rhythm]}: ${kinds.map((kind) => list.tellsOf[kind]).join(', ')}`}
          .
        </p>
        <News search={search} since={since} newsWordsOf={newsWordsOf} />
      </div>
      <div className={styles.tools}>
        <details className={styles.change} open={isBack}>
          <summary>
            {list.change}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </summary>
          <form className={styles.form} method="post" action={searchAlertFormPaths.change}>
            <input type="hidden" name="id" value={id} />
            {isBack && <FormError heading={texts.errors.invalid} attempt={1} />}
            <TextField
              id={field}
              name="name"
              label={texts.follow.name}
              error={wrong.includes('name') ? texts.fieldErrors.name : undefined}
              defaultValue={isBack ? (typed.name ?? name) : name}
              maxLength={50}
              required
            />
            <RhythmChoice
              chosen={rhythm}
              error={wrong.includes('rhythm') ? texts.fieldErrors.rhythm : undefined}
            />
            <KindsChoice
              chosen={isBack ? typedKinds(typed.kinds, kinds) : kinds}
              error={wrong.includes('kinds') ? texts.fieldErrors.kinds : undefined}
            />
            <Button type="submit">{list.submitChange}</Button>
          </form>
        </details>
        <OneButton
          action={searchAlertFormPaths.change}
          fields={{ id, paused: isPaused ? 'false' : 'true' }}
          of={name}
        >
          {isPaused ? list.resume : list.pause}
        </OneButton>
        <OneButton action={searchAlertFormPaths.remove} fields={{ id }} of={name}>
          {list.remove}
        </OneButton>
      </div>
    </li>
  )
}

export const SavedSearchList = ({
  searches: had,
  wordsOf,
  newsWordsOf,
  query,
  typed,
  here,
}: {
  /** Undefined if they failed to load. */
  readonly searches: StoredSearches | undefined
  /** A search as text, as worded in the search itself. */
  readonly wordsOf: (search: StoredSearch) => readonly string[]
  /** A change of a home as text. */
  readonly newsWordsOf: NewsWords
  readonly query: AlertQuery
  readonly typed: Readonly<Record<string, string>>
  /** The current page, for a retry. */
  readonly here: string
}) => {
  const { savedSearches: texts } = useTexts()
  const { list } = texts
  const site = useSite()
  const { done, error, id } = query
  const searches = had?.searches
  const hasNews = searches?.some(({ news }) => news.homes > 0)
  const said = done && Object.hasOwn(list.done, done) ? list.done[done as keyof typeof list.done] : undefined
  return (
    <section className={styles.list} aria-label={list.label}>
      {said !== undefined && (
        <Answered>
          <p>{said}</p>
          {done === 'removed' && id !== undefined && (
            <OneButton action={searchAlertFormPaths.restore} fields={{ id }}>
              {list.undo}
            </OneButton>
          )}
        </Answered>
      )}
      {error !== undefined && error !== 'invalid' && <FormError heading={texts.errors[error]} attempt={1} />}
      {searches === undefined && (
        <div role="alert">
          <Notice kind="warning">
            <p>{list.missing}</p>
            <p>
              <a href={here}>{list.retry}</a>
            </p>
          </Notice>
        </div>
      )}
      {searches?.length === 0 && (
        <div className={styles.about}>
          <p className={styles.empty}>{list.empty}</p>
          <p>{list.emptyText}</p>
          <p>
            <ButtonLink look="secondary" href={routePath(site, 'search') ?? site.routes.start}>
              {texts.follow.toSearch}
            </ButtonLink>
          </p>
        </div>
      )}
      {searches && searches.length > 0 && (
        <ul className={styles.entries}>
          {searches.map((search) => (
            <Entry
              key={search.id}
              search={search}
              since={had?.newsSince}
              newsWordsOf={newsWordsOf}
              words={wordsOf(search)}
              query={query}
              typed={typed}
            />
          ))}
        </ul>
      )}
      {/* With script, viewing the page is enough. */}
      {had && hasNews && (
        <noscript>
          <OneButton action={searchAlertFormPaths.see} fields={{ newsTo: String(had.newsTo) }}>
            {list.see}
          </OneButton>
        </noscript>
      )}
    </section>
  )
}
