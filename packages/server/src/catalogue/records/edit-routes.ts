// Staff edit fields of records with a key of the scope `catalogue:edit`.
import { endpoints } from '@husrum/contract'
import { withoutUndefined } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { ChangedRow } from './change-set.ts'
import { ChangeSetRefused } from './change-set.ts'
import { editRecord, releaseRecord } from './edit-record.ts'
import { readLocksPage } from './field-locks.ts'
import type { CatalogueRecordsOptions } from './routes.ts'
import { problemsOf, sentRow, sentValue } from './routes.ts'

export const editRoutes = (app: Hono<AppEnv>, options: CatalogueRecordsOptions): void => {
  const refreshed = async (rows: Promise<readonly ChangedRow[]>) => {
    try {
      const sent = (await rows).map(sentRow)
      await options.refresh()
      return { rows: sent }
    } catch (cause) {
      if (cause instanceof ChangeSetRefused)
        throw new Problem('invalidRequest', { errors: problemsOf(cause) })
      throw cause
    }
  }
  bindEndpoint(app, endpoints.editCatalogueRecord, (asked, { keyName }) =>
    refreshed(editRecord(options, asked, keyName)),
  )
  bindEndpoint(app, endpoints.releaseCatalogueRecord, (asked, { keyName }) =>
    refreshed(releaseRecord(options, asked, keyName)),
  )
  bindEndpoint(app, endpoints.listCatalogueLocks, async ({ source, after }) => {
    const { locks, next } = await readLocksPage(options.db, source, after)
    return {
      locks: locks.map(({ keyName, value, sourceValue, ...lock }) => ({
        ...lock,
        by: keyName,
        ...withoutUndefined({
          value: sentValue(value, lock.field),
          sourceValue: sentValue(sourceValue, lock.field),
        }),
      })),
      ...withoutUndefined({ next }),
    }
  })
}
