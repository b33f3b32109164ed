// Deletes expired backups: they contain personal data, and the retention rules do not reach them.
import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backupsRetentionDays } from '../../people/own-data/index.ts'
import { BackupProblem, manifestOf } from './manifest.ts'

const dayMs = 86_400_000

/** `35d` in milliseconds. At most as long as the list of deleted accounts reaches back. */
export const parseRetention = (words: string): number => {
  const days = Number(/^(\d{1,3})d$/.exec(words)?.[1])
  if (!(days >= 1 && days <= backupsRetentionDays))
    throw new BackupProblem(`--keep must be 1d to ${backupsRetentionDays}d, not "${words}".`)
  return days * dayMs
}

export interface PrunedBackups {
  readonly gone: readonly string[]
  /** Incomplete, or not in this format. They are not deleted; an operator must look into them. */
  readonly unfinished: readonly string[]
}

/** An unreadable directory is not a backup: volumes have some of their own. */
const isBegun = (directory: string): Promise<boolean> =>
  readdir(directory).then(
    (names) => names.includes('tables'),
    () => false,
  )

/** Deletes the manifest last, so that an interrupted removal is continued the next time. */
const removeBackup = async (directory: string): Promise<void> => {
  for (const part of ['tables', 'files', '.'])
    await rm(resolve(directory, part), { recursive: true, force: true })
}

/**
 * Deletes complete backups that are too old; never the newest, and nothing else in the directory.
 *
 * @param now epoch milliseconds
 */
export const pruneBackups = async (
  directory: string,
  { retentionMs, now }: { readonly retentionMs: number; readonly now: number },
): Promise<PrunedBackups> => {
  const backups: { readonly path: string; readonly madeAt: number }[] = []
  const unfinished: string[] = []
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const path = join(directory, entry.name)
    const manifest = await manifestOf(path)
    if (manifest) backups.push({ path, madeAt: Date.parse(manifest.madeAt) })
    else if (await isBegun(path)) unfinished.push(path)
  }
  const newest = Math.max(...backups.map(({ madeAt }) => madeAt))
  const old = backups.filter(({ madeAt }) => madeAt < now - retentionMs && madeAt !== newest)
  for (const { path } of old) await removeBackup(path)
  return { gone: old.map(({ path }) => path), unfinished }
}
