// The developers' tools, in a React tree of their own below the page, so that the page is the same with and without them.
import type { SiteDefinition } from '@husrum/domain'
import { createRoot } from 'react-dom/client'
import { SiteSwitcher } from './SiteSwitcher.tsx'

export const startDevTools = (site: SiteDefinition): void => {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<SiteSwitcher site={site} />)
}
