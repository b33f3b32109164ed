// Files fill the registers, and people who are expected find their home and their board at their first sign-in.
import { siteByKey } from '@husrum/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeIdentityVault } from '../../people/accounts/identity-vault.ts'
import { makeAccountChanges } from '../../people/accounts/postgres-account-changes.ts'
import { makeAccounts } from '../../people/accounts/postgres-accounts.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findKeysOf, makeIntegrationKeys } from '../../platform/integration-keys/integration-keys.ts'
import { makeSecretKeys } from '../../platform/secrets/secret-keys.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { makeCasePlaces } from '../fault-report/postgres-case-places.ts'
import { residencesOf } from '../residences/own-residences.ts'
import { changeRegister, settleAccess } from './change-register.ts'
import { registersModule } from './index.ts'
import type { SentRegister } from './stored-register.ts'
import { readPeoplePage, readRegisterPage, registerId } from './stored-register.ts'

const sweden = siteByKey('sweden')
const day = 86_400_000
const tova = { country: 'SE', personalNumber: '199908072391', firstName: 'Tova', lastName: 'Test' } as const

let database: OpenDatabase
let now = 0
const keys = makeSecretKeys('a secret for tests, thirty-two bytes and more')
const vault = makeIdentityVault(keys)
beforeAll(() => {
  database = openTestDatabase()
})
beforeEach(async () => {
  now = Date.parse('2026-11-28T10:00:00Z')
  const { db } = database
  for (const table of [
    'register_records',
    'expected_people',
    'residences',
    'case_places',
    'case_rooms',
    'case_articles',
    'associations',
    'accounts',
  ] as const)
    await db.deleteFrom(table).execute()
})
afterAll(() => database.close())

const association = {
  externalId: 'brf',
  siteId: 1,
  name: 'Brf Kajutan',
  isManaged: true,
  boardEmail: 'brf@kajutan.example',
}
const layout = {
  externalId: 'flat',
  siteId: 1,
  rooms: [
    {
      externalId: 'k',
      key: 'kitchen',
      name: 'Kök',
      parts: [{ externalId: 'hob', key: 'hob', name: 'Spishäll', articles: ['safety'] }],
    },
  ],
}
const article = { externalId: 'safety', siteId: 1, title: 'Säkring', text: '<p>Titta i proppskåpet.</p>' }
const place = {
  externalId: '1203',
  siteId: 1,
  kind: 'home' as const,
  property: 'Kajen 1:2',
  stairwell: 'A',
  name: 'Lgh 1203',
  address: 'Kajgatan 4',
  postalCode: '417 56',
  city: 'Göteborg',
  association: 'brf',
  layout: 'flat',
  completedOn: '2019-03-01',
}
const stairs = {
  ...place,
  externalId: 'stairs-a',
  kind: 'stairs' as const,
  name: 'Trapphus A',
  layout: 'flat',
}
const residence = { externalId: 'c-1', siteId: 1, place: '1203', agreedOn: '2018-05-02', rooms: 3, area: 71 }
const owner = {
  externalId: 'p-1',
  siteId: 1,
  personalNumber: tova.personalNumber,
  role: 'owner' as const,
  of: 'c-1',
}
const chair = { ...owner, externalId: 'p-2', role: 'board' as const, of: 'brf' }

const change = async (sent: Omit<SentRegister, 'source'>, source = 'fastighet') => {
  const rows = await database.db
    .transaction()
    .execute((trx) => changeRegister(trx, { source, ...sent }, { vault, now }))
  return rows.map(({ kind, externalId, result, missing = [] }) =>
    [kind, externalId, result, ...missing].join(' '),
  )
}
const all = {
  associations: [association],
  articles: [article],
  layouts: [layout],
  places: [place, stairs],
  residences: [residence],
  people: [owner, chair],
}

const accounts = () => makeAccounts({ db: database.db, vault, now: () => now })
const signInFirst = async (
  identity: typeof tova | { readonly country: 'SE'; readonly personalNumber: string } = tova,
) => {
  const made = await accounts().create({
    organisation: 'mainAndCooperative',
    firstName: 'Tova',
    lastName: 'Test',
    email: `${identity.personalNumber}@husrum.example`,
    phone: '',
    newsletter: false,
    identity: { ...tova, ...identity },
  })
  if (made === 'taken') throw new Error('taken')
  return made.id
}

