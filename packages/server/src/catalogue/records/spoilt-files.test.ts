// Spoilt files are refused with the place of each mistake, and never with an error of the server.
import { deflateRawSync } from 'node:zlib'
import type { WriteSheet } from 'hucre/xlsx'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readFiles } from './read-files.ts'
import { readTables } from './read-tables.ts'
import { writeWorkbook } from './read-workbook.ts'
import type { TableMapping } from './table-records.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))
const headings = [
  'externalId',
  'stage',
  'address',
  'residenceType',
  'disposalForm',
  'status',
  'rooms',
  'area',
  'price',
  'inhabitDate',
]
const good = [
  'K-1',
  'kajutan',
  'Kajen 4',
  'apartment',
  'condominium',
  'forSale',
  '2',
  '45,5',
  '2195000',
  '2027-05-03',
]
const csv = (...rows: readonly (readonly string[])[]): string =>
  [headings, ...rows].map((row) => row.join(';')).join('\r\n')
const changed = (change: Readonly<Record<string, string>>): readonly string[] =>
  headings.map((heading, at) => change[heading] ?? good[at] ?? '')

/** An entry of a ZIP file, with a size that it may not have. */
const zipOf = (
  entries: readonly { name: string; bytes: Buffer; claimed?: number; flags?: number }[],
): Uint8Array => {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const { name, bytes, claimed = bytes.length, flags = 0 } of entries) {
    const packed = deflateRawSync(bytes)
    const crc = Buffer.alloc(4)
    crc.writeUInt32LE(crcOf(bytes))
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(flags, 6)
    local.writeUInt16LE(8, 8)
    crc.copy(local, 14)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(claimed, 22)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(20, 4)
    central.writeUInt16LE(20, 6)
    local.copy(central, 8, 6, 30)
    central.writeUInt32LE(offset, 42)
    const whole = Buffer.concat([local, Buffer.from(name), packed])
    locals.push(whole)
    centrals.push(Buffer.concat([central, Buffer.from(name)]))
    offset += whole.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...locals, directory, end]))
}
const table = Array.from({ length: 256 }, (_, at) => {
  let value = at
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value >>> 0
})
const crcOf = (bytes: Buffer): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const types =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>'
const relations = (target: string, type: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`
/** A workbook by hand. */
const workbook = (
  sheetXml: string,
  { more = [], book = '' }: { more?: Parameters<typeof zipOf>[0]; book?: string } = {},
): Uint8Array =>
  zipOf([
    { name: '[Content_Types].xml', bytes: Buffer.from(types) },
    { name: '_rels/.rels', bytes: Buffer.from(relations('xl/workbook.xml', 'officeDocument')) },
    {
      name: 'xl/workbook.xml',
      bytes: Buffer.from(
        `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${book}<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: Buffer.from(relations('worksheets/sheet1.xml', 'worksheet')),
    },
    { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.from(sheetXml) },
    ...more,
  ])
const sheetXml = (rows: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

type Cells = NonNullable<WriteSheet['rows']>[number]
const xlsx = (
  rows: readonly Cells[],
  more: Partial<WriteSheet> = {},
  options: Partial<Parameters<typeof writeXlsx>[0]> = {},
): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: 'Sheet1', rows: rows.map((row) => [...row]), ...more }], ...options })
const xlsxOf = (change: Readonly<Record<string, Cells[number]>>, more: Partial<WriteSheet> = {}) =>
  xlsx([headings, headings.map((heading, at) => change[heading] ?? good[at] ?? null)], more)

const read = async (
  name: string,
  bytes: Uint8Array | Promise<Uint8Array>,
  { mapping = {}, sheet }: { mapping?: TableMapping; sheet?: string } = {},
) => {
  const { tables, problems } = await readTables([{ name, bytes: await bytes }], {
    mapping,
    ...(sheet !== undefined && { sheet }),
  })
  return {
    records: tables.flatMap(({ rows }) => rows.map(({ record }) => record as Record<string, unknown>)),
    problems: problems.map(({ sheet: on, letters = '', row, column, problem }) =>
      `${on ? `${on}!` : ''}${letters}${row || ''} ${column} ${problem}`.trim(),
    ),
  }
}

