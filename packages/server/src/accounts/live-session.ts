// The session of a call that only signed-in people may make.

import type { LiveSession } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { AccountCall } from './account-tools.ts'

/** Throws `signedOut` where nobody is. */
export const liveSession = ({ caller }: Pick<AccountCall, 'caller'>): LiveSession => {
  if (caller.kind === 'anonymous') throw new Problem('signedOut')
  return caller.session
}
