// Brings the words around consent in one language, where they are wanted.
import type { Locale } from '@husrum/domain'
import type { ConsentTexts } from './consent-texts.ts'

const catalogues: Readonly<Record<Locale, () => Promise<{ readonly consentTexts: ConsentTexts }>>> = {
  sv: () => import('./texts/sv.ts'),
  nb: () => import('./texts/nb.ts'),
  fi: () => import('./texts/fi.ts'),
  en: () => import('./texts/en.ts'),
}

export const loadConsentTexts = async (locale: Locale): Promise<ConsentTexts> =>
  (await catalogues[locale]()).consentTexts
