// Opens the form that follows a search over the page where it was made. Without script its page has the same form.
import type { SiteDefinition } from '@husrum/domain'
import { loadTexts } from '../../texts/load-texts.ts'
import type { Modals } from '../../ui/modal/modal.ts'
import { FollowSearch } from './FollowSearch.tsx'

export interface FollowedNow {
  /** Of the search, as it writes it. */
  readonly address: string
  /** The search in words. */
  readonly words: readonly string[]
  readonly homes: number | undefined
  readonly mayKeep: boolean
  /** The page that has the same form: whoever signs in goes on there. */
  readonly page: string
}

const id = 'save-search'
const nothingAnswered = {
  search: undefined,
  token: undefined,
  purpose: undefined,
  done: undefined,
  id: undefined,
  error: undefined,
  wrong: [],
}

/** Rejects where its words cannot be had. */
export const openFollowSearch = async (
  { page, ...search }: FollowedNow,
  { site, modals }: { readonly site: SiteDefinition; readonly modals: Modals },
): Promise<void> => {
  const { savedSearches } = await loadTexts(site.locale, ['savedSearches'])
  modals.show({
    id,
    heading: savedSearches.follow.save,
    // The hash says whether the search shows its map.
    noHash: true,
    content: <FollowSearch {...search} query={nothingAnswered} typed={{}} here={page} isDialog />,
  })
}