const emptyZip = Buffer.alloc(22)
emptyZip.writeUInt32LE(0x06054b50, 0)
const oleStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const bomb = workbook(
  sheetXml(`<row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(300 * 1024 * 1024)}</t></is></c></row>`),
)

describe('A spoilt file is refused with the place of its mistake', () => {
  it.each<
    [what: string, name: string, bytes: () => Uint8Array | Promise<Uint8Array>, problems: readonly string[]]
  >([
    ['empty', 'homes.csv', () => new Uint8Array(), ['fileEmpty']],
    ['only spaces', 'homes.csv', () => utf8(' \r\n\t\r\n'), ['fileEmpty']],
    ['only headings', 'homes.csv', () => utf8(csv()), ['noRows']],
    ['without headings', 'homes.csv', () => utf8(good.join(';')), ['noHeadings']],
    [
      'without a key',
      'homes.csv',
      () => utf8('stage;price;area\nkajutan;2195000;45'),
      ['1 externalId noKeyColumn'],
    ],
    ['NUL bytes', 'homes.csv', () => utf8(csv(changed({ address: 'Kajen\0 4' }))), ['wrongEncoding']],
    [
      'half a UTF-16 letter',
      'homes.csv',
      () => new Uint8Array([0xff, 0xfe, 0x41, 0, 0x00, 0xd8, 0x41]),
      ['wrongEncoding'],
    ],
    [
      'a quotation mark that is open',
      'homes.csv',
      () => utf8(`${csv(good)}\r\n"K-2;kajutan`),
      ['3  quoteOpen'],
    ],
    [
      'a line of 20 MB',
      'homes.csv',
      () => utf8(csv(good, changed({ address: 'x'.repeat(20_000_000) }))),
      ['3  rowTooLong'],
    ],
    [
      'two header rows',
      'homes.csv',
      () =>
        utf8(
          csv(
            headings.map((heading) => `(${heading})`),
            good,
          ),
        ).slice(),
      ['G2 rooms notANumber', 'H2 area notANumber', 'I2 price notANumber', 'J2 inhabitDate notADay']
        .concat(['D2 residenceType unknownWord', 'E2 disposalForm unknownWord', 'F2 status unknownWord'])
        .toSorted(),
    ],
    [
      'a heading twice',
      'homes.csv',
      () => utf8(`${headings.join(';')};price\n${good.join(';')};1`),
      ['K1 price headingTwice'],
    ],
    ['a row that is too long', 'homes.csv', () => utf8(csv([...good, '', 'more'])), ['L2  noHeading']],
    ['a row that is too short', 'homes.csv', () => utf8(csv(good.slice(0, 9))), ['J2 inhabitDate missing']],
    [
      'an ambiguous day',
      'homes.csv',
      () => utf8(csv(changed({ inhabitDate: '3/5/2027' }))),
      ['J2 inhabitDate ambiguousDay'],
    ],
    [
      'a day that is none',
      'homes.csv',
      () => utf8(csv(changed({ inhabitDate: '31.2.2027' }))),
      ['J2 inhabitDate notADay'],
    ],
    [
      'a day as a number',
      'homes.csv',
      () => utf8(csv(changed({ inhabitDate: '46510' }))),
      ['J2 inhabitDate notADay'],
    ],
    [
      'a formula that failed',
      'homes.csv',
      () => utf8(csv(changed({ address: '#REF!' }))),
      ['C2 address formulaError'],
    ],
    [
      'a word of another column',
      'homes.csv',
      () => utf8(csv(changed({ status: 'bostadsrätt' }))),
      ['F2 status unknownWord'],
    ],
    [
      'words in an amount',
      'homes.csv',
      () => utf8(csv(changed({ price: 'ring oss' }))),
      ['I2 price notANumber'],
    ],
    [
      'an amount with öre',
      'homes.csv',
      () => utf8(csv(changed({ price: '2 195 000,50' }))),
      ['I2 price tooLongOrWrong'],
    ],
    [
      'mixed decimal signs',
      'homes.csv',
      () => utf8(csv(changed({ area: '45,5.2' }))),
      ['H2 area notANumber'],
    ],
    ['a negative price', 'homes.csv', () => utf8(csv(changed({ price: '-5' }))), ['I2 price tooLongOrWrong']],
    [
      'a key that is too long',
      'homes.csv',
      () => utf8(csv(changed({ externalId: 'K'.repeat(61) }))),
      ['A2 externalId tooLongOrWrong'],
    ],
    [
      'rooms that no home has',
      'homes.csv',
      () => utf8(csv(changed({ rooms: '300' }))),
      ['G2 rooms tooLongOrWrong'],
    ],
    [
      'an xls file',
      'homes.xls',
      () => new Uint8Array(Buffer.concat([oleStart, Buffer.alloc(600)])),
      ['oldWorkbook'],
    ],
    [
      'an xlsx file with a password',
      'homes.xlsx',
      () => xlsx([headings, good], {}, { encryption: { password: 'hemligt', spinCount: 10 } }),
      ['fileLocked'],
    ],
    [
      'an ods file',
      'homes.ods',
      () =>
        zipOf([
          { name: 'mimetype', bytes: Buffer.from('application/vnd.oasis.opendocument.spreadsheet') },
          { name: 'content.xml', bytes: Buffer.from('<a/>') },
        ]),
      ['otherWorkbook'],
    ],
    [
      'an xlsb file',
      'homes.xlsb',
      () => zipOf([{ name: 'xl/workbook.bin', bytes: Buffer.from('x') }]),
      ['otherWorkbook'],
    ],
    [
      'another ZIP file',
      'homes.xlsx',
      () => zipOf([{ name: 'picture.jpg', bytes: Buffer.from('x') }]),
      ['notASpreadsheet'],
    ],
    ['an empty ZIP file', 'homes.xlsx', () => new Uint8Array(emptyZip), ['fileBroken']],
    [
      'half an xlsx file',
      'homes.xlsx',
      async () => (await xlsx([headings, good])).slice(0, 900),
      ['fileBroken'],
    ],
    [
      'an xlsx file without its sheet',
      'homes.xlsx',
      () =>
        zipOf([
          { name: '[Content_Types].xml', bytes: Buffer.from(types) },
          { name: 'xl/workbook.xml', bytes: Buffer.from('<workbook') },
        ]),
      ['fileBroken'],
    ],
    ['a PDF', 'homes.pdf', () => latin1('%PDF-1.7 \u00e2'), ['notASpreadsheet']],
    ['a picture', 'homes.csv', () => latin1('\u0089PNG\r\n\u001a\n\0\0'), ['notASpreadsheet']],
    [
      'HTML with the name of a spreadsheet',
      'homes.xls',
      () => utf8('<html><table><tr><td>1</td></tr></table>'),
      ['notASpreadsheet'],
    ],
    [
      'macros',
      'homes.xlsm',
      () => xlsx([headings, good], {}, { vbaProject: new Uint8Array(40) }),
      ['fileActive'],
    ],
    ['a bomb', 'homes.xlsx', () => bomb, ['fileUnsafe']],
    [
      'a part larger than it says',
      'homes.xlsx',
      () =>
        workbook(sheetXml(''), {
          more: [{ name: 'xl/media/a.xml', bytes: Buffer.alloc(5_000_000, 65), claimed: 100 }],
        }),
      ['fileBroken'],
    ],
    [
      'many parts',
      'homes.xlsx',
      () =>
        workbook(sheetXml(''), {
          more: Array.from({ length: 600 }, (_, at) => ({
            name: `xl/${at}.xml`,
            bytes: Buffer.from('<a/>'),
          })),
        }),
      ['fileUnsafe'],
    ],
    [
      'a part twice',
      'homes.xlsx',
      () => workbook(sheetXml(''), { more: [{ name: 'XL/workbook.xml', bytes: Buffer.from('<a/>') }] }),
      ['fileUnsafe'],
    ],
    [
      'entities',
      'homes.xlsx',
      () =>
        workbook(
          `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;&b;">]>${sheetXml('<row r="1"><c r="A1" t="inlineStr"><is><t>&c;</t></is></c></row>').slice(38)}`,
        ),
      ['fileUnsafe'],
    ],
    [
      'a corner cell of a million rows',
      'homes.xlsx',
      () =>
        workbook(
          sheetXml(
            '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
          ),
        ),
      ['fileBroken'],
    ],
    [
      'a formula error in a workbook',
      'homes.xlsx',
      () => xlsxOf({}, { cells: new Map([['1,8', { value: '#REF!', type: 'error' as const }]]) }),
      ['Sheet1!I2 price formulaError'],
    ],
    ['a workbook of empty sheets', 'homes.xlsx', () => xlsx([]), ['fileEmpty']],
    [
      'a workbook without known headings',
      'homes.xlsx',
      () =>
        xlsx([
          ['a', 'b'],
          ['c', 'd'],
        ]),
      ['noHeadings'],
    ],
    [
      'an amount of a formula with three decimals',
      'homes.xlsx',
      () => xlsxOf({ price: 2_195_000.333 }),
      ['Sheet1!I2 price tooLongOrWrong'],
    ],
    [
      'a moment without an offset',
      'homes.xlsx',
      () =>
        xlsx([
          [...headings, 'showings'],
          [...good, '2027-05-03T17:00:00'],
        ]),
      ['Sheet1!K2 showings notAMoment'],
    ],
    ['broken JSON', 'homes.json', () => utf8('{"homes":[{'), ['fileBroken']],
    [
      'records of JSON that are none',
      'homes.json',
      () => utf8('{"homes":[null,"a",[]]}'),
      ['homes!  tooLongOrWrong', 'homes!1  tooLongOrWrong', 'homes!2  tooLongOrWrong'],
    ],
    ['JSON of something else', 'homes.json', () => utf8('[1, 2]'), ['noRows']],
    [
      'a record of JSON',
      'homes.json',
      () => utf8(JSON.stringify({ stages: [{ externalId: 'a' }] })).slice(),
      ['siteId', 'name', 'phase', 'county', 'municipality', 'areaName', 'geo', 'shortDescription'].map(
        (field) => `stages! ${field} missing`,
      ),
    ],
  ])('%s', async (_, name, bytes, problems) => {
    const found = await read(name, bytes())
    expect(name.endsWith('.csv') && problems.length > 2 ? found.problems.toSorted() : found.problems).toEqual(
      problems,
    )
  })

  it('a bomb within a second, and a file that takes too long at its limit', async () => {
    const started = performance.now()
    expect(bomb.length).toBeLessThan(400_000)
    const { problems } = await readTables([{ name: 'homes.xlsx', bytes: bomb }], { mapping: {} })
    expect(problems).toMatchObject([{ problem: 'fileUnsafe' }])
    expect(performance.now() - started).toBeLessThan(1_000)
    const late = await readFiles(
      [{ name: 'homes.csv', bytes: utf8(csv(good).padEnd(200_000)) }],
      { mapping: {} },
      0,
    )
    expect(late.problems).toMatchObject([{ file: 'homes.csv', problem: 'takesTooLong' }])
  })
})

