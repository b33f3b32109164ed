// Pictures that came with an import, kept in the database: every process has them, and so does a copy of it.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { openSharp } from '../pictures/open-sharp.ts'
import type { PictureSource } from '../pictures/picture-source.ts'

const prefix = 'imported-'
/** Points on a side: what a 360-degree picture takes, and a house that is looked at from near. */
const longestSide = 4_096

/** A picture as it is kept. */
export interface KeptPicture {
  /** By its content: the same picture twice is one. */
  readonly id: string
  readonly body: Buffer
  /** Width divided by height. */
  readonly aspect: number
}

/** Draws a picture anew, the right way up and without what a camera wrote beside it. Rejects for what is no picture. */
export const takePicture = async (file: string | Buffer): Promise<KeptPicture> => {
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
  pictures: readonly KeptPicture[],
  now: number,
): Promise<void> => {
  for (const { id, body } of pictures)
    await db
      .insertInto('explorer_pictures')
      .values({ id, body, kept_at: new Date(now).toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
}

/** A source that also has what was imported. */
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