/** What a person has: homes, homes whose faults they may report, and boards. */
const sees = async (accountId: string) => ({
  homes: (await residencesOf(database.db, accountId)).map(
    ({ home, leftOn }) => `${home.name}${leftOn ? ' left' : ''}`,
  ),
  faults: (await makeCasePlaces(database.db).agreements({ accountId, site: sweden } as never)).map(
    ({ id }) => id,
  ),
  boards: (await accounts().associationsOf(accountId)).map(({ name }) => name),
})
const flat = registerId('fastighet', 'place', '1203')
const everything = { homes: ['Lgh 1203'], faults: [flat], boards: ['Brf Kajutan'] }
const nothing = { homes: [], faults: [], boards: [] }

const problemOf = async (sent: Omit<SentRegister, 'source'>): Promise<readonly string[]> => {
  const cause = await change(sent).catch((problem: unknown) => problem)
  if (!(cause instanceof Problem)) throw cause
  expect(JSON.stringify(cause)).not.toContain('19990807')
  return cause.errors.map(({ field, key }) => `${field} ${key}`)
}

describe('A register', () => {
  it('fills an empty database, and a resident finds home, faults and board at the first sign-in', async () => {
    expect(await change(all)).toEqual([
      'association brf created',
      'article safety created',
      'layout flat created',
      'place 1203 created',
      'place stairs-a created',
      'residence c-1 created',
      'person p-1 created',
      'person p-2 created',
    ])
    const id = await signInFirst()
    expect(await sees(id)).toEqual(everything)
    const places = makeCasePlaces(database.db)
    const whose = { accountId: id, site: sweden } as never
    const [room] = (await places.roomsOfHome(flat, whose)) ?? []
    expect(room?.name).toBe('Kök')
    expect(await places.assets(room?.id ?? '', whose)).toMatchObject([
      { name: 'Spishäll', faqIds: [registerId('fastighet', 'article', 'safety')] },
    ])
    expect(await places.publicAddresses(whose)).toHaveLength(1)
    expect(await sees(await signInFirst({ country: 'SE', personalNumber: '198112189876' }))).toEqual(nothing)
  })

  it('changes nothing the second time, and takes its records in any order', async () => {
    await change({ people: [owner, chair] })
    const id = await signInFirst()
    expect(await sees(id)).toEqual(nothing)
    expect(await change({ residences: [residence] })).toEqual(['residence c-1 created 1203'])
    expect(await change({ places: [place] })).toEqual(['place 1203 created brf flat'])
    expect(await sees(id)).toEqual({ ...everything, boards: [] })
    await change({ layouts: [layout], associations: [association], articles: [article] })
    expect(await sees(id)).toEqual(everything)
    await change(all)
    expect(new Set((await change(all)).map((row) => row.split(' ').at(-1)))).toEqual(new Set(['unchanged']))
    expect((await readRegisterPage(database.db, { source: 'fastighet', kind: 'place' })).records).toEqual([
      place,
      stairs,
    ])
  })

  it('stores and returns no personal number', async () => {
    await change(all)
    const { rows } = await readPeoplePage(database.db, { source: 'fastighet' })
    expect(rows.map(({ externalId, hasAccess }) => [externalId, hasAccess])).toEqual([
      ['p-1', false],
      ['p-2', false],
    ])
    const stored = await database.db.selectFrom('expected_people').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain('990807')
    expect(
      await problemOf({
        people: [
          { ...owner, personalNumber: '199908072390' },
          { ...chair, externalId: 'p-3', siteId: 99 },
        ],
      }),
    ).toEqual(['people.1.siteId unknownValue'])
    expect(await problemOf({ people: [{ ...owner, personalNumber: '199908072390' }] })).toEqual([
      'people.0.personalNumber invalid',
    ])
  })
})

