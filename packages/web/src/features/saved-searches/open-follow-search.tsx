// Opens the form to follow a search over the search page. Without script a separate page has the same form.
import type { SiteDefinition } from '@husrum/domain'
import { loadTexts } from '../../texts/load-texts.ts'
import type { Modals } from '../../ui/modal/modal.ts'
import { FollowDialog } from './FollowDialog.tsx'

export interface FollowedNow {
  /** Address of the search. */
  readonly address: string
  /** The search as text. */
  readonly words: readonly string[]
  readonly homes: number | undefined
  readonly mayKeep: boolean
  /** The page with the same form, where the visitor continues after sign-in. */
  readonly page: string
}

const id = 'save-search'
/** Rejects if its texts fail to load. */
export const openFollowSearch = async (
  { page, ...search }: FollowedNow,
  { site, modals }: { readonly site: SiteDefinition; readonly modals: Modals },
): Promise<void> => {
  const { savedSearches } = await loadTexts(site.locale, ['savedSearches'])
  modals.show({
    id,
    heading: savedSearches.follow.save,
    // The hash is used for the search's map view.
    noHash: true,
    content: <FollowDialog {...search} here={page} onClose={() => modals.finish(id)} />,
  })
}
