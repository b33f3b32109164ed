// What the residence explorer shows: apartments, views to click in, sun study, 360-degree pictures (SEARCH-34).
import type { ResidenceStatus } from '../homes/enumerations.ts'
import type { Money } from '../money/money.ts'
import type { Locale } from '../sites/site.ts'

/** A point in a picture: right and down, 0 to 1 of its width and height. */
export type PicturePoint = readonly [x: number, y: number]

/** An apartment of the stage. */
export interface ExplorerApartment {
  readonly objectId: string
  /** The number on the door. */
  readonly number: string
  readonly floor: number
  readonly rooms: number
  /** m². */
  readonly area: number
  /** Absent if no price is set. */
  readonly price?: Money
  readonly status: ResidenceStatus
  /** The views in which it has a click area. */
  readonly viewIds: readonly string[]
}

/** The area of a view that belongs to an apartment. */
export interface ClickArea {
  readonly objectId: string
  /** Three corners or more; the last joins the first. */
  readonly polygon: readonly PicturePoint[]
}

/** A point in a view that links to another. */
export interface InterLink {
  /** Id of the linked view. */
  readonly to: string
  readonly x: number
  readonly y: number
}

/** A picture of the buildings from one side. */
export interface ExplorerView {
  readonly id: string
  /** Id in the picture service. */
  readonly image: string
  /** The picture's width divided by its height; 1.5 where absent. */
  readonly aspect?: number
  /** Description, by language: "The front, seen from the south". */
  readonly name?: Readonly<Partial<Record<Locale, string>>>
  readonly clickAreas: readonly ClickArea[]
  readonly interLinks: readonly InterLink[]
}

/** A picture of light and shadow at a time of year and day. */
export interface SunFrame {
  /** 1 to 12. */
  readonly month: number
  /** 0 to 23, in local time. */
  readonly hour: number
  readonly image: string
}

/** The sun study of the stage. */
export interface SunStudy {
  readonly lat: number
  readonly lon: number
  /** Degrees clockwise from up in the pictures to north. */
  readonly northOffset: number
  readonly frames: readonly SunFrame[]
}

/** Settings by the editors. */
export interface ExplorerSettings {
  /** The initial view; the first one if absent or unknown. */
  readonly startViewId?: string
}

/** All explorer data of a stage. */
export interface ExplorerData {
  readonly apts: readonly ExplorerApartment[]
  readonly views: readonly ExplorerView[]
  readonly sunstudy?: SunStudy
  readonly settings: ExplorerSettings
}
