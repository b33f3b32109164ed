// The header: the brand, the links, and the panels that fold out of it. It hides while the visitor scrolls down.
import type { HeaderType, PageLink } from '@husrum/domain'
import { quickLinkCount, routePath } from '@husrum/domain'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../frame/session.tsx'
import { useSite, useTexts } from '../frame/site.tsx'
import { useLoaded } from '../lazy/lazy-component.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { awaitFoldouts } from './await-foldouts.ts'
import type { Foldouts } from './foldouts.ts'
import { followScroll } from './follow-scroll.ts'
import type { FramedPage } from './framed-page.ts'
import styles from './Header.module.css'
import { LanguageList, LanguageMenu, languageLinksOf } from './LanguageMenu.tsx'
import { LoginLink } from './LoginLink.tsx'
import { signedInParts } from './lazy-components.ts'
import { MainNavigation } from './MainNavigation.tsx'
import { SearchMenu } from './SearchMenu.tsx'
import { Wordmark } from './Wordmark.tsx'

interface HeaderProps {
  readonly type: HeaderType
  readonly page: FramedPage
  readonly path: string
  /** Whether there is an exit from the task, if there is no menu. */
  readonly hasWayOut?: boolean
}

const navigationId = 'header-navigation'

const useHeaderMovements = () => {
  const header = useRef<HTMLElement>(null)
  const foldouts = useRef<Foldouts>(undefined)
  const { key } = useLocation()
  useEffect(() => {
    if (!header.current) return
    const watched = awaitFoldouts(header.current)
    foldouts.current = watched
    const leaveScroll = followScroll(header.current)
    return () => {
      watched.stop()
      leaveScroll()
    }
  }, [])
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current !== key) foldouts.current?.pageChanged()
    shownKey.current = key
  }, [key])
  return header
}

export const Header = ({ type, page, path, hasWayOut = true }: HeaderProps) => {
  const site = useSite()
  const { layout } = useTexts()
  const header = useHeaderMovements()
  const { navigation, footer, popularSearches, languages } = page
  const { start } = site.routes
  const homes = routePath(site, 'search')
  const login = routePath(site, 'login')
  const session = useSession()
  const user = session.kind === 'signedIn' ? session.user : undefined
  const isSignedIn = session.kind === 'signedIn'
  const LoadedTools = useLoaded(signedInParts, isSignedIn)
  const Tools = isSignedIn ? LoadedTools : undefined
  const way = session.kind === 'guest' ? login : undefined
  // The same as `favouritesButton` for a guest, without its code for signed-in users in every visitor's script.
  const favourites = session.kind === 'guest' ? routePath(site, 'favourites') : undefined
  const isCorporate = type === 'corporate'
  const hasMenu = type !== 'noMenu'
  const links =
    type === 'myPages'
      ? []
      : isCorporate && navigation.corporate.length > 0
        ? navigation.corporate
        : navigation.main
  const toHomes = { title: homes === undefined ? layout.toStartPage : layout.toHomes, href: homes ?? start }
  // A link of the menu below is not repeated.
  const isInMenu = ({ href }: PageLink) => links.some((link) => link.href === href)
  const quickLinks =
    type === 'default'
      ? navigation.quickLinks.filter((link) => !isInMenu(link)).slice(0, quickLinkCount(site))
      : type === 'noMenu'
        ? []
        : [toHomes]
  const languageLinks = languageLinksOf(site, path, languages, footer.countryLinks)
  return (
    <header ref={header} className={styles.header} data-type={type}>
      <div className={styles.bar}>
        <div className={styles.top}>
          <SiteLink className={styles.home} href={start} aria-label={layout.toStart(site.name)}>
            <Wordmark site={site} />
          </SiteLink>
          {type === 'myPages' && (
            <p className={styles.place}>{user?.association ? layout.boardPages : layout.myPages}</p>
          )}
          {type === 'noMenu' && hasWayOut && (
            <SiteLink className={styles.tool} href={start}>
              {layout.wayOut}
              <Icon name="cross" />
            </SiteLink>
          )}
          {type !== 'noMenu' && (
            <>
              {quickLinks.length > 0 && (
                <nav className={styles.quick} aria-label={layout.quickLinks}>
                  <ul className={styles.quickLinks}>
                    {quickLinks.map(({ href, title }) => (
                      <li key={href}>
                        <SiteLink
                          className={styles.tool}
                          href={href}
                          aria-current={href === path ? 'page' : undefined}
                        >
                          {title}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
              {languageLinks.length > 0 && <LanguageMenu links={languageLinks} className={styles.wide} />}
              {Tools && <Tools place="bar" path={path} />}
              {favourites !== undefined && (
                <SiteLink
                  className={classNames(styles.login, styles.sign, styles.favourites)}
                  href={favourites}
                >
                  <Icon name="heart" />
                  <span>{layout.favourites}</span>
                </SiteLink>
              )}
              {way !== undefined && (
                <LoginLink className={styles.login} href={way}>
                  <Icon name="user" />
                  {layout.login}
                </LoginLink>
              )}
              <SearchMenu
                popularSearches={popularSearches}
                isCorporate={isCorporate}
                className={styles.search}
              />
              {hasMenu && (
                <details
                  className={styles.menu}
                  name="header"
                  data-foldout="navigation"
                  suppressHydrationWarning
                >
                  <summary className={styles.opener} aria-controls={navigationId}>
                    <Icon name="menu" />
                    <Icon name="cross" />
                    <span className={styles.menuWord}>{layout.menu}</span>
                  </summary>
                </details>
              )}
            </>
          )}
        </div>
        {hasMenu && (
          <div id={navigationId} className={styles.navigation}>
            {links.length > 0 && <MainNavigation links={links} path={path} />}
            {/* What a narrow screen has no room for in the bar. */}
            <div className={styles.below}>
              {type !== 'default' && (
                <SiteLink className={styles.tool} href={toHomes.href}>
                  {toHomes.title}
                </SiteLink>
              )}
              {Tools && <Tools place="menu" path={path} />}
              {favourites !== undefined && (
                <SiteLink className={styles.tool} href={favourites}>
                  <Icon name="heart" />
                  {layout.favourites}
                </SiteLink>
              )}
              {way !== undefined && (
                <LoginLink className={styles.tool} href={way}>
                  <Icon name="user" />
                  {layout.login}
                </LoginLink>
              )}
              {languageLinks.length > 0 && (
                <nav aria-label={layout.language}>
                  <LanguageList links={languageLinks} />
                </nav>
              )}
            </div>
          </div>
        )}
      </div>
    </header>
  )
}
