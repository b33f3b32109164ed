// The tab and the view of the results. The server never receives the hash: its markup is hydrated as it is, and updated before paint.
import type { ResultKind, ResultView } from '@husrum/domain'
import { resultKindOfHash, viewOfHash } from '@husrum/domain'
import { useLayoutEffect, useState } from 'react'
import { usePageHash } from '../../frame/use-page-hash.ts'

/** @param remembered the tab that the visitor last chose. */
export const useResultKind = (
  remembered: ResultKind,
): { readonly kind: ResultKind; readonly view: ResultView } => {
  const hash = usePageHash()
  const [kind, setKind] = useState(remembered)
  const [view, setView] = useState<ResultView>('image')
  useLayoutEffect(() => {
    const isMap = viewOfHash(hash) === 'map'
    setView(isMap ? 'map' : 'image')
    // The map is shown with a list of homes.
    setKind(isMap ? 'object' : resultKindOfHash(hash, remembered))
  }, [hash, remembered])
  return { kind, view }
}
