// The same page in the other languages: for robots as hreflang, for people as links.
import type { CountryLink, Locale, Seo, SiteDefinition, SiteKey } from '@husrum/domain'
import {
  homeAddressOn,
  premisesAddressOn,
  routePath,
  siteById,
  sites,
  successionAddressOn,
} from '@husrum/domain'
import { originOf } from '../../http/site-origins.ts'
import type { ContentStore, StoredPage } from '../content/postgres-content-store.ts'
import { catalogueAddressOf } from './catalogue-address.ts'
import type { PageFrame } from './page-frame.ts'

export interface Translations {
  /** hreflang between the countries' main sites, Swedish as the default for all other languages. */
  alternatesOf(frame: PageFrame, page: StoredPage): Promise<Pick<Seo, 'alternates'>>
  /** The page itself among them; empty for a page that stands alone. */
  languageLinks(frame: PageFrame, page: StoredPage): Promise<readonly CountryLink[]>
}

/** Language and country of the sites that are translations of each other. */
const languageTags: Partial<Readonly<Record<SiteKey, string>>> = {
  sweden: 'sv-SE',
  norway: 'nb-NO',
  finland: 'fi-FI',
  'sweden-english': 'en',
}

/** Every language under its own name. */
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

/** For robots and for people at once: for pages that are made, and not written. */
const toldAmong = (frame: PageFrame, translations: readonly Translation[]) => ({
  ...alternatesAmong(frame, translations),
  languages: linksAmong(frame, translations),
})

/**
 * A page of the catalogue on every site that shows its homes, by the path that the catalogue knows.
 *
 * @param addressOn where the page stands that belongs to the home or the stage at a path of the site; the path itself if absent.
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

/** Premises on every site that shows them, by the path that the catalogue knows. */
export const premisesInLanguages = (frame: PageFrame, path: string) =>
  toldAmong(
    frame,
    sites
      .filter(({ catalogueSiteId }) => catalogueSiteId === frame.site.catalogueSiteId)
      .flatMap((site) => translationOn(site, premisesAddressOn(site, path))),
  )

/** What an owner sells, or its stage, on every site that shows it, by the path that the catalogue knows or the site's own. */
export const successionInLanguages = (frame: PageFrame, path: string) =>
  toldAmong(
    frame,
    sites
      .filter(({ catalogueSiteId }) => catalogueSiteId === frame.site.catalogueSiteId)
      .flatMap((site) =>
        translationOn(site, successionAddressOn(site, catalogueAddressOf(frame.site, path))),
      ),
  )

/** The search of every site; that of one place where its homes are shown. `url` is the place's, or empty. */
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
