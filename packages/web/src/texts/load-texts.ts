// The words of the web. What belongs to a single page comes with its view model instead.
import type { Locale } from '@husrum/domain'
import type { Texts, TextsName } from './subjects.ts'
import { fileOfTexts, textsSubjects } from './subjects.ts'

export type { Texts, TextsName } from './subjects.ts'

/** What every page says. */
export const frameTexts = ['app', 'layout', 'pages'] as const satisfies readonly TextsName[]

interface Language {
  readonly frame: Pick<Texts, (typeof frameTexts)[number]>
  /** The files of the other texts. */
  readonly files: Readonly<Record<string, () => Promise<unknown>>>
}

/** One file a language: the frame's words, and where the others are. A page loads that of its own language. */
const languages: Readonly<Record<Locale, () => Promise<Language>>> = {
  sv: () => import('./sv/index.ts'),
  nb: () => import('./nb/index.ts'),
  fi: () => import('./fi/index.ts'),
  en: () => import('./en/index.ts'),
}

/** One object a language, so that components see the same words for as long as the page lives. */
const catalogues = new Map<Locale, Partial<Texts>>()

/**
 * Loads the named words of a language, each once. All calls for a language answer the same object, which grows: it has
 * what has been named so far, so name what a page shows before it is shown.
 *
 * @example const { consent } = await loadTexts(site.locale, ['consent'])
 */
export const loadTexts = async (locale: Locale, names: readonly TextsName[]): Promise<Texts> => {
  const catalogue = catalogues.get(locale) ?? {}
  catalogues.set(locale, catalogue)
  if (names.every((name) => catalogue[name])) return catalogue as Texts
  const { frame, files } = await languages[locale]()
  Object.assign(catalogue, frame)
  const missing = names.filter((name) => !catalogue[name])
  const load = async (name: TextsName) => {
    const file = (await files[`./${fileOfTexts(name)}`]?.()) as { readonly texts: unknown } | undefined
    if (!file) throw new Error(`${locale} has no texts for ${name}`)
    Object.assign(catalogue, { [name]: file.texts })
  }
  await Promise.all(missing.map(load))
  return catalogue as Texts
}

/** All words of a language, as the server needs them. */
export const loadAllTexts = (locale: Locale): Promise<Texts> =>
  loadTexts(locale, Object.keys(textsSubjects) as TextsName[])

/** Where the named words stand, as the browser build's manifest names their modules. */
export const textsModules = (locale: Locale, names: readonly TextsName[]): readonly string[] => {
  const isOfFrame = (name: TextsName) => (frameTexts as readonly TextsName[]).includes(name)
  const files = names.map((name) => (isOfFrame(name) ? 'index.ts' : fileOfTexts(name)))
  return [...new Set(files)].map((file) => `src/texts/${locale}/${file}`)
}
