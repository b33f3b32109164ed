import type { Locale } from '@husrum/domain'
import { textSearchCategories } from '@husrum/domain'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { cropText } from './crop-text.ts'
import type { IndexedDocument, TextIndex, TextQuery } from './text-index.ts'
import { buildTextIndex } from './text-index.ts'

const aDocument = (facts: Partial<IndexedDocument>): IndexedDocument => ({
  category: 'content',
  title: '',
  headings: [],
  text: '',
  keywords: '',
  ...facts,
})

const everything: Omit<TextQuery, 'text'> = {
  categories: textSearchCategories,
  sort: 'nothing',
  skip: 0,
  take: 25,
}

const titlesFound = (index: TextIndex<IndexedDocument>, text: string, rest: Partial<TextQuery> = {}) =>
  index.search({ ...everything, ...rest, text }).hits.map(({ title }) => title)

const indexOf = (locale: Locale, ...documents: readonly Partial<IndexedDocument>[]) =>
  buildTextIndex(
    documents.map(aDocument).map((document) => ({ document, hit: document })),
    locale,
  )

describe('What a visitor asks for comes first', () => {
  test('not a word that only shares its beginning', async () => {
    const index = await indexOf('sv', { title: 'Parkera här' }, { title: 'Parken' }, { title: 'Parkering' })
    expect(titlesFound(index, 'parkera ')).toEqual(['Parkera här', 'Parkering'])
    expect(titlesFound(index, 'park ')).toEqual(['Parken'])
    const english = await indexOf('en', { title: 'Parking' }, { title: 'The park' })
    expect(titlesFound(english, 'park ')).toEqual(['The park'])
  })

  test('a known synonym, and no word that resembles it', async () => {
    const index = await indexOf('sv', { title: 'Klagomål' }, { title: 'Klara regler' }, { title: 'Annat' })
    expect(titlesFound(index, 'klagan ')).toEqual(['Klagomål'])
  })

  test('the page with the question, however long it is', async () => {
    const passages = [{ title: 'Kan avgiften höjas?', text: 'Ja, av föreningen.' }]
    const long = { title: 'Frågor', text: `Kan avgiften höjas? ${'Något annat. '.repeat(200)}` }
    const short = { title: 'Avgiften', text: 'Den kan betalas på flera sätt, och höjas.' }
    expect(titlesFound(await indexOf('sv', long, short), 'kan avgiften höjas')).toEqual([
      'Avgiften',
      'Frågor',
    ])
    const withPassages = await indexOf('sv', { ...long, passages }, short)
    expect(titlesFound(withPassages, 'kan avgiften höjas')[0]).toBe('Frågor')
    expect(withPassages.size).toBe(2)
    expect(withPassages.search({ ...everything, text: 'avgiften' }).counts.content).toBe(2)
  })

  test('the catalogue of a named place, also where it has less of what was asked for', async () => {
    const home = { category: 'residencialobject', text: '' } as const
    const index = await indexOf(
      'sv',
      { ...home, title: 'Brf Parken i Malmö', tagIds: ['malmo'] },
      { ...home, title: 'Brf Sjön i Umeå', tagIds: ['umea'] },
    )
    expect(titlesFound(index, 'park umeå', { tagIds: ['umea'] })[0]).toBe('Brf Sjön i Umeå')
  })
})

describe('A word is found in its different forms', () => {
  test.each<[Locale, string, string]>([
    ['sv', 'radhus', 'Radhusets garage'],
    ['sv', 'garage', 'Garaget under gården'],
    ['sv', 'avgift', 'Månadsavgiften höjs'],
    ['sv', 'månadsavgifter', 'En avgift i månaden'],
    ['sv', 'parkering garage', 'Parkeringsgarage'],
    ['sv', 'forrad', 'Förrådet i källaren'],
    ['sv', 'källarförråd', 'Ett förråd i källaren'],
    ['sv', 'rad hus', 'Radhus vid skogen'],
    ['nb', 'felleskostnad', 'Felleskostnadene'],
    ['nb', 'kostnad', 'Felleskostnadene'],
    ['nb', 'kjokken', 'Kjøkkenet'],
    ['nb', 'kjoekken', 'Kjøkkenet'],
    ['fi', 'Helsingissä', 'Helsinki'],
    ['fi', 'Turku', 'Koti Turussa'],
    ['fi', 'vastike', 'Hoitovastikkeen suuruus'],
    ['fi', 'asunto', 'Asuntojen hinnat'],
    ['en', 'balconies', 'A balcony to the south'],
    ['sv', 'balkng', 'Balkong'],
    ['sv', 'blakong', 'Balkong'],
    ['sv', 'balk', 'Balkong'],
  ])('%s: "%s" finds "%s"', async (locale, text, title) => {
    const others = ['hoito', 'parkering', 'månad', 'källare', 'felles', 'kostnad'].map((one) => ({
      title: one,
    }))
    const index = await indexOf(locale, { title }, ...others, { title: 'Något helt annat' })
    expect(titlesFound(index, text)).toContain(title)
    expect(titlesFound(index, text)).not.toContain('Något helt annat')
  })

  test('but a number does not match another number, and a short word no other word', async () => {
    const index = await indexOf('sv', { title: 'Lägenhet 1102' }, { title: 'Ek' })
    expect(titlesFound(index, '1103')).toEqual([])
    expect(titlesFound(index, 'el')).toEqual([])
  })
})

