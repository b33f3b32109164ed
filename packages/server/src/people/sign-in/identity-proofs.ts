// Provides a proven identity for creating an account.
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { IdentityProofs } from '../accounts/index.ts'
import type { FlowCookie } from './flow-cookie.ts'
import type { IdentificationStore } from './identifications.ts'

/** Of a registration, or of a sign-in without an account: single use, and for the browser and the site that proved it. */
export const makeIdentityProofs = ({
  db,
  storeOn,
  flowCookie,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly storeOn: (db: Kysely<Schema>) => Pick<IdentificationStore, 'ofBrowser' | 'takeProof'>
  readonly flowCookie: FlowCookie
  readonly now: () => number
}): IdentityProofs => {
  const within = (place: Kysely<Schema>): Pick<IdentityProofs, 'take'> => {
    const store = storeOn(place)
    return {
      take: async (flowId, { site, cookies }) => {
        const flowHash = flowCookie.read(cookies)
        const found =
          flowHash && (await store.ofBrowser({ id: flowId, flowHash, siteId: site.siteId, now: now() }))
        const isMeantForThis =
          found?.outcome &&
          (found.purpose === 'register'
            ? found.outcome.status === 'authorized'
            : found.purpose === 'login' && found.outcome.code === 'SsnNotFound')
        return isMeantForThis ? store.takeProof(found, now()) : undefined
      },
    }
  }
  return { ...within(db), within }
}
