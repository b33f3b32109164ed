// The way from the start page to this one.
import type { PageLink } from '@husrum/domain'
import { useTexts } from '../frame/site.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import styles from './Breadcrumbs.module.css'

export const Breadcrumbs = ({ links }: { readonly links: readonly PageLink[] }) => {
  const { layout } = useTexts()
  return (
    <nav className={styles.breadcrumbs} aria-label={layout.breadcrumbs}>
      <ol className={styles.list}>
        {links.map((link, at) => (
          <li key={link.href} className={styles.item}>
            <SiteLink
              className={styles.link}
              href={link.href}
              aria-current={at === links.length - 1 ? 'page' : undefined}
            >
              {link.title}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
