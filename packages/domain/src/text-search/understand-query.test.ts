import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultFilters } from '../search/search-filters.ts'
import type { SiteKey } from '../sites/sites.ts'
import { siteByKey } from '../sites/sites.ts'
import type { NamedPlace } from './find-place.ts'
import { makePlaceFinder } from './find-place.ts'
import { textWithout, understandQuery } from './understand-query.ts'

const place = (name: string, url: string, kind: NamedPlace['kind'] = 'municipality'): NamedPlace => ({
  name,
  url,
  kind,
})

const places: Partial<Record<SiteKey, readonly NamedPlace[]>> = {
  sweden: [
    place('Hallands län', 'halland', 'county'),
    place('Göteborg', 'vg/goteborg'),
    place('Lindholmen', 'vg/goteborg/lindholmen', 'area'),
    place('Västra Frölunda', 'vg/goteborg/vastra-frolunda', 'area'),
    place('Malmö', 'skane/malmo'),
    place('Uppsala', 'uppsala/uppsala'),
    place('Jönköping', 'jonkoping/jonkoping'),
    place('Kungsängen', 'uppsala/uppsala/kungsangen', 'area'),
    place('Kungsängen', 'jonkoping/jonkoping/kungsangen', 'area'),
  ],
  'sweden-english': [place('Göteborg', 'vg/goteborg'), place('Lindholmen', 'vg/goteborg/lindholmen', 'area')],
  norway: [
    place('Bærum', 'akershus/baerum'),
    place('Tromsø', 'troms/tromso'),
    place('Løren', 'oslo/oslo/loren', 'area'),
  ],
  finland: [
    place('Helsinki', 'uusimaa/helsinki'),
    place('Turku', 'vs/turku'),
    place('Tampere', 'pirkanmaa/tampere'),
    place('Myyrmäki', 'uusimaa/vantaa/myyrmaki', 'area'),
  ],
}

const understand = (text: string, key: SiteKey = 'sweden') => {
  const { locale, ranges } = siteByKey(key)
  const understood = understandQuery(text, {
    locale,
    ranges,
    places: makePlaceFinder(places[key] ?? [], locale),
  })
  const defaults: Record<string, unknown> = { ...defaultFilters(ranges) }
  const asked = Object.entries(understood.filters).filter(
    ([name, value]) => String(defaults[name]) !== String(value),
  )
  return { ...understood, asked: Object.fromEntries(asked) }
}

