// The port to printed material that members order by post.
import type { PrintOrder } from '@husrum/domain'

export interface PrintOrdersSeen {
  /** Stages for which material can be ordered now. */
  readonly stages: readonly { readonly id: string; readonly name: string }[]
  /** Latest first. */
  readonly orders: readonly PrintOrder[]
  /** Known values; unknown ones are empty. */
  readonly recipient: Pick<PrintOrder, 'name' | 'address' | 'postalCode' | 'city'>
  /** Values typed into a form that was submitted without script, unchanged. */
  readonly typed?: Pick<PrintOrder, 'stageId' | 'material' | 'name' | 'address' | 'postalCode' | 'city'>
}

/** Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface PrintOrders {
  /** Of the signed-in person on the site that this was created for. */
  list(): Promise<PrintOrdersSeen>
}
