// The page for following a search, and the target of the links in its e-mails: to confirm, and to stop.
import type { HomesFound } from '@husrum/application'
import type { ContentPage } from '@husrum/domain'
import { mayDo, principalFactsOf, principalOf } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { Answered } from '../../features/saved-searches/Answered.tsx'
import type { AlertQuery } from '../../features/saved-searches/alert-query.ts'
import { readAlertQuery } from '../../features/saved-searches/alert-query.ts'
import { FollowSearch } from '../../features/saved-searches/FollowSearch.tsx'
import { LinkPress } from '../../features/saved-searches/LinkPress.tsx'
import { wordsOfSearch } from '../../features/search/words-of-search.ts'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import styles from '../identity/Template.module.css'
import { followedSearchOf } from './followed-search.ts'

export interface SearchAlertData {
  /** What the search finds now; undefined if it could not be loaded, or the address has no search. */
  readonly found: HomesFound | undefined
  /** The typed values of a form that was sent back. */
  readonly typed: Readonly<Record<string, string>>
}

/** The heading for the present state of the page. */
const useHeading = (page: ContentPage, { done, error, purpose, token }: AlertQuery) => {
  const { savedSearches: texts } = useTexts()
  if (error === 'unknown') return texts.unknownLink.heading
  if (done === 'started') return texts.started.heading
  if (done === 'confirmed') return texts.confirm.doneHeading
  if (done === 'stopped') return texts.stop.doneHeading
  return purpose !== undefined && token !== undefined ? texts[purpose].heading : page.model.heading
}

const ToSearch = () => {
  const site = useSite()
  const { follow } = useTexts().savedSearches
  return (
    <p>
      <ButtonLink look="secondary" href={site.routes.search ?? site.routes.start}>
        {follow.toSearch}
      </ButtonLink>
    </p>
  )
}

const Part = ({
  query,
  data: { found, typed },
}: {
  readonly query: AlertQuery
  readonly data: SearchAlertData
}) => {
  const site = useSite()
  const texts = useTexts()
  const session = useSession()
  const { pathname, search } = useLocation()
  const { started, confirm, stop, unknownLink, follow } = texts.savedSearches
  const { done, error, purpose, token } = query
  const followed = followedSearchOf(query, site)
  if (done === 'started')
    return (
      <>
        <div className={styles.done}>
          <Answered>
            <p>{typed.email ? started.textTo(typed.email) : started.text}</p>
            <p>{started.noMail}</p>
          </Answered>
        </div>
        {followed && (
          <p>
            <ButtonLink href={followed.address}>{follow.back}</ButtonLink>
          </p>
        )}
      </>
    )
  if (done === 'confirmed' || done === 'stopped')
    return (
      <>
        <div className={styles.done}>
          <Answered>
            <p>{done === 'confirmed' ? confirm.done : stop.done}</p>
          </Answered>
        </div>
        <ToSearch />
      </>
    )
  if (error === 'unknown')
    return (
      <>
        <div className={styles.done}>
          <Answered>
            <p>{purpose === 'confirm' ? unknownLink.confirm : unknownLink.stop}</p>
          </Answered>
        </div>
        <ToSearch />
      </>
    )
  if (purpose !== undefined && token !== undefined) return <LinkPress purpose={purpose} token={token} />
  if (!followed)
    return (
      <>
        <p>{follow.noSearch}</p>
        <ToSearch />
      </>
    )
  const principal =
    session.kind === 'signedIn' && session.user
      ? principalOf(principalFactsOf(session.user, site), site)
      : 'anonymous'
  return (
    <FollowSearch
      query={query}
      address={followed.address}
      words={wordsOfSearch(followed.state.filters, { tags: found?.tags ?? [], site, texts })}
      homes={found?.total}
      mayKeep={mayDo(principal, 'favourites') === 'yes'}
      typed={typed}
      here={pathname + search}
    />
  )
}

export const SearchAlertTemplate = ({ page, data }: TemplateProps<ContentPage, SearchAlertData>) => {
  const { search } = useLocation()
  const query = readAlertQuery(search)
  const isAnswered = query.done !== undefined || query.error === 'unknown'
  return (
    <article className={styles.page}>
      <div className={styles.top}>
        <header className={styles.words}>
          <h1 className={styles.heading}>{useHeading(page, query)}</h1>
          {!isAnswered && query.purpose === undefined && page.model.preamble !== undefined && (
            <p className={styles.preamble}>{page.model.preamble}</p>
          )}
        </header>
        <div className={styles.part}>
          <Part query={query} data={data} />
        </div>
      </div>
      <ComposedBlocks blocks={page.model.blocks} />
    </article>
  )
}
