// Brings the words of one language, and of features only those that a page says.
import type { Locale, Page } from '@husrum/domain'
import type { FrameTexts, Texts } from './texts.ts'

type Feature = 'residence' | 'search'
type Features = Pick<Texts, Feature>

const catalogues: Readonly<Record<Locale, () => Promise<{ texts: FrameTexts }>>> = {
  sv: () => import('./sv.ts'),
  nb: () => import('./nb.ts'),
  fi: () => import('./fi.ts'),
  en: () => import('./en.ts'),
}

const residence: Readonly<Record<Locale, () => Promise<{ homesTexts: Features['residence'] }>>> = {
  sv: () => import('../features/homes/texts/sv.ts'),
  nb: () => import('../features/homes/texts/nb.ts'),
  fi: () => import('../features/homes/texts/fi.ts'),
  en: () => import('../features/homes/texts/en.ts'),
}

const search: Readonly<Record<Locale, () => Promise<{ searchTexts: Features['search'] }>>> = {
  sv: () => import('../features/search/texts/sv.ts'),
  nb: () => import('../features/search/texts/nb.ts'),
  fi: () => import('../features/search/texts/fi.ts'),
  en: () => import('../features/search/texts/en.ts'),
}

/** A page of blocks says nothing of homes unless it lists some, or has the search. Without a page there is a search. */
const saysHomes = (page: Page | undefined): boolean =>
  page === undefined ||
  page.template === 'developerSandbox' ||
  page.template === 'start' ||
  !('blocks' in page.model) ||
  page.model.blocks.some(({ kind }) => kind === 'listing' || kind === 'form')

const saysSearch = (page: Page | undefined): boolean =>
  page?.template === 'search' || page?.template === 'developerSandbox'

/**
 * One catalogue a language, which grows with the pages that are shown: components see the same words for as long as they
 * live, and what a page says has been brought before it is shown.
 */
const growing = new Map<Locale, Partial<Texts>>()

/** The words of the frame and of this page; `page` is undefined for one that could not be had. */
export const loadPageTexts = async (locale: Locale, page: Page | undefined): Promise<Texts> => {
  const [frame, homes, filters] = await Promise.all([
    catalogues[locale](),
    saysHomes(page) ? residence[locale]() : undefined,
    saysSearch(page) ? search[locale]() : undefined,
  ])
  const known = growing.get(locale) ?? { ...frame.texts }
  growing.set(locale, known)
  Object.assign(known, homes && { residence: homes.homesTexts }, filters && { search: filters.searchTexts })
  return known as Texts
}

/** All words of a language. */
export const loadTexts = async (locale: Locale): Promise<Texts> => {
  const [{ texts }, { homesTexts }, { searchTexts }] = await Promise.all([
    catalogues[locale](),
    residence[locale](),
    search[locale](),
  ])
  return { ...texts, residence: homesTexts, search: searchTexts }
}
