// The port to 360-degree pictures (SEARCH-37, SEARCH-38).

/** The two qualities of a picture; `low` is loaded first. */
export type PanoramaPictureQuality = 'low' | 'high'

export type PanoramaOutcome<Picture> =
  | { readonly kind: 'picture'; readonly picture: Picture }
  /** The pass has expired or belongs to another browser. */
  | { readonly kind: 'refused' }
  /** Truncated, or encrypted with another key. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'unavailable' }
  /** Being generated; retry in a moment. */
  | { readonly kind: 'later' }

/** Where a viewer gets a home's pictures, independent of their storage. Never rejects. */
export interface PanoramaSource<Picture> {
  load(
    camera: { readonly cameraId: string; readonly furnishingId: string },
    quality: PanoramaPictureQuality,
  ): Promise<PanoramaOutcome<Picture>>
  /** Releases all resources. */
  close(): void
}
