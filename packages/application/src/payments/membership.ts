// The port of the membership that goes before others.
import type { VipStanding } from '@husrum/domain'

/** What came of a campaign code. */
export type JoinByCode =
  | { readonly kind: 'joined'; readonly standing: VipStanding }
  /** It does not hold (any more). */
  | { readonly kind: 'refused' }

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Membership {
  standing(): Promise<VipStanding>
  joinByCode(code: string): Promise<JoinByCode>
}
