// The frame around every page: skip link, header, breadcrumbs, the page itself, footer.
import type { Chrome, PageLink } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useTexts } from '../page/site-context.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'

export interface LayoutProps {
  readonly chrome: Chrome
  /** From the start page to this one; nothing is shown for fewer than two. */
  readonly breadcrumbs?: readonly PageLink[]
  /** The page's path, by which the menu knows what is current. */
  readonly path: string
  /** Where the other sites stand; without it, their production hosts. */
  readonly children: ReactNode
}

export const Layout = ({ chrome, breadcrumbs = [], path, children }: LayoutProps) => {
  const { layout } = useTexts()
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {layout.skipToContent}
      </a>
      <Header links={chrome.navigation.main} path={path} />
      {breadcrumbs.length > 1 && <Breadcrumbs links={breadcrumbs} />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer footer={chrome.footer} popularSearches={chrome.popularSearches} />
    </div>
  )
}
