// Allows one process per data directory: two that open the embedded database at once would corrupt it.
import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process has the directory open. The message is for the operator at the terminal. */
export class DataDirectoryInUse extends Error {
  constructor(pid: number) {
    super(`another Husrum process (${pid}) is using this data directory`)
    this.name = 'DataDirectoryInUse'
  }
}

interface Holder {
  readonly pid: number
  /** Boot id and start time of the process, so that a reused pid is detected. Empty if not available. */
  readonly started: string
}

const startOf = (pid: number): string => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name is in parentheses and may contain anything, so the fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${boot}/${fields[19] ?? ''}`
  } catch {
    return ''
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const readHolder = (file: string): Holder | undefined => {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined
  } catch {
    return undefined
  }
}

const isHeld = ({ pid, started }: Holder): boolean =>
  isAlive(pid) && (started === '' || started === startOf(pid))

/**
 * Takes the lock, also a stale one of a killed process.
 *
 * @returns a function that releases it.
 * @throws DataDirectoryInUse if another running process has it.
 */
export const lockDirectory = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true })
  const lock = join(directory, 'lock.json')
  const own: Holder = { pid: process.pid, started: startOf(process.pid) }
  const draft = join(directory, `lock.${randomUUID()}`)
  writeFileSync(draft, JSON.stringify(own))
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        // Linking creates the complete file atomically, or fails if there is one.
        linkSync(draft, lock)
        return () => {
          const holder = readHolder(lock)
          if (holder?.pid === own.pid && holder.started === own.started) rmSync(lock, { force: true })
        }
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
      }
      const holder = readHolder(lock)
      if (holder && isHeld(holder)) throw new DataDirectoryInUse(holder.pid)
      moveAside(lock, holder, directory)
    }
    throw new DataDirectoryInUse(readHolder(lock)?.pid ?? 0)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Removes a stale lock; restores it if another process has created a fresh one in the meantime. */
const moveAside = (lock: string, seen: Holder | undefined, directory: string): void => {
  const aside = join(directory, `lock.${randomUUID()}`)
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  const taken = readHolder(aside)
  if (taken && (taken.pid !== seen?.pid || taken.started !== seen.started) && isHeld(taken)) {
    try {
      linkSync(aside, lock)
    } catch {
      // A third process was faster and has the lock now.
    }
  }
  rmSync(aside, { force: true })
}
