// The same page in other languages, each under its own name in its own language.
import type { CountryLink, Locale, SiteDefinition } from '@husrum/domain'
import { useTexts } from '../frame/site.tsx'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Foldout } from './Foldout.tsx'
import styles from './LanguageMenu.module.css'

const languageNames: Readonly<Record<Locale, string>> = {
  sv: 'Svenska',
  nb: 'Norsk',
  fi: 'Suomi',
  en: 'English',
}

/** Said of a link that leaves this page for the start page, in the language that it leads to. */
const toStartPage: Readonly<Record<Locale, string>> = {
  sv: 'startsidan',
  nb: 'forsiden',
  fi: 'etusivu',
  en: 'start page',
}

export interface LanguageLink {
  readonly name: string
  readonly href: string
  readonly language: Locale
  readonly isCurrent: boolean
  /** Whether this very page is there, in the other language. */
  readonly isSamePage: boolean
}

/** This page in the site's language; in every other one its translation, or the start page of that language's site. */
export const languageLinksOf = (
  { locale, routes }: SiteDefinition,
  path: string,
  translations: readonly CountryLink[] = [],
  countryLinks: readonly CountryLink[] = [],
): readonly LanguageLink[] =>
  countryLinks.map(({ language, href }) => {
    const isCurrent = language === locale
    const translated = translations.find((page) => page.language === language)
    return {
      name: languageNames[language],
      href: isCurrent ? path : (translated?.href ?? href),
      language,
      isCurrent,
      isSamePage: isCurrent || translated !== undefined || path === routes.start,
    }
  })

export const LanguageList = ({ links }: { readonly links: readonly LanguageLink[] }) => (
  <ul className={styles.languages}>
    {links.map(({ name, href, language, isCurrent, isSamePage }) => (
      <li key={language}>
        {/* Another language is another site, so never through the router. */}
        <a
          className={styles.language}
          href={href}
          lang={language}
          hrefLang={language}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {name}
          {!isSamePage && <span className={styles.place}>&nbsp;– {toStartPage[language]}</span>}
        </a>
      </li>
    ))}
  </ul>
)

export const LanguageMenu = ({
  links,
  className,
}: {
  readonly links: readonly LanguageLink[]
  readonly className?: string | undefined
}) => {
  const { layout } = useTexts()
  return (
    <Foldout
      kind="language"
      className={className}
      opener={
        <>
          <Icon name="globe" />
          <VisuallyHidden>{layout.language}: </VisuallyHidden>
          {links.find(({ isCurrent }) => isCurrent)?.name}
        </>
      }
    >
      <LanguageList links={links} />
    </Foldout>
  )
}
