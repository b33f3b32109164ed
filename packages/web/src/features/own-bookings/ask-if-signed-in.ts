// Fetches personal data if a session cookie is present, to avoid requests that would be rejected for guests.
import { SessionExpired } from '@husrum/application'
import { cookies as names } from '@husrum/domain'
import type { LoadContext } from '../../frame/template.ts'

const token = new RegExp(`(?:^|; ?)${names.token.name}=`)

export interface OwnData {
  readonly isSignedOut: boolean
  /** It failed to load when the page was rendered. */
  readonly hasFailed: boolean
}

/** `null` means that it does not exist, or is not the user's. */
export const askIfSignedIn = async (
  { cookies, required, markNotFound }: Pick<LoadContext<never>, 'cookies' | 'required' | 'markNotFound'>,
  ask: () => Promise<unknown>,
): Promise<OwnData> => {
  if (!token.test(cookies)) return { isSignedOut: true, hasFailed: false }
  const asked = ask()
  const isSignedOut = await asked.then(
    () => false,
    (error: unknown) => error instanceof SessionExpired,
  )
  if (isSignedOut) return { isSignedOut, hasFailed: false }
  const found = await required(asked)
  if (found === null) markNotFound()
  return { isSignedOut, hasFailed: found === undefined }
}
