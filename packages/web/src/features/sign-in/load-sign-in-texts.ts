// Brings the words of signing in, in one language, where they are wanted.
import type { Locale } from '@husrum/domain'
import type { SignInTexts } from './sign-in-texts.ts'

const catalogues: Readonly<Record<Locale, () => Promise<{ readonly signInTexts: SignInTexts }>>> = {
  sv: () => import('./texts/sv.ts'),
  nb: () => import('./texts/nb.ts'),
  fi: () => import('./texts/fi.ts'),
  en: () => import('./texts/en.ts'),
}

export const loadSignInTexts = async (locale: Locale): Promise<SignInTexts> =>
  (await catalogues[locale]()).signInTexts
