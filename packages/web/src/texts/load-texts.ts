// The words of the web. What belongs to a single page comes with its view model instead.
import type { Locale } from '@husrum/domain'
import type { TextsTable } from './sv/index.ts'

export type TextsName = keyof TextsTable
export type Texts = { readonly [Name in TextsName]: Awaited<ReturnType<TextsTable[Name]>> }

/** One file a language: the frame's words, and where the others are. A page loads that of its own language. */
const tables: Readonly<Record<Locale, () => Promise<{ readonly table: TextsTable }>>> = {
  sv: () => import('./sv/index.ts'),
  nb: () => import('./nb/index.ts'),
  fi: () => import('./fi/index.ts'),
  en: () => import('./en/index.ts'),
}

/** What every page says. */
export const frameTexts = ['app', 'layout', 'pages'] as const satisfies readonly TextsName[]

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
  const missing = names.filter((name) => catalogue[name] === undefined)
  if (missing.length === 0) return catalogue as Texts
  const { table } = await tables[locale]()
  const load = async (name: TextsName) => Object.assign(catalogue, { [name]: await table[name]() })
  await Promise.all(missing.map(load))
  return catalogue as Texts
}

/** All words of a language, as the server needs them. */
export const loadAllTexts = async (locale: Locale): Promise<Texts> => {
  const { table } = await tables[locale]()
  return loadTexts(locale, Object.keys(table) as TextsName[])
}

/** Where the named words stand, as the browser build's manifest names their modules. */
export const textsModules = (locale: Locale, names: readonly TextsName[]): readonly string[] => {
  const isOfFrame = (name: TextsName) => (frameTexts as readonly TextsName[]).includes(name)
  const files = names.map((name) =>
    isOfFrame(name) ? 'index' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  )
  return [...new Set(files)].map((file) => `src/texts/${locale}/${file}.ts`)
}
