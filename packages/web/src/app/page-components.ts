// The parts of the frame that only some pages show: the failure, an editor's notes, the banner, a message.
import type { LoadedPage } from '@husrum/application'
import { crisisBanner, mayHaveBeenRedirected, redirectMessage } from '../layout/lazy-components.ts'
import type { PageModule } from '../lazy/lazy-component.tsx'
import { pageComponent } from '../lazy/lazy-component.tsx'

export const failedPage = pageComponent(
  'src/app/FailedPage.tsx',
  async () => (await import('./FailedPage.tsx')).FailedPage,
)
export const errorView = pageComponent(
  'src/templates/error/Template.tsx',
  async () => (await import('../templates/error/Template.tsx')).ErrorTemplate,
)
export const editBar = pageComponent(
  'src/app/EditBar.tsx',
  async () => (await import('./EditBar.tsx')).EditBar,
)

/** The parts that this page shows at an address with this query, loaded so that they are rendered with the rest. */
export const pageComponentsOf = (loaded: LoadedPage, search: string): readonly PageModule[] => {
  const chrome = loaded.kind === 'failed' ? loaded.chrome : loaded.page
  return [
    ...(loaded.kind === 'failed' ? [failedPage] : []),
    ...(loaded.kind !== 'failed' && loaded.page.editMode === true ? [editBar] : []),
    ...(chrome?.crisisBanner ? [crisisBanner] : []),
    ...(mayHaveBeenRedirected(search) ? [redirectMessage] : []),
  ]
}
