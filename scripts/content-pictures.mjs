// `npm run content:pictures`: draws the pictures that the content in files names and that have no file yet, and deletes files of pictures
// that nothing names. To be run after a change of the content; the server itself reads the files.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultShareImage } from '@husrum/contract'
import { demoPictures } from '@husrum/demo'
import { sites } from '@husrum/domain'
import { picturesOf } from '../packages/server/src/content/pages/content/pictures-of.ts'
import { readContentFiles } from '../packages/server/src/content/pages/content/read-content-files.ts'
import { root } from './lib/processes.mjs'

const folder = join(root, 'packages/server/content-pictures')
const content = await readContentFiles(join(root, 'packages/server/content'))
const named = new Set([
  ...picturesOf(content.sites.map(({ frame, pages }) => [frame, ...pages.values()])),
  ...sites.map(({ key }) => defaultShareImage(key)),
])

mkdirSync(folder, { recursive: true })
const present = new Set(readdirSync(folder).map((file) => file.replace(/\.webp$/, '')))
for (const id of present) if (!named.has(id)) rmSync(join(folder, `${id}.webp`))
for (const id of named) {
  if (present.has(id)) continue
  if (demoPictures.has(id))
    writeFileSync(
      join(folder, `${id}.webp`),
      await demoPictures.draw({ id, width: 1_920, format: 'webp', quality: 80 }),
    )
  else console.error(`No picture ${id}: add ${folder}/${id}.webp`)
}
await demoPictures.close()
