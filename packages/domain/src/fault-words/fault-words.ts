// What there is a word for, and which one a room or a fault has.
import type { ErrandArea } from '../errands/errand.ts'
import type { CasePageName } from '../fault-report/case-addresses.ts'
import type {
  ApartmentRoom,
  FetchedRoom,
  PublicSpaceProblem,
  RoomDetail,
} from '../fault-report/problem-areas.ts'

/** A kind of room has one name wherever it is; what is wrong in a room or in a common area, another. */
export interface FaultWords {
  readonly rooms: Readonly<Record<ApartmentRoom | FetchedRoom, string>>
  readonly commonAreas: Readonly<Record<PublicSpaceProblem, string>>
  readonly details: Readonly<Record<RoomDetail, string>>
  /** The whole wizard. */
  readonly wizard: string
  /** The heading of each step, and of the pages besides. */
  readonly pages: Readonly<Record<CasePageName, string>>
}

const wordIn = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined

/**
 * The word for a room, or for a kind of common area; undefined for what no list has.
 *
 * @example roomWord(swedishFaultWords, 'CommonAreas', 'elevator') // 'Hiss'
 */
export const roomWord = (
  { rooms, commonAreas }: Pick<FaultWords, 'commonAreas' | 'rooms'>,
  area: ErrandArea,
  key: string,
): string | undefined =>
  area === 'CommonAreas' ? (wordIn(commonAreas, key) ?? wordIn(rooms, key)) : wordIn(rooms, key)

/** The word for what is at fault; undefined for what no list has. */
export const detailWord = ({ details }: Pick<FaultWords, 'details'>, key: string): string | undefined =>
  wordIn(details, key)
