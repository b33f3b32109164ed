// Navigation between the 360-degree pictures of a home, and what is visible from each camera (SEARCH-37).
import type { CompassDirection } from '../homes/enumerations.ts'
import { compassDirections } from '../homes/enumerations.ts'
import type { Panorama, PanoramaCamera, PanoramaSight, Vector } from '../homes/panorama-data.ts'

/** The direction and zoom of the view from a camera. Degrees. */
export interface PanoramaLook {
  /** Clockwise from up on the plan, 0 to 360. */
  readonly azimuth: number
  /** Up from straight ahead, -85 to 85. */
  readonly pitch: number
  /** Horizontal field of view, 35 to 100. */
  readonly fieldOfView: number
}

/** A point in the picture that links to another camera. Degrees, as {@link PanoramaLook}. */
export interface PanoramaWay {
  /** Id of the linked camera. */
  readonly to: string
  readonly azimuth: number
  readonly pitch: number
}

const steepest = 85
const narrowest = 35
const widest = 100
/** Maximum distance of a linked camera in an open room: metres. */
const farthestWay = 8

const isAngle = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const isVector = ({ x, y, z }: Vector): boolean => isAngle(x) && isAngle(y) && isAngle(z)

/** Normalises an angle to 0 up to 360. */
export const roundOf360 = (degrees: number): number => ((degrees % 360) + 360) % 360

/** The shortest turn from an angle to another: -180 to 180, to the right if above 0. */
export const turnBetween = (from: number, to: number): number => {
  const turn = roundOf360(to - from)
  return turn > 180 ? turn - 360 : turn
}

/**
 * The panorama with only the usable cameras (approved, with a position and a direction, without duplicates), and the links between those.
 * Undefined if there are no cameras left, or no furnishing.
 */
export const walkablePanorama = (panorama: Panorama | undefined): Panorama | undefined => {
  const ids = new Set<string>()
  const cameras = (panorama?.cameras ?? []).filter((camera) => {
    const isGood =
      camera.hasQA &&
      camera.id !== '' &&
      !ids.has(camera.id) &&
      isVector(camera.position) &&
      isVector(camera.rotation) &&
      isAngle(camera.fieldOfView)
    if (isGood) ids.add(camera.id)
    return isGood
  })
  const archetypes = (panorama?.archetypes ?? []).filter(({ furnishings }) => furnishings.length > 0)
  if (!panorama || cameras.length === 0 || archetypes.length === 0) return undefined
  return {
    ...panorama,
    archetypes,
    cameras: cameras.map(({ sights = [], ...camera }) => ({
      ...camera,
      sights: sights
        .filter(({ azimuth }) => isAngle(azimuth))
        .map(
          ({ to, ...sight }): PanoramaSight => ({
            ...sight,
            ...(to !== undefined && to !== camera.id && ids.has(to) && { to }),
          }),
        ),
    })),
  }
}

/** The initial look at a camera: towards its picture's middle, or in the direction of the last walk. */
export const firstLook = ({ rotation }: PanoramaCamera, walkedTowards?: number): PanoramaLook => ({
  azimuth: roundOf360(walkedTowards ?? rotation.z),
  pitch: 0,
  fieldOfView: 75,
})

/** Turns by degrees to the right and up, and zooms by a factor: 2 halves the field of view. */
export const lookOn = (
  { azimuth, pitch, fieldOfView }: PanoramaLook,
  { right = 0, up = 0, zoom = 1 }: { readonly right?: number; readonly up?: number; readonly zoom?: number },
): PanoramaLook => ({
  azimuth: roundOf360(azimuth + right),
  pitch: Math.max(-steepest, Math.min(steepest, pitch + up)),
  fieldOfView: Math.max(narrowest, Math.min(widest, fieldOfView / zoom)),
})

/**
 * The ways from a camera: through its sights that link to another, or to nearby cameras on the same floor if no sights are recorded. Each
 * camera once.
 */
export const waysFrom = (camera: PanoramaCamera, { cameras }: Panorama): readonly PanoramaWay[] => {
  const ways = new Map<string, PanoramaWay>()
  for (const { to, azimuth } of camera.sights ?? [])
    if (to !== undefined && !ways.has(to)) ways.set(to, { to, azimuth, pitch: -14 })
  if ((camera.sights ?? []).length > 0) return [...ways.values()]
  for (const other of cameras) {
    const [right, down] = [other.position.x - camera.position.x, other.position.y - camera.position.y]
    const distance = Math.hypot(right, down)
    if (other.id === camera.id || other.floorLevel !== camera.floorLevel) continue
    if (distance === 0 || distance > farthestWay) continue
    ways.set(other.id, {
      to: other.id,
      azimuth: roundOf360((Math.atan2(right, -down) * 180) / Math.PI),
      pitch: (-Math.atan2(camera.position.z, distance) * 180) / Math.PI / 2,
    })
  }
  return [...ways.values()]
}

/** A camera's sights within the field of view, from left to right. */
export const sightsAhead = (
  { sights = [] }: Pick<PanoramaCamera, 'sights'>,
  { azimuth, fieldOfView }: Pick<PanoramaLook, 'azimuth' | 'fieldOfView'>,
): readonly PanoramaSight[] =>
  sights
    .filter((sight) => Math.abs(turnBetween(azimuth, sight.azimuth)) <= fieldOfView / 2)
    .sort((one, other) => turnBetween(azimuth, one.azimuth) - turnBetween(azimuth, other.azimuth))

/** The compass direction of the view; undefined if north is unknown. */
export const compassAhead = (
  azimuth: number,
  { northOffset }: Pick<Panorama, 'northOffset'>,
): CompassDirection | undefined =>
  northOffset === undefined
    ? undefined
    : compassDirections[Math.round(roundOf360(azimuth - northOffset) / 45) % compassDirections.length]
