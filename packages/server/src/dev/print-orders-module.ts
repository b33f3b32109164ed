// Development only: printed material to post, as a page and as a CSV file. Staff mark it as posted. In production, the sales system of
// the company does this.
import { stringify } from 'csv-stringify/sync'
import { html } from 'hono/html'
import type { Kysely } from 'kysely'
import type { Schema } from '../platform/database/schema.ts'
import { fromOurPages } from '../platform/http/same-origin.ts'
import type { Module } from '../platform/modules/module.ts'

export const devPrintOrdersPath = '/__dev/print-orders'

/** The byte order mark, by which spreadsheets detect UTF-8. */
const byteOrderMark = '\ufeff'

export const printOrdersOfDevelopment = ({ db }: { readonly db: Kysely<Schema> }): Module => {
  const toPost = () =>
    db
      .selectFrom('print_orders')
      .select(['id', 'site', 'stage_name', 'material', 'name', 'address', 'postal_code', 'city'])
      .select('ordered_at')
      .where('posted_at', 'is', null)
      .orderBy('ordered_at')
      .limit(500)
      .execute()
  return {
    routes: (app) => {
      app.get(devPrintOrdersPath, async (c) => {
        const rows = await toPost()
        c.header('cache-control', 'no-store')
        return c.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Printed material</title>
          <meta name="viewport" content="width=device-width"></head><body><main><h1>Printed material to post</h1>
          <p><a href="${devPrintOrdersPath}/list.csv">Download as CSV</a></p>
          <table><thead><tr><th>Site</th><th>Stage</th><th>Material</th><th>To</th><th>Ordered</th><th></th></tr></thead><tbody>
          ${rows.map(
            (
              row,
            ) => html`<tr><td>${row.site}</td><td>${row.stage_name}</td><td>${row.material.join(', ')}</td>
            <td>${row.name}, ${row.address}, ${row.postal_code} ${row.city}</td><td>${row.ordered_at}</td>
            <td><form method="post" action="${devPrintOrdersPath}/${row.id}/posted"><button>Posted</button></form></td></tr>`,
          )}</tbody></table></main></body></html>`)
      })
      app.get(`${devPrintOrdersPath}/list.csv`, async (c) => {
        const rows = (await toPost()).map((row) => [
          row.site,
          row.stage_name,
          row.material.join(' '),
          row.name,
          row.address,
          row.postal_code,
          row.city,
          row.ordered_at,
        ])
        const columns = ['Site', 'Stage', 'Material', 'Name', 'Address', 'Postal code', 'City', 'Ordered']
        const table = stringify([columns, ...rows], {
          delimiter: ';',
          record_delimiter: '\r\n',
          escape_formulas: true,
        })
        return c.body(byteOrderMark + table, 200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="print-orders.csv"',
          'cache-control': 'no-store',
        })
      })
      app.post(`${devPrintOrdersPath}/:id/posted`, fromOurPages, async (c) => {
        await db
          .updateTable('print_orders')
          .set({ posted_at: new Date().toISOString() })
          .where('id', '=', c.req.param('id'))
          .where('posted_at', 'is', null)
          .execute()
        return c.redirect(devPrintOrdersPath, 303)
      })
    },
  }
}
