// The whole page: the frame and, inside it, the template of the address.
import type { LoadedPage, ReportClientError, SessionManager } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { ReactNode } from 'react'
import { memo } from 'react'
import { ConsentProvider, useConsentFlow } from '../features/consent/consent-context.tsx'
import type { ConsentStore } from '../features/consent/consent-store.ts'
import { SignInPlace } from '../features/sign-in/SignInPlace.tsx'
import type { Capabilities } from '../frame/capabilities.tsx'
import { CapabilitiesProvider } from '../frame/capabilities.tsx'
import type { PageQueries } from '../frame/queries.tsx'
import { QueriesProvider } from '../frame/queries.tsx'
import { SessionProvider } from '../frame/session.tsx'
import { SiteProvider } from '../frame/site.tsx'
import { Layout } from '../layout/Layout.tsx'
import { SessionPlace } from '../layout/SessionPlace.tsx'
import type { Texts } from '../texts/load-texts.ts'
import { ModalProvider } from '../ui/modal/ModalProvider.tsx'
import { LinkNavigation } from '../ui/RouterLink.tsx'
import styles from './App.module.css'
import { CasePlace } from './CasePlace.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { ReadyPage } from './load-page.ts'
import { PageProblem } from './PageProblem.tsx'
import { editBar, failedPage } from './page-components.ts'

/** The parts that are shared by all pages of a document. */
export interface AppFrame {
  readonly site: SiteDefinition
  readonly capabilities: Capabilities
  readonly queries: PageQueries
  readonly consent: ConsentStore
  readonly session: SessionManager
  /** Absent on the server. */
  readonly reportClientError?: ReportClientError
}

/** Looked up at call time, because Node has no `reportError`. */
const reportFailure = (error: unknown): void => reportError(error)

const AppProviders = ({
  frame: { site, capabilities, queries, consent, session },
  texts,
  hasIdentity,
  children,
}: {
  frame: AppFrame
  texts: Texts
  hasIdentity: boolean
  children: ReactNode
}) => (
  <SiteProvider site={site} texts={texts} hasIdentity={hasIdentity}>
    <CapabilitiesProvider capabilities={capabilities}>
      <SessionProvider session={session}>
        <ConsentProvider store={consent}>
          <QueriesProvider queries={queries}>
            <LinkNavigation>
              <ModalProvider onFailure={reportFailure}>{children}</ModalProvider>
            </LinkNavigation>
          </QueriesProvider>
        </ConsentProvider>
      </SessionProvider>
    </CapabilitiesProvider>
  </SiteProvider>
)

/** Memoized, so that it does not render again while another page loads. */
const PageView = memo(
  ({
    ready: { loaded, shown },
    path,
    address,
    reference,
    report,
  }: {
    ready: ReadyPage
    path: string
    address: string
    reference?: string
    report: ReportClientError | undefined
  }) => {
    const isConsentAnswered = useConsentFlow().consent.kind === 'answered'
    if (loaded.kind === 'failed' || !shown)
      return (
        <failedPage.Component
          loaded={loaded}
          path={path}
          report={report}
          {...(reference !== undefined && { reference })}
        />
      )
    const { page } = loaded
    const { template, data } = shown
    return (
      <Layout page={page} path={path} isConsentAnswered={isConsentAnswered}>
        <ErrorBoundary at={address} report={report} contact={page.contact}>
          <template.Component page={page} data={data} />
        </ErrorBoundary>
      </Layout>
    )
  },
)

const isEdited = (loaded: LoadedPage): boolean => loaded.kind !== 'failed' && loaded.page.editMode === true

const hasIdentityOn = (loaded: LoadedPage): boolean =>
  loaded.kind === 'failed' || loaded.page.withoutIdentity !== true

const Problems = ({
  texts,
  address,
  unreachable,
  isOutdated,
}: {
  texts: Texts
  address: string
  unreachable: string | undefined
  isOutdated: boolean
}) => {
  const { unavailable, outdated, retry } = texts.layout.error
  if (isOutdated) return <PageProblem {...outdated} address={address} />
  return unreachable === undefined ? null : (
    <PageProblem {...unavailable} address={unreachable} retry={retry} />
  )
}

/** The same tree on the server and in the browser, so that hydration matches. */
export const App = ({
  frame,
  ready,
  path,
  address,
  isLoading = false,
  unreachable,
  isOutdated = false,
  reference,
}: {
  frame: AppFrame
  ready: ReadyPage
  path: string
  address: string
  /** True while another page loads. */
  isLoading?: boolean
  /** The address of another page that was requested without getting a response. */
  unreachable?: string | undefined
  /** Whether a release removed scripts that the page needs. */
  isOutdated?: boolean
  reference?: string
}) => (
  <AppProviders frame={frame} texts={ready.texts} hasIdentity={hasIdentityOn(ready.loaded)}>
    <div className={styles.progress} data-loading={isLoading} aria-hidden="true" />
    <SessionPlace />
    <SignInPlace shownPath={path} mayShowPersonalData={frame.consent.claimForPersonalData} />
    <CasePlace />
    <ErrorBoundary at={address} report={frame.reportClientError}>
      <PageView
        ready={ready}
        path={path}
        address={address}
        report={frame.reportClientError}
        {...(reference !== undefined && { reference })}
      />
      {isEdited(ready.loaded) && <editBar.Component loaded={ready.loaded} />}
    </ErrorBoundary>
    <Problems texts={ready.texts} address={address} unreachable={unreachable} isOutdated={isOutdated} />
  </AppProviders>
)
