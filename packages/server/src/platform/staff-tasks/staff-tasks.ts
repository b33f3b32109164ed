// Manual tasks of staff: written in the transaction that decides them, announced by e-mail, done once.
import type { Money, PaymentProvider, PlannedPaymentKind, SiteDefinition } from '@husrum/domain'
import { dayIn, refundDueBy, routePath, siteByKey, workingDaysAfter } from '@husrum/domain'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import { ownersOf } from '../../living/residences/index.ts'
import type { Schema, Table } from '../database/schema.ts'
import { originOf } from '../http/site-origins.ts'
import type { MailService } from '../mail/mail-service.ts'
import { companyAddress } from '../mail/recipient.ts'
import type { PaymentTasks } from './payment-tasks.ts'
import { makePaymentTasks, providerNames } from './payment-tasks.ts'

/** A payment of a home's plan that is refunded by hand. */
export interface PaidByBank {
  readonly id: string
  readonly amount: Money
  readonly currency: string
}

export type StaffTask = Selectable<Table<'staff_tasks'>> & {
  /** The payment of a home's plan that was a bank transfer. */
  readonly payment: PlannedPaymentKind | null
  /** A payment through a provider. */
  readonly payment_number: string | null
  readonly provider: PaymentProvider | null
  /** Of the recipient. */
  readonly name: string | null
}

/** A movement on an account that is paid back. */
export interface PaidBackLine {
  readonly bankLineId: string
  readonly site: SiteDefinition
  /** The payer. */
  readonly about: string
  readonly amount: Money
  readonly currency: string
  readonly dueOn: string
}

/** Who prepares a transfer, and the key of the tool that they use. */
export interface PreparedBy {
  readonly by: string
  readonly key: string
}

/** How staff completed a task. */
export interface DoneBy {
  readonly by: string
  /** The key of the tool that they use. A transfer from bank to bank needs another one than its preparation. */
  readonly key?: string
  /** Of a bank or a provider. */
  readonly reference: string
  /** Of a payment or refund that was looked up: whether the money moved. */
  readonly outcome?: 'paid' | 'notPaid' | undefined
}

/**
 * Completes a task about a payment, in the same transaction: `settled` ends the task. `outcomeMissing` if it must be
 * stated whether the money moved; `refused` if that contradicts later information.
 */
export type SettlePaymentTask = (
  trx: Transaction<Schema>,
  task: { readonly kind: StaffTask['kind']; readonly paymentId: string },
  how: DoneBy,
) => Promise<'settled' | 'outcomeMissing' | 'refused'>

export type FinishedTask =
  | { readonly kind: 'done'; readonly task: StaffTask }
  | { readonly kind: 'unknown' }
  /** By another transfer. */
  | { readonly kind: 'doneOtherwise' }
  /** It must be stated whether the money moved. */
  | { readonly kind: 'outcomeMissing' }
  /** Contradicts later information. */
  | { readonly kind: 'refused' }
  /** A transfer from bank to bank that has not been prepared, or by the same person or key. */
  | { readonly kind: 'needsTwo' }

export interface StaffTasks {
  /** The first of two steps of a transfer from bank to bank, again by another person as often as needed. Undefined if there is none to prepare. */
  prepare(id: string, by: PreparedBy): Promise<StaffTask | undefined>
  /** Adds a prepared transfer back of money that pays nothing. False if one is prepared already. */
  preparePayBack(trx: Transaction<Schema>, line: PaidBackLine, by: PreparedBy): Promise<boolean>
  /**
   * The bank took money back: open tasks do not transfer it. Returns whether there was one. Without `amount` all of it.
   */
  lessToPayBack(
    trx: Transaction<Schema>,
    of: { readonly bankLineId: string } | { readonly residencePaymentId: string; readonly amount: Money },
  ): Promise<boolean>
  /** Idempotent: once for a payment. */
  askToPayBack(trx: Transaction<Schema>, bookingId: string, payments: readonly PaidByBank[]): Promise<void>
  /** Open tasks by due date; then the latest completed ones. */
  list(): Promise<readonly StaffTask[]>
  finish(id: string, how: DoneBy): Promise<FinishedTask>
  /** Of money that went through a payment provider. */
  readonly ofPayments: PaymentTasks
  /** Sends one reminder of tasks that are five working days old; returns how many. */
  remind(): Promise<number>
}

/** A transfer that no payment provider makes or checks. */
const isFromBankToBank = ({ kind, payment_id }: StaffTask): boolean =>
  kind === 'payBack' && payment_id === null

const isByAnother = ({ prepared_by, prepared_key }: StaffTask, { by, key }: DoneBy): boolean =>
  prepared_by !== null && prepared_key !== key && prepared_by.trim().toLowerCase() !== by.trim().toLowerCase()

