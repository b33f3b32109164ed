// Every key and every column is covered when one secret replaces another: each has an entry here, which is checked.

import { siteByKey } from '@husrum/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSigningCookie } from '../../buying/documents/signing-cookie.ts'
import { makeHandoverLinks } from '../../buying/payments/handover-routes.ts'
import { makePaymentMarks } from '../../buying/payments/payment-marks.ts'
import { makeTickets } from '../../buying/showings/tickets.ts'
import { makePanoramaPasses } from '../../catalogue/panoramas/panorama-passes.ts'
import { makeLetterStops } from '../../living/errands/letter-stops.ts'
import { makeDeviceCookie } from '../../people/accounts/device-cookie.ts'
import { makeAccountLinks } from '../../people/accounts/postgres-account-links.ts'
import { makeSessions } from '../../people/sessions/postgres-sessions.ts'
import { makeFlowCookie } from '../../people/sign-in/flow-cookie.ts'
import { fillTable, letAnythingIn } from '../../testing/fill-tables.ts'
import { addAccount } from '../../testing/sessions.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { makeSeal } from '../secrets/seal.ts'
import type { KeyPurpose, SecretKeys } from '../secrets/secret-keys.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import { allAnew, rekey } from './rekey.ts'
import type { PlacedColumn } from './seals.ts'
import { sealedColumns } from './seals.ts'

const old = 'the old secret, of thirty-two bytes and more'
const next = 'the next secret, of thirty-two bytes and more'
const site = siteByKey('sweden')

/** The treatment of data made with a key. */
interface Treatment {
  /** `npm run rekey` re-encrypts it: names of its kinds. */
  readonly anew?: readonly string[]
  /** Sent to people with a validity period: accepted with any secret, while that is known. */
  readonly taken?: string
  /** Expires before a secret is removed, or is created again. */
  readonly short?: string
}

const seals = (purpose: KeyPurpose): readonly string[] =>
  Object.entries(sealedColumns).flatMap(([name, column]) => (column.purpose === purpose ? [name] : []))

const treatments = {
  token: { taken: 'an hour: who is there gets another one' },
  flow: { taken: 'ten minutes' },
  'identity-seal': { anew: seals('identity-seal'), short: 'identifications: minutes' },
  'identity-lookup': { anew: ['accounts by identity', 'applicants by identity'] },
  link: { taken: 'an hour to a year, letters about errands for good' },
  form: { anew: seals('form'), short: 'in a cookie: ten minutes' },
  attempts: { short: 'counts begin again' },
  jobs: { anew: ['jobs'] },
  device: { taken: 'half a year: then the next sign-in marks it again' },
  'case-draft': { anew: seals('case-draft') },
  'case-report': { anew: seals('case-report') },
  payment: {
    anew: seals('payment'),
    taken: 'while a payment is open: the sweep asks where no callback is believed',
  },
  booking: { anew: seals('booking') },
  'booking-email': { anew: ['applicants by address'] },
  signing: { short: 'signings under way' },
  'signing-flow': { taken: 'while a signing is under way' },
  evidence: { anew: seals('evidence') },
  'evidence-seal': { anew: ['company seals on evidence'] },
  showing: { taken: 'until the showing' },
  panorama: { taken: 'an hour' },
  archive: { anew: seals('archive') },
  webhook: { anew: seals('webhook') },
} as const satisfies Record<KeyPurpose, Treatment>

