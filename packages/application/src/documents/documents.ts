// The port to the documents of a resident's or buyer's homes.
import type { OwnDocument } from '@husrum/domain'
import type { SigningStart } from '../booking/bookings.ts'

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. Signing status is polled as for a booking. */
export interface Documents {
  /** Latest first. */
  list(): Promise<readonly OwnDocument[]>
  sign(document: Pick<OwnDocument, 'id' | 'hash'>, device: 'same' | 'other'): Promise<SigningStart>
}
