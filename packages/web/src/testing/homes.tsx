// Shows a component as a site would: within its frame, with its words.

import type { SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SiteProvider } from '../frame/site.tsx'
import { allTexts, loadTexts } from '../texts/load-texts.ts'

export const showOn = async (key: SiteKey, children: ReactNode) => {
  const site = siteByKey(key)
  const texts = await loadTexts(site.locale, allTexts)
  return render(
    <MemoryRouter>
      <SiteProvider site={site} texts={texts}>
        {children}
      </SiteProvider>
    </MemoryRouter>,
  )
}
