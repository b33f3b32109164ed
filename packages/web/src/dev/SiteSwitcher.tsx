// Every site on this port, each with a link to the present page if it has that page.
import type { SiteDefinition } from '@husrum/domain'
import { samePageOn, sites } from '@husrum/domain'
import { useState } from 'react'
import styles from './SiteSwitcher.module.css'

/** The address of the same page on a site, or of its start page. */
const addressOn = (site: SiteDefinition, from: SiteDefinition, path: string): string => {
  const { protocol, port } = location
  const origin = `${protocol}//${site.hosts.development}${port === '' ? '' : `:${port}`}`
  // The sandbox is on every host.
  const isEverywhere = path.startsWith('/__dev/') && !site.isLocalizedSubsite
  const same = isEverywhere ? path : samePageOn(site, from, path)
  return `${origin}${same ?? site.routes.start}`
}

export const SiteSwitcher = ({ site: here }: { readonly site: SiteDefinition }) => {
  const [path, setPath] = useState(location.pathname)
  const lookAgain = () => setPath(location.pathname)
  return (
    <nav className={styles.tools} aria-label="Development tools" lang="en">
      <details onToggle={lookAgain} onPointerEnter={lookAgain} onFocus={lookAgain}>
        <summary className={styles.handle}>Development tools</summary>
        <ul className={styles.sites}>
          {sites.map((site) => (
            <li key={site.key}>
              <a
                className={styles.link}
                href={addressOn(site, here, path)}
                aria-current={site.key === here.key ? 'true' : undefined}
              >
                {site.name} ({site.locale})
              </a>
            </li>
          ))}
          <li>
            <a className={styles.link} href="/__dev/sandbox/">
              Sandbox and test errors
            </a>
          </li>
        </ul>
      </details>
    </nav>
  )
}
