// Pictures of the written content: files in a folder, `<id>.webp`, in every size that pages ask for.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSharp } from './open-sharp.ts'
import type { PictureSource } from './picture-source.ts'

const extension = '.webp'

/**
 * A source that also has the files of a folder; files come first. A picture that changes needs another name, because browsers keep
 * pictures for a year.
 */
export const withPictureFiles = (folder: string, others: PictureSource): PictureSource => {
  const files = new Set(readdirSync(folder).filter((file) => file.endsWith(extension)))
  return {
    ...others,
    has: (id) => files.has(id + extension) || others.has(id),
    async draw(request) {
      const { id, width, height, format, quality = 75 } = request
      if (!files.has(id + extension)) return others.draw(request)
      const sharp = await openSharp()
      const picture = sharp(readFileSync(join(folder, id + extension))).resize(width, height, {
        fit: 'cover',
      })
      return (format === 'webp' ? picture.webp({ quality }) : picture.jpeg({ quality })).toBuffer()
    },
  }
}
