// The keys of a database: it names the secret by which look-ups are made, whichever secret makes what else is new.
import { hkdfSync } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { readSetting, writeSetting } from '../database/stored-settings.ts'
import type { SecretKeys } from './secret-keys.ts'
import { makeSecretKeys } from './secret-keys.ts'

/** A secret that the database needs is not among those that are known. The message is for the person at the terminal. */
export class SecretUnknown extends Error {
  constructor() {
    super(
      'The database was begun with another secret: name that one, too, in HUSRUM_SECRET or HUSRUM_SECRETS_ALSO. ' +
        'Without it nobody would be found by their identity, and links in letters would lead nowhere. ' +
        'npm run rekey makes anew what needs it, and says when it may be taken away.',
    )
    this.name = 'SecretUnknown'
  }
}

export interface Secrets {
  /** What is new is made with it. */
  readonly secret: string
  /** What was made with these is taken, too. */
  readonly also?: readonly string[] | undefined
}

const settingName = 'secret check'
/** Those by which something may be left, though new look-ups are made by another already: commas between their checks. */
const neededName = 'secrets needed'
/** Since when new look-ups are made by that other one, on servers that are started: an instant of the database. */
const namedAtName = 'secret named at'

/** Tells one secret from another, and nothing of either. */
export const secretCheckOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'husrum', 'secret check', 16)).toString('base64url')

const readNeeded = async (db: Kysely<Schema>): Promise<readonly string[]> =>
  (await readSetting(db, neededName))?.split(',') ?? []

/**
 * Look-ups are made by `secret` from now on, by each server from its next start on; the other secrets are needed until
 * `forgetOtherSecrets`. Changes nothing where that is so already.
 */
export const nameLastingSecret = (db: Kysely<Schema>, { secret, also = [] }: Secrets): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const check = secretCheckOf(secret)
    if ((await readSetting(trx, settingName)) === check) return
    await writeSetting(trx, settingName, check)
    if (also.length > 0) await writeSetting(trx, neededName, also.map(secretCheckOf).join(','))
    const { rows } = await sql<{ at: string }>`select now() as at`.execute(trx)
    await writeSetting(trx, namedAtName, rows[0]?.at ?? '')
  })

/** How many servers were heard of in the last minute that may make look-ups by another secret still: they were started before. */
export const serversOfOtherSecrets = async (db: Kysely<Schema>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from servers
    join settings on settings.key = ${namedAtName}
    where seen_at > now() - interval '1 minute' and started_at < settings.value::timestamptz`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Servers may be started without them. */
export const forgetOtherSecrets = async (db: Kysely<Schema>): Promise<void> => {
  await db.deleteFrom('settings').where('key', 'in', [neededName, namedAtName]).execute()
}

/** Whether look-ups are made by `secret` on every server that is started from now on. */
export const isLastingSecret = async (db: Kysely<Schema>, secret: string): Promise<boolean> =>
  (await readSetting(db, settingName)) === secretCheckOf(secret)

/** Throws `SecretUnknown`. A database that has seen none yet begins with `secret`. */
export const openSecretKeys = async (
  db: Kysely<Schema>,
  { secret, also = [] }: Secrets,
): Promise<SecretKeys> => {
  const known = [secret, ...also].map(secretCheckOf)
  if (!(await readNeeded(db)).every((each) => known.includes(each))) throw new SecretUnknown()
  const check = await readSetting(db, settingName)
  if (check === undefined) await writeSetting(db, settingName, secretCheckOf(secret))
  const lasting =
    check === undefined ? secret : [secret, ...also].find((each) => secretCheckOf(each) === check)
  if (lasting === undefined) throw new SecretUnknown()
  return makeSecretKeys(secret, { also, lasting })
}
