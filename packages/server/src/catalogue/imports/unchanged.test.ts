// The preview of a file compares records, and plans only those that differ: it says the same as if all of them were planned.
import { expect, it } from 'vitest'
import type { Import } from '../../testing/import-tests.ts'
import { app, call, openImports, secret, sent, source } from '../../testing/import-tests.ts'

openImports()

const stage = (externalId: string, more: object = {}) => ({
  externalId,
  siteId: 1,
  name: `Brf ${source} ${externalId}`,
  phase: 'salesStart',
  county: 'Skåne län',
  municipality: 'Ystad',
  areaName: 'Hamnen',
  geo: { lat: 55.43, lon: 13.82 },
  shortDescription: 'Vid havet',
  contacts: ['anna'],
  ...more,
})
const home = (externalId: string, of: string, more: object = {}) => ({
  ...sent(externalId),
  stage: of,
  ...more,
})

interface Row {
  readonly id: string
  readonly kind: string
  readonly result: string
  readonly heldBack: readonly string[]
  readonly locked?: unknown
  readonly missing?: unknown
}

/** The parts of a file have an order of their own. */
const sorted = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => `${a.kind} ${a.id}`.localeCompare(`${b.kind} ${b.id}`))

it('A preview of a file with few differences is that of the whole set', async () => {
  const before = {
    source,
    stages: [stage('a'), stage('b'), stage('c')],
    homes: [
      ...['1', '2', '3'].map((key) => home(key, 'a')),
      ...['4', '5'].map((key) => home(key, 'b')),
      home('6', 'c'),
      home('7', 'later'),
    ],
  }
  expect((await call('POST', '/changes', before)).status).toBe(200)
  await call('POST', '/edits', {
    source,
    kind: 'home',
    externalId: '5',
    fields: { price: 3_000_000 },
    reason: 'Agreed',
  })
  const sets: readonly object[] = [
    before,
    { ...before, stages: [stage('a', { areaName: 'Kajen' }), stage('b')] },
    {
      ...before,
      homes: before.homes.map((each) => ({ ...each, ...(each.externalId === '4' && { price: 9_000_000 }) })),
    },
    // To another stage, and a new one.
    { ...before, homes: [home('1', 'b'), home('2', 'a'), home('8', 'c')] },
    { ...before, contacts: [{ externalId: 'anna', name: 'Anna Berg', role: 'realEstateAgent' }] },
    { ...before, stages: [stage('later'), stage('c')] },
    // With mistakes: at their places in the file.
    { ...before, homes: [home('1', 'a'), home('2', 'a', { price: 1 }), home('6', 'c')] },
  ]
  for (const set of sets) {
    const { body: whole } = await call('POST', '/preview', { ...set, source })
    const response = await app.request(`/services/catalogue/imports?source=${source}&name=all.json`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(set),
    })
    const body = (await response.json()) as Import
    const { errors } = whole as unknown as { errors?: readonly { field: string }[] }
    if (errors) {
      expect(body.mistakes.map(({ place }) => place)).toEqual(errors.map(({ field }) => field))
      continue
    }
    const rows = whole.rows as unknown as readonly Row[]
    expect(sorted(body.rows)).toEqual(
      sorted(rows).filter(
        ({ result, heldBack, locked, missing }) =>
          result !== 'unchanged' || heldBack.length > 0 || locked || missing,
      ),
    )
    expect(body.counts.unchanged).toBe(rows.filter(({ result }) => result === 'unchanged').length)
  }
})
