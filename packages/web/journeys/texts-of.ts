// The texts of a subject in a language. Journeys run without the bundler, with which pages load them.
import type { Locale } from '@husrum/domain'
import type { Texts, TextsName } from '../src/texts/subjects.ts'
import { fileOfTexts } from '../src/texts/subjects.ts'

export const textsOf = async <Name extends TextsName>(locale: Locale, name: Name): Promise<Texts[Name]> => {
  const { texts } = await import(`../src/texts/${locale}/${fileOfTexts(name)}`)
  return texts as Texts[Name]
}
