// A session token as the browser handles it: opaque except for these facts.
import type { TokenMark } from '@husrum/domain'

export interface SessionToken extends TokenMark {
  /** The text that is sent. */
  readonly text: string
  /** Opaque id of the account: a token of another account is another session. */
  readonly accountId: string
}
