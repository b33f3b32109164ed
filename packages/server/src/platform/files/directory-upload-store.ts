// Stores uploads in a directory, of this server or shared by several servers.
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import type { UploadStore } from './upload-store.ts'

const exists = (cause: unknown): boolean => (cause as NodeJS.ErrnoException).code !== 'ENOENT'

const sync = async (path: string): Promise<void> => {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Creates the directory if it does not exist. */
export const openDirectoryUploadStore = async (directory: string): Promise<UploadStore> => {
  const incomingDirectory = join(directory, 'incoming')
  const storedDirectory = join(directory, 'kept')
  for (const path of [incomingDirectory, storedDirectory]) await mkdir(path, { recursive: true })
  const incoming = new FileStore({ directory: incomingDirectory })
  const kept = (id: string): string => join(storedDirectory, id)
  const removeIncoming = async (id: string): Promise<void> => {
    for (const name of [id, `${id}.json`]) await rm(join(incomingDirectory, name), { force: true })
  }
  return {
    incoming,
    received: (id) =>
      stat(join(incomingDirectory, id)).then(
        ({ size }) => size,
        (cause: unknown) => {
          if (exists(cause)) throw cause
          return undefined
        },
      ),
    readIncoming: async (id) => createReadStream(join(incomingDirectory, id)),
    keep: async (id, path) => {
      const draft = join(storedDirectory, `${id}.draft`)
      await copyFile(path, draft)
      // Flush to disk first, so that a stored file survives a power failure.
      await sync(draft)
      await rename(draft, kept(id))
      await sync(storedDirectory)
    },
    read: async (id, range) => createReadStream(kept(id), range),
    removeIncoming,
    remove: async (id) => {
      await removeIncoming(id)
      for (const path of [kept(id), `${kept(id)}.draft`]) await rm(path, { force: true })
    },
    list: async () => [...(await readdir(incomingDirectory)), ...(await readdir(storedDirectory))],
  }
}
