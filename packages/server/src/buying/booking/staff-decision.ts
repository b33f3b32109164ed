// What staff decide, and what comes of it.
export type StaffOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'unknown' }
  /** Not permitted in the present status. */
  | { readonly kind: 'refused'; readonly why: string }

export type SaleOutcome =
  | StaffOutcome
  /** The sale ended an unsigned booking. */
  | { readonly kind: 'done'; readonly endedBooking: string }

export interface StaffDecision {
  /** In words. A blank one is refused with `reason-missing`. */
  readonly reason: string
  /** Name of the member of staff, or of the system, that decided. */
  readonly actor: string
}
