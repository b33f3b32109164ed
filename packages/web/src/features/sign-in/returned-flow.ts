// What an identification left in the address when it sent somebody back: taken out before anything else reads it (trap T4).
import type { ReturningFlow, ReturningFlowHandle } from '@husrum/domain'
import { returningFlowOf } from '@husrum/domain'

/** Those that end in a dialog of signing in. */
const types = ['login', 'loginBoardMember', 'register', 'update'] as const

const handles: readonly ReturningFlowHandle[] = ['poolingId', 'sid', 'cid']

let waiting: ReturningFlow | undefined

/** Takes the flow out of the page's address, where there is one. An unknown type opens nothing. */
export const rememberReturnedFlow = (): void => {
  const address = new URL(location.href)
  const { searchParams } = address
  if (!handles.some((name) => searchParams.has(name))) return
  waiting = returningFlowOf(searchParams, types)
  for (const name of [...handles, 'type']) searchParams.delete(name)
  history.replaceState(history.state, '', address.pathname + address.search + address.hash)
}

/** The flow that was there, once. */
export const takeReturnedFlow = (): ReturningFlow | undefined => {
  const taken = waiting
  waiting = undefined
  return taken
}
