// Cells and headings in the words of four languages.
import type { Locale } from '@husrum/domain'
import { catalogueKinds, locales } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { readWord, readWords } from './read-cell.ts'
import { foldHeading } from './read-table.ts'
import { fieldsOf, headingsOf, readRecords } from './table-records.ts'
import type { Vocabulary } from './texts/cell-words.ts'
import { meaningsOf, permittedWords } from './texts/cell-words.ts'
import { headingsInWords } from './texts/headings.ts'
import { mistakeWords } from './texts/mistakes.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('A word in a cell', () => {
  it.each<[Vocabulary, string, string]>([
    ['disposalForm', 'Bostadsrätt', 'condominium'],
    ['disposalForm', 'Äganderätt', 'ownership'],
    ['disposalForm', 'hyresrätt', 'tenancy'],
    ['disposalForm', 'Selveier', 'ownership'],
    ['disposalForm', 'Andel i borettslag', 'condominium'],
    ['disposalForm', 'Omistusasunto', 'ownershipApartment'],
    ['disposalForm', 'Asumisoikeus', 'condominium'],
    ['disposalForm', 'asunto-osake', 'condominium'],
    ['residenceStatus', 'TILL SALU', 'forSale'],
    ['residenceStatus', 'Till\u00a0salu', 'forSale'],
    ['residenceStatus', 'Såld', 'sold'],
    ['residenceStatus', 'Sa\u030ald', 'sold'],
    ['residenceStatus', 'Reserverad', 'reserved'],
    ['residenceStatus', 'Ledig', 'forSale'],
    ['residenceStatus', 'Solgt', 'sold'],
    ['residenceStatus', 'Myyty', 'sold'],
    ['residenceStatus', 'Vapaa', 'forSale'],
    ['residenceStatus', 'for_sale', 'forSale'],
    ['residenceStatus', 'forsale', 'forSale'],
    ['premisesStatus', 'Varattu', 'booked'],
    ['residenceType', 'Rekkehus', 'townHouse'],
    ['residenceType', 'house', 'house'],
    ['compassDirection', 'SV', 'southWest'],
    ['contactRole', 'Eiendomsmegler', 'realEstateAgent'],
    ['phase', 'Myynti alkaa', 'salesStart'],
  ])('of %s: %s is %s', (vocabulary, cell, value) => {
    expect(readWord(vocabulary)(cell)).toEqual({ kind: 'read', value })
  })

  it.each<[Vocabulary, string]>([
    ['residenceType', 'hus'],
    ['residenceType', 'Talo'],
    ['disposalForm', 'Eier'],
    ['residenceStatus', 'upptagen'],
    ['compassDirection', 'E'],
    ['premisesType', 'liiketila'],
    ['parking', 'ja'],
  ])('of %s: %s is ambiguous', (vocabulary, cell) => {
    expect(readWord(vocabulary)(cell)).toEqual({ kind: 'problem', problem: 'ambiguousWord', vocabulary })
  })

  it('may be one of several, and the first that is wrong is the mistake', () => {
    expect(readWords('accessibility')('Hiss | 1,5 m')).toEqual({ kind: 'read', value: ['lift', 'turning15'] })
    expect(readWords('accessibility')('Hiss | ramp')).toMatchObject({ problem: 'unknownWord' })
  })

  it('that is unknown is answered with the permitted words in the language of the reader', () => {
    expect(mistakeWords('unknownWord', 'sv', 'disposalForm')).toBe(
      'är inget av kolumnens ord: Bostadsrätt, Äganderätt, Ägarlägenhet, Hyresrätt',
    )
    expect(mistakeWords('ambiguousWord', 'fi', 'residenceStatus')).toMatch(/: Myynnissä, Varattu, /)
  })

  const vocabularies: readonly Vocabulary[] = [
    'accessibility',
    'compassDirection',
    'concept',
    'contactRole',
    'disposalForm',
    'energyClass',
    'outdoorArea',
    'parking',
    'phase',
    'premisesStatus',
    'premisesType',
    'residenceStatus',
    'residenceType',
    'rule',
  ]

  it.each(
    vocabularies.flatMap((vocabulary) => locales.map((locale): [Vocabulary, Locale] => [vocabulary, locale])),
  )('of %s in %s that a mistake names is understood', (vocabulary, locale) => {
    const meanings = permittedWords(vocabulary, locale).map((word) => meaningsOf(vocabulary, word))
    expect(meanings.map(({ length }) => length)).toEqual(meanings.map(() => 1))
    expect(new Set(meanings.flat()).size).toBe(meanings.length)
  })
})

describe('A heading in words', () => {
  it.each(catalogueKinds)('of %s has one meaning, and is of a field that exists', (kind) => {
    const fields = new Map<string, string>()
    for (const [heading, field] of headingsInWords(kind)) {
      const folded = foldHeading(heading)
      expect([folded, fields.get(folded) ?? field]).toEqual([folded, field])
      fields.set(folded, field)
      expect([field, headingsOf(kind).includes(field) || field.startsWith('geo.')]).toEqual([field, true])
    }
  })

  const norwegian = [
    'Nøkkel;Byggetrinn;Adresse;Boligtype;Eierform;Status;Antall rom;BRA-i (m²);Pris (kr);Felleskost/mnd;Overtakelse;Etg.',
    'A-1;fjord;Havnegata 1;Leilighet;Selveier;Ledig;3;74,5;4 950 000;3 200;1.6.2027;2',
  ].join('\n')

  it('needs no mapping', () => {
    const table = readRecords(bytes(norwegian), 'home')
    if (table.kind !== 'read') throw new Error('The headings were not found')
    expect(table.problems).toEqual([])
    expect(table.rows[0]?.record).toEqual({
      externalId: 'A-1',
      stage: 'fjord',
      address: 'Havnegata 1',
      residenceType: 'apartment',
      disposalForm: 'ownership',
      status: 'forSale',
      rooms: 3,
      area: 74.5,
      price: 4_950_000,
      monthlyFee: 3_200,
      inhabitDate: '2027-06-01',
      floor: 2,
    })
  })

  it('gives way to the mapping, to the name of the field and to a value for all rows', () => {
    const mapped = { columns: { Pris: 'totalPrice' }, values: { status: 'sold' } }
    expect(fieldsOf('home', mapped).get('pris')).toBe('totalPrice')
    const table = readRecords(bytes('externalId;Pris;rooms;Rum;Status\nA-1;10;3;4;Ledig'), 'home', mapped)
    if (table.kind !== 'read') throw new Error('The headings were not found')
    expect(table.ignored).toEqual(['Rum'])
    expect(table.rows[0]?.record).toEqual({ externalId: 'A-1', totalPrice: 10, rooms: 3, status: 'forSale' })
    expect(readRecords(bytes('externalId;Pris;Tila\nA-1;10;Vapaa'), 'home', mapped)).toMatchObject({
      ignored: ['Tila'],
      rows: [{ record: { status: 'sold' } }],
    })
  })

  it('that means the same as another one is a mistake', () => {
    expect(readRecords(bytes('externalId;Pris;Utgångspris\nA-1;10;11'), 'home')).toMatchObject({
      problems: expect.arrayContaining([expect.objectContaining({ problem: 'headingTwice', letters: 'C' })]),
    })
  })
})
