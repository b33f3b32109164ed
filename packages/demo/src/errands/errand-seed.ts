// Seed data of an errand of the demo company: the report and its later events.
import type { ErrandArea, ErrandStatusKey, ErrandType } from '@husrum/domain'
import type { SeededPersonKey } from '../people/seeded-people.ts'

/** Days after the report; events in the future are left out. */
export type SeededErrandStep = { readonly after: number } & (
  | { readonly do: 'assign'; readonly name: string; readonly phone: string }
  | { readonly do: 'move'; readonly status: ErrandStatusKey; readonly text?: string }
  | { readonly do: 'ask'; readonly question: string }
  /** Days from then, and the hour in UTC. */
  | { readonly do: 'book'; readonly inDays: number; readonly hour: number }
  /** Staff say that it is done within days from then. */
  | { readonly do: 'expect'; readonly inDays: number }
  | { readonly do: 'write'; readonly text: string }
  /** By the reporter. */
  | { readonly do: 'say'; readonly text: string; readonly picture?: SeededErrandPicture }
  | { readonly do: 'rate'; readonly rating: number; readonly text: string }
  | { readonly do: 'close' }
  /** The resident shares it with the board. */
  | { readonly do: 'share' }
  /** A board member writes. */
  | { readonly do: 'boardSay'; readonly text: string }
)

export interface SeededErrandPicture {
  /** Of the demo company's pictures. */
  readonly id: string
  readonly name: string
}

export interface SeededErrand {
  readonly reporter: SeededPersonKey
  readonly isForBoard: boolean
  /** Name of the association whose property it is. */
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
  readonly pictures: readonly SeededErrandPicture[]
  readonly steps: readonly SeededErrandStep[]
}

export interface SeededRound {
  readonly association: string
  /** Days from now; negative for the past. */
  readonly inDays: number
  readonly title: string
  readonly status: string
  readonly controlPoints: readonly {
    readonly text: string
    readonly status: string
    readonly comment: string
    readonly picture?: SeededErrandPicture
  }[]
}

export interface SeededErrands {
  readonly errands: readonly SeededErrand[]
  readonly rounds: readonly SeededRound[]
}
