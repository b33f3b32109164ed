// Pictures, floor plans and 360-degree pictures that a record names, and what its page shows of them.
import type { HomeDetails, PictureMotif } from '../homes/home.ts'
import type { Panorama } from '../homes/panorama-data.ts'
import type { Locale } from '../sites/site.ts'

/** Kinds of pictures of a record. */
export const mediaKinds = ['picture', 'plan', 'panorama'] as const
/** One of {@link mediaKinds}. */
export type MediaKind = (typeof mediaKinds)[number]

/** A picture of a stage or a home, as its source names it. */
export interface RecordMedia {
  /** The id of an upload, the address of a picture (`https://…`), or the name of a file that the source uploads. */
  readonly media: string
  readonly kind: MediaKind
  readonly motif?: PictureMotif
  /** Description for people who cannot see it, by language. */
  readonly alt?: Readonly<Partial<Record<Locale, string>>>
  /** It shows such a room, not this home. */
  readonly isExample?: boolean
  /** The point that stays visible when a picture is cropped: 0 to 1 from the left and from the top. */
  readonly focal?: { readonly x: number; readonly y: number }
  /** Who may use it how; kept with the record. */
  readonly licence?: string
}

/** Whether a record names a picture by its address. */
export const isMediaAddress = (media: string): boolean => /^https?:\/\//i.test(media)

/** The id of an upload. */
const mediaId = /^media-[0-9a-f]{32}$/

/** Whether a record names a picture by the id of an upload. */
export const isMediaId = (media: string): boolean => mediaId.test(media)

/**
 * The key of a picture that a record names. Files have their names in their source: `Villa 1.JPG` and `villa 1.jpg` are the same.
 *
 * @example mediaKeyOf('price-list', 'Villa-1.JPG') // 'price-list/villa-1.jpg'
 */
export const mediaKeyOf = (source: string, media: string): string =>
  isMediaAddress(media) || isMediaId(media) ? media : `${source}/${media.normalize('NFC').toLowerCase()}`

/** How a picture is cropped. */
export interface PictureCrop {
  /** The id of the upload. */
  readonly id: string
  /** A plan is shown whole, on white. */
  readonly isPlan: boolean
  /** 0 to 1. */
  readonly focal?: { readonly x: number; readonly y: number }
}

const percent = (share: number): string => String(Math.min(99, Math.round(share * 100))).padStart(2, '0')

/**
 * The id under which pages show an upload: each crop has an own one, so that caches never mix them up.
 *
 * @example pictureIdOf({ id, isPlan: false, focal: { x: 0.3, y: 0.7 } }) // 'media-…-f3070'
 */
export const pictureIdOf = ({ id, isPlan, focal }: PictureCrop): string =>
  isPlan ? `${id}-plan` : focal ? `${id}-f${percent(focal.x)}${percent(focal.y)}` : id

const shownId = /^(media-[0-9a-f]{32})(?:-(?:(plan)|f(\d\d)(\d\d)))?$/

/** The upload and the crop of a picture id; undefined for other pictures. */
export const readPictureId = (picture: string): PictureCrop | undefined => {
  const [, id, plan, x, y] = shownId.exec(picture) ?? []
  if (id === undefined) return undefined
  return {
    id,
    isPlan: plan !== undefined,
    ...(x !== undefined && y !== undefined && { focal: { x: Number(x) / 100, y: Number(y) / 100 } }),
  }
}

/** The words of panorama viewers for the rooms of motifs. */
const roomOf: Readonly<Partial<Record<PictureMotif, string>>> = {
  livingRoom: 'living',
  kitchen: 'kitchen',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
}

/** Id of the one furnishing of uploaded panoramas. */
const furnishing = 'own'

/** A walk-through of panoramas whose places in the home are not known: visitors choose a room from the list. */
const panoramaOf = (
  rooms: readonly { readonly id: string; readonly motif?: PictureMotif | undefined }[],
): Panorama => ({
  cameras: rooms.map(({ id, motif }, at) => ({
    id: `room-${at + 1}`,
    type: (motif && roomOf[motif]) ?? '',
    floorLevel: 0,
    position: { x: 0, y: 0, z: 1.6 },
    rotation: { x: 0, y: 0, z: 0 },
    fieldOfView: 360,
    hasQA: true,
    still: id,
  })),
  archetypes: [{ id: furnishing, furnishings: [{ id: furnishing, name: '' }] }],
})

/** The facts of a home that its pictures decide. */
export type PictureFacts = Pick<
  HomeDetails,
  'images' | 'floorPlan' | 'motifs' | 'exampleImages' | 'alts' | 'panorama'
>

/** The id of the upload that a record names; undefined while it has not come. */
export type FindMedia = (media: string) => string | undefined

const shownOf = (media: readonly RecordMedia[], find: FindMedia) => {
  const seen = new Set<string>()
  return media.flatMap((each) => {
    const found = find(each.media)
    if (found === undefined) return []
    const id = pictureIdOf({
      id: found,
      isPlan: each.kind === 'plan',
      ...(each.kind === 'picture' && each.focal && { focal: each.focal }),
    })
    if (seen.has(id)) return []
    seen.add(id)
    return [{ ...each, id }]
  })
}

/** The picture of a stage's house: the first from outside, else the first; empty if it has none. */
export const stageImageOf = (media: readonly RecordMedia[] | undefined, find: FindMedia): string => {
  const pictures = shownOf(media ?? [], find).filter(({ kind }) => kind === 'picture')
  return (pictures.find(({ motif }) => motif === 'exterior') ?? pictures[0])?.id ?? ''
}

/**
 * The pictures of a home in the order of its record, then those of its stage that show the house. The first plan is its floor plan; plans of
 * further storeys follow the pictures.
 */
export const homePicturesOf = (
  own: readonly RecordMedia[] | undefined,
  ofStage: readonly RecordMedia[] | undefined,
  find: FindMedia,
): PictureFacts => {
  const shown = shownOf(own ?? [], find)
  const pictures = shown.filter(({ kind }) => kind === 'picture')
  const [plan, ...otherPlans] = shown.filter(({ kind }) => kind === 'plan')
  const rooms = shown.filter(({ kind }) => kind === 'panorama')
  const houses = shownOf(ofStage ?? [], find)
    .filter(({ kind, id }) => kind === 'picture' && !pictures.some((picture) => picture.id === id))
    .map((picture) => ({ ...picture, motif: picture.motif ?? ('exterior' as const) }))
  const all = [
    ...pictures,
    ...otherPlans.map((each) => ({ ...each, motif: 'floorPlan' as const })),
    ...houses,
  ]
  const described = [...all, ...(plan ? [plan] : [])]
  const alts = described.flatMap(({ id, alt }) => (alt && Object.keys(alt).length > 0 ? [[id, alt]] : []))
  const motifs = all.flatMap(({ id, motif }) => (motif ? [[id, motif]] : []))
  const examples = all.filter(({ isExample }) => isExample).map(({ id }) => id)
  return {
    images: all.map(({ id }) => id),
    floorPlan: plan?.id ?? '',
    ...(motifs.length > 0 && { motifs: Object.fromEntries(motifs) }),
    ...(examples.length > 0 && { exampleImages: examples }),
    ...(alts.length > 0 && { alts: Object.fromEntries(alts) }),
    ...(rooms.length > 0 && { panorama: panoramaOf(rooms) }),
  }
}
