// The port to printed material that a member has sent home.
import type { PrintOrder } from '@husrum/domain'

export interface PrintOrdersSeen {
  /** Of which material is sent now. */
  readonly stages: readonly { readonly id: string; readonly name: string }[]
  /** The latest first. */
  readonly orders: readonly PrintOrder[]
  /** As far as it is known: what is not is empty. */
  readonly recipient: Pick<PrintOrder, 'name' | 'address' | 'postalCode' | 'city'>
  /** What the person typed when the form came back, as it was typed. */
  readonly typed?: Pick<PrintOrder, 'stageId' | 'material' | 'name' | 'address' | 'postalCode' | 'city'>
}

/** Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface PrintOrders {
  /** Of the signed-in person on the site that it was made for. */
  list(): Promise<PrintOrdersSeen>
}
