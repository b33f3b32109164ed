// A page that could not be had, within as much of its frame as could.
import type { LoadedPage } from '@husrum/application'
import { QuickSearch } from '../features/residence/QuickSearch.tsx'
import { Layout } from '../layout/Layout.tsx'
import { ErrorTemplate } from '../templates/error/ErrorTemplate.tsx'
import { emptyChrome } from './empty-chrome.ts'

export const FailedPage = ({
  loaded,
  path,
  reference,
}: {
  readonly loaded: LoadedPage
  readonly path: string
  readonly reference?: string
}) => {
  const failure = loaded.kind === 'failed' ? loaded : undefined
  return (
    <Layout page={failure?.chrome ?? emptyChrome} path={path}>
      <ErrorTemplate
        cause={failure?.cause ?? 'broken'}
        {...(failure?.editor && { editor: failure.editor })}
        search={<QuickSearch />}
        {...(failure?.chrome && { contact: failure.chrome.contact })}
        {...(reference !== undefined && { reference })}
      />
    </Layout>
  )
}
