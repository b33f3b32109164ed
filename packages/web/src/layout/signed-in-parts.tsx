// What only those who are signed in see and need, which nobody else downloads; with its words, which are the site's.
import type { Locale } from '@husrum/domain'
import type { Part } from '../lazy/lazy-component.tsx'
import { makePart } from '../lazy/lazy-component.tsx'
import { loadTexts } from '../texts/load-texts.ts'

export interface SignedInPartsProps {
  /** The header's bar, its menu, or what watches the session. */
  readonly place: 'bar' | 'menu' | 'watch'
  readonly path: string
}

const parts = new Map<Locale, Part<SignedInPartsProps>>()

export const signedInParts = (locale: Locale): Part<SignedInPartsProps> => {
  const known = parts.get(locale)
  if (known) return known
  const part = makePart<SignedInPartsProps>(async () => {
    const [{ SignedInParts }] = await Promise.all([
      import('./SignedInParts.tsx'),
      loadTexts(locale, ['sessions', 'notifications']),
    ])
    return SignedInParts
  })
  parts.set(locale, part)
  return part
}
