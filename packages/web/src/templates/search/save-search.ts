// Follows the present search, in a dialog over it.
import type { SearchState, SiteDefinition, Tag } from '@husrum/domain'
import { mayDo, principalFactsOf, principalOf } from '@husrum/domain'
import { openFollowSearch } from '../../features/saved-searches/open-follow-search.tsx'
import { wordsOfSearch } from '../../features/search/words-of-search.ts'
import type { useSession } from '../../frame/session.tsx'
import type { Texts } from '../../texts/load-texts.ts'
import type { Modals } from '../../ui/modal/modal.ts'

export interface ShownSearch {
  readonly search: SearchState
  /** In the format of the search page. */
  readonly address: string
  readonly tags: readonly Tag[]
  readonly total: number | undefined
  /** The page that has the same form. */
  readonly page: string
}

export const saveSearch = (
  { search, tags, total, ...shown }: ShownSearch,
  {
    session,
    site,
    texts,
    modals,
  }: {
    readonly session: ReturnType<typeof useSession>
    readonly site: SiteDefinition
    readonly texts: Texts
    readonly modals: Modals
  },
): Promise<void> => {
  const user = session.kind === 'signedIn' ? session.user : undefined
  const principal = user ? principalOf(principalFactsOf(user, site), site) : 'anonymous'
  return openFollowSearch(
    {
      ...shown,
      words: wordsOfSearch(search.filters, { tags, site, texts }),
      homes: total,
      mayKeep: mayDo(principal, 'favourites') === 'yes',
    },
    { site, modals },
  )
}
