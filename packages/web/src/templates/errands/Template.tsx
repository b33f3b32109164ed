// The pages of errands: a list, a board's overview, its rounds, or one of them, by the address.
import type { ContentPage, Round } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { BoardOverview } from '../../features/errands/BoardOverview.tsx'
import { ErrandList } from '../../features/errands/ErrandList.tsx'
import { ErrandPage } from '../../features/errands/ErrandPage.tsx'
import styles from '../../features/errands/Errands.module.css'
import { Failed } from '../../features/errands/Failed.tsx'
import { errandQueryOf, errandsQuery, overviewQuery, roundsQuery } from '../../features/errands/queries.ts'
import { OneRound, RoundList } from '../../features/errands/Rounds.tsx'
import { useErrandPages, useErrandViewer } from '../../features/errands/use-errand-pages.ts'
import { MyPagesMenu } from '../../features/my-pages/MyPagesMenu.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { usePartFocus } from '../../frame/use-part-focus.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PartHeading } from '../../ui/PartHeading.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import content from '../content/Template.module.css'

export interface ErrandsData {
  /** The data could not be loaded when the page was made. */
  readonly hasFailed: boolean
  /** The typed values of a form that was sent back. */
  readonly typed: Readonly<Record<string, string>>
}

interface PartProps extends TemplateProps<ContentPage, ErrandsData> {
  /** Whether it replaced another part of the same page. */
  readonly takesFocus: boolean
  /** The errand or round that was open before. */
  readonly cameFrom: string | undefined
}

const Tabs = ({ at }: { readonly at: 'list' | 'overview' | 'rounds' }) => {
  const { views } = useTexts().errands
  const { addressWith } = useErrandPages()
  return (
    <nav className={styles.tabs} aria-label={views.label}>
      <ul>
        {(['list', 'overview', 'rounds'] as const).map((view) => (
          <li key={view}>
            <RouterLink to={addressWith({ view })} aria-current={view === at ? 'page' : undefined}>
              {views[view]}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Top = ({ page: { model }, takesFocus, cameFrom }: Omit<PartProps, 'data'>) => (
  <header className={content.top} data-pictured={false}>
    <div className={content.words}>
      <PartHeading className={styles.pageHeading} takesFocus={takesFocus} cameFrom={cameFrom}>
        {model.heading}
      </PartHeading>
      {model.preamble !== undefined && <p className={content.preamble}>{model.preamble}</p>}
    </div>
  </header>
)

const OnePart = ({ id, data, takesFocus }: PartProps & { readonly id: string }) => {
  const site = useSite()
  const { errands } = useCapabilities()
  const pages = useErrandPages()
  const viewer = useErrandViewer()
  const { one } = useTexts().errands
  const { data: shown, isPreviousData, isError, retry } = useLiveQuery(errandQueryOf(id, site, errands), data)
  if (shown && !isPreviousData)
    return (
      <ErrandPage shown={shown} viewer={viewer} typed={data.typed} pages={pages} takesFocus={takesFocus} />
    )
  return isError ? <Failed heading={one.failed} back={pages.back} onRetry={retry} /> : <Skeleton />
}

const ListPart = ({ data, ...top }: PartProps) => {
  const site = useSite()
  const { errands } = useCapabilities()
  const pages = useErrandPages()
  const viewer = useErrandViewer()
  const query = errandsQuery(site, errands, pages.address)
  const { data: answer, isPreviousData, isError, retry } = useLiveQuery(query, data)
  return (
    <>
      <Top {...top} />
      {viewer === 'board' && <Tabs at="list" />}
      <ErrandList
        answer={answer}
        isPrevious={isPreviousData}
        isFailed={isError}
        onRetry={retry}
        pages={pages}
      />
    </>
  )
}

const OverviewPart = ({ data, ...top }: PartProps) => {
  const site = useSite()
  const { errands } = useCapabilities()
  const pages = useErrandPages()
  const { list } = useTexts().errands
  const query = overviewQuery(site, errands, pages.address)
  const { data: answer, isPreviousData, isError, retry } = useLiveQuery(query, data)
  const missing = isError ? <Failed heading={list.failed} onRetry={retry} /> : <Skeleton />
  return (
    <>
      <Top {...top} />
      <Tabs at="overview" />
      {answer ? (
        <BoardOverview seen={answer.value} isPrevious={isPreviousData} now={answer.at} pages={pages} />
      ) : (
        missing
      )}
    </>
  )
}

/** By its own id, or that of its errand. */
export const roundOf = (rounds: readonly Round[], asked: string): Round | undefined =>
  rounds.find(({ id, caseId }) => id === asked || caseId === asked)

const RoundsPart = ({ data, ...top }: PartProps) => {
  const site = useSite()
  const { errands } = useCapabilities()
  const pages = useErrandPages()
  const { rounds: words } = useTexts().errands
  const { roundId } = pages.address
  const { data: answer, isError, retry } = useLiveQuery(roundsQuery(site, errands), data)
  if (!answer)
    return isError ? <Failed heading={words.failed} back={pages.back} onRetry={retry} /> : <Skeleton />
  if (roundId === undefined)
    return (
      <>
        <Top {...top} />
        <Tabs at="rounds" />
        <RoundList rounds={answer.value} pages={pages} />
      </>
    )
  const round = roundOf(answer.value, roundId)
  return (
    <div className={styles.one}>
      <p className={styles.back}>
        <RouterLink to={pages.back}>← {words.back}</RouterLink>
      </p>
      <PartHeading className={styles.pageHeading} takesFocus={top.takesFocus}>
        {round ? round.title : words.gone}
      </PartHeading>
      {round && <OneRound round={round} pages={pages} />}
    </div>
  )
}

const Part = (props: PartProps) => {
  const { address } = useErrandPages()
  const viewer = useErrandViewer()
  const { errandId } = address
  if (errandId !== undefined) return <OnePart key={errandId} id={errandId} {...props} />
  if (viewer === 'board' && address.view === 'rounds') return <RoundsPart {...props} />
  return viewer === 'board' && address.view === 'overview' ? (
    <OverviewPart {...props} />
  ) : (
    <ListPart {...props} />
  )
}

/** Boards without technical management have no errands here (FAULT-67). */
const useIsWithoutManagement = (): boolean => {
  const view = useSession()
  return view.kind === 'signedIn' && view.user?.association?.activeFinancialManagement === false
}

export const ErrandsTemplate = (props: TemplateProps<ContentPage, ErrandsData>) => {
  const site = useSite()
  const { features } = site
  const { list } = useTexts().errands
  const { address } = useErrandPages()
  const isWithoutManagement = useIsWithoutManagement()
  const at = `${address.errandId ?? ''} ${address.roundId ?? ''} ${address.view}`
  const { takesFocus, cameFrom } = usePartFocus(address.errandId ?? address.roundId, at)
  const { page } = props
  const hasErrands = features.login && !isWithoutManagement
  return (
    <>
      <MyPagesMenu path={routePath(site, 'errands') ?? site.routes.start} />
      <div className={content.page}>
        {hasErrands ? (
          <Part key={at} {...props} takesFocus={takesFocus} cameFrom={cameFrom} />
        ) : (
          <>
            <Top page={page} takesFocus={false} cameFrom={undefined} />
            {isWithoutManagement && (
              <Notice heading={list.noManagement}>
                <p>{list.noManagementText}</p>
              </Notice>
            )}
          </>
        )}
        {address.errandId === undefined && <ComposedBlocks blocks={page.model.blocks} />}
      </div>
    </>
  )
}
