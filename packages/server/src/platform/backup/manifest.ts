// The manifest of a backup: the release that made it, and the hash of each of its files.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from '@husrum/contract'

/** An error for the operator at the terminal. */
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
  /** The migrations of the database: a backup can only be restored into the same schema. */
  migrations: z.array(z.string()),
  /** Verify that the secrets are those that the rows were sealed with, and reveal nothing else. */
  secretChecks: z.array(z.string()),
  tables: z.array(z.object({ ...partSchema.def.shape, table: z.string(), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  /** Uploaded files by upload id. */
  files: z.array(z.object({ ...partSchema.def.shape, id: z.string() })),
  /** Ids of files that rows refer to and that were not found. An operator must look into them. */
  missing: z._default(z.array(z.string()), []),
  /** Ids of files that were released while the backup was made. */
  letGo: z._default(z.array(z.string()), []),
})

export type Manifest = z.infer<typeof manifestSchema>

export const manifestFile = 'manifest.json'

export const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** Reads a manifest without verifying the files; undefined if the directory is not a complete backup. */
export const manifestOf = async (directory: string): Promise<Manifest | undefined> => {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(directory, manifestFile), 'utf8')))
  } catch {
    return undefined
  }
}

/** Throws a `BackupProblem` that names the file which is missing or changed. */
export const readManifest = async (directory: string): Promise<Manifest> => {
  const text = await readFile(join(directory, manifestFile), 'utf8').catch(() => {
    throw new BackupProblem(
      `There is no ${manifestFile} in ${directory}: it is not a backup, or not a finished one.`,
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
    if (found !== sha256) throw new BackupProblem(`${file} has changed since the backup was made.`)
  }
  return read.data
}
