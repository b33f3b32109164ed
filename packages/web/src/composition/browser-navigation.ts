// The modules that going on from a page takes in a browser.
import type { Capabilities } from '../frame/capabilities.tsx'
import type { BrowserOptions } from './browser-platform.ts'
import { browserPlatform } from './browser-platform.ts'
import { pagesModule } from './pages.ts'
import { searchModule } from './search.ts'

export const composeNavigation = (options: BrowserOptions): Pick<Capabilities, 'pages' | 'search'> => {
  const platform = browserPlatform(options)
  return { pages: pagesModule(platform), search: searchModule(platform) }
}
