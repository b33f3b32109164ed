// Development only: manual tasks of staff, as a page and as a CSV file. Staff mark them as done. In production, the system of the
// company does this through the contract.
import { stringify } from 'csv-stringify/sync'
import { html } from 'hono/html'
import { readForm } from '../platform/http/read-form.ts'
import { fromOurPages } from '../platform/http/same-origin.ts'
import type { Module } from '../platform/modules/module.ts'
import type { StaffTask, StaffTasks } from '../platform/staff-tasks/staff-tasks.ts'

export const devStaffTasksPath = '/__dev/staff-tasks'

/** The byte order mark, by which spreadsheets detect UTF-8. */
const byteOrderMark = '\ufeff'

const columns = [
  'Task',
  'Kind',
  'Site',
  'About',
  'Payment',
  'Amount',
  'Currency',
  'To',
  'Booking',
  'Due',
  'Done',
  'By',
  'Reference',
]

const kinds = {
  payBack: 'Refund',
  checkPayment: 'Was it paid?',
  checkRefund: 'Was it refunded?',
} as const satisfies Record<StaffTask['kind'], string>

const cellsOf = (task: StaffTask): readonly string[] => [
  String(task.number),
  kinds[task.kind],
  task.site,
  task.about,
  task.payment ?? `${task.provider ?? ''} ${task.payment_number ?? ''}`.trim(),
  String(task.amount / 100),
  task.currency,
  task.name ?? 'The account is deleted: see the contract',
  task.booking_id ?? '',
  task.due_on,
  task.done_at?.slice(0, 10) ?? '',
  task.done_by ?? '',
  task.reference ?? '',
]

export const staffTasksOfDevelopment = ({ tasks }: { readonly tasks: StaffTasks }): Module => ({
  routes: (app) => {
    app.get(devStaffTasksPath, async (c) => {
      const rows = await tasks.list()
      c.header('cache-control', 'no-store')
      return c.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Staff tasks</title>
        <meta name="viewport" content="width=device-width"></head><body><main><h1>Staff tasks about payments</h1>
        <p><a href="${devStaffTasksPath}/list.csv">Download as CSV</a></p>
        ${rows.length === 0 ? html`<p>No tasks.</p>` : ''}
        <table><thead><tr>${columns.map((column) => html`<th>${column}</th>`)}<th></th></tr></thead><tbody>
        ${rows.map(
          (task) => html`<tr>${cellsOf(task).map((cell) => html`<td>${cell}</td>`)}
          <td>${
            task.done_at === null
              ? html`<form method="post" action="${devStaffTasksPath}/${task.id}/done">
                  <input name="by" required maxlength="120" placeholder="Your name" aria-label="Your name">
                  <input name="reference" required maxlength="120" placeholder="Reference" aria-label="Reference of the bank or provider">
                  ${
                    task.kind === 'payBack'
                      ? html`<button>Refunded</button>`
                      : html`<button name="outcome" value="paid">Yes</button>
                  <button name="outcome" value="notPaid">No</button>`
                  }</form>`
              : ''
          }</td></tr>`,
        )}</tbody></table></main></body></html>`)
    })
    app.get(`${devStaffTasksPath}/list.csv`, async (c) => {
      const table = stringify([columns, ...(await tasks.list()).map(cellsOf)], {
        delimiter: ';',
        record_delimiter: '\r\n',
        escape_formulas: true,
      })
      return c.body(byteOrderMark + table, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="staff-tasks.csv"',
        'cache-control': 'no-store',
      })
    })
    app.post(`${devStaffTasksPath}/:id/done`, fromOurPages, async (c) => {
      const form = await readForm(c.req.raw, 1_024)
      const [by, reference] = [form.get('by')?.trim() ?? '', form.get('reference')?.trim() ?? '']
      const outcome = (['paid', 'notPaid'] as const).find((each) => each === form.get('outcome'))
      if (by !== '' && reference !== '') await tasks.finish(c.req.param('id'), { by, reference, outcome })
      return c.redirect(devStaffTasksPath, 303)
    })
  },
})
