// Other systems fill the registers; no browser calls these endpoints.
import { endpoints } from '@husrum/contract'
import { withoutUndefined } from '@husrum/domain'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import type { ChangeRegisterOptions } from './change-register.ts'
import { changeRegister } from './change-register.ts'
import type { RecordOf, RegisterKind, RegisterRow, SentRegister } from './stored-register.ts'
import { readPeoplePage, readRegisterPage } from './stored-register.ts'

interface RegisterRoutesOptions extends Pick<ChangeRegisterOptions, 'vault'> {
  readonly db: Kysely<Schema>
  readonly now: () => number
}

/** Ends the transaction of a preview. */
class OnlyPreview extends Error {
  readonly rows: readonly RegisterRow[]

  constructor(rows: readonly RegisterRow[]) {
    super('A preview changes nothing')
    this.rows = rows
  }
}

export const registerRoutes = (app: Hono<AppEnv>, { db, vault, now }: RegisterRoutesOptions): void => {
  const change = (sent: SentRegister, isPreview: boolean) =>
    db.transaction().execute(async (trx) => {
      const rows = await changeRegister(trx, sent, { vault, now: now() })
      if (isPreview) throw new OnlyPreview(rows)
      return { rows: [...rows] }
    })

  bindEndpoint(app, endpoints.changeRegister, (sent) => change(sent, false))
  bindEndpoint(app, endpoints.previewRegister, (sent) =>
    change(sent, true).catch((cause: unknown) => {
      if (cause instanceof OnlyPreview) return { rows: [...cause.rows] }
      throw cause
    }),
  )

  bindEndpoint(app, endpoints.listRegister, async ({ source, kind, after }) => {
    const { records, next } = await readRegisterPage(db, { source, kind, ...withoutUndefined({ after }) })
    const of = <Kind extends RegisterKind>(wanted: Kind): RecordOf<Kind>[] =>
      kind === wanted ? ([...records] as RecordOf<Kind>[]) : []
    return {
      associations: of('association'),
      articles: of('article'),
      layouts: of('layout'),
      places: of('place'),
      residences: of('residence'),
      ...withoutUndefined({ next }),
    }
  })

  bindEndpoint(app, endpoints.listExpectedPeople, async ({ source, after }) => {
    const { rows, next } = await readPeoplePage(db, { source, ...withoutUndefined({ after }) })
    return {
      people: rows.map(({ id, externalId, siteId, role, of, from, until, hasAccess }) => ({
        id,
        externalId,
        siteId,
        role,
        of,
        ...withoutUndefined({ from: from ?? undefined, until: until ?? undefined }),
        hasAccess,
      })),
      ...withoutUndefined({ next }),
    }
  })
}
