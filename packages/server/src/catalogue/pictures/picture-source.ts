// Where pictures come from: a source that creates one in a given size from its id.

export interface PictureRequest {
  readonly id: string
  /** Pixels. Without a height the picture keeps its aspect ratio. */
  readonly width: number
  readonly height?: number | undefined
  readonly format: 'webp' | 'jpeg'
  readonly quality?: number | undefined
}

export interface PictureSource {
  /** A change invalidates stored pictures. */
  readonly version: number
  has(id: string): boolean
  /** Whether a picture is so slow that others must not wait for it. */
  isSlow?(id: string): boolean
  /** Picture id of the stand-in for a slow picture. */
  standInFor?(id: string): string | undefined
  /** For an id that it has. Runs off the main thread. */
  draw(request: PictureRequest): Promise<Buffer>
  close?(): Promise<void>
}

/** Without an installed picture source: every id is unknown. */
export const noPictures: PictureSource = {
  version: 0,
  has: () => false,
  draw: () => Promise.reject(new RangeError('There are no pictures')),
}
