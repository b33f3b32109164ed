// A company brings its papers as PDF: visitors find them on pages, buyers in My Pages, and others do not get those of buyers.

import { siteByKey } from '@husrum/domain'
import { aHomeRecord, aStageRecord } from '@husrum/domain/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawPdf } from '../../buying/documents/index.ts'
import type { BookingsForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests } from '../../testing/bookings.ts'
import { insertWorld } from '../search/insert-world.ts'
import { publicPapers } from './stored-papers.ts'

let house: BookingsForTests
let key: string
let pdf: Uint8Array
beforeAll(async () => {
  house = await openBookingsForTests({ withDocuments: true, withPapers: true })
  key = (await house.integrationKeys.create({ name: 'Papers', scopes: ['catalogue:write'] })).secret
  pdf = await pdfOf('Ekonomisk plan')
})
beforeEach(async () => {
  for (const table of ['catalogue_papers', 'uploads', 'bookings', 'catalogue_records'] as const)
    await house.db.deleteFrom(table).execute()
  await insertWorld(house.db, bookedWorld() as never)
  await house.db
    .insertInto('catalogue_records')
    .values([
      {
        source: 'stage',
        kind: 'stage',
        external_id: 'sweden-0',
        id: 'stage-sweden-0',
        site_id: 1,
        record: JSON.stringify(aStageRecord({ externalId: 'sweden-0' })),
      },
      {
        source: 'sweden',
        kind: 'home',
        external_id: '1',
        id: 'sweden-1',
        site_id: 1,
        record: JSON.stringify(aHomeRecord({ externalId: '1' })),
      },
    ])
    .execute()
})
afterAll(() => house.close())

const pdfOf = (title: string): Promise<Uint8Array> =>
  drawPdf(
    { title, language: 'sv', subtitle: 'Kajutan', blocks: [{ kind: 'paragraph', text: title }], footer: '' },
    0,
  )

const upload = (bytes: Uint8Array | string, secret = key) => {
  const form = new FormData()
  form.append('file', new File([Buffer.from(bytes)], 'plan.pdf', { type: 'application/pdf' }))
  return house.browser().send('/services/catalogue/papers/files', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: form,
  })
}
const fileOf = async (bytes = pdf): Promise<string> => (await upload(bytes)).body.file
const change = (body: object) => house.call('POST', '/services/catalogue/papers', body, key)

const plan = {
  externalId: 'plan',
  stage: 'sweden-0',
  kind: 'economicPlan',
  titles: { sv: 'Ekonomisk plan 2026', en: 'Economic plan 2026' },
  visibility: 'public',
}
const ofHome = {
  externalId: 'energy',
  home: '1',
  kind: 'energyDeclaration',
  titles: { sv: 'Energideklaration' },
  visibility: 'buyers',
}
const sweden = siteByKey('sweden')
const onPage = (homeId?: string) =>
  publicPapers(house.db, sweden, { stageId: 'stage-sweden-0', ...(homeId && { homeId }) })

describe('A paper of a stage', () => {
  it('is on its page, on those of its homes, and all visitors can download it', async () => {
    const { status, body } = await change({ source: 'stage', papers: [{ ...plan, file: await fileOf() }] })
    expect([status, body.rows[0]?.result]).toEqual([200, 'created'])
    const [paper] = await onPage('sweden-1')
    expect(paper).toMatchObject({ title: 'Ekonomisk plan 2026', kind: 'economicPlan', size: pdf.length })
    expect(
      await publicPapers(house.db, siteByKey('sweden-english'), { stageId: 'stage-sweden-0' }),
    ).toMatchObject([{ title: 'Economic plan 2026' }])
    const visitor = house.browser()
    const file = await visitor.send(paper?.href ?? '')
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(file.headers.get('content-disposition')).toContain('plan.pdf')
    expect((await house.browser('norway').send(paper?.href ?? '')).status).toBe(404)
  })

  it('is unchanged if it is sent again, gets a new file, and ends', async () => {
    await change({ source: 'stage', papers: [{ ...plan, file: await fileOf() }] })
    expect((await change({ source: 'stage', papers: [plan] })).body.rows).toMatchObject([
      { result: 'unchanged' },
    ])
    const other = await pdfOf('Ekonomisk plan, ny')
    const renewed = await change({ source: 'stage', papers: [{ ...plan, file: await fileOf(other) }] })
    expect(renewed.body.rows).toMatchObject([{ result: 'changed' }])
    const [paper] = await onPage()
    expect(paper?.size).toBe(other.length)
    const claimed = () =>
      house.db.selectFrom('uploads').select('id').where('claimed_by', 'like', 'paper:%').execute()
    expect(await claimed()).toHaveLength(1)
    expect((await change({ source: 'stage', end: ['plan'] })).body.rows).toMatchObject([{ result: 'ended' }])
    expect([await onPage(), await claimed()]).toEqual([[], []])
    expect((await house.browser().send(paper?.href ?? '')).status).toBe(404)
  })

  it('is listed for its source', async () => {
    await change({ source: 'stage', papers: [{ ...plan, file: await fileOf() }] })
    const { body } = await house.call('GET', '/services/catalogue/papers?source=stage', undefined, key)
    expect(body.papers).toMatchObject([
      { ...plan, size: pdf.length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
  })
})

describe('A paper for buyers', () => {
  it('is in My Pages of those who book the home, and others do not get it', async () => {
    await change({ source: 'sweden', papers: [{ ...ofHome, file: await fileOf() }] })
    expect(await onPage('sweden-1')).toEqual([])
    const buyer = await house.buyer()
    const other = await house.buyer()
    const ownDocuments = async (who: typeof buyer) => (await who.send('/services/documents')).body.documents
    expect(await ownDocuments(buyer)).toEqual([])
    await buyer.start('sweden-1')
    await other.start('sweden-2')
    const [document] = await ownDocuments(buyer)
    expect(document).toMatchObject({
      kind: 'energyDeclaration',
      title: 'Energideklaration',
      about: 'sweden 1',
      status: 'done',
      signatories: [],
    })
    expect((await buyer.send(document.pdfUrl)).status).toBe(200)
    expect(await ownDocuments(other)).toEqual([])
    expect((await other.send(document.pdfUrl)).status).toBe(404)
    expect((await house.browser().send(document.pdfUrl)).status).toBe(401)
  })
})

describe('Refused is', () => {
  it('a file that is no PDF, or that was never sent', async () => {
    expect((await upload('<html>')).status).toBe(415)
    expect((await upload(pdf, 'wrong')).status).toBe(401)
    const file = crypto.randomUUID()
    expect(await change({ source: 'stage', papers: [{ ...plan, file }] })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'papers.0.file', key: 'unknownValue' }] },
    })
  })

  it.each([
    [{ stage: 'other' }, 'stage', 'unknownValue'],
    [{ stage: undefined }, 'stage', 'invalid'],
    [{ titles: { en: 'Plan' } }, 'titles.sv', 'required'],
    [{}, 'file', 'required'],
  ])('a paper with %j', async (more, field, error) => {
    expect(await change({ source: 'stage', papers: [{ ...plan, ...more }] })).toMatchObject({
      status: 400,
      body: { errors: expect.arrayContaining([{ field: `papers.0.${field}`, key: error }]) },
    })
    expect(await onPage()).toEqual([])
  })
})