describe('A workbook', () => {
  it('is read like CSV: days of both calendars, numbers in text, leading zeros, formulas, totals', async () => {
    for (const dateSystem of ['1900', '1904'] as const) {
      const bytes = await xlsx(
        [
          ['Prislista november', null],
          [],
          [...headings, 'apartmentNumber'],
          [
            'K-1',
            'kajutan',
            'Kajen 4',
            'apartment',
            'condominium',
            'forSale',
            2,
            '45,5',
            '2 195 000 kr',
            new Date('2027-05-03'),
            '0901',
          ],
          [
            1002,
            'kajutan',
            'Kajen 4',
            'apartment',
            'condominium',
            'forSale',
            3,
            74.25,
            null,
            '3.5.2027',
            1001,
          ],
          ['Summa', null, null, null, null, null, null, null, 4_390_000],
        ],
        {
          columns: [
            ...headings.map((heading) => (heading === 'inhabitDate' ? { numFmt: 'yyyy-mm-dd' } : {})),
          ],
          cells: new Map([
            [
              '4,8',
              { value: 2_195_000, type: 'formula' as const, formula: 'I4*1', formulaResult: 2_195_000 },
            ],
          ]),
        },
        { dateSystem },
      )
      const { records, problems } = await read('prices.xlsx', bytes)
      expect(problems).toEqual([])
      expect(records).toMatchObject([
        {
          externalId: 'K-1',
          area: 45.5,
          price: 2_195_000,
          inhabitDate: '2027-05-03',
          apartmentNumber: '0901',
        },
        {
          externalId: '1002',
          area: 74.25,
          price: 2_195_000,
          inhabitDate: '2027-05-03',
          apartmentNumber: '1001',
        },
      ])
    }
  })

  it('has stages and homes in several sheets; hidden ones and those without headings are not read', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Notes', rows: [['Call Eva'], ['Or Siv']] },
        {
          name: 'Projects',
          rows: [
            ['externalId', 'siteId', 'name', 'phase'],
            ['kajutan', 1, 'Brf Kajutan', 'salesStart'],
          ],
        },
        { name: 'Flats', rows: [headings, [...good]] },
        { name: 'Old', hidden: true, rows: [headings, [...good]] },
      ],
    })
    const { tables } = await readTables([{ name: 'all.xlsx', bytes }], { mapping: {} })
    expect(tables.map(({ sheet, kind, rows }) => [sheet, kind, rows.length])).toEqual([
      ['Projects', 'stage', 1],
      ['Flats', 'home', 1],
    ])
    expect((await read('all.xlsx', bytes, { sheet: 'Flats' })).records).toHaveLength(1)
    expect((await read('all.xlsx', bytes, { sheet: 'Gone' })).problems).toEqual(['unknownSheet'])
  })

  it('has its kind by its headings; of kinds that fit equally, the name of the sheet or the file decides', async () => {
    const few = ['externalId', 'status', 'price']
    const sheets = {
      Agents: ['externalId', 'name', 'role', 'phone'],
      Choices: ['externalId', 'stages', 'option.id', 'option.title'],
      Shops: ['externalId', 'siteId', 'type', 'ceilingHeight'],
      'Premises for sale': few,
      Prices: few,
    }
    const bytes = await writeXlsx({
      sheets: Object.entries(sheets).map(([name, row]) => ({ name, rows: [row, row.map(() => 'x')] })),
    })
    const kindsOf = async (file: string) =>
      (await readTables([{ name: file, bytes }], { mapping: {} })).tables.map(({ kind }) => kind)
    const named = ['contact', 'optionGroup', 'premises', 'premises']
    expect(await kindsOf('list.xlsx')).toEqual([...named, 'home'])
    expect(await kindsOf('premises.xlsx')).toEqual([...named, 'premises'])
  })

  it('may have headings in two rows, and cells that are merged over several rows', async () => {
    const bytes = await xlsx(
      [
        ['externalId', 'stage', 'Pris', null, 'rooms'],
        [null, null, 'price', 'monthlyFee', null],
        ['K-1', 'kajutan', 2_195_000, 3_100, 2],
        ['K-2', null, 2_295_000, 3_200, 2],
      ],
      {
        merges: [
          { startRow: 0, startCol: 0, endRow: 1, endCol: 0 },
          { startRow: 0, startCol: 1, endRow: 1, endCol: 1 },
          { startRow: 0, startCol: 2, endRow: 0, endCol: 3 },
          { startRow: 0, startCol: 4, endRow: 1, endCol: 4 },
          { startRow: 2, startCol: 1, endRow: 3, endCol: 1 },
        ],
      },
    )
    expect((await read('prices.xlsx', bytes)).records).toMatchObject([
      { externalId: 'K-1', stage: 'kajutan', price: 2_195_000, monthlyFee: 3_100, rooms: 2 },
      { externalId: 'K-2', stage: 'kajutan', price: 2_295_000, monthlyFee: 3_200, rooms: 2 },
    ])
  })

  it('that was written here is read back unchanged, with lists of permitted values', async () => {
    const bytes = await writeWorkbook(
      'home',
      headings.map((heading) => ({ heading, words: heading === 'status' ? ['forSale', 'sold'] : [] })),
      [changed({ externalId: '007', address: '=1+1' })],
    )
    const { records, problems } = await read('homes.xlsx', bytes)
    expect(problems).toEqual([])
    expect(records).toMatchObject([{ externalId: '007', address: '=1+1', area: 45.5 }])
  })

  it('is read in a thread of its own', async () => {
    const bytes = await xlsx([headings, good])
    const { tables } = await readFiles([{ name: 'homes.xlsx', bytes }], { mapping: {} })
    expect(tables).toMatchObject([
      { sheet: 'Sheet1', kind: 'home', places: { price: { letters: 'I' } }, rows: [{ row: 2 }] },
    ])
  })
})
