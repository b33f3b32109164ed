// Brings the words around a session in one language, for those who have one.
import type { Locale } from '@husrum/domain'
import type { SessionTexts } from './session-texts.ts'

const catalogues: Readonly<Record<Locale, () => Promise<{ readonly sessionTexts: SessionTexts }>>> = {
  sv: () => import('./texts/sv.ts'),
  nb: () => import('./texts/nb.ts'),
  fi: () => import('./texts/fi.ts'),
  en: () => import('./texts/en.ts'),
}

export const loadSessionTexts = async (locale: Locale): Promise<SessionTexts> =>
  (await catalogues[locale]()).sessionTexts