describe('Words that mean more than their letters', () => {
  test('phone numbers are found however their digits are grouped', async () => {
    const index = await indexOf(
      'sv',
      { title: 'Jour', text: 'Ring 08-465 004 10.' },
      { title: '08-465 004 00' },
    )
    for (const text of ['0846500410', '08-465 00 410', '+46 8 465 004 10'])
      expect(titlesFound(index, text)).toEqual(['Jour'])
  })

  test('a street and its number are one word', async () => {
    const index = await indexOf(
      'sv',
      { title: 'Ekvägen 3', category: 'residencialobject' },
      { title: 'Brf Eken', category: 'residencialobject', tagIds: ['a'], keywords: 'Ekvägen 10 Ekvägen10' },
      { title: 'Villa 10', category: 'residencialobject', tagIds: ['a'], keywords: 'Ekvägen 7 Ekvägen7' },
    )
    expect(titlesFound(index, 'ekvägen 10')[0]).toBe('Brf Eken')
  })

  test.each<[Locale, string, string, string]>([
    ['sv', 'spisen fungerar inte', 'Felanmälan', 'Så fungerar det'],
    ['sv', 'säga upp', 'Avboka', 'Att säga något'],
    ['sv', 'customer service', 'Kundservice', 'Service'],
    ['fi', 'kundtjänst', 'Asiakaspalvelu', 'Ura'],
    ['en', 'kundservice', 'Contact', 'About us'],
    ['sv', 'hussdjur', 'Får jag ha hund?', 'Annat'],
    ['en', 'stampduty', 'Stamp duty', 'Stamps'],
    ['sv', 'nycklar', 'Nyckeln', 'Nyck'],
    ['sv', 'besiktiga', 'Besiktning', 'Besök'],
    ['fi', 'varauksen', 'Varaus', 'Vara'],
  ])('%s: "%s" is "%s", and not "%s"', async (locale, text, first, other) => {
    expect(titlesFound(await indexOf(locale, { title: other }, { title: first }), text)[0]).toBe(first)
  })

  test('a question is answered by a page, unless it names a place', async () => {
    const index = await indexOf(
      'sv',
      { title: 'Balkong', category: 'residencialobject', tagIds: ['malmo'] },
      { title: 'Frågor om balkong och mycket annat', headings: ['Inglasning', 'Regler'] },
    )
    expect(titlesFound(index, 'får jag glasa in min balkong')[0]).toMatch(/^Frågor/)
  })

  test('the place around a named one comes before other places', async () => {
    const area = { category: 'residencialarea', text: 'Bostäder' } as const
    const index = await indexOf(
      'sv',
      { ...area, title: 'Umeå', tagIds: ['umea'] },
      { ...area, title: 'Malmö', tagIds: ['malmo'] },
    )
    const named = { tagIds: ['hyllie'], widerTagIds: ['malmo'] }
    expect(titlesFound(index, 'bostäder', named)).toEqual(['Malmö', 'Umeå'])
  })
})

describe('Hits are sorted and counted', () => {
  let index: TextIndex<IndexedDocument>
  beforeAll(async () => {
    index = await indexOf(
      'sv',
      { title: 'Åre', text: 'balkong', category: 'news', date: '2026-02-01' },
      { title: 'Balkong', category: 'content' },
      { title: 'Zinkgruvan', text: 'balkong', category: 'news', date: '2026-03-01' },
      { title: 'Ankeborg', text: 'en balkong bland många andra ord om annat', category: 'career' },
    )
  })

  test('with the title weighted above the text', () => {
    expect(titlesFound(index, 'balkong')[0]).toBe('Balkong')
  })

  test('by date, the newest first, and undated ones last', () => {
    expect(titlesFound(index, 'balkong', { sort: 'date' })).toEqual([
      'Zinkgruvan',
      'Åre',
      'Balkong',
      'Ankeborg',
    ])
  })

  test('by the alphabet of the language', () => {
    expect(titlesFound(index, 'balkong', { sort: 'alpha' })).toEqual([
      'Ankeborg',
      'Balkong',
      'Zinkgruvan',
      'Åre',
    ])
  })

  test('by page, in the requested categories', () => {
    const found = index.search({
      ...everything,
      text: 'balkong',
      categories: ['news'],
      skip: 1,
      take: 1,
      sort: 'date',
    })
    expect(found.hits.map(({ title }) => title)).toEqual(['Åre'])
    expect(found.total).toBe(2)
    expect(found.counts).toMatchObject({ news: 2, content: 1, career: 1, pressrelease: 0 })
  })

  test('for any input, without side effects', () => {
    const before = titlesFound(index, 'balkong')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(index.search({ ...everything, text }).total).toBeLessThanOrEqual(4)
      }),
    )
    for (const text of ['*', '"balkong"', '%_', '🏡🏡', 'שלום', "'; drop table", 'balkong '.repeat(2_000)])
      expect(index.search({ ...everything, text }).total).toBeLessThanOrEqual(4)
    expect(titlesFound(index, 'balkong')).toEqual(before)
  })
})

describe('The excerpt of a text', () => {
  const isFound = (word: string) => word === 'garantin'

  test('is the part around the found words, cut between words', () => {
    const long = `${'Om annat. '.repeat(60)}Så länge gäller garantin på huset. ${'Mer om annat. '.repeat(60)}`
    const { text, marks } = cropText(long, isFound, '…')
    expect(text).toMatch(/^…\S.*garantin.*…$/)
    expect(text.length).toBeLessThan(240)
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['garantin'])
  })

  test('is the whole text if it is short, and the beginning if nothing was found in it', () => {
    expect(cropText('Garantin gäller.', isFound, '…')).toEqual({ text: 'Garantin gäller.', marks: [[0, 8]] })
    expect(cropText('x '.repeat(300), isFound, '…').text).toMatch(/^x x.*…$/)
  })

  test('never ends in half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 200, maxLength: 500 }), (text) => {
        expect(cropText(text, () => false, '…').text.isWellFormed()).toBe(true)
      }),
    )
  })
})