describe('Understanding a typed text', () => {
  test('recognises everyday descriptions of homes', () => {
    const { asked, rest, parts } = understand('3 rok göteborg balkong under 4 miljoner')
    expect(asked).toEqual({
      minRooms: 3,
      maxRooms: 3,
      tags: ['vg/goteborg'],
      outdoorArea: ['balcony'],
      maxPrice: 4_000_000,
    })
    expect(rest).toBe('')
    expect(parts.map(({ kind }) => kind)).toEqual(['rooms', 'place', 'outdoorArea', 'price'])
  })

  test.each<[SiteKey, string, object]>([
    ['sweden', 'trea i Göteborg', { minRooms: 3, maxRooms: 3, tags: ['vg/goteborg'] }],
    ['sweden', '3:a', { minRooms: 3, maxRooms: 3 }],
    ['sweden', 'hyresrätt under 12 000', { disposalForm: ['tenancy'], maxRent: 12_000 }],
    ['sweden', 'hyra 8000-11000 kr', { disposalForm: ['tenancy'], minRent: 8_000, maxRent: 11_000 }],
    ['sweden', 'trea max 12 tkr i månaden', { minRooms: 3, maxRooms: 3, maxRent: 12_000 }],
    ['sweden', 'tvåa 9500 kr/mån', { minRooms: 2, maxRooms: 2, maxRent: 9_500 }],
    ['sweden', 'hyra eller köpa under 2 miljoner', { disposalForm: ['tenancy'], maxPrice: 2_000_000 }],
    ['sweden-english', 'rental from 9000 kr a month', { disposalForm: ['tenancy'], minRent: 9_000 }],
    ['norway', 'leie under 15 000 kr per måned', { disposalForm: ['tenancy'], maxRent: 15_000 }],
    ['finland', 'vuokra-asunto alle 1 200 €/kk', { disposalForm: ['tenancy'], maxRent: 1_200 }],
    ['sweden', 'en fyra', { minRooms: 4, maxRooms: 4 }],
    ['sweden', '2-3 rum och kök', { minRooms: 2, maxRooms: 3 }],
    ['sweden', 'tvåa eller trea', { minRooms: 2, maxRooms: 3 }],
    ['sweden', 'minst tre rum', { minRooms: 3 }],
    ['sweden', '4 rum eller fler', { minRooms: 4 }],
    ['sweden', 'trerummare', { minRooms: 3, maxRooms: 3 }],
    ['sweden', '3 sovrum', { minRooms: 4, maxRooms: 4 }],
    ['sweden', 'trea med kvällssol', { minRooms: 3, maxRooms: 3, sun: ['eveningSun'] }],
    ['sweden', 'kvällssol på balkongen', { sun: ['eveningSun'] }],
    ['sweden', 'morgonsol och kvällssol', { sun: ['morningSun', 'eveningSun'] }],
    ['norway', 'kveldssol', { sun: ['eveningSun'] }],
    ['finland', 'ilta-aurinkoa', { sun: ['eveningSun'] }],
    ['sweden-english', 'flat with evening sun', { residenceType: ['apartment'], sun: ['eveningSun'] }],
    ['sweden', 'trea med hiss', { minRooms: 3, maxRooms: 3, accessibility: ['lift'] }],
    ['sweden', 'hiss och inga trappsteg', { accessibility: ['lift', 'stepFree'] }],
    [
      'sweden',
      'rullstolsanpassad lägenhet',
      { residenceType: ['apartment'], accessibility: ['stepFree', 'turning13'] },
    ],
    ['sweden', 'badrum med vändmått 1,5 m', { accessibility: ['turning15'] }],
    ['sweden', 'lägenhet utan hiss', { residenceType: ['apartment'] }],
    ['norway', 'leilighet med heis', { residenceType: ['apartment'], accessibility: ['lift'] }],
    ['norway', 'trinnfritt og snuplass 1,5 m', { accessibility: ['stepFree', 'turning15'] }],
    ['finland', 'kerrostaloasunto jossa hissi', { residenceType: ['apartment'], accessibility: ['lift'] }],
    ['finland', 'esteetön koti, hissitön', { accessibility: ['stepFree', 'turning13'] }],
    [
      'sweden-english',
      'flat with a lift and step-free entrance',
      { residenceType: ['apartment'], accessibility: ['lift', 'stepFree'] },
    ],
    ['sweden-english', 'wheelchair accessible, 1.3 m to turn', { accessibility: ['stepFree', 'turning13'] }],
    ['sweden', 'högst 3,5 mkr', { maxPrice: 3_500_000 }],
    ['sweden', '3 till 4 miljoner', { minPrice: 3_000_000, maxPrice: 4_000_000 }],
    ['sweden', '2 500 000 - 4 000 000 kr', { minPrice: 2_500_000, maxPrice: 4_000_000 }],
    ['sweden', 'max 4500000', { maxPrice: 4_500_000 }],
    ['sweden', 'minst 70 kvm', { minArea: 70 }],
    ['sweden', '80m²', { minArea: 72, maxArea: 88 }],
    [
      'sweden',
      'radhus med uteplats eller villa',
      { residenceType: ['townHouse', 'detachedHouse'], outdoorArea: ['patio'] },
    ],
    [
      'sweden',
      'inflyttningsklara lägenheter',
      { projectStatus: ['moveInReady'], residenceType: ['apartment'] },
    ],
    ['sweden', 'visning i helgen', { viewing: 'inSevenDays' }],
    ['sweden', 'inom ett halvår', { inhabitDate: 1 }],
    ['sweden', 'hyresrätt', { disposalForm: ['tenancy'] }],
    ['sweden', 'lägenheet med balkon', { residenceType: ['apartment'], outdoorArea: ['balcony'] }],
    ['sweden', 'terass i Malmo', { outdoorArea: ['terrace'], tags: ['skane/malmo'] }],
    ['norway', 'leilighett bærumm', { residenceType: ['apartment'], tags: ['akershus/baerum'] }],
    ['finland', 'rivitallo Turk', { residenceType: ['townHouse'], tags: ['vs/turku'] }],
    ['sweden-english', 'appartment', { residenceType: ['apartment'] }],
    [
      'sweden-english',
      '2 bedroom flat in Gothenburg with a balcony below 5 million',
      {
        minRooms: 3,
        maxRooms: 3,
        residenceType: ['apartment'],
        tags: ['vg/goteborg'],
        outdoorArea: ['balcony'],
        maxPrice: 5_000_000,
      },
    ],
    ['sweden-english', 'semi-detached house', { residenceType: ['semiDetachedHouse'] }],
    [
      'norway',
      '3-roms leilighet på Løren under 6 mill',
      {
        minRooms: 3,
        maxRooms: 3,
        residenceType: ['apartment'],
        tags: ['oslo/oslo/loren'],
        maxPrice: 6_000_000,
      },
    ],
    ['norway', 'treroms tromsoe', { minRooms: 3, maxRooms: 3, tags: ['troms/tromso'] }],
    ['norway', 'baerum kr 5 000 000', { tags: ['akershus/baerum'], maxPrice: 5_000_000 }],
    [
      'finland',
      'kolmio Helsingissä saunalla alle 300 000 €',
      {
        minRooms: 3,
        maxRooms: 3,
        tags: ['uusimaa/helsinki'],
        outdoorArea: ['sauna'],
        maxPrice: 300_000,
      },
    ],
    ['finland', '3h+k+s turussa', { minRooms: 3, maxRooms: 3, outdoorArea: ['sauna'], tags: ['vs/turku'] }],
    ['finland', 'kaksio Myyrmäessä', { minRooms: 2, maxRooms: 2, tags: ['uusimaa/vantaa/myyrmaki'] }],
    [
      'finland',
      'kaksio manse max 250k',
      { minRooms: 2, maxRooms: 2, tags: ['pirkanmaa/tampere'], maxPrice: 250_000 },
    ],
    ['finland', '60 neliötä parvekkeella', { minArea: 54, maxArea: 66, outdoorArea: ['balcony'] }],
  ])('parses on %s: "%s"', (site, text, asked) => {
    expect(understand(text, site)).toMatchObject({ asked, rest: '' })
    expect(Object.keys(understand(text, site).asked).sort()).toEqual(Object.keys(asked).sort())
  })

  test.each([
    ['gbg', ['vg/goteborg']],
    ['götebrg', ['vg/goteborg']],
    ['GOETEBORG', ['vg/goteborg']],
    ['Göteborgs', ['vg/goteborg']],
    ['frölunda', ['vg/goteborg/vastra-frolunda']],
    ['Halland', ['halland']],
    ['Lindholmen Göteborg', ['vg/goteborg/lindholmen']],
    ['Göteborg eller Malmö', ['vg/goteborg', 'skane/malmo']],
    ['Kungsängen i Uppsala', ['uppsala/uppsala/kungsangen']],
    ['Kungsängen', ['uppsala/uppsala/kungsangen', 'jonkoping/jonkoping/kungsangen']],
  ])('finds the place in "%s"', (text, tags) => {
    expect(understand(text).filters.tags).toEqual(tags)
  })

  test('ignores texts that request no home', () => {
    expect(understand('hur lång är garantin?')).toMatchObject({ asked: {}, parts: [] })
    expect(understand('jobb i Göteborg')).toMatchObject({ asked: { tags: ['vg/goteborg'] }, rest: 'jobb' })
    expect(understand('under 20 miljoner')).toMatchObject({ parts: [] })
  })

  test('allows each part to be removed', () => {
    const text = '3 rok göteborg balkong'
    const { parts } = understand(text)
    expect(parts.map((part) => textWithout(text, part))).toEqual([
      'göteborg balkong',
      '3 rok balkong',
      '3 rok göteborg',
    ])
  })

  test('never throws for any text', () => {
    const pieces = fc.constantFrom(
      '3',
      'rok',
      ':',
      '-',
      '+',
      'göteborg',
      'under',
      '🏡',
      '٣',
      'שלום',
      '4 000',
      'm²',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces).map((some) => some.join(' ')),
        ),
        fc.constantFrom<SiteKey>('sweden', 'norway', 'finland', 'sweden-english'),
        (text, key) => {
          const { filters, parts } = understand(text, key)
          expect(filters.minPrice).toBeLessThanOrEqual(filters.maxPrice)
          expect(filters.minRooms).toBeLessThanOrEqual(filters.maxRooms)
          for (const part of parts) expect(part.from).toBeLessThan(part.to)
        },
      ),
    )
  })
})

