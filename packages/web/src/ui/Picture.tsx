// A picture from the picture service, cropped to a fixed ratio, in the width that the screen needs.
import { classNames } from './class-names.ts'
import styles from './Picture.module.css'

/** Height divided by width. */
export const shapes = { '3:2': 2 / 3, '2:3': 3 / 2, '1:1': 1, '16:9': 9 / 16 } as const
export type PictureRatio = keyof typeof shapes

const ratioClasses: Record<PictureRatio, string | undefined> = {
  '3:2': styles.landscape,
  '2:3': styles.portrait,
  '1:1': styles.square,
  '16:9': styles.wide,
}

export const pictureWidths = [300, 400, 600, 900, 1200, 1600] as const
type PictureWidth = (typeof pictureWidths)[number]

/** The address of one rendition; the server supports only these widths and ratios. */
export const pictureAddress = (id: string, width: PictureWidth, ratio: PictureRatio): string =>
  `/images/${encodeURIComponent(id)}?w=${width}&h=${Math.round(width * shapes[ratio])}&q=75&fit=crop&fm=webp`

/** A picture in its own ratio, for `<img>`. */
export const wholePicture = (id: string): { readonly src: string; readonly srcSet: string } => {
  const at = (width: PictureWidth) => `/images/${encodeURIComponent(id)}?w=${width}&q=75&fit=crop&fm=webp`
  return { src: at(900), srcSet: pictureWidths.map((width) => `${at(width)} ${width}w`).join(', ') }
}

interface PictureProps {
  readonly id: string
  /** Empty if the text beside it says the same. */
  readonly alt: string
  /** The displayed width, as for `<img sizes>`. */
  readonly sizes: string
  readonly ratio?: PictureRatio
  /** For the one picture that the first screen waits for. */
  readonly eager?: boolean
  readonly className?: string | undefined
}

export const Picture = ({ id, alt, sizes, ratio = '3:2', eager = false, className }: PictureProps) => (
  <img
    className={classNames(styles.picture, ratioClasses[ratio], className)}
    alt={alt}
    width={600}
    height={Math.round(600 * shapes[ratio])}
    sizes={sizes}
    srcSet={pictureWidths.map((width) => `${pictureAddress(id, width, ratio)} ${width}w`).join(', ')}
    src={pictureAddress(id, 600, ratio)}
    loading={eager ? 'eager' : 'lazy'}
    decoding={eager ? 'auto' : 'async'}
    {...(eager && { fetchPriority: 'high' as const })}
  />
)
