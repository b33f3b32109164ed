// Development only: lists the showings with the host codes. In production, the sales system of the company has them.
import { siteByKey, sites } from '@husrum/domain'
import { html } from 'hono/html'
import type { Kysely } from 'kysely'
import type { Tickets } from '../buying/showings/tickets.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { Module } from '../platform/modules/module.ts'

export const devShowingsPath = '/__dev/showings'

export const showingsOfDevelopment = ({
  db,
  tickets,
}: {
  readonly db: Kysely<Schema>
  readonly tickets: Pick<Tickets, 'hostCodeOf'>
}): Module => ({
  routes: (app) => {
    app.get(devShowingsPath, async (c) => {
      const rows = await db
        .selectFrom('showings')
        .select(['id', 'site_id', 'name', 'reference', 'starts_at', 'host_code_version'])
        .where('ends_at', '>', new Date(Date.now() - 86_400_000).toISOString())
        .orderBy('site_id')
        .orderBy('starts_at')
        .execute()
      const siteOf = (id: number) =>
        sites.find(({ catalogueSiteId }) => catalogueSiteId === id) ?? siteByKey('sweden')
      c.header('cache-control', 'no-store')
      return c.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Showings</title>
        <meta name="viewport" content="width=device-width"></head><body><main><h1>Showings</h1>
        <table><thead><tr><th>Site</th><th>Showing</th><th>Starts</th><th>Host’s code</th></tr></thead><tbody>
        ${rows.map(
          ({ id, site_id, name, reference, starts_at, host_code_version: version }) =>
            html`<tr data-showing="${id}"><td>${siteOf(site_id).key}</td><td>${name} (${reference})</td><td>${starts_at}</td><td><code>${tickets.hostCodeOf({ id, version })}</code></td></tr>`,
        )}</tbody></table></main></body></html>`)
    })
  },
})