/** Binary columns, with their treatment. */
const columns = {
  'account_archives.sealed': 'anew',
  'account_links.secret_hash': 'link',
  'account_undos.secret_hash': 'link',
  'accounts.identity_lookup': 'anew',
  'accounts.identity_sealed': 'anew',
  'booking_applicants.email_lookup': 'anew',
  'booking_applicants.identity_lookup': 'anew',
  'booking_documents.html_sealed': 'anew',
  'booking_documents.pdf_sealed': 'anew',
  'booking_invitations.code_hash': 'link',
  'booking_invitations.flow_hash': 'without a key',
  'booking_invitations.token_hash': 'link',
  'booking_signatures.evidence_sealed': 'anew',
  'booking_signatures.seal': 'anew',
  'bookings.sealed': 'anew',
  'call_counts.lookup': 'short',
  'case_drafts.sealed': 'anew',
  'case_reports.sealed': 'anew',
  'case_requests.body_hash': 'without a key',
  'case_submissions.body_hash': 'without a key',
  'case_typed_forms.sealed': 'anew',
  'catalogue_columns.columns': 'without a key',
  'contract_parties.identity_sealed': 'anew',
  'contact_typed_forms.sealed': 'anew',
  // With the account of the person; others are announced again.
  'expected_people.identity_lookup': 'anew',
  'explorer_pictures.body': 'without a key',
  'identifications.flow_hash': 'short',
  'identifications.identity_sealed': 'short',
  'identifications.order_sealed': 'short',
  'identifications.session_sealed': 'short',
  'identifications.state_hash': 'short',
  'integration_keys.secret_hash': 'without a key',
  'letter_counts.lookup': 'short',
  'payments.handover': 'anew',
  'print_typed_forms.sealed': 'anew',
  'residence_documents.content_sealed': 'anew',
  'residence_documents.pdf_sealed': 'anew',
  'saved_search_links.secret_hash': 'link',
  'sessions.binding_hash': 'without a key',
  'sign_in_failures.lookup': 'short',
  'signings.answer_sealed': 'short',
  'signings.flow_hash': 'short',
  'signings.order_sealed': 'short',
  'signings.state_hash': 'short',
  'signings.words_sealed': 'short',
  'uploads.sha256': 'without a key',
  'web_assets.body': 'without a key',
  'webhook_endpoints.secrets_sealed': 'anew',
} as const

let database: OpenDatabase
let accountId: string
beforeAll(async () => {
  database = openTestDatabase()
  accountId = await addAccount(database)
})
afterAll(() => database.close())

/** Creates something with one server's keys; returns whether a server accepts it. */
type Shows = (by: SecretKeys) => Promise<(taker: SecretKeys) => unknown>

const { now } = Date
const cookieIn = ([, header]: readonly [string, string]): string => header.split(';', 1)[0] ?? ''
const owner = { organisation: 'mainAndCooperative', email: 'anna@example.com' } as const
const id = '00000000-0000-4000-8000-000000000001'

const shown: Readonly<Record<string, Shows>> = {
  token: async (by) => {
    const { db } = database
    const { token, binding } = await makeSessions({ db, keys: by }).begin({
      accountId,
      site,
      hasIdentity: true,
    })
    return (taker) => makeSessions({ db, keys: taker }).find({ site, token, binding })
  },
  flow: async (by) => {
    const cookie = cookieIn(makeFlowCookie(by, 'development').issue().header)
    return (taker) => makeFlowCookie(taker, 'development').read(cookie)
  },
  'signing-flow': async (by) => {
    const cookie = cookieIn(makeSigningCookie(by, 'development').issue().header)
    return (taker) => makeSigningCookie(taker, 'development').read(cookie)
  },
  device: async (by) => {
    const cookie = cookieIn(makeDeviceCookie(by, 'development').issue('', owner))
    return (taker) => makeDeviceCookie(taker, 'development').read(cookie, owner)
  },
  'link: a new password': async (by) => {
    const { db } = database
    const to = { accountId, email: owner.email }
    const secret = await makeAccountLinks({ db, keys: by, now }).makeLink('resetPassword', to)
    return (taker) =>
      makeAccountLinks({ db, keys: taker, now }).peek('resetPassword', owner.organisation, secret)
  },
  'link: letters about errands': async (by) => {
    const { stopLink } = makeLetterStops(database.db, { keys: by, now }).linksOf({
      accountId,
      letter: 'progress',
      site,
      origin: 'https://www.husrum.example',
    })
    const token = new URL(stopLink).searchParams.get('token') ?? ''
    return (taker) => makeLetterStops(database.db, { keys: taker, now }).read(token)
  },
  'showing: a ticket': async (by) => {
    const ticket = makeTickets(by.knownKeysFor('showing')).ticketOf(id)
    return (taker) => makeTickets(taker.knownKeysFor('showing')).placeOf(ticket)
  },
  'showing: a code of a host': async (by) => {
    const code = makeTickets(by.knownKeysFor('showing')).hostCodeOf({ id, version: 1 })
    return (taker) => makeTickets(taker.knownKeysFor('showing')).isHostCode({ id, version: 1 }, code)
  },
  'payment: a link to pay': async (by) => {
    const link = makeHandoverLinks(makePaymentMarks(by)).of({ id, origin: 'https://www.husrum.example' })
    const key = new URL(link).searchParams.get('key') ?? ''
    return (taker) => makeHandoverLinks(makePaymentMarks(taker)).isGood(id, key)
  },
  panorama: async (by) => {
    const passes = makePanoramaPasses(by.knownKeysFor('panorama'), now)
    const holder = { stageId: 'kajutan', browser: passes.newBrowser() }
    const { token } = passes.give(holder)
    return (taker) =>
      makePanoramaPasses(taker.knownKeysFor('panorama'), now).keyOf(token.slice(0, -1), holder)
  },
}

