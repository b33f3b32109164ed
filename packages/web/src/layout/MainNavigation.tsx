// The menu of the header: plain links, and sections that fold out. On a narrow screen the sections fold within the menu.
import type { MenuLink } from '@husrum/domain'
import { useSite, useTexts } from '../frame/site.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Foldout } from './Foldout.tsx'
import styles from './MainNavigation.module.css'
import { currentnessAmong } from './nearest-link.ts'

export const MainNavigation = ({
  links,
  path,
}: {
  readonly links: readonly MenuLink[]
  readonly path: string
}) => {
  const { routes } = useSite()
  const { layout } = useTexts()
  const hrefs = links.flatMap(({ href, children = [] }) => [href, ...children.map((child) => child.href)])
  const currentness = currentnessAmong(hrefs, path, routes.start)
  return (
    <nav className={styles.navigation} aria-label={layout.mainNavigation}>
      <ul className={styles.entries}>
        {links.map(({ href, title, children = [] }) => (
          <li key={href}>
            {children.length === 0 ? (
              <SiteLink className={styles.entry} href={href} aria-current={currentness(href)}>
                {title}
              </SiteLink>
            ) : (
              <Foldout
                kind="navigation"
                group="header-section"
                className={styles.section}
                panelClassName={styles.panel}
                isCurrent={[{ href }, ...children].some((link) => currentness(link.href) !== undefined)}
                opener={title}
              >
                <ul>
                  {children.map((child) => (
                    <li key={child.href}>
                      <SiteLink
                        className={styles.link}
                        href={child.href}
                        aria-current={currentness(child.href)}
                      >
                        {child.title}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </Foldout>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
