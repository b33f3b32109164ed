// Spreadsheets as companies save them become records of homes.
import { describe, expect, it } from 'vitest'
import { readAmount, readDay, readNumber, readText, readYesOrNo } from './read-cell.ts'
import type { TableMapping } from './table-records.ts'
import { headingsOf, readRecords } from './table-records.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
/** As Excel writes "CSV" in the Nordic countries. */
const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)

const valueIn = (read: { readonly kind: string; readonly value?: unknown; readonly problem?: string }) =>
  read.kind === 'read' ? read.value : read.problem

describe('A cell', () => {
  it.each([
    ['1 495 000 kr', 1_495_000],
    ['1\u00a0495\u00a0000', 1_495_000],
    ['1\u202f495\u202f000,-', 1_495_000],
    ['3.895.000', 3_895_000],
    ['3,895,000', 3_895_000],
    ['4 120,50', 4_120.5],
    ['\u22122', -2],
    ['€ 2', 'notANumber'],
    ['två', 'notANumber'],
  ])('%s is the amount %s', (cell, amount) => {
    expect(valueIn(readAmount(cell))).toBe(amount)
  })

  it.each([
    ['73,5 m²', 73.5],
    ['73.5', 73.5],
    ['55,427', 55.427],
    ['3 rok', 3],
    ['1,5,0', 'notANumber'],
  ])('%s is the number %s', (cell, number) => {
    expect(valueIn(readNumber(cell))).toBe(number)
  })

  it.each([
    ['2026-11-26', '2026-11-26'],
    ['20261126', '2026-11-26'],
    ['26.11.2026', '2026-11-26'],
    ['1.2.2027', '2027-02-01'],
    ['26/11/2026', '2026-11-26'],
    ['11/26/2026', '2026-11-26'],
    ['3/4/2027', 'ambiguousDay'],
    ['2026-02-30', 'notADay'],
    ['46352', 'notADay'],
  ])('%s is the day %s', (cell, day) => {
    expect(valueIn(readDay(cell))).toBe(day)
  })

  it('keeps leading zeros, also behind the apostrophe of Excel', () => {
    expect([readText('0901'), readText("'0901")].map(valueIn)).toEqual(['0901', '0901'])
  })

  it('is yes or no in every language', () => {
    expect(['Ja', 'kyllä', 'nei', '0', 'kanske'].map((cell) => valueIn(readYesOrNo(cell)))).toEqual([
      true,
      true,
      false,
      false,
      'notYesOrNo',
    ])
  })
})

const mapping: TableMapping = {
  columns: {
    'Obj.nr': 'externalId',
    'Lägenhet nr': 'apartmentNumber',
    Adress: 'address',
    Rum: 'rooms',
    Boarea: 'area',
    Pris: 'price',
    Avgift: 'monthlyFee',
    Tillträde: 'inhabitDate',
    Läge: 'status',
  },
  values: { stage: 'kajutan', residenceType: 'apartment', disposalForm: 'condominium' },
}

const sheet = [
  'Brf Kajutan;;;;;;;;;',
  'Prislista 2026;;;;;;;;;',
  ';;;;;;;;;',
  'Obj.nr;Lägenhet nr;Adress;Rum;Boarea (m²);Pris (kr);Avgift;Tillträde;Läge;Anmärkning',
  "K-1;'0901;Kajen 4;2 rok;45,5;2 195 000 kr;3 100;2027-05-03;forSale;hörn",
  'K-2;1001;Kajen 4;3 rok;74;3 895 000 kr;4 120;3/4/2027;till salut;',
  'K-3;1002;;3 rok;74;3 895 000 kr;4 120;2027-05-03;forSale;',
  ';;;;;9 985 000;;;;',
  'Summa:;;;;;9 985 000;;;;',
].join('\r\n')

describe('A spreadsheet', () => {
  it('is read from the row of its headings on, up to the totals; all mistakes come at once', () => {
    const table = readRecords(windows1252(sheet), 'home', mapping)
    if (table.kind !== 'read') throw new Error('The headings were not found')
    expect(table.problems).toEqual([
      { row: 6, column: 'Tillträde', letters: 'H', problem: 'ambiguousDay', cell: '3/4/2027' },
      {
        row: 6,
        column: 'Läge',
        letters: 'I',
        problem: 'unknownWord',
        vocabulary: 'residenceStatus',
        cell: 'till salut',
      },
      { row: 7, column: 'Adress', letters: 'C', problem: 'missing', cell: '' },
    ])
    expect(table.ignored).toEqual(['Anmärkning'])
    expect(table.rows.map(({ row }) => row)).toEqual([5, 6, 7])
    expect(table.rows[0]?.record).toMatchObject({
      externalId: 'K-1',
      apartmentNumber: '0901',
      rooms: 2,
      area: 45.5,
      price: 2_195_000,
      inhabitDate: '2027-05-03',
      stage: 'kajutan',
    })
  })

  it('is the same in UTF-8 with and without its mark, in UTF-16, and with other separators', () => {
    const plain = readRecords(bytes(sheet), 'home', mapping)
    expect(plain).toEqual(readRecords(windows1252(sheet), 'home', mapping))
    expect(readRecords(bytes(`\ufeff${sheet}`), 'home', mapping)).toEqual(plain)
    const utf16 = Uint8Array.from(
      new Uint8Array(Uint16Array.from(`\ufeff${sheet}`, (each) => each.charCodeAt(0)).buffer),
    )
    expect(readRecords(utf16, 'home', mapping)).toEqual(plain)
    const tabs = sheet.replaceAll(';', '\t')
    expect(readRecords(bytes(tabs), 'home', mapping)).toEqual(plain)
  })

  it('without known headings is refused, and the template has all of them', () => {
    expect(readRecords(bytes('a;b;c\n1;2;3'), 'home')).toEqual({ kind: 'noHeadings' })
    expect(readRecords(bytes(headingsOf('stage').join(';')), 'stage')).toMatchObject({
      kind: 'read',
      rows: [],
      ignored: [],
    })
  })

  it('names positions and outdoor spaces by two columns', () => {
    const table = readRecords(
      bytes('externalId,geo.lat,geo.lon,outdoor.type,outdoor.area\nK-1,"57,7",11.9,balcony,7'),
      'home',
    )
    expect(table.kind === 'read' && table.rows[0]?.record).toEqual({
      externalId: 'K-1',
      geo: { lat: 57.7, lon: 11.9 },
      outdoorSpaces: [{ type: 'balcony', area: 7 }],
    })
  })
})
