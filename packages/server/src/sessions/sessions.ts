// What the rest of the server asks of sessions: begin one, end one, know whose it is.
import type { SiteDefinition } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { LiveSession } from '../http/caller.ts'

/** Who a session is begun for. */
export interface NewSession {
  readonly site: SiteDefinition
  readonly accountId: string
  readonly associationId?: string | undefined
  readonly hasIdentity: boolean
  /** The header of the browser, of which words are kept for the owner; none are if absent. */
  readonly userAgent?: string | undefined
}

/** What the browser gets. */
export interface IssuedSession {
  readonly sessionId: string
  /** The JWT: for the answer's body and the cookie that scripts read. */
  readonly token: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
  /** The secret of the HttpOnly cookie without which the token is worth nothing; absent where it stays as it was. */
  readonly binding?: string | undefined
}

/** What a request shows of a session, on the site that it came to. */
export interface ShownOnSite {
  readonly site: SiteDefinition
  readonly token: string
  readonly binding: string | undefined
}

/** A session as its owner may know it. Instants are epoch milliseconds. */
export interface ListedSession {
  readonly sessionId: string
  readonly siteId: number
  readonly hasIdentity: boolean
  /** Where it was begun, by its maker's name: `Chrome`. */
  readonly browser?: string
  /** What that runs on: `Windows`, `iPhone`. */
  readonly system?: string
  readonly begunAt: number
  readonly endsAt: number
}

export interface Sessions {
  begin(session: NewSession): Promise<IssuedSession>
  /** The session of a token, if token and binding are good here and now; a replaced token for twenty seconds more. */
  find(shown: ShownOnSite): Promise<LiveSession | undefined>
  /**
   * A new token in place of the session's current one. Undefined where the session is over. The same current token is given
   * again to whoever shows its predecessor in time, to whoever asks anew within the grace, and where a new one would not
   * last longer because the session itself ends.
   */
  refresh(session: LiveSession, site: SiteDefinition): Promise<IssuedSession | undefined>
  /** Remembers that something was changed in a session just now, for whoever reads from a replica. */
  noteChange(sessionId: string): Promise<void>
  end(sessionId: string): Promise<void>
  /** Those of an account that are good now, the newest first. */
  list(accountId: string): Promise<readonly ListedSession[]>
  /** Ends a session of an account. False for one that is not the account's, or is over. */
  endOf(accountId: string, sessionId: string): Promise<boolean>
  /** Every session of an account, but for one that may stay. */
  endAll(accountId: string, except?: string): Promise<void>
  /** The same as part of a transaction. */
  within(transaction: Kysely<Schema>): Pick<Sessions, 'begin' | 'end' | 'endAll'>
}

/** What those who keep the sessions ask besides. */
export interface SessionRegister extends Sessions {
  /** Ends the session of whatever token we signed, also one that is over or was replaced. Answers whose it was. */
  endShown(shown: ShownOnSite): Promise<{ readonly accountId: string } | undefined>
  /** Forgets sessions that ended yesterday or earlier. */
  sweep(): Promise<void>
}
