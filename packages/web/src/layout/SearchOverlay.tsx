// What the header's search shows while somebody types: hits, and what of the text asks for homes. Loaded at the first touch.
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { understoodWords } from '../features/search/understood-words.ts'
import { QuickResults } from '../features/text-search/QuickResults.tsx'
import { useSite, useTexts } from '../frame/site.tsx'
import { WithQueryClient } from '../frame/WithQueryClient.tsx'
import { loadTexts } from '../texts/load-texts.ts'

export interface SearchOverlayProps {
  /** As it is typed. */
  readonly text: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly onText: (text: string) => void
  readonly isCorporate: boolean
}

export const SearchOverlay = (props: SearchOverlayProps) => {
  const site = useSite()
  const texts = useTexts()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    // Without its words it shows nothing, as when the search fails.
    loadTexts(site.locale, ['homes', 'search', 'textSearch']).then(
      () => setReady(true),
      () => undefined,
    )
  }, [site.locale])
  return isReady ? (
    <WithQueryClient>
      <QuickResults {...props} wordOf={(part) => understoodWords(part, site, texts)} />
    </WithQueryClient>
  ) : null
}