describe('Access', () => {
  it('ends at once for a wrong person, and comes to the right one', async () => {
    await change(all)
    const id = await signInFirst()
    expect(await change({ end: [{ kind: 'person', externalId: 'p-1' }] })).toEqual(['person p-1 ended'])
    expect(await sees(id)).toEqual({ ...nothing, boards: ['Brf Kajutan'] })
    await change({ people: [{ ...chair, personalNumber: '198112189876' }] })
    expect(await sees(id)).toEqual(nothing)
    expect(await change({ end: [{ kind: 'person', externalId: 'p-1' }] })).toEqual(['person p-1 unknown'])
  })

  it('follows a person who moves to another home, without the personal number', async () => {
    await change(all)
    const id = await signInFirst()
    const other = { ...place, externalId: '1301', name: 'Lgh 1301' }
    await change({ places: [other], residences: [{ ...residence, externalId: 'c-2', place: '1301' }] })
    const { personalNumber: _, ...known } = owner
    await change({ people: [{ ...known, of: 'c-2' }] })
    expect(await sees(id)).toMatchObject({
      homes: ['Lgh 1301'],
      faults: [registerId('fastighet', 'place', '1301')],
    })
  })

  it('lasts for its term, and begins when the home is handed over', async () => {
    await change({
      ...all,
      residences: [{ ...residence, handedOverOn: '2026-12-01' }],
      people: [owner, { ...chair, from: '2026-11-30', until: '2026-12-02' }],
    })
    const id = await signInFirst()
    expect(await sees(id)).toEqual({ ...nothing, homes: ['Lgh 1203'] })
    const days: (readonly [number, boolean, boolean])[] = []
    for (const later of [2, 3, 4, 5]) {
      now = Date.parse('2026-11-28T10:00:00Z') + later * day
      await database.db.transaction().execute((trx) => settleAccess(trx, now))
      const { faults, boards } = await sees(id)
      days.push([later, faults.length > 0, boards.length > 0])
    }
    expect(days).toEqual([
      [2, false, true],
      [3, true, true],
      [4, true, true],
      [5, true, false],
    ])
  })

  it('to faults ends when the household moves; the home stays among the former ones', async () => {
    await change(all)
    const id = await signInFirst()
    expect(await change({ end: [{ kind: 'place', externalId: '1203' }] })).toEqual(['place 1203 inUse'])
    expect(await change({ residences: [{ ...residence, leftOn: '2026-11-28' }] })).toEqual([
      'residence c-1 changed',
    ])
    expect(await sees(id)).toMatchObject({ homes: ['Lgh 1203 left'], faults: [] })
  })

  it('ends with the identity of the account', async () => {
    await change(all)
    const id = await signInFirst()
    const undo = { hash: new Uint8Array([1]), until: now + day } as never
    await makeAccountChanges(database.db, { now: () => now }).untieIdentity(id, undo)
    expect(await sees(id)).toEqual(nothing)
  })

  it('of another source with the same keys is not touched', async () => {
    await change(all)
    const id = await signInFirst()
    await change({ ...all, people: [] }, 'other')
    expect(await change({ end: [{ kind: 'residence', externalId: 'c-1' }] }, 'other')).toEqual([
      'residence c-1 ended',
    ])
    expect(await sees(id)).toEqual(everything)
    const common = await makeCasePlaces(database.db).publicAddresses({ accountId: id, site: sweden } as never)
    expect(common.map((each) => each.id)).toEqual([registerId('fastighet', 'place', 'stairs-a')])
  })
})

describe('A property system', () => {
  it('fills the registers of a production server by its key, and reads them without personal numbers', async () => {
    const integrationKeys = makeIntegrationKeys({ db: database.db, now: () => now })
    const keyOf = async (scope: 'registers:write' | 'news:write') =>
      (await integrationKeys.create({ name: scope, scopes: [scope] })).secret
    const { routes } = registersModule({ db: database.db, keys, now: () => now })
    const { app, log } = makeTestApp({
      environment: 'production',
      backend: { findKey: findKeysOf(integrationKeys, undefined), routes: routes ? [routes] : [] },
    })
    const own = await keyOf('registers:write')
    const call = async (path: string, body?: object, secret = own) => {
      const answer = await app.request(`/services/register/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          host: sweden.hosts.production,
          authorization: `Bearer ${secret}`,
          'content-type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      expect(text).not.toContain('19990807')
      return { status: answer.status, body: JSON.parse(text) }
    }
    const set = { source: 'fastighet', ...all }
    expect((await call('changes', set, await keyOf('news:write'))).status).toBe(403)
    expect((await call('preview', set)).body.rows[0]).toMatchObject({ externalId: 'brf', result: 'created' })
    expect((await call('records?source=fastighet&kind=place')).body.places).toEqual([])
    const changed = await call('changes', set)
    expect([changed.status, changed.body.rows.length]).toEqual([200, 8])
    expect((await call('records?source=fastighet&kind=place')).body.places).toEqual([place, stairs])
    await signInFirst()
    expect((await call('people?source=fastighet')).body.people).toMatchObject([
      { externalId: 'p-1', hasAccess: true },
      { externalId: 'p-2', hasAccess: true },
    ])
    const wrong = { ...owner, personalNumber: '19990807-2390' }
    for (const people of [
      [wrong],
      [{ ...wrong, role: 'king' }],
      [{ ...wrong, personalNumber: 'x'.repeat(30) }],
    ])
      expect((await call('changes', { source: 'fastighet', people })).status).toBe(400)
    expect(JSON.stringify(log)).not.toContain('990807')
  })
})
