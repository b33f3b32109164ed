// What an import changed is taken back.
import type { HomeGuard } from '@husrum/domain'
import { catalogueIdOf } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import type { Import } from '../../testing/import-tests.ts'
import {
  all,
  apply,
  call,
  database,
  home,
  homes,
  openImports,
  prices,
  sent,
  service,
  setGuards,
  source,
  undo,
  upload,
} from '../../testing/import-tests.ts'

openImports()

describe('An undo', () => {
  it('ends what was created, restores what was changed, and brings back what ended under its address', async () => {
    const first = await apply((await upload(all(home('S-1'), home('S-2')))).body)
    const path = (await service.homeByPath(1, `/bostader/ystad/hamnen/brf-${source}/s-2/`))?.path ?? 'none'
    const second = await apply(
      (await upload(all(home('S-1', 1_995_000), home('S-3', 2_500_000)), { replace: 'true' })).body,
    )
    expect(second.counts).toMatchObject({ created: 1, changed: 1, ended: 1 })
    expect(await prices()).toEqual([1_995_000, 2_500_000])
    const undone = await undo(second.id)
    expect(undone).toMatchObject({
      origin: 'undo',
      undoes: second.id,
      state: 'applied',
      counts: { created: 1, changed: 1, ended: 1 },
      skipped: [],
    })
    expect(await prices()).toEqual([2_195_000, 2_195_000])
    expect(await service.homeByPath(1, path)).toMatchObject({
      id: catalogueIdOf(source, 'S-2'),
      price: 219_500_000,
    })
    expect((await call('GET', `/imports/${second.id}`)).body.undoneBy).toBe(undone.id)
    // An undo can be undone too, and the first import with it.
    await undo(undone.id)
    expect(await prices()).toEqual([1_995_000, 2_500_000])
    await undo((await call('GET', `/imports/${undone.id}`)).body.undoneBy ?? '')
    expect((await undo(first.id)).skipped).toEqual([])
    expect(await prices()).toEqual([])
  })

  it('leaves what has changed since, and says so', async () => {
    await apply((await upload(all(home('S-1'), home('S-2'), home('S-3')))).body)
    const list = await apply(
      (await upload({ 'homes.csv': homes(home('S-1', 1_900_000), home('S-2', 1_900_000), home('S-4')) }))
        .body,
    )
    await call('POST', '/changes', { source, homes: [{ ...sent('S-1'), price: 1_800_000, rooms: 3 }] })
    // Staff give another price beside the records.
    await database.db.transaction().execute(async (trx) => {
      const { changeHomes } = await import('../search/change-homes.ts')
      await changeHomes(trx, [
        { homeId: catalogueIdOf(source, 'S-2'), change: { price: 170_000_000 as never }, by: 'staff' },
      ])
    })
    const { body: preview } = await call('POST', `/imports/${list.id}/undo`, {
      preview: true,
      language: 'sv',
    })
    expect(preview).toMatchObject({ state: 'checked', counts: { ended: 1, changed: 0 } })
    expect(preview.skipped).toMatchObject([
      {
        externalId: 'S-1',
        field: 'price',
        problem: 'changedSince',
        text: 'har ändrats sedan dess och står kvar',
      },
      { externalId: 'S-2', field: 'price', problem: 'changedSince' },
    ])
    await apply(preview)
    expect(await prices()).toEqual([1_700_000, 1_800_000, 2_195_000])
  })

  it('keeps a home that a booking guards, and its stage', async () => {
    const first = await apply((await upload(all(home('S-1'), home('S-2')))).body)
    setGuards(new Map([[catalogueIdOf(source, 'S-1'), 'held' as HomeGuard]]))
    const undone = await undo(first.id)
    expect(undone.rows).toMatchObject([
      { externalId: 'S-2', result: 'ended' },
      { externalId: 'S-1', result: 'unchanged', heldBack: ['ended'] },
      { externalId: 'strand', result: 'unchanged', heldBack: ['ended'] },
    ])
    expect(await prices()).toHaveLength(1)
  })

  it('keeps a stage that has homes of other imports', async () => {
    const first = await apply((await upload(all(home('S-1')))).body)
    await apply((await upload({ 'homes.csv': homes(home('S-2')) })).body)
    const undone = await undo(first.id)
    expect(undone.skipped).toMatchObject([{ kind: 'stage', externalId: 'strand', problem: 'hasOtherHomes' }])
    expect(await prices()).toHaveLength(1)
  })

  it('brings a stage back with its homes, under the same ids and addresses', async () => {
    await apply((await upload(all(home('S-1'), home('S-2')))).body)
    const path = `/bostader/ystad/hamnen/brf-${source}/`
    const before = await service.stageByPath(1, path)
    expect(before).toMatchObject({ homes: 2 })
    const ended = await call('POST', '/changes', { source, end: [{ kind: 'stage', externalId: 'strand' }] })
    expect(ended).toMatchObject({ status: 200, body: { ended: 3 } })
    expect(await service.stageByPath(1, path)).toBeUndefined()
    const { body } = await call('GET', `/imports?source=${source}`)
    const [latest] = (body as unknown as { imports: Import[] }).imports
    expect(await undo(latest?.id ?? '')).toMatchObject({
      state: 'applied',
      counts: { created: 3 },
      skipped: [],
    })
    await service.refresh()
    expect(await service.stageByPath(1, path)).toMatchObject({ id: before?.id, homes: 2 })
    expect(await service.homeByPath(1, `${path}s-1/`)).toMatchObject({ id: catalogueIdOf(source, 'S-1') })
    expect(await prices()).toHaveLength(2)
  })

  it('takes a change set back; a set that changed nothing is not kept', async () => {
    await apply((await upload(all(home('S-1')))).body)
    const change = { source, homes: [{ ...sent('S-1'), price: 1_500_000 }] }
    expect((await call('POST', '/preview', change)).body).toMatchObject({ changed: 1 })
    await call('POST', '/changes', change)
    await call('POST', '/changes', change)
    const { body } = await call('GET', `/imports?source=${source}`)
    const [latest, ...others] = (body as unknown as { imports: Import[] }).imports
    expect([latest?.origin, latest?.by, others.length]).toEqual(['changes', 'Price list', 1])
    await undo(latest?.id ?? '')
    expect(await prices()).toEqual([2_195_000])
  })
})
