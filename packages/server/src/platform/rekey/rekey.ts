// Re-encrypts with one secret what others have encrypted, so that those can be removed: while servers run, in any number of runs.
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Secrets } from '../secrets/open-secret-keys.ts'
import {
  forgetOtherSecrets,
  isLastingSecret,
  nameLastingSecret,
  openSecretKeys,
  serversOfOtherSecrets,
} from '../secrets/open-secret-keys.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import { companySealsAnew } from './company-seals.ts'
import { jobsAnew } from './jobs.ts'
import { lookupsAnew } from './lookups.ts'
import type { MakesAnew, Tally } from './make-anew.ts'
import type { OpenLinks } from './open-links.ts'
import { openLinks } from './open-links.ts'
import { sealsAnew } from './seals.ts'

/** Seals under evidence come before the documents, so that those are not checked in vain; look-ups while bookings can be opened anyway. */
export const allAnew: MakesAnew = { ...lookupsAnew, ...companySealsAnew, ...sealsAnew, ...jobsAnew }

export interface RekeyRun {
  readonly kinds: readonly (Tally & { readonly name: string })[]
  readonly links: readonly OpenLinks[]
  /**
   * `looked`: dry run. `left`: some rows were locked, so run it again. `restart`: running servers
   * may still write look-ups with another secret, so restart them and run it again.
   * `lost`: only what could not be re-encrypted is left, and is lost with the other secrets. `nothingLeft`: they can be removed.
   */
  readonly standing: 'looked' | 'left' | 'restart' | 'lost' | 'nothingLeft'
}

export interface RekeyOptions {
  readonly db: Kysely<Schema>
  readonly secrets: Secrets
  readonly isDry?: boolean
  /** The other secrets may be removed although something could not be re-encrypted: it is lost. */
  readonly letGo?: boolean
  readonly batch?: number
  /** Called after each batch. */
  readonly rest?: () => Promise<void>
}

const sum = (kinds: readonly Tally[], of: keyof Tally): number =>
  kinds.reduce((total, each) => total + each[of], 0)

/** Throws `SecretUnknown` if a secret is missing that something may have been encrypted with. */
export const rekey = async ({
  db,
  secrets,
  isDry = false,
  letGo = false,
  batch = 200,
  rest = async () => undefined,
}: RekeyOptions): Promise<RekeyRun> => {
  await openSecretKeys(db, secrets)
  const { secret, also } = secrets
  const wasLasting = await isLastingSecret(db, secret)
  const workshop = {
    db,
    keys: makeSecretKeys(secret, { also: also ?? [] }),
    newKeys: makeSecretKeys(secret),
    isDry,
    batch,
    rest,
  }
  const kinds: (Tally & { name: string })[] = []
  for (const [name, makeAnew] of Object.entries(allAnew)) {
    const { made, left, lost } = await makeAnew(workshop)
    kinds.push({ name, made, left, lost })
  }
  const links = await openLinks(db)
  if (isDry) return { kinds, links, standing: 'looked' }
  if (sum(kinds, 'left') > 0) return { kinds, links, standing: 'left' }
  await nameLastingSecret(db, secrets)
  const isBegun = wasLasting && (await serversOfOtherSecrets(db)) === 0
  if (!isBegun || sum(kinds, 'made') > 0) return { kinds, links, standing: 'restart' }
  if (sum(kinds, 'lost') > 0 && !letGo) return { kinds, links, standing: 'lost' }
  await forgetOtherSecrets(db)
  return { kinds, links, standing: 'nothingLeft' }
}
