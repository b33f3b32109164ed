// The title of a page that could not be loaded: what went wrong, in the words of its heading.
import type { LoadedPage } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { Texts } from '../texts/load-texts.ts'
import { isFailedCase } from './failed-case.ts'

const headingOf = (
  loaded: LoadedPage,
  { layout, app, faultReport }: Pick<Texts, 'app' | 'faultReport' | 'layout'>,
  site: SiteDefinition,
  path: string,
): string => {
  if (isFailedCase(loaded, site, path)) return faultReport.technical.heading
  const cause = loaded.kind === 'failed' ? loaded.cause : 'broken'
  return (cause === 'missing' ? app.missing : layout.error[cause]).heading
}

export const failureTitle = (
  loaded: LoadedPage,
  texts: Pick<Texts, 'app' | 'faultReport' | 'layout'>,
  site: SiteDefinition,
  path: string,
): string => `${headingOf(loaded, texts, site, path)} – ${site.name}`
