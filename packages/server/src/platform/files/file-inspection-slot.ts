// Temporary space for files while they are inspected: limited to the available disk, and cleared of files of processes that ended.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Redrawn pictures and copies of inspected files share the disk: together they fit into two gigabytes (`ops/kubernetes`). */
const defaultMaxBytes = 384 * 2 ** 20

/** Reserves the given number of bytes; returns false if there is no room. */
export type TakeRoom = (bytes: number) => boolean

export interface FileInspectionSlot {
  /** Passes a unique path for a temporary file; the file and the reserved bytes are released when the work is done. */
  with<Result>(work: (path: string, takeRoom: TakeRoom) => Promise<Result>): Promise<Result>
}

/** @param max maximum number of bytes that requests may reserve at once; further ones are rejected until some are released. */
export const makeFileInspectionSlot = (directory: string, max = defaultMaxBytes): FileInspectionSlot => {
  let inHand = 0
  return {
    with: async (work) => {
      const place = join(directory, randomUUID())
      let own = 0
      const takeRoom: TakeRoom = (bytes) => {
        if (inHand + bytes > max) return false
        inHand += bytes
        own += bytes
        return true
      }
      await mkdir(place, { recursive: true })
      try {
        return await work(join(place, 'file'), takeRoom)
      } finally {
        try {
          await rm(place, { recursive: true, force: true })
        } finally {
          inHand -= own
        }
      }
    },
  }
}

/** Several machines may share the disk, and processes in containers often have the same pid. */
export const fileInspectionFolderOf = (pid: number): string => `${hostname()}-${pid}`

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const dayMs = 86_400_000

/**
 * Deletes the folders of ended processes: those of this machine at once, of other machines after a day. A folder with our own name
 * belongs to an earlier container if it is older than this process; two running containers may have the same name and pid if they
 * share the host name.
 */
export const clearFileInspections = async (directory: string): Promise<void> => {
  const ours = `${hostname()}-`
  const begun = Date.now() - process.uptime() * 1_000
  const isOlder = (path: string, than: number): Promise<boolean> =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs < than,
      () => false,
    )
  for (const name of await readdir(directory).catch(() => [])) {
    const pid = name.startsWith(ours) ? Number(name.slice(ours.length)) : Number.NaN
    const path = join(directory, name)
    const isGone = Number.isNaN(pid)
      ? await isOlder(path, Date.now() - dayMs)
      : pid === process.pid
        ? await isOlder(path, begun)
        : !isAlive(pid)
    if (isGone) await rm(path, { recursive: true, force: true })
  }
}
