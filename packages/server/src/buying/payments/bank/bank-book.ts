// What comes in on the company's accounts: each movement once, matched with the payment of a home that its reference names, else by staff.
// Money in = what pays claims + what is paid back + what is not matched.
import type { Money, Seller, SiteDefinition } from '@husrum/domain'
import { dayIn, paymentNumberOf, refundDueBy, siteById, sites } from '@husrum/domain'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { isUuid } from '../../../platform/database/is-uuid.ts'
import type { Schema, Table } from '../../../platform/database/schema.ts'
import type { StaffTasks } from '../../../platform/staff-tasks/staff-tasks.ts'
import type { BankEntry, ReadBankFile } from './bank-entry.ts'
import { plainAccount } from './bank-entry.ts'
import type { Claim, ClaimLetters } from './claim.ts'
import { claimOf, claimsIn, followTransfers, lockClaim, missingOf } from './claim.ts'

type Trx = Transaction<Schema>
type LineRow = Selectable<Table<'bank_lines'>>

/** Who acts: a person, and the key of the tool that they use. */
export interface BankActor {
  readonly by: string
  readonly key: string
}

export interface AddedEntries {
  readonly added: readonly string[]
  /** Known from an earlier file. */
  readonly knownCount: number
}

export type BankAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'unknown'; readonly what: 'line' | 'claim' }
  /** In words for staff. */
  | { readonly kind: 'refused'; readonly why: string }

export interface ListedLine extends LineRow {
  readonly rest: Money
  readonly isTakenBack: boolean
  readonly parts: readonly {
    readonly claim: string
    readonly number: number
    readonly about: string
    readonly amount: number
    readonly by: string
  }[]
  readonly paidBack: number
}

export interface BankBook {
  /** Undefined if a file with the same content has come before. */
  addFile(
    file: ReadBankFile,
    facts: { readonly name: string; readonly sha256: string; readonly key: string },
  ): Promise<AddedEntries | undefined>
  /** Movements that staff entered. */
  addEntries(entries: readonly BankEntry[], actor: BankActor): Promise<AddedEntries>
  /** Accounts of the entries that belong to no seller. */
  foreignAccounts(entries: readonly BankEntry[]): Promise<readonly string[]>
  /** Pays a claim with what is left of a line, or with a part of it. */
  match(lineId: string, claim: string, actor: BankActor, amount?: Money): Promise<BankAnswer>
  unmatch(lineId: string, actor: BankActor): Promise<BankAnswer>
  /** Prepares a transfer back of what is left of a line, or of a part of it: a task that another person completes. */
  payBack(lineId: string, actor: BankActor, amount?: Money): Promise<BankAnswer>
  lines(filter: {
    readonly isOpen: boolean
    readonly ids?: readonly string[]
    readonly limit: number
  }): Promise<readonly ListedLine[]>
  openClaims(): Promise<readonly Claim[]>
}

export interface BankBookOptions extends ClaimLetters {
  readonly db: Kysely<Schema>
  readonly now: () => number
  readonly tasks: Pick<StaffTasks, 'preparePayBack' | 'lessToPayBack'>
  readonly log: Pick<Logger, 'warn'>
}

const done: BankAnswer = { kind: 'done' }
const refused = (why: string): BankAnswer => ({ kind: 'refused', why })

/** Sums of a line in a query of `bank_lines`. */
const ofClaims = sql<number>`(select coalesce(sum(bank_line_parts.amount), 0) from bank_line_parts
  where bank_line_parts.line_id = bank_lines.id)`
const sumPaidBack = sql<number>`(select coalesce(sum(staff_tasks.amount), 0) from staff_tasks
  where staff_tasks.bank_line_id = bank_lines.id)`
/** A line and the one that takes it back count as nothing. */
const isTakenBack = sql<boolean>`(bank_lines.reversed_by is not null
  or exists (select from bank_lines as other where other.reversed_by = bank_lines.id))`
const restOfLine = sql<number>`case when ${isTakenBack} then 0 else bank_lines.amount - ${ofClaims} - ${sumPaidBack} end`

const maxClaims = 5_000

