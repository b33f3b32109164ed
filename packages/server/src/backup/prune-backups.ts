// Lets go of backups that have had their time: personal data are in them, and no rule of retention reaches there.
import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backupsKeptDays } from '../own-data/list-of-deleted-accounts.ts'
import { BackupProblem, manifestOf } from './manifest.ts'

const dayMs = 86_400_000

/** `35d` in milliseconds. No longer than the list of deleted accounts reaches back. */
export const keptFor = (words: string): number => {
  const days = Number(/^(\d{1,3})d$/.exec(words)?.[1])
  if (!(days >= 1 && days <= backupsKeptDays))
    throw new BackupProblem(`Backups are kept for 1d to ${backupsKeptDays}d, not for "${words}".`)
  return days * dayMs
}

export interface PrunedBackups {
  readonly gone: readonly string[]
  /** Begun and never ended, or not of this format: somebody looks at them, for they are not taken away. */
  readonly unfinished: readonly string[]
}

/** A directory that may not be read is none of ours: a volume has its own. */
const isBegun = (directory: string): Promise<boolean> =>
  readdir(directory).then(
    (names) => names.includes('tables'),
    () => false,
  )

/** The manifest last: what was interrupted is found again the next time. */
const removeBackup = async (directory: string): Promise<void> => {
  for (const part of ['tables', 'files', '.'])
    await rm(resolve(directory, part), { recursive: true, force: true })
}

/**
 * Of whole backups of ours in a directory those that are older; never the newest, and nothing else that lies there.
 *
 * @param now epoch milliseconds
 */
export const pruneBackups = async (
  directory: string,
  { keptMs, now }: { readonly keptMs: number; readonly now: number },
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
  const old = backups.filter(({ madeAt }) => madeAt < now - keptMs && madeAt !== newest)
  for (const { path } of old) await removeBackup(path)
  return { gone: old.map(({ path }) => path), unfinished }
}
