// What of the page's frame only some pages show: the failure, an editor's notes, the banner, a message.
import type { LoadedPage } from '@husrum/application'
import { crisisBanner, mayHaveBeenRedirected, redirectMessage } from '../layout/lazy-components.ts'
import { lazyComponent } from '../lazy/lazy-component.tsx'

export const failedPage = lazyComponent(async () => (await import('./FailedPage.tsx')).FailedPage)
export const errorView = lazyComponent(
  async () => (await import('../templates/error/Template.tsx')).ErrorTemplate,
)
export const editBar = lazyComponent(async () => (await import('./EditBar.tsx')).EditBar)

/** Loads what this page shows at an address with this query, so that it is rendered with the rest. */
export const loadPageComponents = async (loaded: LoadedPage, search: string): Promise<void> => {
  const chrome = loaded.kind === 'failed' ? loaded.chrome : loaded.page
  await Promise.all([
    loaded.kind === 'failed' ? failedPage.load() : loaded.page.editMode === true && editBar.load(),
    chrome?.crisisBanner && crisisBanner.load(),
    mayHaveBeenRedirected(search) && redirectMessage.load(),
  ])
}
