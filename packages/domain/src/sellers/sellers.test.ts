// The companies that sell the homes: their numbers by country, and one seller for each site.
import { describe, expect, it } from 'vitest'
import { siteById } from '../sites/sites.ts'
import type { Seller } from './sellers.ts'
import { checkSellers } from './sellers.ts'

const aSeller = (fields: Partial<Seller> = {}): Seller => ({
  key: 'kajutan',
  country: 'SE',
  siteIds: [1, 5],
  legalName: 'Kajutan Bostad AB',
  organisationNumber: '556036-0793',
  address: 'Kajgatan 1, 417 56 Göteborg',
  email: 'avtal@example.com',
  phone: '+46 31 10 20 30',
  signatories: ['Eva Ek'],
  ...fields,
})

const issuesOf = (...sellers: readonly Seller[]) =>
  checkSellers(sellers, siteById).issues.map(({ at, field, key }) => `${at} ${field} ${key}`)

describe('Sellers', () => {
  it.each([
    ['SE', 1, '5560360793', '556036-0793'],
    ['NO', 3, '974 760 673', '974760673'],
    ['FI', 4, '2077474-0', '2077474-0'],
  ] as const)('have a number of %s', (country, siteId, organisationNumber, canonical) => {
    const { sellers, issues } = checkSellers(
      [aSeller({ country, siteIds: [siteId], organisationNumber })],
      siteById,
    )
    expect(issues).toEqual([])
    expect(sellers[0]?.organisationNumber).toBe(canonical)
  })

  it.each([
    ['SE', 1, '556036-0794'],
    ['NO', 3, '974760674'],
    ['FI', 4, '2077474-1'],
    ['NO', 3, '556036-0793'],
  ] as const)('of %s on site %s have no number %s', (country, siteId, organisationNumber) => {
    expect(issuesOf(aSeller({ country, siteIds: [siteId], organisationNumber }))).toEqual([
      '0 organisationNumber orgNr',
    ])
  })

  it('may have a VAT number of their country', () => {
    const { sellers, issues } = checkSellers([aSeller({ vatNumber: 'SE 556036-0793 01' })], siteById)
    expect([sellers[0]?.vatNumber, issues]).toEqual(['SE556036079301', []])
    expect(issuesOf(aSeller({ vatNumber: 'FI20774740' }))).toEqual(['0 vatNumber invalidInput'])
  })

  it('are one for each site, of its country', () => {
    expect(issuesOf(aSeller(), aSeller({ key: 'other', siteIds: [5] }))).toEqual(['1 siteIds.0 unknownValue'])
    expect(issuesOf(aSeller({ siteIds: [3] }))).toEqual(['0 siteIds.0 unknownValue'])
    expect(issuesOf(aSeller({ siteIds: [999] }))).toEqual(['0 siteIds.0 unknownValue'])
  })

  it('have different keys', () => {
    expect(issuesOf(aSeller(), aSeller({ siteIds: [] }))).toEqual(['1 key invalidInput'])
  })

  it('may be those of stages only', () => {
    expect(issuesOf(aSeller({ siteIds: [] }))).toEqual([])
  })

  it.each([
    ['SE', 1, { bankgiro: '50501055', iban: 'SE45 5000 0000 0583 9825 7466', bic: 'ESSESESS' }, '5050-1055'],
    ['SE', 1, { bankgiro: '991-2346' }, '991-2346'],
    ['NO', 3, { iban: 'NO93 8601 1117 947', referenceLength: 12 }, undefined],
    ['FI', 4, { iban: 'fi21 1234 5600 0007 85' }, undefined],
  ] as const)('of %s receive money on site %s by %o', (country, siteId, bank, bankgiro) => {
    const numbers = { SE: '5560360793', NO: '974760673', FI: '2077474-0' }
    const { sellers, issues } = checkSellers(
      [aSeller({ country, siteIds: [siteId], organisationNumber: numbers[country], bank })],
      siteById,
    )
    expect(issues).toEqual([])
    expect(sellers[0]?.bank?.bankgiro).toBe(bankgiro)
    expect(sellers[0]?.bank?.iban ?? '').not.toMatch(/[ a-z]/)
  })

  it.each([
    [{}, 'iban'],
    [{ bankgiro: '5050-1056' }, 'bankgiro'],
    [{ iban: 'SE4550000000058398257467' }, 'iban'],
    [{ iban: 'NO9386011117947' }, 'iban'],
    [{ bankgiro: '5050-1055', bic: 'ESSE' }, 'bic'],
    [{ bankgiro: '5050-1055', referenceLength: 4 }, 'referenceLength'],
  ])('have no account %o', (bank, field) => {
    expect(issuesOf(aSeller({ bank }))).toEqual([`0 bank.${field} invalidInput`])
  })
})
