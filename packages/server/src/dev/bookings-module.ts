// Development only: a page that acts as the sales staff. It changes homes, stages, bookings and refunds, each with a reason.
import type { Money, ProjectPhase, ResidenceStatus } from '@husrum/domain'
import { formatDateTime, formatPrice, moneyOf, projectPhases, siteById, wallClockOf } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { BookingStaff } from '../buying/booking/booking-staff.ts'
import type { StaffBookings } from '../buying/booking/staff-bookings.ts'
import type { StaffOutcome } from '../buying/booking/staff-decision.ts'
import type { MoneyStaff, RefundDecision } from '../buying/payments/money-staff.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { AppEnv } from '../platform/http/app-environment.ts'
import { readForm } from '../platform/http/read-form.ts'
import { fromOurPages } from '../platform/http/same-origin.ts'
import type { Module } from '../platform/modules/module.ts'
import { logWords } from './booking-log-words.ts'

export const devBookingsPath = '/__dev/bookings'

const shownHomes = 20

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a; background: #fff }
  form { display: flex; flex-wrap: wrap; gap: .5rem; margin-block: .25rem } section > ol > li, section > ul > li { margin-block: 1.5rem }
  input, select, button { font: inherit; padding: .25rem .5rem; max-width: 100% } p { margin: 0 } [role=status] { padding: .5rem; background: #fff3c4 }
  time { color: #555 } code { overflow-wrap: anywhere }`

export interface BookingsOfDevelopmentOptions {
  readonly db: Kysely<Schema>
  readonly staff: BookingStaff
  readonly read: StaffBookings
  readonly money: Pick<MoneyStaff, 'retryRefund' | 'markRefunded'>
}

interface HomeOfStaff {
  readonly id: string
  readonly name: string
  readonly siteId: number
  readonly status: ResidenceStatus
  readonly price: Money
  readonly stageId: string
  readonly stageName: string
  readonly phase: ProjectPhase
}

const momentOf = (at: number): string =>
  formatDateTime(wallClockOf(new Date(at).toISOString(), 'SE') ?? at, siteById(1)?.formats as never)

const priceIn = (price: Money, siteId: number): string => {
  const formats = siteById(siteId)?.formats
  return formats ? formatPrice(price, formats) : String(price / 100)
}

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

const reasonField = html`<input name="reason" required maxlength="300" placeholder="Reason" aria-label="Reason">`

/** A form with a reason, and a button for each action. */
const deeds = (fields: Readonly<Record<string, string>>, buttons: Readonly<Record<string, string>>) =>
  html`<form method="post">${hidden(fields)}${reasonField}${Object.entries(buttons).map(
    ([value, label]) => html`<button name="do" value="${value}">${label}</button>`,
  )}</form>`

export const bookingsOfDevelopment = ({ db, staff, read, money }: BookingsOfDevelopmentOptions): Module => {
  /** Homes whose name contains the words, or whose id they are. */
  const homesOf = async (words: string): Promise<readonly HomeOfStaff[]> => {
    const pattern = `%${words.replace(/[%_\\]/g, '')}%`
    const rows = await db
      .selectFrom('homes')
      .select('details')
      .where(sql<boolean>`details ->> 'name' ilike ${pattern} or id = ${words}`)
      .orderBy('number')
      .limit(shownHomes)
      .execute()
    return rows.map(({ details }) => ({
      id: details.id,
      name: details.name,
      siteId: details.siteId,
      status: details.status,
      price: details.price,
      stageId: details.stageId,
      stageName: details.stageName,
      phase: details.phase,
    }))
  }

  const homeItem = (
    home: HomeOfStaff,
    changes: readonly { readonly text: string }[],
  ) => html`<li id="home-${home.id}">
    <p><strong>${home.name}</strong> <code>${home.id}</code> (${home.status}), ${priceIn(home.price, home.siteId)}, ${home.stageName} in ${home.phase}</p>
    <form method="post">${hidden({ home: home.id })}<input name="price" inputmode="numeric" required aria-label="Price, whole" value="${Math.round(home.price / 100)}">${reasonField}<button name="do" value="price">Set price</button></form>
    ${deeds({ home: home.id }, { release: 'For sale', withdraw: 'Withdraw from sale' })}
    <form method="post">${hidden({ stage: home.stageId })}<select name="phase" aria-label="Phase of ${home.stageName}">${projectPhases.map(
      (phase) => html`<option${phase === home.phase ? ' selected' : ''}>${phase}</option>`,
    )}</select>${reasonField}<button name="do" value="phase">Set phase</button></form>
    ${changes.length === 0 ? '' : html`<ul>${changes.map(({ text }) => html`<li>${text}</li>`)}</ul>`}</li>`

  const historyOf = async (ids: readonly string[]) => {
    const rows = await db
      .selectFrom('home_changes')
      .select(['home_id', 'changed_at', 'changed_by', 'reason', 'before', 'after'])
      .where('home_id', 'in', [...ids, ''])
      .orderBy('id', 'desc')
      .limit(shownHomes * 5)
      .execute()
    return (homeId: string) =>
      rows
        .filter(({ home_id }) => home_id === homeId)
        .slice(0, 5)
        .map(({ changed_at, changed_by, reason, before, after }) => ({
          text: `${momentOf(Date.parse(changed_at))}: ${JSON.stringify(before)} → ${JSON.stringify(after)} (${changed_by}${reason === null ? '' : `: ${reason}`})`,
        }))
  }

  const bookingItems = async () => {
    const { bookings: latest } = await read.list({})
    const bookings = await Promise.all(latest.map(({ id }) => read.one(id)))
    return bookings.flatMap((booking) => (booking ? [bookingItem(booking)] : []))
  }

  const bookingItem = ({
    id,
    home,
    status,
    startedAt,
    log,
    payment,
  }: NonNullable<Awaited<ReturnType<StaffBookings['one']>>>) => html`<li id="${id}">
        <p><strong>${home.name}</strong> <code>${id}</code>: ${status}, since ${momentOf(Date.parse(startedAt))}</p>
        <p>${payment ? `${payment.provider}, ${payment.amount}: ${payment.status}${payment.refund ? `, refund ${payment.refund}` : ''}` : 'Nothing paid'}</p>
        ${deeds(
          { booking: id },
          {
            confirm: 'Confirm',
            refuse: 'Refuse',
            refund: 'Refund',
            retryRefund: 'Retry the refund',
            markRefunded: 'Mark as refunded',
          },
        )}
        <ol>${log.map(
          ({ at, kind, by, reason }) =>
            html`<li><time>${momentOf(Date.parse(at))}</time> ${logWords(kind)} (${by}${reason === undefined ? '' : `: ${reason}`})</li>`,
        )}</ol></li>`

  const show = async (c: Context<AppEnv>, message: string) => {
    const words = (c.req.query('home') ?? '').trim().slice(0, 80)
    const homes = await homesOf(words)
    const history = await historyOf(homes.map(({ id }) => id))
    c.set('inline', { styles: [style] })
    return c.html(
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Bookings</title><style>${raw(style)}</style></head>
        <body><main><h1>Bookings</h1>${message === '' ? '' : html`<p role="status">${message}</p>`}
        <section><h2>Bookings, newest first</h2><ol>${await bookingItems()}</ol></section>
        <section><h2>Homes</h2>
        <form method="get"><input name="home" value="${words}" aria-label="Name or id of a home"><button>Find</button></form>
        <ul>${homes.map((home) => homeItem(home, history(home.id)))}</ul></section></main></body></html>`,
      200,
      { 'cache-control': 'no-store' },
    )
  }

  const refunded = async (decided: Promise<RefundDecision>): Promise<StaffOutcome> => {
    const decision = await decided
    if (decision.kind === 'done') return { kind: 'done' }
    return decision.kind === 'unknown' ? { kind: 'unknown' } : { kind: 'refused', why: decision.kind }
  }

  const act = (fields: URLSearchParams): Promise<StaffOutcome> | undefined => {
    const field = (name: string) => (fields.get(name) ?? '').trim().slice(0, 300)
    const [home, booking] = [field('home'), field('booking')]
    const reason = { reason: field('reason'), actor: 'development' }
    const phase = projectPhases.find((each) => each === field('phase'))
    const price = Number(field('price').replace(/\s/g, ''))
    switch (fields.get('do')) {
      case 'price':
        return Number.isInteger(price) && price > 0 ? staff.setPrice(home, moneyOf(price), reason) : undefined
      case 'release':
        return staff.releaseHome(home, reason)
      case 'withdraw':
        return staff.withdrawHome(home, reason)
      case 'phase':
        return phase && staff.setPhase(field('stage'), phase, reason)
      case 'confirm':
        return staff.confirm(booking, reason)
      case 'refuse':
        return staff.refuse(booking, reason)
      case 'refund':
        return staff.refund(booking, reason)
      case 'retryRefund':
        return refunded(money.retryRefund(booking))
      case 'markRefunded':
        return refunded(money.markRefunded(booking, { by: reason.actor, reference: reason.reason }))
      default:
        return undefined
    }
  }

  const wordsOf = (outcome: StaffOutcome | undefined): string => {
    if (outcome?.kind === 'done') return 'Done'
    if (outcome?.kind === 'unknown') return 'Not found'
    return outcome ? `Refused: ${outcome.why}` : 'Nothing was changed'
  }

  return {
    routes: (app: Hono<AppEnv>) => {
      app.get(devBookingsPath, (c) => show(c, ''))
      app.post(devBookingsPath, fromOurPages, async (c) =>
        show(c, wordsOf(await act(await readForm(c.req.raw, 4_096)))),
      )
    },
  }
}
