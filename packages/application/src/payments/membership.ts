// The port of the membership that goes before others.
import type { Home, HomeWishes, VipStanding, WishFit } from '@husrum/domain'

/** What came of a campaign code. */
export type JoinByCode =
  | { readonly kind: 'joined'; readonly standing: VipStanding }
  /** It does not hold (any more). */
  | { readonly kind: 'refused' }

/** What a member wishes in a project, held against the homes that can be had there. */
export interface WishedProject {
  readonly projectId: string
  readonly name: string
  readonly path: string
  readonly wishes: HomeWishes
  /** Those that fit best first. */
  readonly homes: readonly {
    readonly home: Pick<Home, 'id' | 'name' | 'path' | 'rooms' | 'area' | 'price' | 'status'>
    readonly fit: WishFit
  }[]
}

/** What the form of wishes holds: numbers as they were typed. */
export interface WishesForm {
  readonly minRooms: string
  readonly maxRooms: string
  readonly maxPrice: string
  readonly minFloor: string
  readonly directions: readonly string[]
  readonly must: readonly string[]
}

/** What came of wishes. */
export type KeepWishes =
  | { readonly kind: 'kept'; readonly project: WishedProject }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Membership {
  standing(): Promise<VipStanding>
  joinByCode(code: string): Promise<JoinByCode>
  /** Lets it end with the year that is paid for, or go on after all. */
  renew(renews: boolean): Promise<VipStanding>
  /** Withdraws within the days that the law gives: it ends at once, and what was paid goes back. */
  withdraw(): Promise<VipStanding>
  /** Undefined for a project that the site does not have. */
  wishes(projectId: string): Promise<WishedProject | undefined>
  keepWishes(projectId: string, wishes: WishesForm): Promise<KeepWishes>
}
