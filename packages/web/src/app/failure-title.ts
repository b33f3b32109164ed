// What a page is called that could not be had: what went wrong, in the words of its heading.
import type { LoadedPage } from '@husrum/application'
import type { Texts } from '../texts/load-texts.ts'

export const failureTitle = (
  loaded: LoadedPage,
  { layout, app }: Pick<Texts, 'layout' | 'app'>,
  siteName: string,
): string => {
  const cause = loaded.kind === 'failed' ? loaded.cause : 'broken'
  const { heading } = cause === 'missing' ? app.missing : layout.error[cause]
  return `${heading} – ${siteName}`
}
