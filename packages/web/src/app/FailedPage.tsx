// A page that could not be loaded, in as much of the frame as is available.
import type { LoadedPage, ReportClientError } from '@husrum/application'
import { useEffect, useState } from 'react'
import { QuickSearch } from '../features/homes/QuickSearch.tsx'
import { useSite } from '../frame/site.tsx'
import { Layout } from '../layout/Layout.tsx'
import { FailedCase } from '../templates/case-wizard/FailedCase.tsx'
import { ErrorTemplate } from '../templates/error/Template.tsx'
import { emptyChrome } from './empty-chrome.ts'
import { isFailedCase } from './failed-case.ts'

/** The reference for support; undefined until the server has responded, and for pages that do not exist. */
const useReference = (
  path: string,
  cause: Extract<LoadedPage, { kind: 'failed' }>['cause'],
  report: ReportClientError | undefined,
): string | undefined => {
  const [told, setTold] = useState<{ readonly path: string; readonly reference: string | undefined }>()
  useEffect(() => {
    if (!report || cause === 'missing') return undefined
    let isWanted = true
    void report(new Error(`The page ${path} is ${cause}`)).then((reference) => {
      if (isWanted) setTold({ path, reference })
    })
    return () => {
      isWanted = false
    }
  }, [path, cause, report])
  return told?.path === path ? told.reference : undefined
}

export const FailedPage = ({
  loaded,
  path,
  reference,
  report,
}: {
  readonly loaded: LoadedPage
  readonly path: string
  /** The reference under which the server reported the failure. */
  readonly reference?: string
  /** Reports a failure of a request that the browser made; absent on the server. */
  readonly report?: ReportClientError | undefined
}) => {
  const failure = loaded.kind === 'failed' ? loaded : undefined
  const cause = failure?.cause ?? 'broken'
  const told = useReference(path, cause, report)
  const known = reference ?? told
  const site = useSite()
  if (isFailedCase(loaded, site, path))
    return (
      <Layout page={failure?.chrome ?? emptyChrome} path={path}>
        <FailedCase contact={failure?.chrome?.contact} reference={known} />
      </Layout>
    )
  return (
    <Layout page={failure?.chrome ?? emptyChrome} path={path}>
      <ErrorTemplate
        cause={cause}
        {...(failure?.editor && { editor: failure.editor })}
        search={<QuickSearch />}
        {...(failure?.chrome && { contact: failure.chrome.contact })}
        {...(known !== undefined && { reference: known })}
      />
    </Layout>
  )
}
