// The port of interiors: what one chooses for a home that is being built.
import type { InteriorView } from '@husrum/domain'

/** Why a choice was not kept, or not confirmed. */
export type InteriorRefusal =
  /** Its group has closed meanwhile. */
  | 'closed'
  /** Nobody offers it any more. */
  | 'unknown'
  /** Two of a group of which there is one. */
  | 'onlyOne'
  /** Something that is chosen needs or excludes another option. */
  | 'incomplete'
  /** Nothing is chosen for the home any more. */
  | 'over'

/** What came of a change. */
export type InteriorChange =
  | { readonly kind: 'done'; readonly interior: InteriorView }
  /** Somebody changed it meanwhile: how it is now. Nothing was changed. */
  | { readonly kind: 'changedMeanwhile'; readonly interior: InteriorView }
  | { readonly kind: 'refused'; readonly why: InteriorRefusal }
  | { readonly kind: 'notFound' }

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Interiors {
  /** Of one's own home; without an id of the one in which there is most to do. Undefined where there is none. */
  of(residenceId?: string): Promise<InteriorView | undefined>
  /** @param chosen all that is chosen, in any order @param version that was read */
  choose(residenceId: string, chosen: readonly string[], version: number): Promise<InteriorChange>
  /** Orders what was seen to be chosen, and keeps it. @param version that was read */
  confirm(residenceId: string, chosen: readonly string[], version: number): Promise<InteriorChange>
}
