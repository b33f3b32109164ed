// The keys of a database: what it was begun with stays for look-ups, whichever secret makes what is new.
import { hkdfSync } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { readSetting, writeSetting } from '../database/stored-settings.ts'
import type { SecretKeys } from './secret-keys.ts'
import { makeSecretKeys } from './secret-keys.ts'

/** None of the secrets is the one that the database was begun with. The message is for the person at the terminal. */
export class SecretUnknown extends Error {
  constructor() {
    super(
      'The database was begun with another secret: name that one, too, in HUSRUM_SECRET or HUSRUM_SECRETS_ALSO. ' +
        'Without it nobody would be found by their identity, and links in letters would lead nowhere.',
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

/** Tells one secret from another, and nothing of either. */
export const secretCheckOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'husrum', 'secret check', 16)).toString('base64url')

/** Throws `SecretUnknown`. A database that has seen none yet begins with `secret`. */
export const openSecretKeys = async (
  db: Kysely<Schema>,
  { secret, also = [] }: Secrets,
): Promise<SecretKeys> => {
  const check = await readSetting(db, settingName)
  if (check === undefined) await writeSetting(db, settingName, secretCheckOf(secret))
  const lasting =
    check === undefined ? secret : [secret, ...also].find((each) => secretCheckOf(each) === check)
  if (lasting === undefined) throw new SecretUnknown()
  return makeSecretKeys(secret, { also, lasting })
}
