// The words of the web. What belongs to a single page comes with its view model instead.
import type { Locale } from '@husrum/domain'
import { table as en } from './en/index.ts'
import { table as fi } from './fi/index.ts'
import { table as nb } from './nb/index.ts'
import type { TextsTable } from './sv/index.ts'
import { table as sv } from './sv/index.ts'

export type TextsName = keyof TextsTable
export type Texts = { readonly [Name in TextsName]: Awaited<ReturnType<TextsTable[Name]>> }

const tables: Readonly<Record<Locale, TextsTable>> = { sv, nb, fi, en }

/** What the server loads. */
export const allTexts = Object.keys(sv) as readonly TextsName[]

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
  const load = async (name: TextsName) => Object.assign(catalogue, { [name]: await tables[locale][name]() })
  await Promise.all(names.filter((name) => catalogue[name] === undefined).map(load))
  return catalogue as Texts
}

/** Where the named words stand, as the browser build's manifest names their modules. */
export const textsModules = (locale: Locale, names: readonly TextsName[]): readonly string[] => {
  const isOfFrame = (name: TextsName) => (frameTexts as readonly TextsName[]).includes(name)
  const files = names.map((name) =>
    isOfFrame(name) ? 'every-page' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  )
  return [...new Set(files)].map((file) => `src/texts/${locale}/${file}.ts`)
}
