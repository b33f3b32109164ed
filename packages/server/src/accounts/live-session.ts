// The session of a visitor who must be signed in.

import type { LiveSession } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Visitor } from '../http/visitor.ts'

/** Throws `signedOut` where nobody is. */
export const liveSession = ({ caller }: Pick<Visitor, 'caller'>): LiveSession => {
  if (caller.kind === 'anonymous') throw new Problem('signedOut')
  return caller.session
}
