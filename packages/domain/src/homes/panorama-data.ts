// The 360-degree pictures of a home's walk-through before it is built (SEARCH-37).

/** A point or a rotation in space: metres, or degrees round each axis. */
export interface Vector {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** A target that is visible from a camera. */
export const sightKinds = ['window', 'balconyDoor', 'door', 'opening', 'entrance'] as const

/** A window, or a way out of the camera's room. */
export interface PanoramaSight {
  readonly kind: (typeof sightKinds)[number]
  /** Its direction from the camera: degrees clockwise from up on the plan. */
  readonly azimuth: number
  /** The direction of its wall, if it leads outside: degrees clockwise from up on the plan. */
  readonly facing?: number
  /** The kind of the room behind it, as {@link PanoramaCamera.type}. */
  readonly room?: string
  /** Id of the camera that it leads to. */
  readonly to?: string
}

/** The position of a 360-degree picture. */
export interface PanoramaCamera {
  readonly id: string
  /** The service's own word for the room of the camera: for a room of a home one of `planRoomKinds`. */
  readonly type: string
  /** The floor that it is on, 0 the entrance. */
  readonly floorLevel: number
  /** Metres from the model's origin: x to the right and y down on the plan, z up. */
  readonly position: Vector
  /** Degrees; z is the direction of the middle of the picture, clockwise from up on the plan. */
  readonly rotation: Vector
  /** Degrees from side to side. */
  readonly fieldOfView: number
  /** Whether the picture has been approved. */
  readonly hasQA: boolean
  /** m² of the room. */
  readonly area?: number
  readonly sights?: readonly PanoramaSight[]
  /** Picture id of a still from there. */
  readonly still?: string
}

/** A room on the plan next to the pictures; metres, as a camera's position. */
export interface PanoramaRoom {
  /** As {@link PanoramaCamera.type}. */
  readonly kind: string
  readonly floorLevel: number
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

/** A way to furnish an apartment. */
export interface Furnishing {
  readonly id: string
  readonly name: string
}

/** Apartments with the same layout, and their furnishings. */
export interface Archetype {
  readonly id: string
  readonly furnishings: readonly Furnishing[]
}

/** The 360-degree viewer's data of an apartment. */
export interface Panorama {
  readonly cameras: readonly PanoramaCamera[]
  readonly archetypes: readonly Archetype[]
  /** Degrees clockwise from up on the plan to north; absent if unknown. */
  readonly northOffset?: number
  readonly rooms?: readonly PanoramaRoom[]
}
