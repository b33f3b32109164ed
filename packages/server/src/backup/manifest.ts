// What a backup says of itself: which release made it, and the hash of each of its files.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from '@husrum/contract'

/** What stands in the way, for the person at the terminal. */
export class BackupProblem extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BackupProblem'
  }
}

const partSchema = z.object({ file: z.string(), sha256: z.string() })

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Those that the database had: a backup goes back into a database of the same shape. */
  migrations: z.array(z.string()),
  /** Tell whether the secrets are those that the rows were sealed with, and nothing else of them. */
  secretChecks: z.array(z.string()),
  tables: z.array(z.object({ ...partSchema.def.shape, table: z.string(), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  /** Sent files by the ids of their uploads. */
  files: z.array(z.object({ ...partSchema.def.shape, id: z.string() })),
  /** Ids of files that rows name and that lay nowhere: somebody looks for them. */
  missing: z._default(z.array(z.string()), []),
  /** Ids of files that somebody let go of while the backup was made. */
  letGo: z._default(z.array(z.string()), []),
})

export type Manifest = z.infer<typeof manifestSchema>

export const manifestFile = 'manifest.json'

export const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** What a directory says of itself, not looked at any closer; undefined where that is no whole backup of ours. */
export const manifestOf = async (directory: string): Promise<Manifest | undefined> => {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(directory, manifestFile), 'utf8')))
  } catch {
    return undefined
  }
}

/** Throws `BackupProblem` that names the file which is missing or not what it was. */
export const readManifest = async (directory: string): Promise<Manifest> => {
  const text = await readFile(join(directory, manifestFile), 'utf8').catch(() => {
    throw new BackupProblem(
      `There is no ${manifestFile} in ${directory}: that is no backup, or none that was finished.`,
    )
  })
  let read: ReturnType<typeof z.safeParse<typeof manifestSchema>> | undefined
  try {
    read = z.safeParse(manifestSchema, JSON.parse(text))
  } catch {}
  if (!read?.success) throw new BackupProblem(`${manifestFile} in ${directory} cannot be read.`)
  for (const { file, sha256 } of [...read.data.tables, ...read.data.files]) {
    const found = await hashOf(join(directory, file)).catch(() => undefined)
    if (found === undefined) throw new BackupProblem(`${file} is missing in the backup.`)
    if (found !== sha256) throw new BackupProblem(`${file} is not what it was when the backup was made.`)
  }
  return read.data
}
