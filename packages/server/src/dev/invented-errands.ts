// The errands of development: what a demo company provides.
import type { ErrandArea, ErrandStatusKey, ErrandType, SiteDefinition } from '@husrum/domain'

export interface InventedPicture {
  /** Id of one of the company's pictures. */
  readonly id: string
  readonly name: string
}

/** A step, `after` days after the report. Steps in the future are skipped. */
export type InventedErrandStep = { readonly after: number } & (
  | { readonly do: 'assign'; readonly name: string; readonly phone: string }
  | { readonly do: 'move'; readonly status: ErrandStatusKey; readonly text?: string }
  | { readonly do: 'ask'; readonly question: string }
  | { readonly do: 'expect'; readonly inDays: number }
  | { readonly do: 'book'; readonly inDays: number; readonly hour: number }
  | { readonly do: 'write'; readonly text: string }
  | { readonly do: 'say'; readonly text: string; readonly picture?: InventedPicture }
  | { readonly do: 'rate'; readonly rating: number; readonly text: string }
  | { readonly do: 'close' }
  /** The resident shares the errand with the board. */
  | { readonly do: 'share' }
  /** A board member writes a message. */
  | { readonly do: 'boardSay'; readonly text: string }
)

export interface InventedErrand {
  /** Key of a person. */
  readonly reporter: string
  readonly isForBoard: boolean
  /** Name of the association that owns the property. */
  readonly association: string
  readonly area: ErrandArea
  readonly type: ErrandType
  readonly placeId: string
  readonly propertyId: string
  readonly buildingId: string
  readonly objectName: string
  readonly objectAddress: string
  readonly buildingPartName: string
  readonly roomKey: string
  readonly roomType: string
  readonly problemKey: string
  readonly problem: string
  readonly description: string
  readonly reportedDaysAgo: number
  readonly pictures: readonly InventedPicture[]
  readonly steps: readonly InventedErrandStep[]
}

export interface InventedRound {
  readonly association: string
  readonly inDays: number
  readonly title: string
  readonly status: string
  readonly controlPoints: readonly {
    readonly text: string
    readonly status: string
    readonly comment: string
    readonly picture?: InventedPicture
  }[]
}

export interface InventedErrands {
  of(site: Pick<SiteDefinition, 'country'>): {
    readonly errands: readonly InventedErrand[]
    readonly rounds: readonly InventedRound[]
  }
}

/** Used if no demo company is installed. */
export const noErrands: InventedErrands = { of: () => ({ errands: [], rounds: [] }) }
