// The pages of the same section, in a row below the header.
import type { PageLink } from '@husrum/domain'
import { useTexts } from '../frame/site.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import styles from './SubMenu.module.css'

export const SubMenu = ({ links, path }: { readonly links: readonly PageLink[]; readonly path: string }) => {
  const { layout } = useTexts()
  return (
    <nav className={styles.subMenu} aria-label={layout.subMenu}>
      <ul className={styles.links}>
        {links.map(({ href, title }) => (
          <li key={href}>
            <SiteLink className={styles.link} href={href} aria-current={href === path ? 'page' : undefined}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
