// The secret of an installation without a configured one: generated once, and stored in the data directory.
import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const bytes = 48

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw cause
  }
}

/**
 * The secret in the data directory; only the server's own user may read it. Two processes that start at once agree on one:
 * a complete file is linked atomically, and the second process finds it.
 */
export const storedSecret = (dataDirectory: string): string => {
  const file = join(dataDirectory, 'secret')
  const known = read(file)
  if (known) return known
  mkdirSync(dataDirectory, { recursive: true })
  const draft = `${file}-${process.pid}-${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${randomBytes(bytes).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
  } finally {
    rmSync(draft)
  }
  const made = read(file)
  if (!made) throw new Error(`There is no secret in ${file}`)
  return made
}
