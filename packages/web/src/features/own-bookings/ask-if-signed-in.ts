// Asks for what is somebody's own, where a cookie says that somebody may be signed in: nobody else is refused in vain.
import { SessionExpired } from '@husrum/application'
import { cookies as names } from '@husrum/domain'
import type { LoadContext } from '../../frame/template.ts'

const token = new RegExp(`(?:^|; ?)${names.token.name}=`)

export interface OwnData {
  readonly isSignedOut: boolean
  /** It could not be had when the page was made. */
  readonly hasFailed: boolean
}

/** The answer `null` means that it is not there, or not theirs. */
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
