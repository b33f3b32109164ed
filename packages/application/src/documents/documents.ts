// The port of the documents of somebody's homes.
import type { OwnDocument } from '@husrum/domain'
import type { SigningStart } from '../booking/bookings.ts'

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. A signing is followed as one of a booking is. */
export interface Documents {
  /** The latest first. */
  list(): Promise<readonly OwnDocument[]>
  sign(document: Pick<OwnDocument, 'id' | 'hash'>, device: 'same' | 'other'): Promise<SigningStart>
}
