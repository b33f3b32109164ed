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

/** Labels a link that leads to the start page instead of this page, in the language of its target. */
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
  /** Whether the link leads to this page in the other language. */
  readonly isSamePage: boolean
}

/** Links to this page in every language: its translation, or else the start page of that language's site. */
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
        {/* Another language is another site, so the link never goes through the router. */}
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
