// Texts of the map, loaded with it.
import type { Locale } from '@husrum/domain'
import type { Texts } from '../../texts/load-texts.ts'
import { loadTexts } from '../../texts/load-texts.ts'

const loading = new Map<Locale, Promise<Texts>>()

/** Returns the same promise each time, so that a component can suspend on it. */
export const mapWords = (locale: Locale): Promise<Texts> => {
  const known = loading.get(locale) ?? loadTexts(locale, ['map'])
  loading.set(locale, known)
  known.catch(() => loading.delete(locale))
  return known
}
