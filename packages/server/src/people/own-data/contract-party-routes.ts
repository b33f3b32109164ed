// Staff read who a contract or a payment was made with; each read is recorded in the audit log.
import { endpoints } from '@husrum/contract'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { makeAuditLog } from '../../platform/audit/postgres-audit-log.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { IdentityVault } from '../accounts/index.ts'
import { readPartiesOf } from './contract-parties.ts'

export const contractPartyRoutes = (
  app: Hono<AppEnv>,
  { db, vault }: { readonly db: Kysely<Schema>; readonly vault: Pick<IdentityVault, 'open'> },
): void => {
  bindEndpoint(
    app,
    endpoints.readContractParties,
    async ({ by, ...subject }, { keyName, requestId, address }) => {
      const [asked, ...others] = Object.entries(subject).filter(([, value]) => value !== undefined)
      if (!asked || others.length > 0)
        throw new Problem('invalidRequest', {
          errors: [{ field: others[0]?.[0] ?? 'booking', key: 'required' }],
        })
      const [kind, id = ''] = asked
      // Logged first, so that nothing is read without a log entry.
      await makeAuditLog(db).add({
        event: 'contractPartyRead',
        requestId,
        address,
        detail: { by, key: keyName, [kind]: id },
      })
      return { parties: await readPartiesOf(db, vault, subject) }
    },
  )
}
