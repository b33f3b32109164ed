// What of the page itself only some pages show: the failure, an editor's notes, the banner, a message.
import type { LoadedPage } from '@husrum/application'
import { crisisBanner } from '../layout/crisis-banner-part.ts'
import { mayHaveBeenRedirected, redirectMessage } from '../layout/redirect-message-part.ts'
import { makePart } from '../lazy/lazy-component.tsx'

export const failedPage = makePart(async () => (await import('./FailedPage.tsx')).FailedPage)
export const errorView = makePart(
  async () => (await import('../templates/error/ErrorTemplate.tsx')).ErrorTemplate,
)
export const editBar = makePart(async () => (await import('./EditBar.tsx')).EditBar)

/** Brings what this page shows at an address with this query, so that it is rendered with the rest. */
export const bringPageParts = async (loaded: LoadedPage, search: string): Promise<void> => {
  const chrome = loaded.kind === 'failed' ? loaded.chrome : loaded.page
  await Promise.all([
    loaded.kind === 'failed' ? failedPage.bring() : loaded.page.editMode === true && editBar.bring(),
    chrome?.crisisBanner && crisisBanner.bring(),
    mayHaveBeenRedirected(search) && redirectMessage.bring(),
  ])
}
