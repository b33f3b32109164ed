// Interface of sessions for other modules: begin, end, and identify.
import type { SiteDefinition } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { LiveSession } from '../../platform/http/caller.ts'

/** The account of a new session. */
export interface NewSession {
  readonly site: SiteDefinition
  readonly accountId: string
  readonly associationId?: string | undefined
  readonly hasIdentity: boolean
  /** The header of the browser, whose device name is stored for the owner; nothing is stored if absent. */
  readonly userAgent?: string | undefined
}

/** What the browser gets. */
export interface IssuedSession {
  readonly sessionId: string
  /** The JWT: for the response body and the cookie that scripts read. */
  readonly token: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
  /** The secret of the HttpOnly cookie without which the token is invalid; absent if unchanged. */
  readonly binding?: string | undefined
}

/** The session data of a request, and its site. */
export interface ShownOnSite {
  readonly site: SiteDefinition
  readonly token: string
  readonly binding: string | undefined
}

/** A session as shown to its owner. Instants are epoch milliseconds. */
export interface ListedSession {
  readonly sessionId: string
  readonly siteId: number
  readonly hasIdentity: boolean
  /** Browser name: `Chrome`. */
  readonly browser?: string
  /** Operating system or device: `Windows`, `iPhone`. */
  readonly system?: string
  readonly begunAt: number
  readonly endsAt: number
}

export interface Sessions {
  begin(session: NewSession): Promise<IssuedSession>
  /** The session of a token, if token and binding are valid now; a replaced token for twenty seconds more. */
  find(shown: ShownOnSite): Promise<LiveSession | undefined>
  /**
   * A new token for the session. Undefined if the session is over. The present token is returned
   * again for a token that it has just replaced, for a repeated request within the grace period, and if a new one would not
   * last longer because the session itself ends.
   */
  refresh(session: LiveSession, site: SiteDefinition): Promise<IssuedSession | undefined>
  end(sessionId: string): Promise<void>
  /** The valid sessions of an account, the newest first. */
  list(accountId: string): Promise<readonly ListedSession[]>
  /** Ends a session of an account. False for one that is not the account's, or is over. */
  endOf(accountId: string, sessionId: string): Promise<boolean>
  /** Ends every session of an account, except for one if given. */
  endAll(accountId: string, except?: string): Promise<void>
  /** The same as part of a transaction. */
  within(transaction: Kysely<Schema>): Pick<Sessions, 'begin' | 'end' | 'endAll'>
}

/** Further operations for the session module. */
export interface SessionRegister extends Sessions {
  /** Ends the session of any token that we signed, also one that is expired or was replaced. Returns its account. */
  endShown(shown: ShownOnSite): Promise<{ readonly accountId: string } | undefined>
  /** Deletes sessions that ended yesterday or earlier. */
  sweep(): Promise<void>
}
