// Premises, offers and contacts that visitors and buyers see follow from the records that a company enters.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyOf, noMoney } from '../money/money.ts'
import { siteByKey } from '../sites/sites.ts'
import { aContactRecord, anOptionGroupRecord, aPremisesRecord } from '../testing/catalogue.ts'
import {
  contactsByKey,
  deriveOffer,
  derivePremises,
  isInCountry,
  namedContacts,
  optionGroupRecordIssues,
  premisesRecordIssues,
  repeatedOptions,
} from './index.ts'
import type { OptionRecord } from './option-records.ts'

const sweden = siteByKey('sweden')
const contactOf = contactsByKey('files', [aContactRecord()])

describe('Premises of records', () => {
  const derive = (facts: Parameters<typeof aPremisesRecord>[0] = {}) =>
    derivePremises(aPremisesRecord(facts), {
      source: 'files',
      site: sweden,
      publishedAt: '2026-11-28',
      contactOf,
    })

  it('have the address of their name, and the places that they are found by', () => {
    const { premises, places } = derive()
    expect(premises).toMatchObject({ path: '/lokaler/kajgatan-4/', sortOrder: 1_000, description: '' })
    expect(premises).not.toHaveProperty('externalId')
    expect(premises).not.toHaveProperty('county')
    expect(premises).not.toHaveProperty('contacts')
    expect(premises.tags).toEqual(places.map(({ url }) => url))
    expect(places.map(({ kind, name }) => [kind, name])).toEqual([
      ['county', 'Västra Götalands län'],
      ['municipality', 'Göteborg'],
      ['area', 'Lindholmen'],
    ])
  })

  it('have the contacts that have come, each once', () => {
    const per = { id: 'per', name: 'Per Ek', role: 'assistant' } as const
    const contacts = ['anna', per, 'later', 'anna']
    expect(derive({ contacts }).premises.contacts?.map(({ name }) => name)).toEqual(['Anna Berg', 'Per Ek'])
    expect(namedContacts({ contacts })).toEqual(['anna', 'later', 'anna'])
  })

  it.each([
    [{}, []],
    [{ name: '?' }, ['name invalidInput']],
    [{ name: '?', slug: 'a' }, []],
    [{ geo: { lat: 12, lon: 57 } }, ['geo.lat min', 'geo.lon max']],
    [{ disposalForm: 'condominium', leaseYears: 3 } as const, ['leaseYears invalidInput']],
  ])('%j have the mistakes %j', (facts, mistakes) => {
    const issues = premisesRecordIssues(aPremisesRecord(facts), sweden)
    expect(issues.map(({ field, key }) => `${field} ${key}`)).toEqual(mistakes)
    expect(premisesRecordIssues(aPremisesRecord(facts), undefined)).toEqual([
      { field: 'siteId', key: 'unknownValue' },
    ])
  })
})

describe('An offer of records', () => {
  const group = (externalId: string, options: readonly OptionRecord[], sortOrder?: number) =>
    anOptionGroupRecord({ externalId, rule: 'any', options, ...(sortOrder !== undefined && { sortOrder }) })

  it('is in the order of its groups, whatever the order of their records', () => {
    const groups = [group('b', []), group('c', [], 2), group('a', []), group('d', [], 1)]
    fc.assert(
      fc.property(fc.shuffledSubarray(groups, { minLength: groups.length }), (shuffled) => {
        expect(deriveOffer(shuffled).map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b'])
      }),
    )
  })

  it('has included options without a price', () => {
    expect(deriveOffer([group('a', [{ id: 'oak', title: 'Ek' }])])[0]?.options).toEqual([
      {
        id: 'oak',
        title: 'Ek',
        text: '',
        price: noMoney,
        isStandard: false,
        needs: [],
        excludes: [],
        isIncomplete: false,
      },
    ])
  })

  it('leaves out options that need a missing one, also by way of others, but not those that need each other', () => {
    const offer = deriveOffer([
      group('a', [
        { id: '1', title: '1', needs: ['2'] },
        { id: '2', title: '2', needs: ['3'] },
        { id: '3', title: '3', needs: ['missing'], price: moneyOf(5) },
      ]),
      group('b', [
        { id: '4', title: '4', needs: ['5'] },
        { id: '5', title: '5', needs: ['4'] },
      ]),
    ])
    const incomplete = offer.flatMap(({ options }) => options.filter(({ isIncomplete }) => isIncomplete))
    expect(incomplete.map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  it('has each option in one group', () => {
    const groups = [group('a', [{ id: 'oak', title: 'Ek' }]), group('b', [{ id: 'oak', title: 'Ek' }])]
    expect(repeatedOptions(groups)).toEqual([
      { externalId: 'a', at: 0 },
      { externalId: 'b', at: 0 },
    ])
    expect(repeatedOptions(groups.slice(1))).toEqual([])
  })

  it('allows several standards where several can be chosen', () => {
    const options = [
      { id: 'a', title: 'A', isStandard: true },
      { id: 'b', title: 'B', isStandard: true },
    ]
    expect(optionGroupRecordIssues(anOptionGroupRecord({ rule: 'any', options }))).toEqual([])
    expect(optionGroupRecordIssues(anOptionGroupRecord({ rule: 'one', options }))).toEqual([
      { field: 'options.1.isStandard', key: 'invalidInput' },
    ])
  })
})

describe('A position', () => {
  it.each([
    ['Oslo', 'NO', 59.91, 10.75, true],
    ['Bergen', 'NO', 60.39, 5.32, true],
    ['Kristiansand', 'NO', 58.15, 8, true],
    ['Trondheim', 'NO', 63.43, 10.4, true],
    ['Bodø', 'NO', 67.28, 14.4, true],
    ['Tromsø', 'NO', 69.65, 18.96, true],
    ['Kirkenes', 'NO', 69.73, 30.05, true],
    ['Ålesund', 'NO', 62.47, 6.15, true],
    ['Stockholm', 'NO', 59.33, 18.06, false],
    ['Stockholm', 'SE', 59.33, 18.06, true],
    ['Helsinki', 'FI', 60.17, 24.94, true],
    ['Helsinki', 'SE', 60.17, 24.94, false],
    ['the Gulf of Guinea', 'NO', 0, 0, false],
  ] as const)('of %s may be in %s', (_, country, lat, lon, isInside) => {
    expect(isInCountry({ lat, lon }, country)).toBe(isInside)
  })
})
