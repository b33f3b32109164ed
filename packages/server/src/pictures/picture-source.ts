// Where pictures come from: whatever can make one of a size out of its id.

export interface PictureRequest {
  readonly id: string
  /** Pixels. Without a height the picture keeps its own shape. */
  readonly width: number
  readonly height?: number | undefined
  readonly format: 'webp' | 'jpeg'
  readonly quality?: number | undefined
}

export interface PictureSource {
  /** Another one makes stored pictures be made anew. */
  readonly version: number
  has(id: string): boolean
  /** Whether a picture takes so long that no other one is to wait for it. */
  isSlow?(id: string): boolean
  /** Picture id of what is shown while a slow one is being drawn. */
  standInFor?(id: string): string | undefined
  /** For an id that it has; beside the thread that answers requests. */
  draw(request: PictureRequest): Promise<Buffer>
  close?(): Promise<void>
}

/** Where no pictures are installed: every id is unknown. */
export const noPictures: PictureSource = {
  version: 0,
  has: () => false,
  draw: () => Promise.reject(new RangeError('There are no pictures')),
}
