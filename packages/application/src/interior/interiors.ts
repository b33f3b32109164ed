// The port to interiors: the buyer's choices for a home that is being built.
import type { InteriorView } from '@husrum/domain'

/** Why a choice was not saved, or not confirmed. */
export type InteriorRefusal =
  /** The option's group has closed. */
  | 'closed'
  /** The option is no longer offered. */
  | 'unknown'
  /** Two options of a group that allows one. */
  | 'onlyOne'
  /** A chosen option requires or excludes another option. */
  | 'incomplete'
  /** Choices for the home have ended. */
  | 'over'

/** Result of a change. */
export type InteriorChange =
  | { readonly kind: 'done'; readonly interior: InteriorView }
  /** Changed by another buyer in the meantime; contains the present state. Nothing was written. */
  | { readonly kind: 'changedMeanwhile'; readonly interior: InteriorView }
  | { readonly kind: 'refused'; readonly why: InteriorRefusal }
  | { readonly kind: 'notFound' }

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Interiors {
  /** The interior of the caller's home; without an id, of the home with most to do. Undefined if there is none. */
  of(residenceId?: string): Promise<InteriorView | undefined>
  /** @param chosen all chosen options, in any order @param version that was read */
  choose(residenceId: string, chosen: readonly string[], version: number): Promise<InteriorChange>
  /** Saves and orders the choices that the buyer saw. @param version that was read */
  confirm(residenceId: string, chosen: readonly string[], version: number): Promise<InteriorChange>
}
