// Development only: a page that acts as the staff who set the dates of homes, each with a reason.
import type { ResidenceDay } from '@husrum/domain'
import { dayInWords, residenceDayKinds, siteByKey } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ChangeDay, DayChanged } from '../living/residences/change-day.ts'
import { readDays } from '../living/residences/own-residences.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { AppEnv } from '../platform/http/app-environment.ts'
import { readForm } from '../platform/http/read-form.ts'
import { fromOurPages } from '../platform/http/same-origin.ts'
import type { Module } from '../platform/modules/module.ts'

export const devResidencesPath = '/__dev/residences'

const shownAtOnce = 60

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a; background: #fff }
  form { display: flex; flex-wrap: wrap; gap: .5rem; margin-block: .25rem } section > ol > li { margin-block: 1.5rem }
  input, select, button { font: inherit; padding: .25rem .5rem; max-width: 100% } p { margin: 0 } [role=status] { padding: .5rem; background: #fff3c4 }`

export interface ResidencesOfDevelopmentOptions {
  readonly db: Kysely<Schema>
  readonly changeDay: ChangeDay
}

const wordsOf = (outcome: DayChanged): string =>
  ({
    changed: `Changed; ${outcome.kind === 'changed' ? outcome.told : 0} people notified`,
    same: 'No change',
    gone: 'No such residence',
    invalid: `Invalid: ${outcome.kind === 'invalid' ? outcome.field : ''}`,
  })[outcome.kind]

export const residencesOfDevelopment = ({ db, changeDay }: ResidencesOfDevelopmentOptions): Module => {
  const items = async () => {
    const rows = await db
      .selectFrom('residences')
      .select((eb) => [
        'residences.id',
        'residences.site',
        'residences.home',
        jsonArrayFrom(
          eb
            .selectFrom('residence_people')
            .innerJoin('accounts', 'accounts.id', 'residence_people.account_id')
            .select(['accounts.email', 'residence_people.role'])
            .whereRef('residence_id', '=', 'residences.id'),
        ).as('people'),
      ])
      .where('left_on', 'is', null)
      .orderBy('residences.site')
      .orderBy('residences.agreed_on', 'desc')
      .limit(shownAtOnce)
      .execute()
    const days = await Promise.all(rows.map(({ id }) => readDays(db, id)))
    return rows.map(
      ({ id, site, home, people }, at) => html`<li id="residence-${id}">
        <p><strong>${home.name}</strong>, ${home.address} (${site}) <code>${id}</code></p>
        <p>${people.map(({ email, role }) => `${email} (${role})`).join(', ')}</p>
        <ul>${(days[at] ?? []).map(
          (day: ResidenceDay) =>
            html`<li>${day.kind}: ${dayInWords(day, siteByKey(site))} (${day.source}${day.reason === undefined ? '' : `: ${day.reason}`})</li>`,
        )}</ul>
        <form method="post"><input type="hidden" name="residence" value="${id}">
          <select name="kind" aria-label="Kind of date">${residenceDayKinds.map((kind) => html`<option>${kind}</option>`)}</select>
          <input type="date" name="earliest" required aria-label="First day"><input type="date" name="latest" aria-label="Last day of a period">
          <input name="reason" required maxlength="300" placeholder="Reason" aria-label="Reason"><button>Set</button></form></li>`,
    )
  }

  const show = async (c: Context<AppEnv>, message: string) => {
    c.set('inline', { styles: [style] })
    return c.html(
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Residences</title><style>${raw(style)}</style></head>
        <body><main><h1>Residences</h1>${message === '' ? '' : html`<p role="status">${message}</p>`}
        <section><ol>${await items()}</ol></section></main></body></html>`,
      200,
      { 'cache-control': 'no-store' },
    )
  }

  return {
    routes: (app: Hono<AppEnv>) => {
      app.get(devResidencesPath, (c) => show(c, ''))
      app.post(devResidencesPath, fromOurPages, async (c) => {
        const fields = await readForm(c.req.raw, 4_096)
        const field = (name: string) => (fields.get(name) ?? '').trim()
        const kind = residenceDayKinds.find((each) => each === field('kind'))
        const outcome: DayChanged = kind
          ? await changeDay({
              residenceId: field('residence'),
              kind,
              earliest: field('earliest'),
              ...(field('latest') !== '' && { latest: field('latest') }),
              reason: field('reason'),
              requestUrl: c.req.url,
            })
          : { kind: 'gone' }
        return show(c, wordsOf(outcome))
      })
    },
  }
}
