// The ports to 360-degree pictures (SEARCH-37, SEARCH-38).

/** What opens a stage's pictures to one browser. */
export interface PanoramaPass {
  /** Goes before the stage in the pictures' addresses. */
  readonly token: string
  /** 32 bytes, base64. */
  readonly key: string
  readonly stageId: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** Rejects with `ServiceUnavailable` or `ContractBroken`. */
export interface Panoramas {
  /** @param objectId of a home whose page tells a panorama. */
  open(objectId: string): Promise<PanoramaPass>
}

/** A picture in its two qualities; low comes first. */
export type PanoramaPictureQuality = 'low' | 'high'

export type PanoramaOutcome<Picture> =
  | { readonly kind: 'picture'; readonly picture: Picture }
  /** The pass is over, or another browser's. */
  | { readonly kind: 'refused' }
  /** Cut, or encrypted with another key. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'unavailable' }
  /** Being made: whoever asks again in a moment gets it. */
  | { readonly kind: 'later' }

/** Where a viewer has a home's pictures from, whatever they are kept in. Never rejects. */
export interface PanoramaSource<Picture> {
  load(
    camera: { readonly cameraId: string; readonly furnishingId: string },
    quality: PanoramaPictureQuality,
  ): Promise<PanoramaOutcome<Picture>>
  /** Lets go of all that it holds. */
  close(): void
}
