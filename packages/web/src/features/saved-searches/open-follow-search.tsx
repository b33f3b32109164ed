// Opens the form that follows a search over the page where it was made. Without script its page has the same form.
import type { SiteDefinition } from '@husrum/domain'
import { loadTexts } from '../../texts/load-texts.ts'
import type { Modals } from '../../ui/modal/modal.ts'
import { FollowDialog } from './FollowDialog.tsx'

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
    content: <FollowDialog {...search} here={page} onClose={() => modals.finish(id)} />,
  })
}
