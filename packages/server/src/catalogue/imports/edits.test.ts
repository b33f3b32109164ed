// Staff edit fields of records, which are locked for their source until they are released.
import type { HomeGuard } from '@husrum/domain'
import { catalogueIdOf } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import {
  all,
  apply,
  call,
  home,
  homes,
  openImports,
  prices,
  setGuards,
  source,
  stages,
  undo,
  upload,
} from '../../testing/import-tests.ts'

openImports()

const record = (externalId = 'A-1') => ({ source, kind: 'home', externalId })
const edit = (fields: object, more: object = {}) =>
  call('POST', '/edits', { ...record(), fields, reason: 'Agreed at the showing', ...more })
const release = (more: object = {}) => call('POST', '/releases', { ...record(), ...more })
const locks = async () =>
  (await call('GET', `/locks?source=${source}`)).body as unknown as { locks: unknown[] }
const filed = async (price: number) => apply((await upload(all(home('A-1', price)))).body)

describe('An edit of staff', () => {
  it('stays whatever the file says, and what the file said last applies after the release', async () => {
    await filed(2_000_000)
    expect(await edit({ price: 2_500_000 })).toMatchObject({
      status: 200,
      body: {
        rows: [
          {
            externalId: 'A-1',
            result: 'changed',
            changes: [{ before: 2_000_000, after: 2_500_000 }],
            heldBack: [],
          },
        ],
      },
    })
    expect(await prices()).toEqual([2_500_000])
    expect((await locks()).locks).toMatchObject([
      {
        kind: 'home',
        externalId: 'A-1',
        field: 'price',
        value: 2_500_000,
        sourceValue: 2_000_000,
        reason: 'Agreed at the showing',
        by: 'Price list',
      },
    ])

    const { body: previewed } = await upload(all(home('A-1', 2_100_000)))
    const locked = { externalId: 'A-1', result: 'unchanged', changes: [], locked: ['price'] }
    expect([previewed.rows, previewed.counts.heldBack, previewed.counts.changed]).toMatchObject([
      [locked],
      1,
      0,
    ])
    expect((await apply(previewed)).rows).toMatchObject([locked])
    expect(await prices()).toEqual([2_500_000])
    // The export is what the source sent.
    expect((await call('GET', `/records?source=${source}&kind=home`)).body).toMatchObject({
      homes: [{ price: 2_100_000 }],
    })

    expect((await release()).body.rows).toMatchObject([
      { result: 'changed', changes: [{ before: 2_500_000, after: 2_100_000 }] },
    ])
    expect(await prices()).toEqual([2_100_000])
    expect((await locks()).locks).toEqual([])
    expect((await filed(2_200_000)).counts).toMatchObject({ changed: 1, heldBack: 0 })
    expect(await prices()).toEqual([2_200_000])
  })

  it('locks only its field, and may remove a value', async () => {
    await filed(2_000_000)
    expect(await edit({ soldAt: '2027-01-02', status: 'sold' })).toMatchObject({ status: 200 })
    await edit({ soldAt: null })
    const { rows } = await filed(2_300_000)
    expect(rows).toMatchObject([{ result: 'changed', changes: [{ field: 'price' }], locked: ['status'] }])
    expect((await locks()).locks).toMatchObject([{ field: 'soldAt' }, { field: 'status', value: 'sold' }])
    expect((await release({ fields: ['status'] })).status).toBe(200)
    expect((await locks()).locks).toMatchObject([{ field: 'soldAt' }])
  })

  it('is not taken back with the import before, whose value applies after the release', async () => {
    await filed(2_000_000)
    await edit({ price: 2_500_000 })
    const { id } = await filed(2_100_000)
    expect((await undo(id)).rows).toMatchObject([{ result: 'unchanged', locked: ['price'] }])
    expect(await prices()).toEqual([2_500_000])
    await release()
    expect(await prices()).toEqual([2_000_000])
  })

  it('keeps what an import created from ending by its undo', async () => {
    const { id } = await filed(2_000_000)
    await edit({ price: 2_500_000 })
    expect((await undo(id)).skipped).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ externalId: 'A-1', problem: 'changedSince' })]),
    )
    expect(await prices()).toEqual([2_500_000])
  })

  it('of a price that a booking guards waits for the end of the booking', async () => {
    await filed(2_000_000)
    setGuards(new Map([[catalogueIdOf(source, 'A-1'), 'completed' as HomeGuard]]))
    expect((await edit({ price: 2_500_000 })).body.rows).toMatchObject([{ heldBack: ['price'] }])
    expect(await prices()).toEqual([2_000_000])
  })

  it('makes earlier previews stale, and has a place in the history that an undo refuses in words', async () => {
    await filed(2_000_000)
    const { body } = await upload(all(home('A-1', 2_100_000)))
    await edit({ price: 2_500_000 })
    expect(await call('POST', `/imports/${body.id}/apply`, { receipt: body.receipt })).toMatchObject({
      status: 409,
      body: { title: expect.stringContaining('Preview the import again') },
    })
    const { body: listed } = await call('GET', `/imports?source=${source}`)
    const [newest] = listed.imports as unknown as readonly { id: string; origin: string }[]
    expect(newest).toMatchObject({ origin: 'edit', counts: { changed: 1 } })
    expect((await call('GET', `/imports/${newest?.id}`)).body).toMatchObject({
      reason: 'Agreed at the showing',
      rows: [{ changes: [{ field: 'price' }] }],
    })
    expect(await call('POST', `/imports/${newest?.id}/undo`, {})).toMatchObject({
      status: 409,
      body: { title: 'This is an edit of staff. Release its fields to take it back.' },
    })
  })

  it('is checked like the rows of a file', async () => {
    await filed(2_000_000)
    expect(await edit({ price: 'many' })).toMatchObject({ status: 400 })
    expect(await edit({ nothing: 1 })).toMatchObject({ status: 400 })
    expect(await edit({ stage: 'other' })).toMatchObject({ status: 400 })
    expect(await edit({ address: null })).toMatchObject({ status: 400 })
    expect(await edit({})).toMatchObject({ status: 400 })
    expect(await edit({ price: 1 }, { externalId: 'none' })).toMatchObject({ status: 404 })
    expect(await release()).toMatchObject({ status: 404 })
    expect((await locks()).locks).toEqual([])
  })

  it('of stages and homes outlives files in every order, and a home that ends and comes back', async () => {
    await filed(2_000_000)
    await edit({ areaName: 'Kajen' }, { kind: 'stage', externalId: 'strand' })
    await edit({ price: 2_500_000 })
    expect((await apply((await upload({ 'stages.csv': stages() })).body)).rows).toMatchObject([
      { kind: 'stage', locked: ['areaName'] },
    ])
    await call('POST', '/changes', { source, end: [{ kind: 'home', externalId: 'A-1' }] })
    expect(await prices()).toEqual([])
    await apply((await upload({ 'homes.csv': homes(home('A-1', 2_600_000)) })).body)
    expect(await prices()).toEqual([2_500_000])
  })
})

describe('An undo', () => {
  it('of an import that was not applied says so in words', async () => {
    const { body } = await upload(all(home('A-1')))
    expect(await call('POST', `/imports/${body.id}/undo`, {})).toMatchObject({
      status: 409,
      body: { title: 'This import has not been applied.' },
    })
  })
})
