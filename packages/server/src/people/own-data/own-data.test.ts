// All personal data of an account: exported completely, and deleted completely. A new table without a rule fails here.

import { buffer } from 'node:stream/consumers'
import { aBookedHome } from '@husrum/domain/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import yauzl from 'yauzl'
import type { Tables } from '../../platform/database/tables.ts'
import { declarations } from '../../subjects.ts'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { aProvenIdentity, goodPassword, openAccountsForTests } from '../../testing/accounts.ts'
import {
  columnsOfAccounts,
  fillTable,
  letAnythingIn,
  referencesTo,
  tablesWith,
} from '../../testing/fill-tables.ts'
import { addResidence } from '../../testing/residences.ts'
import { toldEvents } from '../../testing/told-events.ts'
import { archiveLifetimeMs } from './archives.ts'
import { personalTablesOf } from './personal-tables.ts'

let house: AccountsForTests
beforeAll(async () => {
  house = await openAccountsForTests()
})
afterAll(() => house.close())

const personal = new Map(personalTablesOf(declarations))
const names = [...personal.keys()]
/** Tables that refer to those but hold no personal data, with a reason. */
const explained = declarations.flatMap(({ tables }) =>
  Object.entries(tables).flatMap(([name, { person }]) => (typeof person === 'string' ? [name] : [])),
)

const unzip = async (zip: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const archive = await yauzl.fromBufferPromise(zip, { lazyEntries: true })
  const files = new Map<string, Buffer>()
  for await (const entry of archive.eachEntry())
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)))
  return files
}

const addPerson = async (facts: Parameters<AccountsForTests['addAccount']>[0] = {}) => {
  const account = await house.addAccount(facts)
  const browser = house.aBrowser()
  await browser.logIn(account.email)
  return { ...account, browser }
}
type Person = Awaited<ReturnType<typeof addPerson>>

const fetchArchive = async ({ browser }: Person) => {
  const response = await house.app.request('/services/account_service/own_data/archive/file', {
    headers: { cookie: [...browser.jar].map((pair) => pair.join('=')).join('; ') },
  })
  return { status: response.status, location: response.headers.get('location'), response }
}

describe('The list of tables', () => {
  it('has every column that names an account: a new one needs `person` in the declaration of its subject', async () => {
    const unknown = (await columnsOfAccounts(house.db)).filter(
      ({ table, column }) =>
        !personal.has(table as keyof Tables) &&
        // Of drafts without an account.
        `${table}.${column}` !== 'uploads.owner_id',
    )
    expect(unknown).toEqual([])
  })

  it('has every table that references those, or the reason why it is not personal', async () => {
    const unknown = (await referencesTo(house.db, names)).filter(
      ({ table }) => !personal.has(table as keyof Tables) && !explained.includes(table),
    )
    expect(unknown).toEqual([])
  })
})

