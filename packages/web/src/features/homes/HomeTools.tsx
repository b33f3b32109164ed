// Actions on a home in a list: save it, and later (lazily loaded) compare and hide it.
import type { Home } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { Suspense, useMemo } from 'react'
import { useHomeMarks } from '../../frame/home-marks.ts'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { PageComponent } from '../../lazy/lazy-component.tsx'
import { pageComponent } from '../../lazy/lazy-component.tsx'
import { HomeTool } from './HomeTool.tsx'
import styles from './HomeTools.module.css'

/** Used by the templates that show `all` tools: works without script, and hydrates after the page. */
export const moreTools: PageComponent<{ readonly home: Home }> = {
  ...pageComponent(
    'src/features/homes/MoreTools.tsx',
    async () => (await import('./MoreTools.tsx')).MoreTools,
  ),
  isLate: true,
}

export interface HomeToolsProps {
  readonly home: Home
  /** Whether it can also be compared and hidden. */
  readonly all?: boolean
}

export const HomeTools = ({ home, all = false }: HomeToolsProps) => {
  const site = useSite()
  const { tools } = useTexts().homes
  const marks = useHomeMarks()
  const session = useSession()
  const favourites = routePath(site, 'favourites')
  // Memoised, so that changed marks do not re-render the server's markup.
  const more = useMemo(
    () =>
      all && (
        <Suspense fallback={null}>
          <moreTools.Component home={home} />
        </Suspense>
      ),
    [all, home],
  )
  const user = session.kind === 'signedIn' ? session.user : undefined
  // Board members have no homes to look for.
  if (favourites === undefined || user?.association) return null
  return (
    <div className={styles.tools}>
      <HomeTool
        home={home}
        kind="favourite"
        icon="heart"
        label={tools.favourite(home.name)}
        href={`${favourites}?favourite=${home.id}`}
        isPressed={marks?.favourite.some(({ id }) => id === home.id)}
        wasPressed={user?.favourites.includes(home.id)}
      />
      {more}
    </div>
  )
}
