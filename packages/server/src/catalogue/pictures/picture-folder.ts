// Disk cache of drawn pictures, up to a number of bytes; evicts the least recently used first.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { LRUCache } from 'lru-cache'

export interface PictureFolder {
  /** Undefined if it is not cached. `name` is relative to the directory. */
  read(name: string): Promise<Buffer | undefined>
  /** Stores a picture; write errors are ignored. */
  keep(name: string, body: Buffer): Promise<void>
  /** Counts the files of an earlier process. */
  count(): Promise<void>
}

const draftEnding = '.tmp'

export const makePictureFolder = ({
  directory,
  maxBytes,
}: {
  readonly directory: string
  readonly maxBytes: number
}): PictureFolder => {
  /** Temporary files of this process; any other is left over from a process that ended while writing. */
  const drafts = new Set<string>()
  const remove = (name: string) => rm(join(directory, name), { force: true }).catch(() => undefined)
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_, name, reason) => {
      if (reason === 'evict') void remove(name)
    },
  })
  return {
    read: async (name) => {
      const body = await readFile(join(directory, name)).catch(() => undefined)
      if (!body || body.length === 0) return undefined
      sizes.get(name)
      return body
    },
    keep: async (name, body) => {
      if (body.length === 0 || body.length > maxBytes) return
      const file = join(directory, name)
      const draft = `${file}.${randomUUID()}${draftEnding}`
      drafts.add(draft)
      try {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(draft, body)
        await rename(draft, file)
        sizes.set(name, body.length)
      } catch {
        await rm(draft, { force: true }).catch(() => undefined)
      } finally {
        drafts.delete(draft)
      }
    },
    count: async () => {
      const found: { name: string; bytes: number; at: number }[] = []
      const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const file = join(entry.parentPath, entry.name)
        if (drafts.has(file)) continue
        const name = relative(directory, file)
        const facts = await stat(file).catch(() => undefined)
        if (!facts) continue
        if (facts.size === 0 || name.endsWith(draftEnding)) await remove(name)
        else found.push({ name, bytes: facts.size, at: facts.mtimeMs })
      }
      for (const { name, bytes } of found.sort((a, b) => a.at - b.at)) {
        if (sizes.has(name)) continue
        if (bytes > maxBytes) await remove(name)
        else sizes.set(name, bytes)
      }
    },
  }
}