describe('The archive', () => {
  it('is created once for repeated requests, announced by e-mail, and downloaded after a recent sign-in', async () => {
    const anna = await addPerson()
    for (let time = 0; time < 100; time += 1) {
      const { status, body } = await anna.browser.post('own_data/archive', '')
      expect(status).toBe(200)
      expect(['making', 'ready']).toContain(body.state)
    }
    expect(house.subjectsTo(anna.email)).toEqual(['Dina uppgifter hos Husrum är klara att hämta'])
    expect((await anna.browser.get('own_data')).body.archive).toMatchObject({ state: 'ready' })
    const { status, response } = await fetchArchive(anna)
    expect(status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="husrum-2026-03-02\.zip"/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    const files = await unzip(Buffer.from(await response.arrayBuffer()))
    expect(files.get('index.html')?.toString()).toContain('Åkesson')
    expect(JSON.parse(files.get('data/account.json')?.toString() ?? '').accounts[0]).toMatchObject({
      first_name: 'Anna',
      email: anna.email,
    })
    const all = [...files.values()].map(String).join('\n')
    expect(all).not.toContain('$argon2')
  })

  it('contains the documents of the person’s homes, with any characters in their names', async () => {
    const [anna, olle] = [await addPerson(), await addPerson()]
    for (const [{ id }, title] of [
      [anna, 'Köp och sälj – 契約'],
      [olle, 'Olles avtal'],
    ] as const) {
      const residenceId = await addResidence(house.db, { people: { [id]: 'owner' } })
      const blocks = [{ kind: 'paragraph', text: 'Ekparkett i hela bostaden.' }] as const
      await house.addToHome(house.db, {
        residenceId,
        document: { id: 'supplement', title, language: 'sv', subtitle: 'Husrum', blocks, footer: '{page}' },
        now: house.clock.now(),
      })
    }
    await anna.browser.post('own_data/archive', '')
    const files = await unzip(Buffer.from(await (await fetchArchive(anna)).response.arrayBuffer()))
    const found = [...files].filter(([name]) => name.startsWith('files/homes/'))
    expect(found.map(([name]) => name.replace(/^.*\/|( \w{8})(?=\.)/g, ''))).toEqual([
      'Köp och sälj – 契約.pdf',
      'Köp och sälj – 契約.html',
    ])
    expect(found[0]?.[1].subarray(0, 5).toString()).toBe('%PDF-')
    expect(found[1]?.[1].toString()).toContain('Ekparkett i hela bostaden.')
    expect(files.get('index.html')?.toString()).toContain('K%C3%B6p')
  })

  it('is private, requires a recent sign-in, and expires after a week', async () => {
    const anna = await addPerson()
    const olle = await addPerson()
    await anna.browser.post('own_data/archive', '')
    expect((await fetchArchive(olle)).status).toBe(404)
    expect(await fetchArchive({ ...anna, browser: house.aBrowser() })).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/logga-in\//),
    })
    house.clock.pass(20 * 60_000)
    expect(await fetchArchive(anna)).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/logga-in\//),
    })
    house.clock.pass(archiveLifetimeMs)
    const again = house.aBrowser()
    await again.logIn(anna.email)
    expect((await fetchArchive({ ...anna, browser: again })).status).toBe(404)
    expect((await again.get('own_data')).body.archive).toBeUndefined()
    await house.sweepOwnData()
    expect(await house.db.selectFrom('account_archives').selectAll().execute()).toEqual([])
  })

  it('is stored encrypted', async () => {
    const anna = await addPerson()
    await anna.browser.post('own_data/archive', '')
    const { sealed } = await house.db
      .selectFrom('account_archives')
      .select('sealed')
      .where('account_id', '=', anna.id)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(sealed ?? []).includes('UEsDB')).toBe(false)
    expect(Buffer.from(sealed ?? []).includes('index.html')).toBe(false)
  })

  it('contains encrypted data in plain text for its owner', async () => {
    const vega = await addPerson({ identity: aProvenIdentity({ personalNumber: '199002142389' }) })
    await vega.browser.post('own_data/archive', '')
    const token = vega.browser.jar.get('jwtToken')
    expect(token).toBeDefined()
    // After signing in by e-mail, the identity is required.
    expect(await fetchArchive(vega)).toMatchObject({ status: 303 })
    await sql`update sessions set has_identity = true where account_id = ${vega.id}`.execute(house.db)
    const files = await unzip(Buffer.from(await (await fetchArchive(vega)).response.arrayBuffer()))
    expect(files.get('data/account.json')?.toString()).toContain('199002142389')
  })
})

const booking = (who: Person, status: string, facts: object = {}) =>
  house.db
    .insertInto('bookings')
    .values({
      id: crypto.randomUUID(),
      account_id: who.id,
      site: 'sweden',
      object_id: crypto.randomUUID(),
      project_id: 'p',
      variant: 'C',
      status: status as never,
      state: JSON.stringify({ kind: status, variant: 'C' }) as never,
      options: '[]',
      home: JSON.stringify(aBookedHome({ name: 'Kajutan 1203' })),
      terms: '{}',
      status_before: 'forSale',
      origin: '',
      started_at: new Date(0).toISOString(),
      ...facts,
    })
    .execute()

