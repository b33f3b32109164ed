// Adds the end-of-session warning to a session's view.
import type { SessionMove } from '@husrum/domain'
import type { SessionView } from './session-manager.ts'

/** Returns the same object if nothing changes. */
export const warnedView = (view: SessionView, move: SessionMove, isLast: boolean): SessionView => {
  if (view.kind === 'guest') return view
  const { warnOfEndAt, isLast: wasLast, ...calm } = view
  if (move.kind !== 'warn') return warnOfEndAt === undefined ? view : calm
  return warnOfEndAt === move.expiresAt && wasLast === isLast
    ? view
    : { ...calm, warnOfEndAt: move.expiresAt, isLast }
}
