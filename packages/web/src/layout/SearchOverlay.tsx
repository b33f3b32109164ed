// The results of the header's search while the visitor types: hits, and the part of the text that asks for homes. Loaded at the first
// touch.
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { understoodWords } from '../features/search/understood-words.ts'
import { QuickResults } from '../features/text-search/QuickResults.tsx'
import { useSite, useTexts } from '../frame/site.tsx'
import { WithQueryClient } from '../frame/WithQueryClient.tsx'
import { loadTexts } from '../texts/load-texts.ts'

export interface SearchOverlayProps {
  /** As typed. */
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
    // Without its texts it shows nothing, as after a failed search.
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
