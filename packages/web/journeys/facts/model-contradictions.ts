// Compares the view model of a home's page, and the explorer of its stage, with the search result.
import type { HomeDetails, SunTime } from '@husrum/domain'
import { sunHoursOf, sunTimesOf } from '@husrum/domain'

/** A home in a search result. */
export interface SearchedHome {
  readonly id: string
  readonly status: string
  readonly minRooms: number
  readonly livingArea: number
  readonly sunTimes?: readonly SunTime[]
  readonly sunHours?: number
}

type ModelHome = Pick<HomeDetails, 'planRooms' | 'sun' | 'sunTimes' | 'sunHours'>

/** Kinds of rooms that count towards a home's number of rooms; the kitchen does not. */
const counted = new Set(['living', 'bedroom'])

export const modelContradictionsOf = (
  { planRooms, sun, ...said }: ModelHome,
  hit: SearchedHome,
): string[] => {
  const found: string[] = []
  if (planRooms) {
    const area = planRooms.reduce((sum, room) => sum + room.area, 0)
    if (Math.abs(area - hit.livingArea) > 0.6)
      found.push(`measures ${hit.livingArea} m², its rooms on the plan ${area.toFixed(1)}`)
    const rooms = planRooms.filter(({ kind }) => counted.has(kind)).length
    if (rooms !== hit.minRooms) found.push(`has ${hit.minRooms} rooms, and ${rooms} on the plan`)
  }
  if (!sun) return found
  const times = sunTimesOf(sun.year).join()
  for (const [where, { sunTimes = [], sunHours }] of [
    ['the page', said],
    ['the search', hit],
  ] as const) {
    if (sunTimes.join() !== times) found.push(`has sun at ${times}, ${where} says ${sunTimes.join()}`)
    if (sunHours !== sunHoursOf(sun.year))
      found.push(`has ${sunHoursOf(sun.year)} hours of sun, ${where} says ${sunHours}`)
  }
  return found
}

/** The explorer service's response for a stage. */
export interface ExplorerAnswer {
  readonly apts: readonly {
    readonly objectId: string
    readonly status: string
    readonly rooms: number
    readonly area: number
  }[]
  readonly views: readonly { readonly clickAreas: readonly { readonly objectId: string }[] }[]
}

/** Maximum number of homes in the explorer. */
const max = 200

/** @param homes all homes of the stage */
export const houseContradictionsOf = (
  { apts, views }: ExplorerAnswer,
  homes: readonly SearchedHome[],
): string[] => {
  const found: string[] = []
  if (apts.length !== Math.min(max, homes.length))
    found.push(`has ${homes.length} homes, ${apts.length} of them in the house`)
  const known = new Map(homes.map((home) => [home.id, home]))
  for (const { objectId, status, rooms, area } of apts) {
    const home = known.get(objectId)
    if (!home) found.push(`shows ${objectId} in the house, which the search does not have`)
    else if (home.status !== status || home.minRooms !== rooms || home.livingArea !== area)
      found.push(
        `${objectId} is ${home.status} with ${home.minRooms} rooms and ${home.livingArea} m², in the house ${status}, ${rooms}, ${area}`,
      )
  }
  const clicked = new Set(views.flatMap(({ clickAreas }) => clickAreas.map(({ objectId }) => objectId)))
  if (views.length > 0)
    for (const { objectId } of apts)
      if (!clicked.has(objectId)) found.push(`${objectId} is in no picture of the house`)
  return found
}
