// Brings the words of one language, and only that one.
import type { Locale } from '@husrum/domain'
import type { Texts } from './texts.ts'

const catalogues: Readonly<Record<Locale, () => Promise<{ texts: Texts }>>> = {
  sv: () => import('./sv.ts'),
  nb: () => import('./nb.ts'),
  fi: () => import('./fi.ts'),
  en: () => import('./en.ts'),
}

export const loadTexts = async (locale: Locale): Promise<Texts> => (await catalogues[locale]()).texts
