// Where files of a request lie while they are judged: no more of them than the disk has room for, and none of a process that is gone.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Drawn pictures and copies of what is judged share the disk: together they fit into two gigabytes (`ops/kubernetes`). */
const usualMostInHand = 384 * 2 ** 20

/** Whether there is room for so many bytes more; they are taken then. */
export type TakeRoom = (bytes: number) => boolean

export interface JudgingPlace {
  /** A path for a file that only this work knows; file and room are given back when the work is done. */
  with<Result>(work: (path: string, takeRoom: TakeRoom) => Promise<Result>): Promise<Result>
}

/** @param most bytes that requests may have there at once; beyond them nothing more is taken, until some are done. */
export const makeJudgingPlace = (directory: string, most = usualMostInHand): JudgingPlace => {
  let inHand = 0
  return {
    with: async (work) => {
      const place = join(directory, randomUUID())
      let own = 0
      const takeRoom: TakeRoom = (bytes) => {
        if (inHand + bytes > most) return false
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

/** Several machines may share the disk, and processes of containers have the same few numbers. */
export const judgingFolderOf = (pid: number): string => `${hostname()}-${pid}`

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
 * Lets go of what processes left that are gone: of this machine at once, of another's after a day. A folder of our own name is that
 * of a container before this one if it is older than this process; two that live may share name and number, where they share the
 * host's name.
 */
export const clearJudging = async (directory: string): Promise<void> => {
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
