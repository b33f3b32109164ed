// The interior of somebody's home as they see it while they choose, and afterwards. Instants are epoch ms.
import type { Money } from '../money/money.ts'
import type { InteriorIssue } from './interior-choice.ts'
import type { InteriorGroup } from './interior-offer.ts'

/** A choice that was confirmed. */
export interface ConfirmedInterior {
  /** What the home gets. */
  readonly chosen: readonly string[]
  readonly sum: Money
  readonly at: number
  /** Who confirmed it; empty for somebody who has left. */
  readonly by: string
  /** By which people name the confirmation. */
  readonly number: string
}

/** All that there is to choose for a home, and what is chosen. */
export interface InteriorView {
  readonly residenceId: string
  /** The home's name. */
  readonly name: string
  /** The server's day where the home stands, `yyyy-MM-dd`: closed or open follows from it. */
  readonly today: string
  /** Whether the home is sold on or left, so that nothing is chosen for it any more. */
  readonly isOver: boolean
  readonly groups: readonly InteriorGroup[]
  /** One more with every change. */
  readonly version: number
  /** What the home would get: of closed groups what holds there. */
  readonly chosen: readonly string[]
  /** What stands in the way of confirming it. */
  readonly issues: readonly InteriorIssue[]
  /** What of it was in the agreement already, with its price. */
  readonly agreed: readonly string[]
  readonly agreedSum: Money
  /** Without any options. */
  readonly price: Money
  readonly confirmed?: ConfirmedInterior
  /** Who changed it last, and when. */
  readonly changed?: { readonly by: string; readonly isYou: boolean; readonly at: number }
}
