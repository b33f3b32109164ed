// The same page in other languages: as hreflang for robots, as links for visitors.
import type { CountryLink, Locale, Seo, SiteDefinition, SiteKey } from '@husrum/domain'
import {
  homeAddressOn,
  premisesAddressOn,
  routePath,
  siteById,
  sites,
  successionAddressOn,
} from '@husrum/domain'
import { originOf } from '../../../platform/http/site-origins.ts'
import type { ContentStore, StoredPage } from '../content/postgres-content-store.ts'
import { catalogueAddressOf } from './catalogue-address.ts'
import type { PageFrame } from './page-frame.ts'

export interface Translations {
  /** hreflang between the countries' main sites, Swedish as the default for all other languages. */
  alternatesOf(frame: PageFrame, page: StoredPage): Promise<Pick<Seo, 'alternates'>>
  /** Includes the page itself; empty for a page without translations. */
  languageLinks(frame: PageFrame, page: StoredPage): Promise<readonly CountryLink[]>
}

/** Language and country of the sites that are translations of each other. */
const languageTags: Partial<Readonly<Record<SiteKey, string>>> = {
  sweden: 'sv-SE',
  norway: 'nb-NO',
  finland: 'fi-FI',
  'sweden-english': 'en',
}

/** Every language in its own words. */
const languageNames: Readonly<Record<Locale, string>> = {
  sv: 'Svenska',
  nb: 'Norsk',
  fi: 'Suomi',
  en: 'English',
}

/** One page on one of the sites that are translations of each other. */
interface Translation {
  readonly path: string
  readonly site: SiteDefinition
  readonly language: string
}

const translationOn = (
  site: SiteDefinition | undefined,
  path: string | undefined,
): readonly Translation[] => {
  const language = site && languageTags[site.key]
  return site && language && path !== undefined ? [{ path, site, language }] : []
}

const alternatesAmong = (
  { site, context }: PageFrame,
  translations: readonly Translation[],
): Pick<Seo, 'alternates'> => {
  if (translations.length < 2 || !translations.some((other) => other.site.key === site.key)) return {}
  const addresses = translations.map(({ language, ...other }) => ({
    language,
    href: `${originOf(other.site, context)}${encodeURI(other.path)}`,
  }))
  const fallback = addresses.find(({ language }) => language === 'sv-SE')
  return { alternates: [...addresses, ...(fallback ? [{ ...fallback, language: 'x-default' }] : [])] }
}

const linksAmong = (
  { site, context }: PageFrame,
  translations: readonly Translation[],
): readonly CountryLink[] =>
  translations.map((other) => ({
    title: languageNames[other.site.locale],
    href: `${originOf(other.site, context)}${other.path}`,
    language: other.site.locale,
    isCurrent: other.site.key === site.key,
  }))

/** For robots and visitors: for pages that are generated, not written. */
const toldAmong = (frame: PageFrame, translations: readonly Translation[]) => ({
  ...alternatesAmong(frame, translations),
  languages: linksAmong(frame, translations),
})

/**
 * A page of the catalogue on every site that shows its homes, by the path in the catalogue.
 *
 * @param addressOn the page's address on a site, from the path of the home or stage; the path itself if absent.
 */
export const cataloguePageInLanguages = (
  frame: PageFrame,
  path: string,
  addressOn: (path: string, site: SiteDefinition) => string = (own) => own,
) =>
  toldAmong(
    frame,
    sites
      .filter(({ catalogueSiteId }) => catalogueSiteId === frame.site.catalogueSiteId)
      .flatMap((site) => translationOn(site, addressOn(homeAddressOn(site, path), site))),
  )

/** Premises on every site that shows them, by the path in the catalogue. */
export const premisesInLanguages = (frame: PageFrame, path: string) =>
  toldAmong(
    frame,
    sites
      .filter(({ catalogueSiteId }) => catalogueSiteId === frame.site.catalogueSiteId)
      .flatMap((site) => translationOn(site, premisesAddressOn(site, path))),
  )

/** A resale home or its stage, on every site that shows it, by the path in the catalogue or on the site itself. */
export const successionInLanguages = (frame: PageFrame, path: string) =>
  toldAmong(
    frame,
    sites
      .filter(({ catalogueSiteId }) => catalogueSiteId === frame.site.catalogueSiteId)
      .flatMap((site) =>
        translationOn(site, successionAddressOn(site, catalogueAddressOf(frame.site, path))),
      ),
  )

/** The search of every site; for a place only on sites that show its homes. `url` is the place's, or empty. */
export const searchInLanguages = (frame: PageFrame, url: string) =>
  toldAmong(
    frame,
    sites
      .filter(({ catalogueSiteId }) => url === '' || catalogueSiteId === frame.site.catalogueSiteId)
      .flatMap((site) => {
        const search = routePath(site, 'search')
        return translationOn(site, search && `${search}${url === '' ? '' : `${url}/`}`)
      }),
  )

export const makeTranslations = (store: Pick<ContentStore, 'translationsOf'>): Translations => {
  const translationsOf = async ({ key }: StoredPage): Promise<readonly Translation[]> =>
    key === undefined
      ? []
      : (await store.translationsOf(key)).flatMap(({ siteId, path }) => translationOn(siteById(siteId), path))

  return {
    alternatesOf: async (frame, page) => alternatesAmong(frame, await translationsOf(page)),
    languageLinks: async (frame, page) => linksAmong(frame, await translationsOf(page)),
  }
}
