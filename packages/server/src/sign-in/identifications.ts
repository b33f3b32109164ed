// Identifications, and the port to where they are kept. Every step is one that of several processes one can take.
import type { AuthFlow, IdentityDevice, LoginMethod } from '@husrum/domain'
import type { Selectable } from 'kysely'
import type { ProvenIdentity } from '../accounts/accounts.ts'
import type { Table } from '../database/schema.ts'
import type { IssuedSession } from '../sessions/sessions.ts'
import type { IdentificationOutcome } from './identification-outcome.ts'
import type { ProviderOrder } from './identity-provider.ts'

/** From `pending` on, an identification moves once: to `proven`, and from there to `concluded`; or to one of the two ends. */
export type IdentificationStatus = Selectable<Table<'identifications'>>['status']

/** An identification as it was read, opened. Instants are epoch milliseconds. */
export interface Identification {
  readonly id: string
  readonly provider: LoginMethod
  readonly purpose: AuthFlow
  readonly device: IdentityDevice
  readonly flowHash: Uint8Array
  /** Of an `update`: who asked. Of a board member's login: who may choose. */
  readonly accountId: string | undefined
  readonly sessionId: string | undefined
  readonly returnPath: string | undefined
  /** The page to come back to: path and query. */
  readonly page: string
  readonly status: IdentificationStatus
  readonly hint: string | undefined
  readonly order: ProviderOrder
  readonly startedAt: number
  readonly returnedAt: number | undefined
  readonly provenAt: number | undefined
  readonly identity: ProvenIdentity | undefined
  readonly outcome: IdentificationOutcome | undefined
  readonly concludedAt: number | undefined
  readonly session: IssuedSession | undefined
}

export type NewIdentification = Pick<
  Identification,
  'id' | 'provider' | 'purpose' | 'device' | 'flowHash' | 'page' | 'order'
> & {
  readonly siteId: number
  readonly stateHash: Uint8Array
  readonly returnPath?: string | undefined
  readonly accountId?: string | undefined
  readonly sessionId?: string | undefined
  readonly now: number
  readonly livesMs: number
}

/** What is written when the lock to conclude has been used. */
export interface Conclusion {
  readonly outcome: IdentificationOutcome
  readonly accountId?: string | undefined
  readonly session?: IssuedSession | undefined
  /** Until when the proof is kept for another use; forgotten at once if absent. */
  readonly keepProofUntil?: number | undefined
  readonly now: number
}

export interface IdentificationStore {
  add(identification: NewIdentification): Promise<void>
  /** The one that this browser began on this site; undefined for every other, and when its time is up. */
  ofBrowser(asked: {
    readonly id?: string
    readonly flowHash: Uint8Array
    readonly siteId: number
    readonly now: number
  }): Promise<Identification | undefined>
  /** Whoever's it is. */
  ofState(asked: {
    readonly stateHash: Uint8Array
    readonly siteId: number
    readonly now: number
  }): Promise<Identification | undefined>
  /** Whether it is the caller who asks the provider now; nobody else does while the lock holds. */
  lockPolling(id: string, lock: { readonly now: number; readonly until: number }): Promise<boolean>
  /** What came of an ask that ended nothing. */
  noteWait(id: string, wait: { readonly hint?: string | undefined; readonly askFrom?: number }): Promise<void>
  prove(
    id: string,
    proof: { readonly identity: ProvenIdentity; readonly now: number; readonly until: number },
  ): Promise<void>
  /** Whether the browser came back for the first time. */
  noteReturn(id: string, now: number): Promise<boolean>
  /** Ends what has not come to anything yet. Answers whether there was something to end. */
  end(id: string, status: 'cancelled' | 'failed', hint: string): Promise<boolean>
  /** Whether it is the caller who concludes; the lock is free again if nothing is heard until then. */
  lockConclusion(
    id: string,
    lock: { readonly from: ConclusionFrom; readonly now: number; readonly until: number },
  ): Promise<boolean>
  /** Gives the lock back, for the next to try. */
  unlockConclusion(id: string, until: number): Promise<void>
  /** Answers false where the lock had run out before. */
  conclude(id: string, until: number, conclusion: Conclusion): Promise<boolean>
  /** Takes a kept proof, for good. */
  takeProof(identification: Identification, now: number): Promise<ProvenIdentity | undefined>
  /** Forgets proofs, tokens and identifications whose time is up. */
  sweep(now: number): Promise<void>
}

/** From where one concludes: somebody was proven, or an association has yet to be chosen. */
export type ConclusionFrom = 'proven' | 'choosing'

/** How long the token of a new session may be given once more to the same browser. */
export const handOverMs = 30_000
