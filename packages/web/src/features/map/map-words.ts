// The words of the map, which come with it.
import type { Locale } from '@husrum/domain'
import type { Texts } from '../../texts/load-texts.ts'
import { loadTexts } from '../../texts/load-texts.ts'

const loading = new Map<Locale, Promise<Texts>>()

/** The same promise each time, so that a component can wait for it. */
export const mapWords = (locale: Locale): Promise<Texts> => {
  const known = loading.get(locale) ?? loadTexts(locale, ['map'])
  loading.set(locale, known)
  known.catch(() => loading.delete(locale))
  return known
}
