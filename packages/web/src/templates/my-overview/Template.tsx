// My Pages: the next steps, what is in progress, what is new; for a board its association's errands first.
import type { ContentPage } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { MyPagesMenu } from '../../features/my-pages/MyPagesMenu.tsx'
import { Overview, OverviewFailed } from '../../features/my-pages/Overview.tsx'
import { overviewQuery } from '../../features/my-pages/overview-query.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import content from '../content/Template.module.css'
import styles from './Template.module.css'

export interface OverviewData {
  /** It could not be loaded when the page was made. */
  readonly hasFailed: boolean
}

const OwnOverview = ({ data }: { readonly data: OverviewData }) => {
  const site = useSite()
  const { myPages } = useCapabilities()
  const { data: had, isError, retry } = useLiveQuery(overviewQuery(site, myPages), data)
  if (had) return <Overview {...had} onRetry={retry} />
  return isError ? <OverviewFailed onRetry={retry} /> : <Skeleton />
}

export const MyOverviewTemplate = ({ page, data }: TemplateProps<ContentPage, OverviewData>) => {
  const { features } = useSite()
  const { pathname } = useLocation()
  const { heading, preamble, blocks } = page.model
  return (
    <>
      <MyPagesMenu path={pathname} />
      <article className={content.page}>
        <header className={styles.top}>
          <h1 className={styles.heading}>{heading}</h1>
          {preamble !== undefined && <p className={content.preamble}>{preamble}</p>}
        </header>
        {features.login && <OwnOverview data={data} />}
        <ComposedBlocks blocks={blocks} />
      </article>
    </>
  )
}
