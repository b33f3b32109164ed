// Development only: a page that acts as the inspectors of homes. It books and moves appointments, adds remarks and closes protocols.
import { inspectionKinds, readErrandStatusId, siteByKey } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Kysely } from 'kysely'
import type { CaseSystem } from '../living/errands/case-system.ts'
import type { InspectionStaff } from '../living/inspections/inspection-staff.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { AppEnv } from '../platform/http/app-environment.ts'
import { readForm } from '../platform/http/read-form.ts'
import { fromOurPages } from '../platform/http/same-origin.ts'
import { originOf } from '../platform/http/site-origins.ts'
import type { Module } from '../platform/modules/module.ts'

export const devInspectionsPath = '/__dev/inspections'

const hourMs = 3_600_000
const maxShown = 60

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a; background: #fff }
  form { display: flex; flex-wrap: wrap; gap: .5rem; margin-block: .25rem } li { margin-block: 1rem }
  input, select, button { font: inherit; padding: .25rem .5rem; max-width: 100% } p { margin: 0 } [role=status] { padding: .5rem; background: #fff3c4 }`

export interface InspectionsOfDevelopmentOptions {
  readonly db: Kysely<Schema>
  readonly staff: InspectionStaff
  readonly caseSystem: Pick<CaseSystem, 'move'>
  readonly port: number
}

export const inspectionsOfDevelopment = ({
  db,
  staff,
  caseSystem,
  port,
}: InspectionsOfDevelopmentOptions): Module => {
  const originOfResidence = async (residenceId: string): Promise<string> => {
    const { site } = await db
      .selectFrom('residences')
      .select('site')
      .where('id', '=', residenceId)
      .executeTakeFirstOrThrow()
    return originOf(siteByKey(site), { environment: 'development', requestUrl: `http://localhost:${port}` })
  }
  const residenceOf = async (inspectionId: string): Promise<string> =>
    (
      await db
        .selectFrom('inspections')
        .select('residence_id')
        .where('id', '=', inspectionId)
        .executeTakeFirstOrThrow()
    ).residence_id

  const hidden = (fields: Readonly<Record<string, string>>) =>
    Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
  const moment = html`<input type="datetime-local" name="at" required aria-label="When (UTC)">`

  const show = async (c: Context<AppEnv>, message: string) => {
    const homes = await db
      .selectFrom('residences')
      .select(['id', 'site', 'home'])
      .where('left_on', 'is', null)
      .orderBy('site')
      .limit(maxShown)
      .execute()
    const inspections = await db
      .selectFrom('inspections')
      .selectAll()
      .orderBy('starts_at', 'desc')
      .limit(maxShown)
      .execute()
    const remarks = await db
      .selectFrom('inspection_remarks')
      .innerJoin('cases', 'cases.id', 'inspection_remarks.case_id')
      .select(['inspection_id', 'number', 'room', 'text', 'case_id', 'case_status_id'])
      .orderBy('number')
      .execute()
    const remarkItem = (
      remark: (typeof remarks)[number],
    ) => html`<li><p>${remark.number}. ${remark.room}: ${remark.text} (${readErrandStatusId(remark.case_status_id)})</p>
      <form method="post">${hidden({ case: remark.case_id })}<button name="do" value="fixed">Mark fixed</button></form>
      <form method="post">${hidden({ case: remark.case_id })}<input name="text" aria-label="Why it is not a fault"><button name="do" value="dispute">Dispute</button></form></li>`
    const inspectionItem = (one: (typeof inspections)[number]) => html`<li id="${one.id}">
      <p><strong>${one.kind}</strong> ${one.starts_at}, ${one.place} ${one.closed_at === null ? '' : '(closed)'} ${one.wish === null ? '' : html`<mark>Wish: ${one.wish}</mark>`}</p>
      <form method="post">${hidden({ id: one.id })}${moment}<input name="text" placeholder="Reason" aria-label="Reason"><button name="do" value="move">Move</button></form>
      <form method="post">${hidden({ id: one.id })}<input name="room" required placeholder="Room" aria-label="Room"><input name="text" required placeholder="Remark" aria-label="Remark"><input name="responsible" placeholder="Responsible" aria-label="Responsible"><input type="date" name="due" aria-label="Due date"><button name="do" value="remark">Add</button></form>
      <form method="post">${hidden({ id: one.id })}<button name="do" value="close">Close the protocol</button></form>
      <ol>${remarks.filter(({ inspection_id }) => inspection_id === one.id).map(remarkItem)}</ol></li>`
    c.set('inline', { styles: [style] })
    return c.html(
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Inspections</title><style>${raw(style)}</style></head>
        <body><main><h1>Inspections</h1>${message === '' ? '' : html`<p role="status">${message}</p>`}
        <h2>New appointment</h2><form method="post"><select name="residence" aria-label="Home">${homes.map(
          ({ id, site, home }) => html`<option value="${id}">${site}: ${home.name}</option>`,
        )}</select><select name="kind" aria-label="Kind">${inspectionKinds.map(
          (kind) => html`<option>${kind}</option>`,
        )}</select>${moment}<input name="responsible" required placeholder="Inspector" aria-label="Inspector"><button name="do" value="book">Book</button></form>
        <h2>Inspections</h2><ol>${inspections.map(inspectionItem)}</ol></main></body></html>`,
      200,
      { 'cache-control': 'no-store' },
    )
  }

  const act = async (form: URLSearchParams): Promise<string> => {
    const field = (name: string) => (form.get(name) ?? '').trim().slice(0, 300)
    const [id, text, caseId, residenceId] = [field('id'), field('text'), field('case'), field('residence')]
    const startsAt = Date.parse(`${field('at')}:00Z`)
    const times = { startsAt, endsAt: startsAt + 2 * hourMs }
    const kind = inspectionKinds.find((one) => one === field('kind'))
    switch (form.get('do')) {
      case 'book': {
        if (!kind || Number.isNaN(startsAt)) return 'Nothing was changed'
        const { home } = await db
          .selectFrom('residences')
          .select('home')
          .where('id', '=', residenceId)
          .executeTakeFirstOrThrow()
        const appointment = {
          residenceId,
          kind,
          ...times,
          place: home.address,
          inspector: field('responsible'),
        }
        await staff.book(appointment, await originOfResidence(residenceId))
        return 'Booked'
      }
      case 'move':
        if (Number.isNaN(startsAt)) return 'Nothing was changed'
        return staff.move(id, { ...times, reason: text }, await originOfResidence(await residenceOf(id)))
      case 'remark': {
        const due = field('due')
        const remark = { room: field('room'), text, responsible: field('responsible'), ...(due && { due }) }
        const made = await staff.remark(id, remark, await originOfResidence(await residenceOf(id)))
        return made === undefined ? 'The protocol is closed' : 'Added'
      }
      case 'close':
        return staff.close(id, await originOfResidence(await residenceOf(id)))
      case 'fixed':
        return (await caseSystem.move(caseId, 'executed')).kind
      case 'dispute':
        return staff.dispute(caseId, text)
      default:
        return 'Nothing was changed'
    }
  }

  return {
    routes: (app: Hono<AppEnv>) => {
      app.get(devInspectionsPath, (c) => show(c, ''))
      app.post(devInspectionsPath, fromOurPages, async (c) =>
        show(c, await act(await readForm(c.req.raw, 4_096))),
      )
    },
  }
}
