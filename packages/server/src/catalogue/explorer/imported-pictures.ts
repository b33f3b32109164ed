// Imported pictures, stored in the database so that every process and every backup has them.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PictureSource } from '../pictures/index.ts'
import { openSharp } from '../pictures/index.ts'

const prefix = 'imported-'
/** Pixels per side: enough for a 360-degree picture, and for a close view of a house. */
const longestSide = 4_096

/** A stored picture. */
export interface StoredPicture {
  /** Derived from its content: the same picture has the same id. */
  readonly id: string
  readonly body: Buffer
  /** Width divided by height. */
  readonly aspect: number
}

/** Draws a picture anew, rotated upright and without the metadata of the camera. Rejects if it is not a picture. */
export const takePicture = async (file: string | Buffer): Promise<StoredPicture> => {
  const sharp = await openSharp()
  const { data, info } = await sharp(file)
    .rotate()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
  const id = `${prefix}${createHash('sha256').update(data).digest('hex').slice(0, 24)}`
  return { id, body: data, aspect: Math.round((info.width / info.height) * 10_000) / 10_000 }
}

export const keepPictures = async (
  db: Kysely<Schema>,
  pictures: readonly StoredPicture[],
  now: number,
): Promise<void> => {
  for (const { id, body } of pictures)
    await db
      .insertInto('explorer_pictures')
      .values({ id, body, kept_at: new Date(now).toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
}

/** A source that also has the imported pictures. */
export const withImportedPictures = (db: Kysely<Schema>, others: PictureSource): PictureSource => ({
  ...others,
  has: (id) => id.startsWith(prefix) || others.has(id),
  async draw({ id, width, height, format, quality = 75 }) {
    if (!id.startsWith(prefix)) return others.draw({ id, width, height, format, quality })
    const { body } = await db
      .selectFrom('explorer_pictures')
      .select('body')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const sharp = await openSharp()
    const picture = sharp(body).resize(width, height, { fit: 'cover' }).flatten({ background: '#fff' })
    return (format === 'webp' ? picture.webp({ quality }) : picture.jpeg({ quality })).toBuffer()
  },
})
