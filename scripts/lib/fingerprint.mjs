// Hashes of sets of files, and stamp files to store them.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { root } from './processes.mjs'

/** Every file under these paths (files or folders, from the root), sorted. */
const filesUnder = (/** @type {readonly string[]} */ paths) => {
  /** @type {string[]} */
  const files = []
  const visit = (/** @type {string} */ path) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat?.isDirectory()) for (const name of readdirSync(path)) visit(join(path, name))
    else if (stat?.isFile()) files.push(path)
  }
  for (const path of paths) visit(join(root, path))
  return files.sort()
}

/**
 * A fingerprint of the names and contents of all files under `paths`, plus any `facts`.
 * @param {readonly string[]} paths
 * @param {readonly string[]} [facts]
 */
export const fingerprint = (paths, facts = []) => {
  const hash = createHash('sha256')
  for (const fact of facts) hash.update(`${fact}\0`)
  for (const file of filesUnder(paths)) {
    const content = readFileSync(file)
    hash.update(`${relative(root, file).split(sep).join('/')}\0${content.length}\0`)
    hash.update(content)
  }
  return hash.digest('hex').slice(0, 32)
}

export const readStamp = (/** @type {string} */ file) => {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
}

export const writeStamp = (/** @type {string} */ file, /** @type {string} */ stamp) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), `${stamp}\n`)
}
