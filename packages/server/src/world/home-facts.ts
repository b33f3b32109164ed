// What a description may build on, and what each language offers for it.
import type { CompassDirection, Concept, OutdoorSpace, ResidenceType } from '@husrum/domain'
import type { Setting } from '../pictures/picture-subject.ts'
import type { Random } from './random.ts'

export interface HomeFacts {
  readonly type: ResidenceType
  readonly rooms: number
  readonly area: number
  /** Floors as the country counts them; absent for houses. */
  readonly floor?: number
  readonly maxFloor?: number
  readonly onGround: boolean
  readonly onTop: boolean
  readonly direction: CompassDirection
  /** Windows in two directions. */
  readonly isCorner: boolean
  /** The space that the text tells about: balcony, patio or the like. */
  readonly outdoors?: OutdoorSpace
  readonly hasSauna: boolean
  readonly hasWalkInCloset: boolean
  readonly concept: Concept
  readonly setting: Setting
  /** "på Lindholmen" */
  readonly located: string
  readonly plotArea?: number
  /** `yyyy-MM-dd` */
  readonly inhabitDate: string
  readonly isReady: boolean
  readonly choicesOpen: boolean
  readonly energyClass: 'A' | 'B' | 'C' | 'D'
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

/** 0 winter, 1 spring, 2 summer, 3 autumn */
export const seasonOf = (date: string): 0 | 1 | 2 | 3 => {
  const month = Number(date.slice(5, 7))
  if (month <= 2 || month === 12) return 0
  if (month <= 5) return 1
  return month <= 8 ? 2 : 3
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** One paragraph of those parts that there are and that there is room for; the first part always has room. */
export const sentences = (characters: number, ...parts: readonly (string | undefined | false)[]): string => {
  let text = ''
  for (const part of parts) {
    if (!part) continue
    if (text === '') text = part
    else if (text.length + part.length < characters) text += ` ${part}`
  }
  return text
}
