// The port to the paid membership that gives priority.
import type { Home, HomeWishes, VipStanding, WishFit } from '@husrum/domain'

/** Result of entering a campaign code. */
export type JoinByCode =
  | { readonly kind: 'joined'; readonly standing: VipStanding }
  /** The code is invalid or expired. */
  | { readonly kind: 'refused' }

/** A member's wishes in a project, compared with the homes that are available there. */
export interface WishedProject {
  readonly projectId: string
  readonly name: string
  readonly path: string
  readonly wishes: HomeWishes
  /** Best fit first. */
  readonly homes: readonly {
    readonly home: Pick<Home, 'id' | 'name' | 'path' | 'rooms' | 'area' | 'price' | 'status'>
    readonly fit: WishFit
  }[]
}

/** Fields of the wishes form; numbers as typed. */
export interface WishesForm {
  readonly minRooms: string
  readonly maxRooms: string
  readonly maxPrice: string
  readonly minFloor: string
  readonly directions: readonly string[]
  readonly must: readonly string[]
}

/** Result of saving wishes. */
export type KeepWishes =
  | { readonly kind: 'kept'; readonly project: WishedProject }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Membership {
  standing(): Promise<VipStanding>
  joinByCode(code: string): Promise<JoinByCode>
  /** Enables or disables renewal at the end of the paid year. */
  renew(renews: boolean): Promise<VipStanding>
  /** Withdraws within the statutory withdrawal period: ends immediately, with a refund. */
  withdraw(): Promise<VipStanding>
  /** Undefined for a project that is not on the site. */
  wishes(projectId: string): Promise<WishedProject | undefined>
  keepWishes(projectId: string, wishes: WishesForm): Promise<KeepWishes>
}
