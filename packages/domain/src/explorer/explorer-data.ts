// What the residence explorer shows: apartments, views to click in, sun study, 360-degree pictures (SEARCH-34).
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
