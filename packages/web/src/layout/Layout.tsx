// The frame around every page, of the kind for its place: header, the page itself, footer.
import type { Layout as LayoutKind, PageLink } from '@husrum/domain'
import { headerTypeOf, isJubilee, layoutOf } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ConsentPlace } from '../features/consent/ConsentPlace.tsx'
import { useHomeMarks } from '../frame/home-marks.ts'
import { useSite, useTexts } from '../frame/site.tsx'
import { useLoaded } from '../lazy/lazy-component.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Footer } from './Footer.tsx'
import type { FramedPage } from './framed-page.ts'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'
import {
  crisisBanner as banner,
  homeMarksPlace,
  mayHaveBeenRedirected,
  redirectMessage,
} from './lazy-components.ts'
import { SubMenu } from './SubMenu.tsx'

export interface LayoutProps {
  /** The page, or as much of a frame as could be loaded without one. */
  readonly page: FramedPage
  /** The page's path, which decides the layout and the current link of each menu. */
  readonly path: string
  readonly isConsentAnswered?: boolean
  /** yyyy-MM-dd */
  readonly today?: string
  /** The progress through the steps of the page; for the booking layouts. */
  readonly progress?: ReactNode
  readonly children: ReactNode
}

const leadsThroughTask: readonly LayoutKind[] = ['clickToBuy', 'clickToBuyOlder']

/** The menu of the page's section, unless the header already shows it. */
const subMenuOf = (
  { subMenu = [], navigation: { career, corporate } }: FramedPage,
  path: string,
  kind: LayoutKind,
): readonly PageLink[] => {
  const isCareer = career.some(({ href }) => path.startsWith(href))
  const links = isCareer && kind === 'corporate' ? career : subMenu
  const isInHeader =
    kind === 'corporate' && links.every(({ href }) => corporate.some((link) => link.href === href))
  return links.length > 1 && !isInHeader ? links : []
}

export const Layout = ({
  page,
  path,
  isConsentAnswered = false,
  today = new Date().toISOString().slice(0, 10),
  progress,
  children,
}: LayoutProps) => {
  const site = useSite()
  const { layout } = useTexts()
  const { isCorporate = false, breadcrumbs = [], crisisBanner } = page
  const kind = layoutOf(site, path, { isCorporate })
  const isStartPage = path === site.routes.start
  const hasCome = mayHaveBeenRedirected(useLocation().search)
  const marks = useHomeMarks()
  const tellsOfMarks =
    marks !== undefined &&
    (marks.compared.length > 0 || Boolean(marks.showsNotice || marks.trouble || marks.justHidden))
  const MarksPlace = useLoaded(homeMarksPlace, tellsOfMarks)
  const main = (
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  )
  if (kind === 'bare') return <div className={styles.frame}>{main}</div>

  const isTask = leadsThroughTask.includes(kind)
  const hasWays = kind !== 'minimal' && !isTask
  const subMenu = hasWays ? subMenuOf(page, path, kind) : []
  return (
    <div
      className={styles.frame}
      data-layout={kind}
      data-jubilee={isJubilee(site, { today, isStartPage }) || undefined}
    >
      <a className={styles.skip} href="#main">
        {layout.skipToContent}
      </a>
      <ConsentPlace />
      {crisisBanner && kind !== 'minimal' && (
        <banner.Component banner={crisisBanner} isStartPage={isStartPage} />
      )}
      <Header type={headerTypeOf(kind)} page={page} path={path} hasWayOut={kind !== 'minimal'} />
      {/* The newer booking shows its steps here; the older one within the page. */}
      {progress !== undefined && kind === 'clickToBuy' && <div className={styles.progress}>{progress}</div>}
      {subMenu.length > 0 && <SubMenu links={subMenu} path={path} />}
      {hasWays && breadcrumbs.length > 1 && <Breadcrumbs links={breadcrumbs} />}
      {kind !== 'minimal' && hasCome && (
        <redirectMessage.Component page={page} isConsentAnswered={isConsentAnswered} />
      )}
      {main}
      {MarksPlace && tellsOfMarks && hasWays && <MarksPlace marks={marks} path={path} />}
      {kind !== 'minimal' && <Footer page={page} look={isTask ? 'quiet' : 'full'} />}
    </div>
  )
}
