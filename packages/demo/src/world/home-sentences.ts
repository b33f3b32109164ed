// Builds a description, in the same way for every language; the phrases are in the files of the languages.
import type { Access, CompassDirection, PartOfYear } from '@husrum/domain'
import type { Random } from '../random.ts'
import type { HomeFacts, StageFacts } from './home-facts.ts'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** One paragraph of the parts that exist and fit; the first part always fits. */
export const sentences = (characters: number, ...parts: readonly (string | undefined | false)[]): string => {
  let text = ''
  for (const part of parts) {
    if (!part) continue
    if (text === '') text = part
    else if (text.length + part.length < characters) text += ` ${part}`
  }
  return text
}

/** "våren 2027"; undefined if the home is ready to move in. */
export const partAndYear = (
  parts: Readonly<Record<PartOfYear, string>>,
  access: Access,
): string | undefined => (access.kind === 'now' ? undefined : `${parts[access.part]} ${access.year}`)

/** The furniture that fits on a balcony of so many square metres. */
export const furnitureOn = (
  area: number,
  furniture: { readonly large: string; readonly medium: string; readonly small: string },
): string => (area >= 8 ? furniture.large : area >= 6 ? furniture.medium : furniture.small)

/** A home with a single room has no separate living room: it gets the first sentence of its direction. */
export const lightIn = (
  light: Readonly<Record<CompassDirection, readonly string[]>>,
  { rooms, direction }: HomeFacts,
  random: Random,
): string | undefined => (rooms === 1 ? light[direction][0] : random.pick(light[direction]))

export interface KitchenWords {
  readonly always: readonly string[]
  readonly withWindow: string
  readonly without: string
}

export const kitchenIn = (
  { always, withWindow, without }: KitchenWords,
  { kitchenWindow }: HomeFacts,
  random: Random,
): string => random.pick([...always, kitchenWindow ? withWindow : without])

export interface BedroomWords {
  readonly oneRoom: readonly string[]
  readonly twoRooms: readonly string[]
  readonly threeRooms: readonly string[]
  /** Of a house from three rooms on. */
  readonly inHouse: (bedrooms: number) => string
  /** Of an apartment from four rooms on. */
  readonly inApartment: (bedrooms: number, suite: HomeFacts['suite']) => string
}

export const bedroomsIn = (
  words: BedroomWords,
  { rooms, type, suite }: HomeFacts,
  random: Random,
): string => {
  if (rooms === 1) return random.pick(words.oneRoom)
  if (rooms === 2) return random.pick(words.twoRooms)
  if (type !== 'apartment') return words.inHouse(rooms - 1)
  return rooms === 3 ? random.pick(words.threeRooms) : words.inApartment(rooms - 1, suite)
}

/** Numbers of rooms of a stage's homes; empty for plots. */
export const roomsOfStage = (
  { type, minRooms, maxRooms }: StageFacts,
  words: { readonly all: (rooms: number) => string; readonly span: (least: number, max: number) => string },
): string => {
  if (type === 'plot') return ''
  return minRooms === maxRooms ? words.all(minRooms) : words.span(minRooms, maxRooms)
}
