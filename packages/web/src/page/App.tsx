// The whole page: the frame, and in it the template of the address.

import type { LoadedPage } from '@husrum/application'
import type { Page, SiteDefinition } from '@husrum/domain'
import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { UseCases } from '../composition/use-cases.ts'
import { UseCasesProvider } from '../composition/use-use-cases.tsx'
import { Layout } from '../layout/Layout.tsx'
import { ErrorTemplate } from '../templates/error/ErrorTemplate.tsx'
import type { Texts } from '../texts/texts.ts'
import styles from './App.module.css'
import { DefectBoundary } from './DefectBoundary.tsx'
import { emptyChrome } from './empty-chrome.ts'
import { SiteProvider } from './site-context.tsx'
import type { TemplateRoute } from './template-route.ts'

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
  readonly queryClient: QueryClient
}

const AppProviders = ({
  frame: { site, texts, useCases, queryClient },
  children,
}: {
  frame: AppFrame
  children: ReactNode
}) => (
  <SiteProvider site={site} texts={texts}>
    <UseCasesProvider useCases={useCases}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </UseCasesProvider>
  </SiteProvider>
)

const PageView = ({
  ready: { loaded, route },
  path,
  reference,
}: {
  ready: ReadyPage
  path: string
  reference?: string
}) => {
  if (loaded.kind === 'failed' || !route)
    return (
      <Layout chrome={(loaded.kind === 'failed' ? loaded.chrome : undefined) ?? emptyChrome} path={path}>
        <ErrorTemplate
          cause={loaded.kind === 'failed' ? loaded.cause : 'broken'}
          {...(reference !== undefined && { reference })}
        />
      </Layout>
    )
  const { page } = loaded
  return (
    <Layout chrome={page} breadcrumbs={page.breadcrumbs} path={path}>
      <route.Component page={page} />
    </Layout>
  )
}

/** The same tree on the server and in the browser: what hydrates must be what was rendered. */
export const App = ({
  frame,
  ready,
  path,
  address,
  isLoading = false,
  reference,
}: {
  frame: AppFrame
  ready: ReadyPage
  path: string
  address: string
  /** Another page is on its way. */
  isLoading?: boolean
  reference?: string
}) => (
  <AppProviders frame={frame}>
    <div className={styles.progress} data-loading={isLoading} aria-hidden="true" />
    <DefectBoundary at={address}>
      <PageView ready={ready} path={path} {...(reference !== undefined && { reference })} />
    </DefectBoundary>
  </AppProviders>
)
