// The names of rooms and faults, and looking them up.
import type { ErrandArea } from '../errands/errand.ts'
import type { CasePageName } from '../fault-report/case-addresses.ts'
import type {
  ApartmentRoom,
  FetchedRoom,
  PublicSpaceProblem,
  RoomDetail,
} from '../fault-report/problem-areas.ts'

/** A kind of room has one name wherever it is; faults of a room or a common area have another. */
export interface FaultWords {
  readonly rooms: Readonly<Record<ApartmentRoom | FetchedRoom, string>>
  readonly commonAreas: Readonly<Record<PublicSpaceProblem, string>>
  readonly details: Readonly<Record<RoomDetail, string>>
  /** The whole wizard. */
  readonly wizard: string
  /** The heading of each step, and of the other pages. */
  readonly pages: Readonly<Record<CasePageName, string>>
}

const wordIn = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined

/**
 * The name of a room, or of a kind of common area; undefined for an unknown key.
 *
 * @example roomWord(swedishFaultWords, 'CommonAreas', 'elevator') // 'Hiss'
 */
export const roomWord = (
  { rooms, commonAreas }: Pick<FaultWords, 'commonAreas' | 'rooms'>,
  area: ErrandArea,
  key: string,
): string | undefined =>
  area === 'CommonAreas' ? (wordIn(commonAreas, key) ?? wordIn(rooms, key)) : wordIn(rooms, key)

/** The name of a fault; undefined for an unknown key. */
export const detailWord = ({ details }: Pick<FaultWords, 'details'>, key: string): string | undefined =>
  wordIn(details, key)
