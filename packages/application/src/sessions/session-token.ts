// The token of a session as the browser handles it: never looked into but for these facts.
import type { TokenMark } from '@husrum/domain'

export interface SessionToken extends TokenMark {
  /** What is sent. */
  readonly text: string
  /** Whose it is, opaque: another account's token is another session. */
  readonly accountId: string
}
