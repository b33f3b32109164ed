// The whole page: the frame, and in it the template of the address.

import type { LoadedPage, ReportDefect, SessionKeeper } from '@husrum/application'
import type { Page, SiteDefinition } from '@husrum/domain'
import type { ReactNode } from 'react'
import type { UseCases } from '../composition/use-cases.ts'
import { UseCasesProvider } from '../composition/use-use-cases.tsx'
import { ConsentProvider, useConsentFlow } from '../features/consent/consent-context.tsx'
import type { ConsentStore } from '../features/consent/consent-store.ts'
import { SignInPlace } from '../features/sign-in/SignInPlace.tsx'
import { Layout } from '../layout/Layout.tsx'
import { SessionPlace } from '../layout/SessionPlace.tsx'
import type { Texts } from '../texts/texts.ts'
import { ModalProvider } from '../ui/modal/ModalProvider.tsx'
import styles from './App.module.css'
import type { Answers } from './answers.ts'
import { AnswersProvider } from './answers-context.tsx'
import { DefectBoundary } from './DefectBoundary.tsx'
import { editBar, failedPage } from './page-parts.ts'
import { SessionProvider } from './session-context.tsx'
import { SiteProvider } from './site-context.tsx'
import type { TemplateRoute } from './template-route.ts'
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
  readonly session: SessionKeeper
  /** Absent on the server. */
  readonly reportDefect?: ReportDefect
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
  report: ReportDefect | undefined
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
      <DefectBoundary at={address} report={report} contact={page.contact}>
        <route.Component page={page} />
      </DefectBoundary>
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
    <DefectBoundary at={address} report={frame.reportDefect}>
      <PageView
        ready={ready}
        path={path}
        address={address}
        report={frame.reportDefect}
        {...(reference !== undefined && { reference })}
      />
      {isEdited(ready.loaded) && <editBar.Component loaded={ready.loaded} />}
    </DefectBoundary>
    {unreachable !== undefined && <Unreachable texts={frame.texts} address={unreachable} />}
  </AppProviders>
)
