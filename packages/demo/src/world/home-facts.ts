// Facts that a description may use, and the phrases of each language for them.
import type { Access, Concept, EnergyClass, OutdoorSpace, ResidenceType } from '@husrum/domain'
import type { BuiltFacts } from '../building/built-facts.ts'
import type { Setting } from '../building/setting.ts'
import type { Random } from '../random.ts'

export interface HomeFacts extends BuiltFacts {
  readonly type: ResidenceType
  readonly rooms: number
  readonly area: number
  /** Floors as the country counts them; absent for houses. */
  readonly floor?: number
  readonly maxFloor?: number
  readonly onGround: boolean
  readonly onTop: boolean
  /** The space that the text describes: balcony, patio or the like. */
  readonly outdoors?: OutdoorSpace
  readonly hasSauna: boolean
  readonly hasWalkInCloset: boolean
  readonly concept: Concept
  readonly setting: Setting
  /** "på Lindholmen" */
  readonly located: string
  readonly plotArea?: number
  readonly access: Access
  /** A buyer can still choose colours and floors. */
  readonly choicesOpen: boolean
  readonly energyClass: EnergyClass
  readonly ownership: 'owned' | 'rented'
  readonly audience: 'everyone' | 'seniors' | 'members'
}

export interface StageFacts {
  readonly type: ResidenceType
  readonly homes: number
  readonly minRooms: number
  readonly maxRooms: number
  readonly setting: Setting
  readonly located: string
}

export interface HomeWords {
  /** At most 120 characters. */
  readonly short: (facts: HomeFacts) => string
  /** Paragraphs with an empty line between them. */
  readonly description: (facts: HomeFacts, random: Random) => string
  readonly stage: (facts: StageFacts) => string
}
