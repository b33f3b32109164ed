// The keys of a database: it stores which secret makes look-ups, whichever secret encrypts other new data.
import { hkdfSync } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { readSetting, writeSetting } from '../database/stored-settings.ts'
import type { SecretKeys } from './secret-keys.ts'
import { makeSecretKeys } from './secret-keys.ts'

/** A secret that the database needs is not configured. The message is shown to the operator in the terminal. */
export class SecretUnknown extends Error {
  constructor() {
    super(
      'The database uses another secret: add that one, too, to HUSRUM_SECRET or HUSRUM_SECRETS_ALSO. ' +
        'Without it sign-in by e-identity and links in letters would fail. ' +
        'npm run rekey re-encrypts the data, and reports when the other secret may be removed.',
    )
    this.name = 'SecretUnknown'
  }
}

export interface Secrets {
  /** Encrypts new data. */
  readonly secret: string
  /** Data encrypted with these is accepted, too. */
  readonly also?: readonly string[] | undefined
}

const settingName = 'secret check'
/** Checks of the secrets that existing data may still need, although another makes new look-ups; comma-separated. */
const neededName = 'secrets needed'
/** Since when started servers make look-ups with that other one: an instant of the database. */
const namedAtName = 'secret named at'

/** Identifies a secret without revealing anything about it. */
export const secretCheckOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'husrum', 'secret check', 16)).toString('base64url')

const readNeeded = async (db: Kysely<Schema>): Promise<readonly string[]> =>
  (await readSetting(db, neededName))?.split(',') ?? []

/**
 * Makes look-ups with `secret` from now on, on each server from its next start; the other secrets are needed until
 * `forgetOtherSecrets`. Idempotent.
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

/** Number of servers seen in the last minute that may still make look-ups with another secret, as they were started before. */
export const serversOfOtherSecrets = async (db: Kysely<Schema>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from servers
    join settings on settings.key = ${namedAtName}
    where seen_at > now() - interval '1 minute' and started_at < settings.value::timestamptz`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Servers can then start without them. */
export const forgetOtherSecrets = async (db: Kysely<Schema>): Promise<void> => {
  await db.deleteFrom('settings').where('key', 'in', [neededName, namedAtName]).execute()
}

/** Whether every server that starts from now on makes look-ups with `secret`. */
export const isLastingSecret = async (db: Kysely<Schema>, secret: string): Promise<boolean> =>
  (await readSetting(db, settingName)) === secretCheckOf(secret)

/** Throws `SecretUnknown`. A database without a stored secret starts with `secret`. */
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
