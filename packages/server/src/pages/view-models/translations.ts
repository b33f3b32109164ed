// The same page in the other languages: for robots as hreflang, for people as links.
import type { CountryLink, Locale, Seo, SiteDefinition, SiteKey } from '@husrum/domain'
import { siteById } from '@husrum/domain'
import { originOf } from '../../http/site-origins.ts'
import type { ContentStore, StoredPage } from '../content/postgres-content-store.ts'
import type { PageFrame } from './page-frame.ts'

export interface Translations {
  /** hreflang between the countries' main sites, Swedish as the one for everybody else (provider-facts 5.6). */
  alternatesOf(frame: PageFrame, page: StoredPage): Promise<Pick<Seo, 'alternates'>>
  /** The page itself among them; empty for a page that stands alone. */
  languageLinks(frame: PageFrame, page: StoredPage): Promise<readonly CountryLink[]>
}

/** Language and country of the sites that are translations of each other (provider-facts 5.6). */
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

interface Translation {
  readonly page: StoredPage
  readonly site: SiteDefinition
  readonly language: string
}

const translationBy = (page: StoredPage): readonly Translation[] => {
  const site = siteById(page.siteId)
  const language = site && languageTags[site.key]
  return site && language ? [{ page, site, language }] : []
}

export const makeTranslations = (store: Pick<ContentStore, 'translationsOf'>): Translations => {
  const translationsOf = async ({ key }: StoredPage): Promise<readonly Translation[]> =>
    key === undefined ? [] : (await store.translationsOf(key)).flatMap(translationBy)

  return {
    alternatesOf: async ({ context }, page) => {
      const translations = await translationsOf(page)
      if (translations.length < 2 || !translations.some((other) => other.page.siteId === page.siteId))
        return {}
      const addresses = translations.map(({ language, ...other }) => ({
        language,
        href: `${originOf(other.site, context)}${other.page.path}`,
      }))
      const fallback = addresses.find(({ language }) => language === 'sv-SE')
      return {
        alternates: [...addresses, ...(fallback ? [{ ...fallback, language: 'x-default' }] : [])],
      }
    },
    languageLinks: async ({ site, context }, page) =>
      (await translationsOf(page)).map((other) => ({
        title: languageNames[other.site.locale],
        href: `${originOf(other.site, context)}${other.page.path}`,
        language: other.site.locale,
        isCurrent: other.site.key === site.key,
      })),
  }
}
