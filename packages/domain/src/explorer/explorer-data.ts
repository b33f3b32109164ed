// What the residence explorer shows: apartments, views to click in, sun study, 360-degree pictures (specification 3
// §2.1, §3).
import type { ResidenceStatus } from '../homes/enumerations.ts'
import type { Money } from '../money/money.ts'
import type { Locale } from '../sites/site.ts'

/** A place in a picture: right and down, 0 to 1 of its width and height. */
export type PicturePoint = readonly [x: number, y: number]

/** An apartment of the stage. */
export interface ExplorerApartment {
  readonly objectId: string
  /** As the door has it. */
  readonly number: string
  readonly floor: number
  readonly rooms: number
  /** m². */
  readonly area: number
  /** Absent where no price is set. */
  readonly price?: Money
  readonly status: ResidenceStatus
  /** The views in which it can be clicked. */
  readonly viewIds: readonly string[]
}

/** The part of a view that is an apartment. */
export interface ClickArea {
  readonly objectId: string
  /** Three corners or more; the last joins the first. */
  readonly polygon: readonly PicturePoint[]
}

/** A place in a view that leads to another. */
export interface InterLink {
  /** Id of the view that it leads to. */
  readonly to: string
  readonly x: number
  readonly y: number
}

/** A picture of the buildings from one side. */
export interface ExplorerView {
  readonly id: string
  /** Id of the picture service. */
  readonly image: string
  /** The picture's width divided by its height; 1.5 where absent. */
  readonly aspect?: number
  /** What it shows, by language: "The front, seen from the south". */
  readonly name?: Readonly<Partial<Record<Locale, string>>>
  readonly clickAreas: readonly ClickArea[]
  readonly interLinks: readonly InterLink[]
}

/** A picture of light and shadow at one time of the year and day. */
export interface SunFrame {
  /** 1 to 12. */
  readonly month: number
  /** 0 to 23, in the place's own time. */
  readonly hour: number
  readonly image: string
}

/** How the sun moves over the stage. */
export interface SunStudy {
  readonly lat: number
  readonly lon: number
  /** Degrees clockwise from up in the pictures to north. */
  readonly northOffset: number
  readonly frames: readonly SunFrame[]
}

/** What the editors decided. */
export interface ExplorerSettings {
  /** The view to begin with; the first one where absent or unknown. */
  readonly startViewId?: string
}

/** All that the explorer has of a stage. */
export interface ExplorerData {
  readonly apts: readonly ExplorerApartment[]
  readonly views: readonly ExplorerView[]
  readonly sunstudy?: SunStudy
  readonly settings: ExplorerSettings
}

/** A point or a turning in space: metres, or degrees round each axis. */
export interface Vector {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** What can be seen from a camera. */
export const sightKinds = ['window', 'balconyDoor', 'door', 'opening', 'entrance'] as const

/** A window, or a way out of the room that a camera stands in. */
export interface PanoramaSight {
  readonly kind: (typeof sightKinds)[number]
  /** Degrees clockwise from up on the plan. */
  readonly azimuth: number
  /** The kind of the room behind it, as {@link PanoramaCamera.type}. */
  readonly room?: string
  /** Id of the camera that one walks to through it. */
  readonly to?: string
}

/** Where a 360-degree picture was taken. */
export interface PanoramaCamera {
  readonly id: string
  /** The service's own word for what the camera shows: for a room of a home one of `planRoomKinds`. */
  readonly type: string
  /** The floor on which it stands, 0 the entrance. */
  readonly floorLevel: number
  /** Metres from the model's origin: x to the right and y down on the plan, z up. */
  readonly position: Vector
  /** Degrees; z is where the middle of the picture looks, clockwise from up on the plan. */
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

/** A room on the plan beside the pictures; metres, as a camera's position. */
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

/** Apartments that are built alike, and how they can be furnished. */
export interface Archetype {
  readonly id: string
  readonly furnishings: readonly Furnishing[]
}

/** The 360-degree viewer's data of an apartment. */
export interface Panorama {
  readonly cameras: readonly PanoramaCamera[]
  readonly archetypes: readonly Archetype[]
  /** Degrees clockwise from up on the plan to north; absent where nobody knows. */
  readonly northOffset?: number
  readonly rooms?: readonly PanoramaRoom[]
}
