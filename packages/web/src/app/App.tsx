// The whole page: the frame, and in it the template of the address.

import type { LoadedPage, ReportClientError, SessionManager } from '@husrum/application'
import type { Page, SiteDefinition } from '@husrum/domain'
import type { ReactNode } from 'react'
import type { UseCases } from '../composition/use-cases.ts'
import { ConsentProvider, useConsentFlow } from '../features/consent/consent-context.tsx'
import type { ConsentStore } from '../features/consent/consent-store.ts'
import { SignInPlace } from '../features/sign-in/SignInPlace.tsx'
import { UseCasesProvider } from '../frame/capabilities.tsx'
import { SessionProvider } from '../frame/session.tsx'
import { SiteProvider } from '../frame/site.tsx'
import type { TemplateRoute } from '../frame/template.ts'
import { Layout } from '../layout/Layout.tsx'
import { SessionPlace } from '../layout/SessionPlace.tsx'
import type { Texts } from '../texts/load-texts.ts'
import { ModalProvider } from '../ui/modal/ModalProvider.tsx'
import styles from './App.module.css'
import type { Answers } from './answers.ts'
import { AnswersProvider } from './answers-context.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { editBar, failedPage } from './page-parts.ts'
import { Unreachable } from './Unreachable.tsx'

/** A page with all that it takes to show it. */
export interface ReadyPage {
  readonly loaded: LoadedPage
  /** Absent where the page could not be had. */
  readonly route?: TemplateRoute<Page>
}

export interface AppFrame {
  readonly site: SiteDefinition
  readonly texts: Texts
  readonly useCases: UseCases
  readonly answers: Answers
  readonly consent: ConsentStore
  readonly session: SessionManager
  /** Absent on the server. */
  readonly reportClientError?: ReportClientError
}

/** Looked up when it is called: Node has no `reportError`. */
const tellOfFailure = (error: unknown): void => reportError(error)

const AppProviders = ({
  frame: { site, texts, useCases, answers, consent, session },
  children,
}: {
  frame: AppFrame
  children: ReactNode
}) => (
  <SiteProvider site={site} texts={texts}>
    <UseCasesProvider useCases={useCases}>
      <SessionProvider session={session}>
        <ConsentProvider store={consent}>
          <AnswersProvider answers={answers}>
            <ModalProvider onFailure={tellOfFailure}>{children}</ModalProvider>
          </AnswersProvider>
        </ConsentProvider>
      </SessionProvider>
    </UseCasesProvider>
  </SiteProvider>
)

const PageView = ({
  ready: { loaded, route },
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
  if (loaded.kind === 'failed' || !route)
    return (
      <failedPage.Component
        loaded={loaded}
        path={path}
        report={report}
        {...(reference !== undefined && { reference })}
      />
    )
  const { page } = loaded
  return (
    <Layout page={page} path={path} isConsentAnswered={isConsentAnswered}>
      <ErrorBoundary at={address} report={report} contact={page.contact}>
        <route.Component page={page} />
      </ErrorBoundary>
    </Layout>
  )
}

const isEdited = (loaded: LoadedPage): boolean => loaded.kind !== 'failed' && loaded.page.editMode === true

/** The same tree on the server and in the browser: what hydrates must be what was rendered. */
export const App = ({
  frame,
  ready,
  path,
  address,
  isLoading = false,
  unreachable,
  reference,
}: {
  frame: AppFrame
  ready: ReadyPage
  path: string
  address: string
  /** Another page is on its way. */
  isLoading?: boolean
  /** Another page was wanted, and nobody answered. */
  unreachable?: string | undefined
  reference?: string
}) => (
  <AppProviders frame={frame}>
    <div className={styles.progress} data-loading={isLoading} aria-hidden="true" />
    <SessionPlace />
    <SignInPlace shownPath={path} />
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
    {unreachable !== undefined && <Unreachable texts={frame.texts} address={unreachable} />}
  </AppProviders>
)
