// The interior of a home as its owner sees it during and after choosing. Instants are epoch ms.
import type { Money } from '../money/money.ts'
import type { InteriorIssue } from './interior-choice.ts'
import type { InteriorGroup } from './interior-offer.ts'

/** A confirmed choice. */
export interface ConfirmedInterior {
  /** The options that the home gets. */
  readonly chosen: readonly string[]
  readonly sum: Money
  readonly at: number
  /** Name of the buyer who confirmed it; empty if the buyer has left. */
  readonly by: string
  /** Reference number of the confirmation. */
  readonly number: string
}

/** The options of a home, and the current choice. */
export interface InteriorView {
  readonly residenceId: string
  /** The home's name. */
  readonly name: string
  /** The server's date in the home's time zone, `yyyy-MM-dd`: closed or open follows from it. */
  readonly today: string
  /** Whether the home is sold on or left, so that nothing can be chosen for it any more. */
  readonly isOver: boolean
  readonly groups: readonly InteriorGroup[]
  /** Incremented with every change. */
  readonly version: number
  /** The options that the home would get: in closed groups the confirmed ones. */
  readonly chosen: readonly string[]
  /** Issues that block its confirmation. */
  readonly issues: readonly InteriorIssue[]
  /** Options that the agreement already included, with their prices. */
  readonly agreed: readonly string[]
  readonly agreedSum: Money
  /** Without any options. */
  readonly price: Money
  readonly confirmed?: ConfirmedInterior
  /** The last change: its author and time. */
  readonly changed?: { readonly by: string; readonly isYou: boolean; readonly at: number }
}