/** Working days until the reminder to staff. */
export const remindedAfter = 5
const maxListed = 500

export const makeStaffTasks = ({
  db,
  mails,
  now,
  staffAddress,
  environment,
  settle,
}: {
  readonly db: Kysely<Schema>
  readonly mails: Pick<MailService, 'within'>
  readonly now: () => number
  /** Address for e-mails to staff; if absent, tasks are only listed. */
  readonly staffAddress: string | undefined
  readonly environment: 'development' | 'production'
  /** Called once all modules have been created. */
  readonly settle: () => SettlePaymentTask
}): StaffTasks => {
  const instant = () => new Date(now()).toISOString()
  const tasks = (within: Kysely<Schema>) =>
    within
      .selectFrom('staff_tasks')
      .leftJoin('residence_payments', 'residence_payments.id', 'staff_tasks.residence_payment_id')
      .leftJoin('payments', 'payments.id', 'staff_tasks.payment_id')
      .leftJoin('accounts', 'accounts.id', 'staff_tasks.account_id')
      .leftJoin('bank_lines', 'bank_lines.id', 'staff_tasks.bank_line_id')
      .selectAll('staff_tasks')
      .select([
        'residence_payments.kind as payment',
        'payments.number as payment_number',
        'payments.provider',
        sql<string | null>`coalesce(accounts.first_name || ' ' || accounts.last_name,
          (select string_agg(distinct first_name || ' ' || last_name, ', ') from contract_parties
            join contract_party_links on contract_party_links.party_id = contract_parties.id
            where contract_party_links.payment_id = staff_tasks.payment_id
              or contract_party_links.booking_id = staff_tasks.booking_id), nullif(bank_lines.payer, ''))`.as(
          'name',
        ),
      ])

  const notifyStaff = async (
    trx: Transaction<Schema>,
    kind: 'payBackAsked' | 'payBackLate',
    task: Selectable<Table<'staff_tasks'>>,
  ) => {
    if (staffAddress === undefined) return
    await mails.within(trx).post({
      kind,
      to: companyAddress(staffAddress),
      site: siteByKey(task.site),
      about: task.about,
      amount: task.amount as Money,
      dueOn: task.due_on,
      paymentNumber: String(task.number),
    })
  }

  const remindStaff = async (trx: Transaction<Schema>, task: StaffTask) => {
    if (task.payment_id === null) return notifyStaff(trx, 'payBackLate', task)
    if (staffAddress === undefined) return
    await mails.within(trx).post({
      kind: 'moneyTaskLate',
      to: companyAddress(staffAddress),
      site: siteByKey(task.site),
      about: task.about,
      amount: task.amount as Money,
      dueOn: task.due_on,
      paymentNumber: task.payment_number ?? '',
      provider: task.provider === null ? '' : providerNames[task.provider],
      task: String(task.number),
    })
  }

  const notifyOwners = async (trx: Transaction<Schema>, task: StaffTask, reference: string) => {
    const site = siteByKey(task.site)
    if (task.booking_id === null) return
    const booking = await trx
      .selectFrom('bookings')
      .innerJoin('residences', 'residences.booking_id', 'bookings.id')
      .select(['bookings.origin', 'residences.id'])
      .where('bookings.id', '=', task.booking_id)
      .executeTakeFirst()
    if (!booking) return
    const origin = originOf(site, {
      environment,
      requestUrl: booking.origin || `http://${site.hosts.development}/`,
    })
    const page = routePath(site, 'payments') ?? site.routes.start
    for (const owner of await ownersOf(trx, booking.id))
      await mails.within(trx).postToAccount(
        owner,
        {
          kind: 'refundDone',
          site,
          about: task.about,
          amount: task.amount as Money,
          paymentNumber: reference,
          link: new URL(page, origin).href,
        },
        'business',
      )
  }

  return {
    ofPayments: makePaymentTasks({ mails, now, staffAddress }),

    askToPayBack: async (trx, bookingId, payments) => {
      if (payments.length === 0) return
      const home = await trx
        .selectFrom('residences')
        .leftJoin('bookings', 'bookings.id', 'residences.booking_id')
        .select([
          'residences.site',
          'bookings.account_id',
          sql<string>`residences.home ->> 'name'`.as('name'),
        ])
        .where('residences.booking_id', '=', bookingId)
        .executeTakeFirstOrThrow()
      const today = dayIn(now(), siteByKey(home.site).country)
      for (const { id, amount, currency } of payments) {
        const made = await trx
          .insertInto('staff_tasks')
          .values({
            kind: 'payBack',
            site: home.site,
            about: home.name,
            residence_payment_id: id,
            booking_id: bookingId,
            account_id: home.account_id,
            amount,
            currency,
            created_at: instant(),
            due_on: refundDueBy(today) ?? today,
          })
          .onConflict((conflict) => conflict.column('residence_payment_id').doNothing())
          .returningAll()
          .executeTakeFirst()
        if (made) await notifyStaff(trx, 'payBackAsked', made)
      }
    },

    prepare: (id, { by, key }) =>
      db.transaction().execute(async (trx) => {
        const task = await tasks(trx)
          .where('staff_tasks.id', '=', id)
          .forUpdate('staff_tasks')
          .executeTakeFirst()
        if (!task || task.done_at !== null || !isFromBankToBank(task)) return undefined
        const prepared = { prepared_at: instant(), prepared_by: by, prepared_key: key }
        await trx.updateTable('staff_tasks').set(prepared).where('id', '=', id).execute()
        return { ...task, ...prepared }
      }),

    preparePayBack: async (trx, { bankLineId, site, about, amount, currency, dueOn }, { by, key }) => {
      const task = await trx
        .insertInto('staff_tasks')
        .values({
          kind: 'payBack',
          site: site.key,
          about,
          bank_line_id: bankLineId,
          amount,
          currency,
          created_at: instant(),
          due_on: dueOn,
          prepared_at: instant(),
          prepared_by: by,
          prepared_key: key,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (task) await notifyStaff(trx, 'payBackAsked', task)
      return task !== undefined
    },

    lessToPayBack: async (trx, of) => {
      const open = await trx
        .selectFrom('staff_tasks')
        .select(['id', 'amount'])
        .where('kind', '=', 'payBack')
        .where('done_at', 'is', null)
        .where((task) =>
          'bankLineId' in of
            ? task('bank_line_id', '=', of.bankLineId)
            : task('residence_payment_id', '=', of.residencePaymentId),
        )
        .forUpdate()
        .execute()
      for (const { id, amount } of open) {
        const left = 'amount' in of ? Number(amount) - of.amount : 0
        if (left <= 0) await trx.deleteFrom('staff_tasks').where('id', '=', id).execute()
        else
          await trx
            .updateTable('staff_tasks')
            .set({ amount: left, prepared_at: null, prepared_by: null, prepared_key: null })
            .where('id', '=', id)
            .execute()
      }
      return open.length > 0
    },

    list: async () => {
      const open = await tasks(db)
        .where('done_at', 'is', null)
        .orderBy('staff_tasks.due_on')
        .orderBy('staff_tasks.number')
        .limit(maxListed)
        .execute()
      const done = await tasks(db)
        .where('done_at', 'is not', null)
        .orderBy('done_at', 'desc')
        .limit(maxListed)
        .execute()
      return [...open, ...done]
    },

    finish: (id, how) =>
      db.transaction().execute(async (trx): Promise<FinishedTask> => {
        const { by, reference } = how
        // A payment is locked before its tasks.
        const read = await tasks(trx).where('staff_tasks.id', '=', id).executeTakeFirst()
        if (read?.payment_id && read.done_at === null) {
          const settled = await settle()(trx, { kind: read.kind, paymentId: read.payment_id }, how)
          if (settled !== 'settled') return { kind: settled }
        }
        const task = await tasks(trx)
          .where('staff_tasks.id', '=', id)
          .forUpdate('staff_tasks')
          .executeTakeFirst()
        if (!task) return { kind: 'unknown' }
        if (task.done_at !== null)
          return task.reference === reference ? { kind: 'done', task } : { kind: 'doneOtherwise' }
        if (how.key !== undefined && isFromBankToBank(task) && !isByAnother(task, how))
          return { kind: 'needsTwo' }
        const done = { done_at: instant(), done_by: by, reference }
        await trx.updateTable('staff_tasks').set(done).where('id', '=', id).execute()
        await notifyOwners(trx, task, reference)
        return { kind: 'done', task: { ...task, ...done } }
      }),

    remind: () =>
      db.transaction().execute(async (trx) => {
        const waiting = await tasks(trx)
          .where('done_at', 'is', null)
          .where('reminded_at', 'is', null)
          .orderBy('staff_tasks.created_at')
          .limit(maxListed)
          .forUpdate('staff_tasks')
          .skipLocked()
          .execute()
        const late = waiting.filter(({ site, created_at }) => {
          const { country } = siteByKey(site)
          const since = dayIn(Date.parse(created_at), country)
          return dayIn(now(), country) >= workingDaysAfter(since, remindedAfter, country)
        })
        for (const task of late) {
          await trx
            .updateTable('staff_tasks')
            .set({ reminded_at: instant() })
            .where('id', '=', task.id)
            .execute()
          await remindStaff(trx, task)
        }
        return late.length
      }),
  }
}
