// The flow that a query returns from, if it is one that ends in a sign-in dialog.
import type { QueryEntries, ReturningFlow } from '@husrum/domain'
import { returningFlowOf } from '@husrum/domain'

const types = ['login', 'loginBoardMember', 'register', 'update'] as const

export const signInFlowOf = (query: QueryEntries): ReturningFlow | undefined => returningFlowOf(query, types)

/** An identification for a booking, which ends on the booking's own page. */
export const bookingFlowOf = (query: QueryEntries): ReturningFlow | undefined =>
  returningFlowOf(query, ['booking'])