describe('When one secret replaces another', () => {
  it('each kind that the command renews belongs to a key', () => {
    const named = Object.values<Treatment>(treatments).flatMap(({ anew = [] }) => anew)
    expect([...named].sort()).toEqual(Object.keys(allAnew).sort())
  })

  it('no binary column is missing', async () => {
    const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
      from information_schema.columns where table_schema = 'public' and data_type = 'bytea'`.execute(
      database.db,
    )
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(columns).sort())
    const anew = Object.entries(columns).flatMap(([name, what]) => (what === 'anew' ? [name] : []))
    const sealed = Object.values(sealedColumns).map(({ table, column }) => `${table}.${column}`)
    const others = anew.filter((name) => !sealed.includes(name))
    expect(sealed.filter((name) => !anew.includes(name))).toEqual([])
    expect(others).toEqual([
      'accounts.identity_lookup',
      'booking_applicants.email_lookup',
      'booking_applicants.identity_lookup',
      'booking_signatures.seal',
      'expected_people.identity_lookup',
    ])
  })

  it.each(Object.entries(shown))(
    '%s is accepted by every server that knows its secret, and by no other',
    async (_, shows) => {
      const takes = await shows(makeSecretKeys(old))
      const took = [
        makeSecretKeys(old, { also: [next] }),
        makeSecretKeys(next, { also: [old], lasting: old }),
        makeSecretKeys(next, { also: [old], lasting: next }),
        makeSecretKeys(next),
      ].map((taker) => takes(taker))
      expect((await Promise.all(took)).map(Boolean)).toEqual([true, true, true, false])
    },
  )

  it('every key of data sent to people has a test', () => {
    const taken = Object.entries<Treatment>(treatments).flatMap(([purpose, { taken }]) =>
      taken ? [purpose] : [],
    )
    const tried = [...new Set(Object.keys(shown).map((name) => name.split(':', 1)[0]))]
    expect(tried.sort()).toEqual(taken.sort())
  })
})

describe('Each column with encrypted data', () => {
  it('is decrypted with the new secret alone after the command, which reports what no secret decrypts', {
    timeout: 120_000,
  }, async () => {
    const filled = openTestDatabase()
    try {
      await letAnythingIn(filled.db)
      await sql`set session_replication_role = replica`.execute(filled.db)
      const tables = [...new Set(Object.values(sealedColumns).map(({ table }) => table))]
      const at = '2026-11-24T10:20:30.123Z'
      for (const table of tables) await fillTable(filled.db, table, { asked_at: at, booking_id: id })
      const rowOf = async ({ table, column, key, facts = [] }: PlacedColumn) => {
        const names = sql.join([...key, ...facts, column].map((name) => sql.ref(name)))
        const { rows } = await sql<
          Readonly<Record<string, string>>
        >`select ${names} from ${sql.table(table)}`.execute(filled.db)
        return rows[0] ?? {}
      }
      const columnsOfSeals: readonly PlacedColumn[] = Object.values(sealedColumns)
      for (const each of columnsOfSeals) {
        const { seal } = makeSeal(makeSecretKeys(old).keysFor(each.purpose))
        const sealed = seal(`${each.table} ${each.column}`, each.contextOf(await rowOf(each)))
        await sql`update ${sql.table(each.table)} set ${sql.ref(each.column)} = ${sealed}`.execute(filled.db)
      }
      const { kinds } = await rekey({ db: filled.db, secrets: { secret: next, also: [old] } })
      const made = kinds
        .filter(({ name }) => name in sealedColumns)
        .map(({ made, left, lost }) => ({ made, left, lost }))
      expect(made).toEqual(columnsOfSeals.map(() => ({ made: 1, left: 0, lost: 0 })))
      for (const each of columnsOfSeals) {
        const row = await rowOf(each)
        const { open } = makeSeal(makeSecretKeys(next).keysFor(each.purpose))
        expect(open(row[each.column] as never, each.contextOf(row))).toBe(`${each.table} ${each.column}`)
      }
      // A seal that no secret opens, next to one that opens.
      await sql`update case_reports set sealed = '\\x00'`.execute(filled.db)
      const again = await rekey({ db: filled.db, secrets: { secret: next, also: [old] } })
      expect(again.kinds.filter(({ name, lost }) => name in sealedColumns && lost > 0)).toMatchObject([
        { name: 'reports of faults', lost: 1 },
      ])
    } finally {
      await filled.close()
    }
  })
})