export const makeBankBook = ({ db, now, tasks, log, ...letters }: BankBookOptions): BankBook => {
  const instant = () => new Date(now()).toISOString()

  /** All changes of bank lines, one after another: they lock several claims each. */
  const inTurn = <Value>(work: (trx: Trx) => Promise<Value>): Promise<Value> =>
    db.transaction().execute(async (trx) => {
      await sql`lock table bank_lines in share row exclusive mode`.execute(trx)
      return work(trx)
    })

  const sellersByAccount = async (within: Kysely<Schema>): Promise<ReadonlyMap<string, Seller>> => {
    const rows = await within.selectFrom('sellers').select('record').orderBy('key').execute()
    return new Map(
      rows.flatMap(({ record }) => {
        const { bankgiro, iban } = record.bank ?? {}
        return [
          ...(bankgiro === undefined ? [] : [plainAccount(bankgiro)]),
          // Norwegian files have the number of the account alone.
          ...(iban === undefined
            ? []
            : [plainAccount(iban), ...(record.country === 'NO' ? [plainAccount(iban.slice(4))] : [])]),
        ].map((account) => [account, record] as const)
      }),
    )
  }

  const restOf = async (trx: Trx, lineId: string): Promise<number> => {
    const row = await trx
      .selectFrom('bank_lines')
      .select(restOfLine.as('rest'))
      .where('id', '=', lineId)
      .executeTakeFirst()
    return Number(row?.rest ?? 0)
  }

  const pay = async (
    trx: Trx,
    { line, claim, amount, by }: { line: LineRow; claim: Claim; amount: number; by: string },
  ): Promise<void> => {
    await trx
      .insertInto('bank_line_parts')
      .values({
        line_id: line.id,
        residence_payment_id: claim.id,
        amount,
        matched_at: instant(),
        matched_by: by,
      })
      .onConflict((conflict) =>
        conflict.columns(['line_id', 'residence_payment_id']).doUpdateSet({
          amount: sql<number>`bank_line_parts.amount + excluded.amount`,
          matched_by: by,
        }),
      )
      .execute()
    await followTransfers(trx, letters, claim.id)
  }

  const isOfSeller = (line: LineRow, claim: Claim): boolean =>
    claim.currency === line.currency && (claim.sellerKey === '' || claim.sellerKey === line.seller)

  /** Pays the claims that the references of a line name: one in any amount, several if they add up. */
  const matchByReference = async (trx: Trx, line: LineRow, seller: Seller): Promise<void> => {
    const numbers = [
      ...new Set(line.reference.split(' | ').flatMap((each) => paymentNumberOf(each, seller.country) ?? [])),
    ]
    if (numbers.length === 0) return
    const named = await trx
      .selectFrom('residence_payments')
      .select('id')
      .where('number', 'in', numbers)
      .orderBy('id')
      .execute()
    const claims: Claim[] = []
    for (const { id } of named) {
      const claim = await lockClaim(trx, id)
      if (claim && isOfSeller(line, claim) && missingOf(claim) > 0) claims.push(claim)
    }
    const missing = claims.reduce((sum, claim) => sum + missingOf(claim), 0)
    if (claims.length > 1 && missing !== line.amount) return
    for (const claim of claims)
      await pay(trx, { line, claim, amount: Math.min(line.amount, missingOf(claim)), by: '' })
  }

  /** The line that a negative one takes back; undefined if staff have to find it, or its money is paid back already. */
  const takenBackBy = async (trx: Trx, line: LineRow): Promise<LineRow | undefined> => {
    const lines = await trx
      .selectFrom('bank_lines')
      .selectAll()
      .where('account', '=', line.account)
      .where('currency', '=', line.currency)
      .where('amount', '=', -line.amount)
      .where('reversed_by', 'is', null)
      .where('booked_on', '<=', line.booked_on)
      .orderBy('booked_on', 'desc')
      .orderBy('added_at', 'desc')
      .orderBy('id')
      .execute()
    return lines.find(({ reference, payer }) =>
      line.reference === '' ? payer !== '' && payer === line.payer : reference === line.reference,
    )
  }

  const takeBack = async (trx: Trx, line: LineRow): Promise<void> => {
    const original = await takenBackBy(trx, line)
    if (!original) return
    const parts = await trx
      .selectFrom('bank_line_parts')
      .selectAll()
      .where('line_id', '=', original.id)
      .orderBy('residence_payment_id')
      .execute()
    const claims = parts.map(({ residence_payment_id }) => residence_payment_id)
    // A purchase that ends meanwhile, and a task that is being completed, wait or are waited for.
    for (const id of claims) await lockClaim(trx, id)
    const paidBack = await trx
      .selectFrom('staff_tasks')
      .select('done_at')
      .where((task) =>
        task.or([
          task('bank_line_id', '=', original.id),
          ...(claims.length === 0 ? [] : [task('residence_payment_id', 'in', claims)]),
        ]),
      )
      .orderBy('id')
      .forUpdate()
      .execute()
    // The company has lost it: the negative line stays in the list of staff.
    if (paidBack.some(({ done_at }) => done_at !== null)) return
    await tasks.lessToPayBack(trx, { bankLineId: original.id })
    await trx.deleteFrom('bank_line_parts').where('line_id', '=', original.id).execute()
    await trx.updateTable('bank_lines').set({ reversed_by: line.id }).where('id', '=', original.id).execute()
    for (const { residence_payment_id: id, amount } of parts) {
      const isOver = await tasks.lessToPayBack(trx, {
        residencePaymentId: id,
        amount: Number(amount) as Money,
      })
      await followTransfers(trx, letters, id, isOver)
    }
  }

  const add = async (
    trx: Trx,
    entries: readonly BankEntry[],
    facts: { readonly fileId?: string; readonly by: string },
  ): Promise<AddedEntries> => {
    const sellers = await sellersByAccount(trx)
    const added: string[] = []
    // What is credited comes before what is taken back.
    for (const entry of entries.toSorted((one, other) => other.amount - one.amount)) {
      const seller = sellers.get(entry.account)
      if (!seller) throw new Error('An account belongs to no seller')
      const line = await trx
        .insertInto('bank_lines')
        .values({
          file_id: facts.fileId ?? null,
          account: entry.account,
          entry_id: entry.entryId,
          seller: seller.key,
          booked_on: entry.bookedOn,
          amount: entry.amount,
          currency: entry.currency,
          reference: entry.references.join(' | '),
          payer: entry.payer,
          message: entry.message,
          added_at: instant(),
          added_by: facts.by,
        })
        .onConflict((conflict) => conflict.columns(['account', 'entry_id']).doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!line) continue
      added.push(line.id)
      if (line.amount < 0) await takeBack(trx, line)
      else await matchByReference(trx, line, seller)
    }
    return { added, knownCount: entries.length - added.length }
  }

  const findLine = async (trx: Trx, id: string): Promise<LineRow | undefined> =>
    isUuid(id) ? trx.selectFrom('bank_lines').selectAll().where('id', '=', id).executeTakeFirst() : undefined

  return {
    addFile: (file, { name, sha256, key }) =>
      inTurn(async (trx) => {
        const made = await trx
          .insertInto('bank_files')
          .values({ sha256, name, format: file.format, added_at: instant(), added_by: key })
          .onConflict((conflict) => conflict.column('sha256').doNothing())
          .returning('id')
          .executeTakeFirst()
        return made && add(trx, file.entries, { fileId: made.id, by: key })
      }),

    addEntries: (entries, { by, key }) =>
      inTurn((trx) => add(trx, entries, { by: key === '' ? by : `${by} (${key})` })),

    foreignAccounts: async (entries) => {
      const sellers = await sellersByAccount(db)
      return [...new Set(entries.map(({ account }) => account))].filter((account) => !sellers.has(account))
    },

    match: (lineId, named, { by }, wanted) =>
      inTurn(async (trx) => {
        const line = await findLine(trx, lineId)
        if (!line) return { kind: 'unknown', what: 'line' }
        const found = await trx
          .selectFrom('residence_payments')
          .select('id')
          .where((row) =>
            isUuid(named)
              ? row('id', '=', named)
              : row(
                  'number',
                  'in',
                  (['SE', 'NO', 'FI'] as const).map((country) => paymentNumberOf(named, country) ?? 0),
                ),
          )
          .execute()
        const claim = found.length === 1 && found[0] ? await lockClaim(trx, found[0].id) : undefined
        if (!claim) return { kind: 'unknown', what: 'claim' }
        if (claim.currency !== line.currency) return refused('The currencies differ.')
        const rest = await restOf(trx, line.id)
        const missing = missingOf(claim)
        if (missing <= 0) return refused(`Nothing is missing: the payment is ${claim.status}.`)
        const amount = wanted ?? Math.min(rest, missing)
        if (rest <= 0) return refused('Nothing is left of the line.')
        if (amount > rest || amount > missing)
          return refused(`Left of the line: ${rest / 100}. Missing: ${missing / 100}.`)
        await pay(trx, { line, claim, amount, by })
        return done
      }),

    unmatch: (lineId, { by, key }) =>
      inTurn(async (trx) => {
        const line = await findLine(trx, lineId)
        if (!line) return { kind: 'unknown', what: 'line' }
        const parts = await trx
          .selectFrom('bank_line_parts')
          .select('residence_payment_id')
          .where('line_id', '=', line.id)
          .orderBy('residence_payment_id')
          .execute()
        const claims = parts.map(({ residence_payment_id }) => residence_payment_id)
        if (claims.length === 0) return refused('The line pays nothing.')
        for (const id of claims) await lockClaim(trx, id)
        const isPaidBack = await trx
          .selectFrom('staff_tasks')
          .select('id')
          .where('residence_payment_id', 'in', claims)
          .limit(1)
          .executeTakeFirst()
        if (isPaidBack) return refused('The payment is being paid back, or has been.')
        await trx.deleteFrom('bank_line_parts').where('line_id', '=', line.id).execute()
        for (const id of claims) await followTransfers(trx, letters, id)
        log.warn({ line: line.id, by, key }, 'A bank line pays nothing any more')
        return done
      }),

    payBack: (lineId, actor, wanted) =>
      inTurn(async (trx) => {
        const line = await findLine(trx, lineId)
        if (!line) return { kind: 'unknown', what: 'line' }
        const rest = await restOf(trx, line.id)
        const amount = wanted ?? rest
        if (rest <= 0) return refused('Nothing is left of the line.')
        if (amount > rest) return refused(`Left of the line: ${rest / 100}.`)
        const seller = await trx
          .selectFrom('sellers')
          .select('record')
          .where('key', '=', line.seller)
          .executeTakeFirst()
        const site = siteOfSeller(seller?.record, line.currency)
        const today = dayIn(now(), site.country)
        const isNew = await tasks.preparePayBack(
          trx,
          {
            bankLineId: line.id,
            site,
            about: line.payer || line.reference || line.entry_id,
            amount: amount as Money,
            currency: line.currency,
            dueOn: refundDueBy(today) ?? today,
          },
          actor,
        )
        return isNew ? done : refused('A transfer back is prepared already.')
      }),

    lines: async ({ isOpen, ids, limit }) => {
      if (ids?.length === 0) return []
      const rows = await db
        .selectFrom('bank_lines')
        .selectAll()
        .select([
          restOfLine.as('rest'),
          isTakenBack.as('isTakenBack'),
          sumPaidBack.as('paidBack'),
          sql<
            ListedLine['parts']
          >`coalesce((select jsonb_agg(jsonb_build_object('claim', residence_payments.id,
            'number', residence_payments.number, 'about', coalesce(residences.home ->> 'name', ''),
            'amount', bank_line_parts.amount, 'by', bank_line_parts.matched_by) order by residence_payments.number)
            from bank_line_parts
            join residence_payments on residence_payments.id = bank_line_parts.residence_payment_id
            join residences on residences.id = residence_payments.residence_id
            where bank_line_parts.line_id = bank_lines.id), '[]')`.as('parts'),
        ])
        .$if(isOpen, (query) => query.where(restOfLine, '<>', 0))
        .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
        .orderBy('booked_on', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ ...row, rest: Number(row.rest) as Money, paidBack: Number(row.paidBack) }))
    },

    openClaims: async () => {
      const rows = await claimsIn(db)
        .where('residence_payments.status', '=', 'open')
        .orderBy('residence_payments.due_on')
        .orderBy('residence_payments.number')
        .limit(maxClaims)
        .execute()
      return rows.map(claimOf)
    },
  }
}

/** A site of a seller: its own, else any with its currency. */
const siteOfSeller = (seller: Seller | undefined, currency: string): SiteDefinition => {
  const own = seller?.siteIds[0]
  const site =
    (own === undefined ? undefined : siteById(own)) ??
    (sites as readonly SiteDefinition[]).find(({ formats }) => formats.currencyCode === currency)
  if (!site) throw new Error(`No site has the currency ${currency}`)
  return site
}
