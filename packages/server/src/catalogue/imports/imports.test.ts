// A company sends spreadsheets: they are checked, previewed, applied in the background, and reported.
import { catalogueIdOf } from '@husrum/domain'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { Import } from '../../testing/import-tests.ts'
import {
  all,
  app,
  apply,
  call,
  database,
  headings,
  home,
  homes,
  openImports,
  prices,
  secret,
  sent,
  service,
  source,
  stages,
  undo,
  upload,
} from '../../testing/import-tests.ts'
import { toldEvents } from '../../testing/told-events.ts'

openImports()

describe('An import', () => {
  it('is checked, previewed and applied with its receipt; the same file again changes nothing', async () => {
    const { status, body } = await upload(all(home('S-1'), home('S-2', 3_895_000)))
    expect([status, body.state, body.counts]).toMatchObject([201, 'checked', { created: 3, mistakes: 0 }])
    expect(body.by).toBe('Price list')
    expect(body.files.map(({ name, sha256 }) => [name, sha256.length])).toEqual([
      ['stages.csv', 64],
      ['homes.csv', 64],
    ])
    expect(await prices()).toEqual([])
    expect(await apply(body)).toMatchObject({
      state: 'applied',
      counts: { created: 3, mistakes: 0 },
      parts: { applied: 1, waiting: 0 },
      rows: [{ externalId: 'strand' }, { externalId: 'S-1', result: 'created' }, { externalId: 'S-2' }],
    })
    expect(await prices()).toEqual([2_195_000, 3_895_000])

    const again = await upload(all(home('S-1'), home('S-2', 3_895_000)))
    expect(again.body).toMatchObject({ counts: { created: 0, changed: 0, unchanged: 3 }, rows: [] })
    const cheaper = await upload({ 'homes.csv': homes(home('S-1', 2_095_000)) })
    expect(cheaper.body.rows).toMatchObject([
      { result: 'changed', changes: [{ field: 'price', before: 2_195_000, after: 2_095_000 }] },
    ])
    // The same call again is answered the same.
    await apply(cheaper.body)
    expect(await apply(cheaper.body)).toMatchObject({ state: 'applied' })
    expect(await prices()).toEqual([2_095_000, 3_895_000])
    const { body: listed } = await call('GET', `/imports?source=${source}`)
    expect((listed as unknown as { imports: Import[] }).imports.map(({ state }) => state)).toEqual([
      'applied',
      'checked',
      'applied',
    ])
    expect(await toldEvents(database.db)).toEqual(
      expect.arrayContaining(['import.finished', 'home.created', 'home.changed', 'stage.changed']),
    )
  })

  it('names mistakes by cell, in the language of the caller, without the content of the cells', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Prislista', rows: [headings, [...home('S-1', 'ring Eva 070-174')], [...home('S-1')]] },
      ],
    })
    const { body } = await upload({ 'stages.csv': stages(), 'prices.xlsx': bytes }, { language: 'sv' })
    expect(body.state).toBe('refused')
    expect(body.mistakes).toMatchObject([
      { file: 'prices.xlsx', place: 'Prislista!I2', row: 2, column: 'price', text: 'är inget tal' },
      { place: 'Prislista!A3', problem: 'keyTwice', text: 'finns två gånger' },
    ])
    expect(JSON.stringify(body)).not.toContain('070')
    const { body: finnish } = await call('GET', `/imports/${body.id}`, undefined, {
      'accept-language': 'fi-FI, sv',
    })
    expect(finnish.mistakes[0]?.text).toBe('ei ole luku')
    const report = await app.request(`/services/catalogue/imports/${body.id}/report.csv?language=nb`, {
      headers: { authorization: `Bearer ${secret}` },
    })
    expect(await report.text()).toContain(
      'prices.xlsx;Prislista;2;price;Prislista!I2;notANumber;er ikke et tall',
    )
    expect((await call('POST', `/imports/${body.id}/apply`, { receipt: 'x' })).status).toBe(409)
    const thousands = await upload(all(home('S-1', 2_195)))
    expect(thousands.body.mistakes).toMatchObject([{ file: 'homes.csv', place: 'I2', problem: 'min' }])
  })

  it('is taken as a body, and needs a key', async () => {
    const send = (headers: Record<string, string>) =>
      app.request(`/services/catalogue/imports?source=${source}&name=stages.csv`, {
        method: 'POST',
        headers,
        body: stages(),
      })
    const answer = await send({ authorization: `Bearer ${secret}`, 'content-type': 'text/csv' })
    expect([answer.status, await answer.json()]).toMatchObject([201, { counts: { created: 1 } }])
    expect((await send({ 'content-type': 'text/csv' })).status).toBe(401)
    const large = await app.request(`/services/catalogue/imports?source=${source}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'text/csv' },
      body: new Uint8Array(26 * 1024 * 1024),
    })
    expect(large.status).toBe(413)
    const unknown = await upload(all(), { colums: '{}' })
    expect(unknown.status).toBe(400)
  })

  it('of the strangest files is refused, and never an error of the server', async () => {
    const strange: Record<string, string | Uint8Array> = {
      'null.json': '{"homes":[null,7],"stages":[{"externalId":"\\u0000"}]}',
      'deep.json': `{"homes":[${'['.repeat(5_000)}${']'.repeat(5_000)}]}`,
      'proto.json': '{"__proto__":{"homes":[{}]},"homes":[{"__proto__":1,"externalId":{}}]}',
      'numbers.json': '{"homes":[{"externalId":1,"stage":2,"price":1e400}]}',
      'nul.xlsx': await writeXlsx({
        sheets: [{ name: 'S', rows: [[...headings, 'x_x0000_'], [...home('S_x0000_1', 'a_x0000_')]] }],
      }),
      'names\u0000\ud800.csv': homes(home('S-1', 'x')),
    }
    for (const [name, content] of Object.entries(strange)) {
      const { status, body } = await upload({ [name]: content })
      expect([name, status, body.state]).toEqual([name, 201, 'refused'])
    }
  })

  it('remembers the headings of a source', async () => {
    const columns = { 'Obj.nr': 'externalId', Pris: 'price', Etapp: 'stage' }
    const own = homes(home('S-1')).replace('externalId;stage', 'Obj.nr;Etapp').replace('price', 'Pris')
    await apply((await upload({ 'stages.csv': stages() })).body)
    const mapped = await upload(
      { 'list.csv': own },
      { columns: JSON.stringify(columns), values: JSON.stringify({ energyClass: 'A' }) },
    )
    expect(mapped.body).toMatchObject({ state: 'checked', counts: { created: 1 } })
    await apply(mapped.body)
    const later = await upload({ 'list.csv': own })
    expect(later.body).toMatchObject({ counts: { unchanged: 1 }, mapping: { columns } })
  })

  it('with a receipt from before another change is refused, and previewed again', async () => {
    await apply((await upload(all(home('S-1')))).body)
    const early = (await upload(all(home('S-1', 2_000_000)))).body
    const change = { source, homes: [{ ...sent('S-2'), price: 1_900_000 }] }
    expect((await call('POST', '/changes', change)).status).toBe(200)
    const refused = await call('POST', `/imports/${early.id}/apply`, { receipt: early.receipt })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'previewStale', title: expect.stringContaining('has changed since the preview') },
    })
    const { body } = await call('POST', `/imports/${early.id}/preview`)
    expect(body).toMatchObject({ state: 'checked', counts: { changed: 1, unchanged: 1 } })
    expect(body.receipt).not.toBe(early.receipt)
    expect((await call('POST', `/imports/${early.id}/apply`, { receipt: early.receipt })).status).toBe(409)
    expect((await apply(body)).state).toBe('applied')
  })

  it('ends homes that a file does not have only as many as allowed', async () => {
    await apply((await upload(all(home('S-1'), home('S-2'), home('S-3')))).body)
    const tooMany = await upload(all(home('S-1')), { replace: 'true', maxEnded: '1' })
    expect(tooMany.body).toMatchObject({ state: 'refused', mistakes: [{ problem: 'tooManyEnded' }] })
    const { body } = await upload(all(home('S-1')), { replace: 'true' })
    expect(body.counts).toMatchObject({ ended: 2, unchanged: 2 })
    await apply(body)
    expect(await prices()).toHaveLength(1)
  })

  it('of many homes applies stage by stage; with mistakes in one stage the others go through if asked', async () => {
    const stage = (key: string) =>
      `${key};1;Brf ${source} ${key};salesStart;Skåne län;Ystad;Hamnen;55,43;13,82;Vid havet`
    const rows = ['a', 'b', 'c'].flatMap((key) =>
      Array.from({ length: 200 }, (_, at) => home(`${key}-${at}`, 2_000_000 + at, key)),
    )
    const files = {
      'stages.csv': stages(undefined, ['a', 'b', 'c'].map(stage).join('\n')),
      'homes.csv': homes(...rows, home('b-x', 'ring', 'b')),
    }
    expect((await upload(files)).body).toMatchObject({
      state: 'refused',
      counts: { created: 0, mistakes: 1 },
    })
    const { body } = await upload(files, { partly: 'true' })
    expect(body).toMatchObject({
      state: 'checked',
      parts: { waiting: 3, refused: 1 },
      counts: { created: 403, mistakes: 1 },
      rowCount: 403,
    })
    expect(await apply(body)).toMatchObject({ state: 'partly', parts: { applied: 3, refused: 1 } })
    expect(await prices()).toHaveLength(400)
  })
})

describe('Tables and schema', () => {
  it('are fetched, and a table of the records is taken again unchanged', async () => {
    await apply((await upload(all(home('S-1'), home('S-2')))).body)
    for (const format of ['csv', 'xlsx']) {
      const answer = await app.request(
        `/services/catalogue/template?kind=home&format=${format}&source=${source}`,
        { headers: { authorization: `Bearer ${secret}` } },
      )
      const bytes = new Uint8Array(await answer.arrayBuffer())
      const { body } = await upload({ [`table.${format}`]: bytes })
      expect(body).toMatchObject({ state: 'checked', counts: { unchanged: 2, created: 0, changed: 0 } })
    }
    const { body } = await call('GET', '/schema.json')
    expect(body).toMatchObject({ properties: { homes: { type: 'array', maxItems: 500 } } })
  })
})

describe('All kinds of records', () => {
  const stageRows = (more: readonly string[] = []) => [
    'externalId;siteId;name;phase;county;municipality;areaName;geo.north;geo.east;shortDescription;contacts',
    `strand;1;Brf ${source};salesStart;Skåne län;Ystad;Hamnen;6143600;425300;Vid havet;anna`,
    ...more,
  ]
  const premisesRows = (area = '64', geo = '6395000;319000') => [
    'externalId;siteId;name;type;status;disposalForm;area;price;address;county;municipality;areaName;geo.north;geo.east;shortDescription;contacts',
    `L-1;1;Butik ${source};shop;forSale;tenancy;${area};184 800 kr;Kajgatan 4;Västra Götalands län;Göteborg;Lindholmen;${geo};Butik;anna`,
  ]
  const optionRows = (price = '38 000 kr') => [
    'externalId;stages;title;rule;lastDay;option.id;option.title;option.price;option.isStandard',
    'golv;strand;Golv;one;2027-02-10;ek;Ekparkett;;ja',
    `golv;;;;;fiskben;Fiskben;${price};`,
  ]
  const contactRows = (phone = '070-123 45 67') => [
    'externalId;name;role;phone',
    `anna;Anna Berg;realEstateAgent;${phone}`,
  ]
  const homeRows = (pictures = 'kök 1.jpg | https://cdn.example.com/a.jpg') =>
    [
      [...headings, 'pictures'],
      [...home('S-1'), pictures],
    ].map((row) => row.join(';'))
  const workbook = (sheets: Readonly<Record<string, readonly string[]>>) =>
    writeXlsx({
      sheets: Object.entries(sheets).map(([name, rows]) => ({
        name,
        rows: rows.map((row) => row.split(';')),
      })),
    })
  const allRows = () => ({
    Tillval: optionRows(),
    Kontakter: contactRows(),
    Lokaler: premisesRows(),
    Bostäder: homeRows(),
    Etapper: stageRows(),
  })
  const stored = async () =>
    database.db
      .selectFrom('catalogue_records')
      .select(['kind', 'external_id', 'record'])
      .where('source', '=', source)
      .orderBy('kind')
      .execute()
  const table = async (kind: string, format = 'xlsx') => {
    const answer = await app.request(
      `/services/catalogue/template?kind=${kind}&format=${format}&source=${source}`,
      { headers: { authorization: `Bearer ${secret}` } },
    )
    return new Uint8Array(await answer.arrayBuffer())
  }

  it('come from the sheets of one workbook, and are taken back', async () => {
    const { body } = await upload({ 'all.xlsx': await workbook(allRows()) })
    expect(body).toMatchObject({
      state: 'checked',
      counts: { created: 5, waiting: 0, mistakes: 0 },
      ignoredColumns: [],
    })
    expect(body.rows.map(({ kind, missing }) => [kind, missing])).toEqual([
      ['contact', undefined],
      ['stage', undefined],
      ['home', undefined],
      ['premises', undefined],
      ['optionGroup', undefined],
    ])
    const first = await apply(body)
    expect(first).toMatchObject({ state: 'applied', counts: { created: 5 } })
    const records = await stored()
    expect(records.find(({ kind }) => kind === 'stage')?.record).toMatchObject({
      geo: { lat: expect.closeTo(55.43, 1), lon: expect.closeTo(13.82, 1) },
    })
    expect(records.find(({ kind }) => kind === 'home')?.record).toMatchObject({
      media: [{ media: 'kök 1.jpg', kind: 'picture' }, { media: 'https://cdn.example.com/a.jpg' }],
    })
    const stage = () => service.stageByPath(1, `/bostader/ystad/hamnen/brf-${source}/`)
    await service.refresh()
    expect((await stage())?.contacts).toMatchObject([{ name: 'Anna Berg' }])

    const changed = await upload({
      'all.xlsx': await workbook({
        Tillval: optionRows('41 000'),
        Kontakter: contactRows('070-999 99 99'),
        Lokaler: premisesRows('70'),
      }),
    })
    expect(changed.body).toMatchObject({ state: 'checked', counts: { changed: 3 } })
    expect(JSON.stringify(changed.body)).not.toContain('999 99')
    const second = await apply(changed.body)
    expect(await stored()).not.toEqual(records)
    expect(await undo(second.id)).toMatchObject({ state: 'applied', counts: { changed: 3 }, skipped: [] })
    expect(await stored()).toEqual(records)

    const keys = [
      { kind: 'premises', externalId: 'L-1' },
      { kind: 'optionGroup', externalId: 'golv' },
      { kind: 'contact', externalId: 'anna' },
    ]
    expect(await call('POST', '/changes', { source, end: keys })).toMatchObject({ body: { ended: 3 } })
    const { body: listed } = await call('GET', `/imports?source=${source}`)
    const [latest] = (listed as unknown as { imports: Import[] }).imports
    expect(await undo(latest?.id ?? '')).toMatchObject({ state: 'applied', counts: { created: 3 } })
    expect(await stored()).toEqual(records)

    expect(await undo(first.id)).toMatchObject({ state: 'applied', counts: { ended: 5 }, skipped: [] })
    expect(await stored()).toEqual([])
    const offered = await database.db
      .selectFrom('option_groups')
      .select('is_withdrawn')
      .where('stage_id', '=', catalogueIdOf(source, 'strand'))
      .execute()
    expect(offered).toEqual([{ is_withdrawn: true }])
  })

  it('are written to tables of each kind, which are taken again unchanged', async () => {
    await apply((await upload({ 'all.xlsx': await workbook(allRows()) })).body)
    for (const kind of ['stage', 'home', 'premises', 'optionGroup', 'contact']) {
      for (const format of ['xlsx', 'csv']) {
        const { body } = await upload({ [`table.${format}`]: await table(kind, format) })
        expect([kind, body.mistakes, body.counts]).toMatchObject([kind, [], { unchanged: 1, changed: 0 }])
      }
    }
    const { sheets } = await readXlsx(await table('optionGroup'))
    expect(sheets[0]?.rows.map((row) => row[0])).toEqual(['externalId', 'golv', 'golv'])
  })

  it('have mistakes in the cells of pictures, positions and options', async () => {
    const { body } = await upload(
      {
        'all.xlsx': await workbook({
          ...allRows(),
          Tillval: optionRows('gratis'),
          Lokaler: premisesRows('64', '319000;99'),
          Bostäder: homeRows(`https://internal.example.com/a.jpg | media-${'a'.repeat(32)}`),
          Etapper: stageRows([
            `norr;1;Brf ${source} N;salesStart;Skåne län;Ystad;Hamnen;6578000;153000;Vid havet;`,
          ]),
        }),
      },
      { language: 'sv' },
    )
    expect(body.state).toBe('refused')
    expect(body.mistakes.map(({ place, problem }) => `${place} ${problem}`).toSorted()).toEqual([
      'Bostäder!K2 invalidInput',
      'Bostäder!K2 unknownValue',
      'Etapper!3 gridMissing',
      'Lokaler!M2 outsideCountry',
      'Tillval!H3 notANumber',
    ])
    expect(body.mistakes.map(({ text }) => text)).toContain('ligger inte i webbplatsens land')
  })

  it('apply in parts: good premises go through although others have mistakes, if asked', async () => {
    const files = {
      'premises.csv': [...premisesRows(), premisesRows('stor')[1]?.replace('L-1', 'L-2')].join('\n'),
    }
    expect((await upload(files)).body.state).toBe('refused')
    const { body } = await upload(files, { partly: 'true' })
    expect(body).toMatchObject({
      state: 'checked',
      parts: { waiting: 1, refused: 1 },
      counts: { created: 1 },
    })
    expect(await apply(body)).toMatchObject({ state: 'partly' })
    expect((await stored()).map(({ external_id }) => external_id)).toEqual(['L-1'])
  })

  it('of many homes: rows do not miss what another part brings', async () => {
    const many = Array.from({ length: 501 }, (_, at) =>
      home(`M-${at}`, 2_000_000, at < 500 ? 'one' : 'strand'),
    )
    const { body } = await upload({
      'stages.csv': stageRows().join('\n'),
      'homes.csv': homes(...many),
      'options.csv': optionRows().join('\n'),
      'contacts.csv': contactRows().join('\n'),
    })
    expect(body.parts.waiting).toBe(2)
    expect(body.rows.flatMap(({ missing = [] }) => missing)).toEqual([])
    const isGroup = ({ kind }: Import['rows'][number]): boolean => kind === 'optionGroup'
    expect(body.rows.filter(isGroup)).toMatchObject([{ result: 'created' }])
    expect((await apply(body)).rows.filter(isGroup)).toMatchObject([{ result: 'created' }])
  })
})
