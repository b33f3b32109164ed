// Identifications, and the interface of their store. Each step is taken by exactly one of several processes.
import type { AuthFlow, IdentityDevice, LoginMethod } from '@husrum/domain'
import type { Selectable } from 'kysely'
import type { Table } from '../../platform/database/schema.ts'
import type { ProvenIdentity } from '../accounts/index.ts'
import type { IssuedSession } from '../sessions/index.ts'
import type { IdentificationOutcome } from './identification-outcome.ts'
import type { ProviderOrder } from './identity-provider.ts'

/** From `pending` on, an identification moves once: to `proven`, and from there to `concluded`; or to one of the two ends. */
export type IdentificationStatus = Selectable<Table<'identifications'>>['status']

/** An identification as read, decrypted. Instants are epoch milliseconds. */
export interface Identification {
  readonly id: string
  readonly provider: LoginMethod
  readonly purpose: AuthFlow
  readonly device: IdentityDevice
  readonly flowHash: Uint8Array
  /** Of an `update`: the requesting account. Of a board member's login: the account that may choose. */
  readonly accountId: string | undefined
  readonly sessionId: string | undefined
  readonly returnPath: string | undefined
  /** The page to return to: path and query. */
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

/** Written by the process with the conclusion lock. */
export interface Conclusion {
  readonly outcome: IdentificationOutcome
  readonly accountId?: string | undefined
  readonly session?: IssuedSession | undefined
  /** Until when the proof is stored for another use; deleted at once if absent. */
  readonly keepProofUntil?: number | undefined
  readonly now: number
}

export interface IdentificationStore {
  add(identification: NewIdentification): Promise<void>
  /** The one that this browser began on this site; undefined for every other, and after it has expired. */
  ofBrowser(asked: {
    readonly id?: string
    readonly flowHash: Uint8Array
    readonly siteId: number
    readonly now: number
  }): Promise<Identification | undefined>
  /** Of any browser. */
  ofState(asked: {
    readonly stateHash: Uint8Array
    readonly siteId: number
    readonly now: number
  }): Promise<Identification | undefined>
  /** Whether the caller may poll the provider now; no other does while the lock holds. */
  lockPolling(id: string, lock: { readonly now: number; readonly until: number }): Promise<boolean>
  /** The result of a poll that did not end the identification. */
  noteWait(id: string, wait: { readonly hint?: string | undefined; readonly askFrom?: number }): Promise<void>
  prove(
    id: string,
    proof: { readonly identity: ProvenIdentity; readonly now: number; readonly until: number },
  ): Promise<void>
  /** Whether the browser returned for the first time. */
  noteReturn(id: string, now: number): Promise<boolean>
  /** Ends an identification that has not ended yet. Returns whether there was one. */
  end(id: string, status: 'cancelled' | 'failed', hint: string): Promise<boolean>
  /** Whether the caller concludes; the lock expires at that time. */
  lockConclusion(
    id: string,
    lock: { readonly from: ConclusionFrom; readonly now: number; readonly until: number },
  ): Promise<boolean>
  /** Releases the lock, for the next try. */
  unlockConclusion(id: string, until: number): Promise<void>
  /** Returns false if the lock had expired before. */
  conclude(id: string, until: number, conclusion: Conclusion): Promise<boolean>
  /** Takes a stored proof; single use. */
  takeProof(identification: Identification, now: number): Promise<ProvenIdentity | undefined>
  /** Deletes expired proofs, tokens and identifications. */
  sweep(now: number): Promise<void>
}

/** The statuses to conclude from: an identity was proven, or an association has yet to be chosen. */
export type ConclusionFrom = 'proven' | 'choosing'

/** How long the token of a new session may be handed over again to the same browser. */
export const handOverMs = 30_000
