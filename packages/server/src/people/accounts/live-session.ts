// The session of a visitor who must be signed in.

import type { LiveSession } from '../../platform/http/caller.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { Visitor } from '../../platform/http/visitor.ts'

/** Throws `signedOut` for an anonymous caller. */
export const liveSession = ({ caller }: Pick<Visitor, 'caller'>): LiveSession => signedInOf(caller).session
