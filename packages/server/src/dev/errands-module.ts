// Development only: demo errands, a page that acts as the staff, and a sweep that handles new errands automatically.
import type { ErrandStatusKey } from '@husrum/domain'
import { errandStatusKeys, moveErrand, readErrandStatusId } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { CaseSystem, StaffOutcome } from '../living/errands/case-system.ts'
import type { AppEnv } from '../platform/http/app-environment.ts'
import { readForm } from '../platform/http/read-form.ts'
import { fromOurPages } from '../platform/http/same-origin.ts'
import type { Module } from '../platform/modules/module.ts'
import type { SeedErrandsOptions } from './seed-errands.ts'
import { seedErrands } from './seed-errands.ts'

export const devErrandsPath = '/__dev/errands'

const minuteMs = 60_000
const dayMs = 86_400_000
/** The sweep ignores older errands. */
const handledForMs = 60 * minuteMs
const shownAtOnce = 60

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a; background: #fff }
  form { display: inline-flex; flex-wrap: wrap; gap: .5rem; margin-block: .25rem } li { margin-block: 1.5rem }
  input, select, button { font: inherit; padding: .25rem .5rem } p { margin: 0 } [role=status] { padding: .5rem; background: #fff3c4 }`

const staff = { name: 'Siv Norling', phone: '+46701740690' }

const tomorrowAtEight = (now: number): number => new Date(now + dayMs).setUTCHours(8, 0, 0, 0)

export interface ErrandsOfDevelopmentOptions extends SeedErrandsOptions {
  readonly caseSystem: CaseSystem
}

export const errandsOfDevelopment = (
  options: ErrandsOfDevelopmentOptions,
): Module & { readonly seed: () => Promise<number> } => {
  const { db, caseSystem, now } = options

  /** Assigns new errands after minutes, and books a visit. */
  const handleNew = async (): Promise<void> => {
    const rows = await db
      .selectFrom('cases')
      .select(['id', 'case_status_id', 'created_at', 'status_since'])
      .where('created_at', '>', new Date(now() - handledForMs).toISOString())
      .where('created_at', '<', new Date(now() - 2 * minuteMs).toISOString())
      .execute()
    for (const { id, case_status_id, status_since } of rows) {
      const status = readErrandStatusId(case_status_id)
      const isRested = now() - Date.parse(status_since) > 3 * minuteMs
      if (status === 'registered') await caseSystem.assign(id, staff)
      if (status === 'ongoing' && isRested) {
        const startsAt = tomorrowAtEight(now())
        await caseSystem.book(id, { startsAt, endsAt: startsAt + 2 * 60 * minuteMs })
      }
    }
  }

  const show = async (c: Context<AppEnv>, message: string) => {
    const rows = await db
      .selectFrom('cases')
      .select([
        'id',
        'ticket_number',
        'case_status_id',
        'room_type',
        'problem',
        'object_address',
        'description',
        'awaits_staff_since',
      ])
      // Errands that wait for staff come first.
      .orderBy('awaits_staff_since', (order) => order.asc().nullsLast())
      .orderBy('created_at', 'desc')
      .limit(shownAtOnce)
      .execute()
    const hidden = (id: string, what: string) =>
      html`<input type="hidden" name="id" value="${id}"><input type="hidden" name="do" value="${what}">`
    const items = rows.map((row) => {
      const status = readErrandStatusId(row.case_status_id)
      const next = errandStatusKeys.filter((key) => moveErrand(status, key).kind === 'moved')
      const textForm = (what: string, label: string) =>
        html`<form method="post">${hidden(row.id, what)}<input name="text" required aria-label="${label}" maxlength="500"><button>${label}</button></form>`
      return html`<li id="${row.id}"><p><strong>${row.ticket_number ?? 'No number'}</strong> ${row.room_type}: ${row.problem}, ${row.object_address} (${status})</p>
        ${row.awaits_staff_since === null ? '' : html`<p><mark>New message from the customer</mark></p>`}
        <p>${row.description.slice(0, 120)}</p>
        <form method="post">${hidden(row.id, 'move')}<select name="status" aria-label="Status">${next.map(
          (key) => html`<option>${key}</option>`,
        )}</select><button>Move</button></form>
        ${textForm('ask', 'Ask')} ${textForm('write', 'Write')}
        <form method="post">${hidden(row.id, 'assign')}<button>Assign</button></form>
        <form method="post">${hidden(row.id, 'book')}<button>Book a visit tomorrow</button></form>
        <form method="post">${hidden(row.id, 'expect')}<button>Done within three days</button></form></li>`
    })
    c.set('inline', { styles: [style] })
    return c.html(
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Errands</title><style>${raw(style)}</style></head>
        <body><main><h1>Errands</h1>${message === '' ? '' : html`<p role="status">${message}</p>`}<ol>${items}</ol></main></body></html>`,
      200,
      { 'cache-control': 'no-store' },
    )
  }

  const act = async (fields: URLSearchParams): Promise<StaffOutcome | undefined> => {
    const id = fields.get('id') ?? ''
    const text = (fields.get('text') ?? '').trim().slice(0, 500)
    const status = errandStatusKeys.find((key: ErrandStatusKey) => key === fields.get('status'))
    const startsAt = tomorrowAtEight(now())
    switch (fields.get('do')) {
      case 'move':
        return status && caseSystem.move(id, status)
      case 'ask':
        return text === '' ? undefined : caseSystem.ask(id, text)
      case 'write':
        return text === '' ? undefined : caseSystem.write(id, text)
      case 'assign':
        return caseSystem.assign(id, staff)
      case 'book':
        return caseSystem.book(id, { startsAt, endsAt: startsAt + 2 * 60 * minuteMs })
      case 'expect':
        return caseSystem.expect(id, startsAt + 2 * dayMs)
      default:
        return undefined
    }
  }

  const routes = (app: Hono<AppEnv>): void => {
    app.get(devErrandsPath, (c) => show(c, ''))
    app.post(devErrandsPath, fromOurPages, async (c) => {
      const outcome = await act(await readForm(c.req.raw, 4_096))
      return show(c, outcome?.kind ?? 'Nothing was changed')
    })
  }

  return {
    routes,
    sweeps: [{ name: 'errands of development', everyMs: 30_000, run: handleNew }],
    seed: () => seedErrands(options),
  }
}