describe('Deleting the account', () => {
  const remove = ({ browser }: Person, password = goodPassword) =>
    browser.post('delete', { password, confirmed: true })

  it('waits for open matters, and lists them', async () => {
    const anna = await addPerson()
    await booking(anna, 'financing')
    expect(await remove(anna)).toMatchObject({
      status: 409,
      body: {
        code: 'HasOngoingBusiness',
        blocking: [{ kind: 'booking', title: 'Kajutan 1203, Kajgatan 4' }],
      },
    })
    expect((await anna.browser.get('own_data')).body.deletion).toMatchObject({
      blocking: [{ kind: 'booking' }],
      proof: 'password',
    })
    expect((await anna.browser.get('me')).status).toBe(200)
  })

  it('requires a confirmation, and proof of the caller’s identity', async () => {
    const anna = await addPerson()
    expect((await anna.browser.post('delete', { password: goodPassword, confirmed: false })).status).toBe(400)
    expect((await remove(anna, 'en gissning')).body).toMatchObject({
      code: 'InvalidInput',
      errors: [{ field: 'password' }],
    })
    expect((await anna.browser.get('me')).status).toBe(200)
  })

  it('ends every session, sends a last e-mail, and invalidates all links', async () => {
    const anna = await addPerson()
    const phone = house.aBrowser()
    await phone.logIn(anna.email)
    await phone.post('password/forgot', { email: anna.email })
    const token = house.tokenInMailTo(anna.email)
    expect(await remove(anna)).toMatchObject({ status: 200, body: { code: 'Ok' } })
    expect(anna.browser.jar.has('jwtToken')).toBe(false)
    expect((await phone.get('me')).status).toBe(401)
    expect(house.subjectsTo(anna.email)[0]).toBe('Ditt konto hos Husrum är borttaget')
    expect((await phone.logIn(anna.email)).body.code).toBe('InvalidEmailLoginInput')
    const link = { token, password: 'grön kanot i vassen', repeatedPassword: 'grön kanot i vassen' }
    expect((await phone.post('password/reset', link)).body.code).not.toBe('Ok')
    expect(await toldEvents(house.db)).toContain('person.deleted')
  })

  it('retains contracts with their party, and deletes bookings without a contract', async () => {
    const anna = await addPerson()
    await booking(anna, 'completed', {
      signed_at: new Date(0).toISOString(),
      completed_at: new Date(0).toISOString(),
    })
    await booking(anna, 'expired')
    const before = await house.db
      .selectFrom('bookings')
      .select('id')
      .where('account_id', '=', anna.id)
      .execute()
    await remove(anna)
    const after = await house.db
      .selectFrom('bookings')
      .select(['status', 'account_id'])
      .where(
        'id',
        'in',
        before.map(({ id }) => id),
      )
      .execute()
    expect(after).toEqual([{ status: 'completed', account_id: null }])
    const parties = await house.db
      .selectFrom('contract_party_links')
      .innerJoin('contract_parties', 'contract_parties.id', 'contract_party_links.party_id')
      .select(['first_name', 'last_name'])
      .where(
        'booking_id',
        'in',
        before.map(({ id }) => id),
      )
      .execute()
    expect(parties).toEqual([{ first_name: 'Anna', last_name: 'Åkesson' }])
  })

  it('works without script, and returns with missing fields', async () => {
    const anna = await addPerson()
    const page = '/mina-sidor/mina-installningar/?ownData='
    expect((await anna.browser.submit('archive', {})).location).toBe(`${page}asked#own-data`)
    expect((await anna.browser.submit('delete', {})).location).toBe(`${page}unconfirmed#own-deletion`)
    const wrong = { confirmed: 'on', password: 'en gissning' }
    expect((await anna.browser.submit('delete', wrong)).location).toBe(`${page}passwordWrong#own-deletion`)
    const right = { confirmed: 'on', password: goodPassword }
    expect((await anna.browser.submit('delete', right)).location).toBe('/logga-in/?done=accountDeleted')
    expect((await anna.browser.submit('archive', {})).location).toMatch(/^\/logga-in\//)
  })
})

// The last test: it removes the constraints of the tables.
describe('A person with a row in every table', () => {
  it('gets all of it exported, and is named nowhere after the deletion', async () => {
    const { db } = house
    const anna = await addPerson()
    await letAnythingIn(db)
    await sql`set session_replication_role = replica`.execute(db)
    const marker = 'marked-as-annas'
    const ids = {
      booking_id: '7d3f0c1e-0000-4000-8000-0000000000b1',
      case_id: '7d3f0c1e-0000-4000-8000-0000000000c1',
      saved_search_id: '7d3f0c1e-0000-4000-8000-0000000000d1',
      payment_id: '7d3f0c1e-0000-4000-8000-0000000000e1',
      residence_id: '7d3f0c1e-0000-4000-8000-0000000000f1',
      inspection_id: '7d3f0c1e-0000-4000-8000-0000000000a2',
      line_id: '7d3f0c1e-0000-4000-8000-0000000000a3',
      residence_payment_id: '7d3f0c1e-0000-4000-8000-0000000000a4',
    }
    const own: Partial<Record<keyof Tables, string>> = {
      bookings: ids.booking_id,
      cases: ids.case_id,
      saved_searches: ids.saved_search_id,
      payments: ids.payment_id,
      residences: ids.residence_id,
      inspections: ids.inspection_id,
      bank_lines: ids.line_id,
      residence_payments: ids.residence_payment_id,
    }
    const day = new Date(house.clock.now()).toISOString()
    for (const name of names) {
      if (['accounts', 'sessions', 'site_consents'].includes(name)) continue
      await fillTable(db, name, {
        ...ids,
        account_id: anna.id,
        reporter_id: anna.id,
        owner_id: anna.id,
        owner_kind: 'account',
        ...(own[name] && { id: own[name] }),
        // Completed and signed: nothing blocks, and contracts stay.
        ...(name === 'bookings' && {
          status: 'completed',
          signed_at: day,
          site: 'sweden',
          state: JSON.stringify({ kind: 'completed', variant: 'C' }),
          home: JSON.stringify(aBookedHome({ name: marker })),
        }),
        ...(name === 'user_payments' && { status: 'Paid' }),
        ...(name === 'payments' && {
          status: 'paid',
          state: JSON.stringify({ kind: 'paid', isLate: false }),
        }),
        ...(name === 'payment_refunds' && { status: 'done' }),
        ...(name === 'residences' && { site: 'sweden', home: JSON.stringify(aBookedHome()) }),
        ...(name === 'residence_people' && { role: 'owner' }),
        ...(name === 'residence_payments' && { status: 'paid' }),
        ...(name === 'residence_document_signers' && { signed_at: day }),
        ...(name === 'cases' && {
          description: marker,
          case_status_id: 'over',
          contact_email: `${marker}@x.se`,
        }),
        ...(name === 'account_archives' && { expires_at: '2020-01-01T00:00:00Z' }),
        ...(name === 'uploads' && { state: 'received' }),
      })
    }
    await sql`set session_replication_role = origin`.execute(db)

    await anna.browser.post('own_data/archive', '')
    const { status, response } = await fetchArchive(anna)
    expect(status).toBe(200)
    const files = await unzip(Buffer.from(await response.arrayBuffer()))
    const given = Object.assign(
      {},
      ...[...files].flatMap(([name, bytes]) =>
        name.startsWith('data/') ? [JSON.parse(bytes.toString())] : [],
      ),
    ) as Record<string, readonly object[]>
    expect(names.filter((name) => !given[name]?.length)).toEqual([])
    expect(files.get('index.html')?.toString()).toContain(marker)

    const { body } = await anna.browser.post('delete', { password: goodPassword, confirmed: true })
    expect(body).toEqual({ code: 'Ok' })
    // The party that the law requires, the id on the list for restored backups, and the event that it is deleted.
    expect(await tablesWith(db, anna.id)).toEqual([
      'contract_parties',
      'contract_party_links',
      'deleted_accounts',
      'outbound_events',
    ])
    expect(await tablesWith(db, `${marker}@x.se`)).toEqual([])
    const left = names.filter((name) => personal.get(name)?.fate === 'goes')
    const rows = await Promise.all(
      left.map(async (name) => {
        const found =
          await sql`select 1 from ${sql.table(name)} where ${personal.get(name)?.of(anna.id)}`.execute(db)
        return found.rows.length > 0 ? [name] : []
      }),
    )
    expect(rows.flat()).toEqual([])
  })
})
