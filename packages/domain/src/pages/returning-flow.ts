// The parameters that an identification or signing adds to the address when it returns the user.
import type { QueryEntries } from '../search/search-address.ts'
import type { AuthFlow } from '../sign-in/auth-flows.ts'
import { authFlows } from '../sign-in/auth-flows.ts'

/** The query parameters that name a session: `poolingId` an identification, the others a signing. */
export const returningFlowHandles = ['poolingId', 'sid', 'cid'] as const
/** One of {@link returningFlowHandles}. */
export type ReturningFlowHandle = (typeof returningFlowHandles)[number]

/** A session to query from the server. `id` is a handle, never a credential. */
export interface ReturningFlow {
  readonly handle: ReturningFlowHandle
  readonly id: string
  readonly type: AuthFlow
}

const handlePattern = /^[A-Za-z0-9_-]{1,128}$/

/**
 * The flow from which a query returns; it opens a modal (PLAT-74). Of several handles the first of {@link returningFlowHandles} counts.
 * Undefined for an unknown type, one that `types` leaves out, a handle that does not look like an id, and a parameter that occurs twice.
 */
export const returningFlowOf = (
  query: QueryEntries,
  types: readonly AuthFlow[] = authFlows,
): ReturningFlow | undefined => {
  const entries = [...query]
  const only = (wanted: string): string | undefined => {
    const values = entries.filter(([name]) => name === wanted)
    return values.length === 1 ? values[0]?.[1] : undefined
  }
  const givenType = only('type')
  const type = types.find((candidate) => candidate === givenType)
  const handle = returningFlowHandles.find((name) => entries.some(([given]) => given === name))
  if (!type || !handle) return undefined
  const id = only(handle)
  return id !== undefined && handlePattern.test(id) ? { handle, id, type } : undefined
}
