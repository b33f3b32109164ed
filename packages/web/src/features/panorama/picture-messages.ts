// Messages between a page and the worker that fetches its 360-degree pictures.
import type { PanoramaOutcome } from '@husrum/application'

export interface PictureRequest {
  readonly id: number
  readonly address: string
  /** Base64. */
  readonly key: string
}

export interface PictureAnswer {
  readonly id: number
  readonly kind: PanoramaOutcome<ImageBitmap>['kind']
  /** Only with kind `picture`. */
  readonly picture?: ImageBitmap
}
