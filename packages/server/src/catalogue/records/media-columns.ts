// Pictures in the columns of a table: addresses, ids of uploads and file names.
import type { MediaKind, RecordMedia } from '@husrum/domain'
import { isMediaAddress, isMediaId } from '@husrum/domain'
import type { ReadCell } from './read-cell.ts'

/** The column of each kind. */
const columnOf = { picture: 'pictures', plan: 'plan', panorama: 'panoramas' } as const satisfies Record<
  MediaKind,
  string
>
const kinds = Object.keys(columnOf) as readonly MediaKind[]

/** Names are separated by `|` or lines; addresses and ids by spaces too, which file names may contain. */
const namesIn = (cell: string): readonly string[] =>
  cell.split(/[|\n]/).flatMap((part) => {
    const words = part
      .split(/\s+/)
      .map((word) => word.replace(/[,;]$/, ''))
      .filter((word) => word !== '')
    if (words.every((word) => isMediaAddress(word) || isMediaId(word))) return words
    return part.trim()
  })

const readNames =
  (kind: MediaKind) =>
  (cell: string): ReadCell<readonly RecordMedia[]> => ({
    kind: 'read',
    value: namesIn(cell).map((media) => ({ media, kind })),
  })

/** JSON as in `POST /services/catalogue/changes`, for pictures with more than a name. */
const readJson = (cell: string): ReadCell<unknown> => {
  try {
    const value: unknown = JSON.parse(cell)
    if (Array.isArray(value)) return { kind: 'read', value }
  } catch {
    // No JSON.
  }
  return { kind: 'problem', problem: 'unknownWord' }
}

/** Columns of homes; stages have those of their pictures. */
export const homeMediaColumns = {
  pictures: readNames('picture'),
  plan: readNames('plan'),
  panoramas: readNames('panorama'),
  media: readJson,
} as const

export const stageMediaColumns = { pictures: homeMediaColumns.pictures, media: readJson } as const

/** The columns of pictures as the list of a record. */
export const joinMedia = ({
  pictures,
  plan,
  panoramas,
  media,
  ...fields
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const lists = [media, pictures, plan, panoramas].filter((list) => list !== undefined)
  return { ...fields, ...(lists.length > 0 && { media: lists.flat() }) }
}

/** The column of a field such as `media.0.media`. Other fields are unchanged. */
export const columnOfMedia = (field: string, record: unknown): string => {
  const at = /^media\.(\d{1,9})\b/.exec(field)?.[1]
  if (at === undefined) return field
  const { media } = record as { readonly media?: readonly Partial<RecordMedia>[] }
  const { kind, ...more } = media?.[Number(at)] ?? {}
  return kind !== undefined && Object.hasOwn(columnOf, kind) && Object.keys(more).length === 1
    ? columnOf[kind]
    : 'media'
}

const inOrder = (media: readonly RecordMedia[]): readonly RecordMedia[] =>
  kinds.flatMap((kind) => media.filter((each) => each.kind === kind))

/** A record with the columns that {@link joinMedia} reads back unchanged. */
export const splitMedia = (record: object): object => {
  const { media, ...fields } = record as { readonly media?: readonly RecordMedia[] }
  if (media === undefined) return record
  const isPlain =
    media.length > 0 &&
    media.every((each) => Object.keys(each).length === 2) &&
    JSON.stringify(inOrder(media)) === JSON.stringify(media)
  if (!isPlain) return { ...fields, media: JSON.stringify(media) }
  const lists = kinds.map((kind) => [
    columnOf[kind],
    media.filter((each) => each.kind === kind).map((each) => each.media),
  ])
  return { ...fields, ...Object.fromEntries(lists) }
}
