// Requests of pictures: width, shape and format.

/** The only widths in which pictures are served, in pixels (PLAT-16). */
export const imageSizes = [100, 300, 400, 600, 900, 1200, 1600, 1900, 2560] as const
/** One of {@link imageSizes}. */
export type ImageSize = (typeof imageSizes)[number]

/** The shapes of pictures, width divided by height: landscape 3:2, portrait 2:3 (PLAT-17). */
export const imageRatios = { landscape: 3 / 2, portrait: 2 / 3 } as const
/** A key of {@link imageRatios}. */
export type ImageRatio = keyof typeof imageRatios

/** Widths of a header's picture, in pixels (PLAT-18). */
export const headerImageWidths = [1200, 1900, 2560] as const satisfies readonly ImageSize[]

/** Width of the picture for sharing a page, in pixels. Without one, the site's static default is used. */
export const shareImageWidth = 1200 satisfies ImageSize

/**
 * The parameters of a picture's address, in order (PLAT-17). The height follows from width and shape, in whole pixels.
 *
 * @example imageQuery({ width: 1200, ratio: 'landscape' }) // width 1200, height 800, quality 75, fit crop, format webp
 */
export const imageQuery = ({
  width,
  ratio,
}: {
  readonly width: ImageSize
  readonly ratio: ImageRatio
}): readonly (readonly [name: string, value: string])[] => [
  ['width', String(width)],
  ['height', String(Math.round(width / imageRatios[ratio]))],
  ['quality', '75'],
  ['fit', 'crop'],
  ['format', 'webp'],
]