describe('A search for homes in other words', () => {
  const filtersOf = (text: string, key: SiteKey) => {
    const site = siteByKey(key)
    return understandQuery(text, { ...site, places: makePlaceFinder(places[key] ?? [], site.locale) }).filters
  }

  test.each<[string, SiteKey, object]>([
    ['rad hus', 'sweden', { residenceType: ['townHouse'] }],
    ['rad-hus göte borg', 'sweden', { residenceType: ['townHouse'], tags: ['vg/goteborg'] }],
    ['apartments malmö', 'sweden', { residenceType: ['apartment'], tags: ['skane/malmo'] }],
    ['3 rooms', 'sweden', { minRooms: 3, maxRooms: 3 }],
    ['lägenhet göteborg', 'sweden-english', { residenceType: ['apartment'], tags: ['vg/goteborg'] }],
    ['detatched house', 'sweden-english', { residenceType: ['detachedHouse'] }],
    ['lägenhet turku', 'finland', { residenceType: ['apartment'], tags: ['vs/turku'] }],
  ])('%s on %s', (text, key, filters) => {
    expect(filtersOf(text, key)).toEqual({ ...defaultFilters(siteByKey(key).ranges), ...filters })
  })

  test('but a phone number is no price', () => {
    for (const text of ['08-465 004 10', '0846500410', '+46 8 465 004 10'])
      expect(filtersOf(text, 'sweden')).toEqual(defaultFilters(siteByKey('sweden').ranges))
  })
})
