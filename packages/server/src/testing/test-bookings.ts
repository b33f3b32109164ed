// Bookings for tests of other modules: the domain's state machine over a table of their own, each locked when it is changed.
import { randomUUID } from 'node:crypto'
import type { BookingSigner, BookingState, Money, SiteDefinition, SiteKey } from '@husrum/domain'
import { siteByKey, stepBooking } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { BookingMoney, BookingService, StoredBooking } from '../buying/booking/booking-service.ts'
import type { Schema } from '../platform/database/schema.ts'

interface Row {
  readonly id: string
  readonly account_id: string
  readonly site: SiteKey
  readonly state: BookingState
  readonly fee: number
}

/** A log entry that staff wrote for a booking. */
export type BookingNote = { readonly id: string } & Parameters<BookingService['note']>[2]

export interface TestBookings {
  readonly bookingService: BookingService
  /** A booking with a signed contract, of this account. */
  add(facts: { accountId: string; site?: SiteKey; fee?: number; holdExpiresAt?: number }): Promise<string>
  /** Staff notes of all bookings. */
  readonly notes: readonly BookingNote[]
  stateOf(id: string): Promise<BookingState>
  /** Sets the payments of bookings. */
  setMoney(money: BookingMoney): void
  /** Whether a home with an expired hold is free when it is requested again. */
  setFree(isFree: boolean): void
}

/** Minor units. */
export const testFee = 2_500_000

const variantOf = ({ country }: SiteDefinition) => (country === 'FI' ? 'B' : country === 'NO' ? 'A' : 'C')

export const makeTestBookings = async (db: Kysely<Schema>): Promise<TestBookings> => {
  await sql`create table if not exists test_bookings (
    id uuid primary key, account_id uuid not null, site text not null, state jsonb not null, fee bigint not null)`.execute(
    db,
  )
  let money: BookingMoney | undefined
  let isFree = true
  const notes: BookingNote[] = []

  const stored = ({ id, account_id, site: key, state, fee }: Row): StoredBooking => {
    const site = siteByKey(key)
    const home = {
      objectId: state.objectId,
      name: 'Kajutan 1203',
      address: 'Kajgatan 4',
      areaName: 'Lindholmen',
      municipality: 'Göteborg',
      stageName: 'Kajutan',
      path: '/bostad/kajutan-1203/',
      image: '',
      rooms: 3,
      area: 74,
      disposalForm: 'condominium',
      inhabitDate: '2027-03-01',
    }
    const terms = {
      price: 400_000_000 as Money,
      fee: fee as Money,
      withdrawalCost: 700_000 as Money,
      minDownPaymentRate: 0.15,
      currency: site.formats.currencyCode,
      lines: [],
    }
    return {
      id,
      site,
      accountId: account_id,
      objectId: state.objectId,
      state,
      home,
      terms,
      applicants: [],
      options: [],
      version: 1,
      startedAt: 0,
      origin: site.hosts.development,
    }
  }

  const read = async (within: Kysely<Schema>, id: string, isLocked = false): Promise<Row | undefined> =>
    (
      await sql<Row>`select * from test_bookings where id = ${id}::uuid ${isLocked ? sql`for update` : sql``}`.execute(
        within,
      )
    ).rows[0]

  const tell: BookingService['tell'] = async (trx: Transaction<Schema>, id, event) => {
    const row = await read(trx, id, true)
    if (!row) throw new Error('There is no such booking')
    let { state, effects } = stepBooking(row.state, event)
    const save = () =>
      sql`update test_bookings set state = ${JSON.stringify(state)}::jsonb where id = ${id}::uuid`.execute(
        trx,
      )
    await save()
    for (const effect of effects) {
      if (effect.kind === 'cancelPayment') await money?.cancel(trx, id)
      if (effect.kind === 'refund') await money?.refund(trx, id, 'booking')
      if (effect.kind !== 'reconfirm') continue
      const after = stepBooking(state, { kind: 'reconfirmed', isFree })
      state = after.state
      effects = after.effects
      await save()
      if (effects.some(({ kind }) => kind === 'refund')) await money?.refund(trx, id, 'late')
    }
    return stored({ ...row, state })
  }

  return {
    bookingService: {
      find: async (within, id) => {
        const row = /^[\da-f-]{36}$/.test(id) ? await read(within, id) : undefined
        return row && stored(row)
      },
      roleOf: async (within, id, accountId): Promise<BookingSigner | undefined> => {
        const row = /^[\da-f-]{36}$/.test(id) ? await read(within, id) : undefined
        return row?.account_id === accountId ? 'buyer' : undefined
      },
      lock: async (trx, id) => void (await read(trx, id, true)),
      note: async (_trx, id, entry) => void notes.push({ id, ...entry }),
      tell,
    },
    add: async ({
      accountId,
      site = 'sweden',
      fee = testFee,
      holdExpiresAt = Number.MAX_SAFE_INTEGER / 2,
    }) => {
      const id = randomUUID()
      const state: BookingState = {
        kind: 'signed',
        variant: variantOf(siteByKey(site)),
        objectId: 'home-1',
        bookingId: id,
        holdExpiresAt,
        isHoldExtended: true,
        isPaymentBegun: false,
        applicants: 1,
        signedBy: ['buyer'],
      }
      await sql`insert into test_bookings values (${id}::uuid, ${accountId}::uuid, ${site}, ${JSON.stringify(state)}::jsonb, ${fee})`.execute(
        db,
      )
      return id
    },
    notes,
    stateOf: async (id) => ((await read(db, id)) as Row).state,
    setMoney: (next) => {
      money = next
    },
    setFree: (next) => {
      isFree = next
    },
  }
}
