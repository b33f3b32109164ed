// The monthly cost of a home in each market, and valid loan terms.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyOf, wholeUnitsOf } from '../money/money.ts'
import { siteByKey } from '../sites/sites.ts'
import { aHomeInDetail } from '../testing/homes.ts'
import type { LoanTerms } from './monthly-cost.ts'
import {
  defaultLoanTerms,
  hasMonthlyCost,
  leastOwnMoney,
  loanTermsRule,
  maxInterest,
  monthlyCost,
} from './monthly-cost.ts'

const sweden = siteByKey('sweden')
const norway = siteByKey('norway')
const finland = siteByKey('finland')

const flat = aHomeInDetail({
  status: 'forSale',
  disposalForm: 'condominium',
  residenceType: 'apartment',
  area: 62,
  price: moneyOf(3_000_000),
  monthlyFee: moneyOf(3_200),
})

const written = ({ lines, sum }: ReturnType<typeof monthlyCost>) => [
  ...lines.map(({ kind, amount }) => `${kind} ${wholeUnitsOf(amount)}`),
  `sum ${wholeUnitsOf(sum)}`,
]

describe('monthlyCost', () => {
  it('repays a Swedish loan by its share of the price, and deducts 30 % of the interest', () => {
    const terms: LoanTerms = { ownMoney: moneyOf(450_000), interest: 3.5, runningCost: moneyOf(500) }
    expect(written(monthlyCost(flat, terms, 'SE'))).toEqual([
      'interest 7438',
      'taxRelief -2231',
      'repayment 4250',
      'monthlyFee 3200',
      'runningCost 500',
      'sum 13157',
    ])
  })

  it('requires a repayment of 1 % from half of the price on, and none below', () => {
    const repaid = (ownMoney: number) =>
      monthlyCost(
        flat,
        { ownMoney: moneyOf(ownMoney), interest: 3, runningCost: moneyOf(0) },
        'SE',
      ).lines.find(({ kind }) => kind === 'repayment')?.amount
    expect([repaid(900_000), repaid(1_499_000), repaid(1_500_000)]).toEqual([
      moneyOf(1_750),
      moneyOf(1_251),
      undefined,
    ])
  })

  it('deducts less in Sweden for interest above 100,000 a year', () => {
    const dear = { ...flat, price: moneyOf(10_000_000) }
    const { lines } = monthlyCost(
      dear,
      { ownMoney: moneyOf(2_000_000), interest: 2.5, runningCost: moneyOf(0) },
      'SE',
    )
    // 200,000 of interest a year: 30 % of the first half, 21 % of the second.
    expect(lines.find(({ kind }) => kind === 'taxRelief')?.amount).toBe(moneyOf(-4_250))
  })

  it("finances a Norwegian home's price without its costs, in equal payments", () => {
    const leilighet = { ...flat, price: moneyOf(5_000_000), purchaseCosts: moneyOf(40_000) }
    expect(leastOwnMoney(leilighet, norway)).toBe(moneyOf(790_000))
    const terms = { ownMoney: moneyOf(790_000), interest: 5, years: 30, runningCost: moneyOf(1_000) }
    expect(written(monthlyCost(leilighet, terms, 'NO'))).toEqual([
      'interest 17708',
      'taxRelief -3896',
      'repayment 5107',
      'monthlyFee 3200',
      'runningCost 1000',
      'sum 23119',
    ])
  })

  it('has no deduction in Finland', () => {
    const asunto = { ...flat, price: moneyOf(120_000), monthlyFee: moneyOf(870) }
    const terms = { ownMoney: moneyOf(20_000), interest: 3, years: 25, runningCost: moneyOf(60) }
    expect(written(monthlyCost(asunto, terms, 'FI'))).toEqual([
      'interest 250',
      'repayment 224',
      'monthlyFee 870',
      'runningCost 60',
      'sum 1404',
    ])
  })

  it('is the sum of its lines, and does not increase with a higher down payment', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(sweden, norway, finland),
        fc.integer({ min: 50_000, max: 9_000_000 }),
        fc.integer({ min: 0, max: maxInterest * 100 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (site, price, hundredths, share) => {
          const home = { ...flat, price: moneyOf(price) }
          const terms = { ...defaultLoanTerms(home, site), interest: hundredths / 100 }
          const cost = monthlyCost(home, terms, site.country)
          expect(cost.lines.reduce<number>((sum, { amount }) => sum + amount, 0)).toBe(cost.sum)
          const more = moneyOf(Math.round(wholeUnitsOf(terms.ownMoney) + share * price))
          const cheaper = monthlyCost(home, { ...terms, ownMoney: more }, site.country)
          // Each of three lines is rounded separately.
          expect(cheaper.sum).toBeLessThanOrEqual(cost.sum + 300)
        },
      ),
    )
  })
})

describe('hasMonthlyCost', () => {
  it('is true of a home that can still be bought and has a price', () => {
    expect(hasMonthlyCost(flat, 'SE')).toBe(true)
    expect(hasMonthlyCost({ ...flat, status: 'sold' }, 'SE')).toBe(false)
    expect(hasMonthlyCost({ ...flat, disposalForm: 'tenancy' }, 'SE')).toBe(false)
    expect(hasMonthlyCost({ ...flat, price: moneyOf(0) }, 'SE')).toBe(false)
    expect(hasMonthlyCost({ ...flat, residenceType: 'plot' }, 'SE')).toBe(false)
  })

  it('accepts the default terms by loanTermsRule', () => {
    for (const site of [sweden, norway, finland])
      expect(loanTermsRule(flat, site).check(defaultLoanTerms(flat, site)).kind).toBe('valid')
  })
})

describe('loanTermsRule', () => {
  const typed = { ownMoney: '600 000 kr', interest: '3,25 %', years: '25', runningCost: '800' }

  it('parses terms as typed', () => {
    expect(loanTermsRule(flat, norway).check(typed)).toEqual({
      kind: 'valid',
      value: { ownMoney: moneyOf(600_000), interest: 3.25, years: 25, runningCost: moneyOf(800) },
    })
    expect(loanTermsRule(flat, sweden).check(typed)).toMatchObject({ value: { interest: 3.25 } })
  })

  it('returns an error at the field of an invalid value', () => {
    const keysOf = (changed: Partial<Record<keyof typeof typed, string>>) => {
      const checked = loanTermsRule(flat, norway).check({ ...typed, ...changed })
      return checked.kind === 'valid' ? [] : checked.issues.map(({ key, path }) => `${path[0]} ${key}`)
    }
    expect(keysOf({ ownMoney: '449 999' })).toEqual(['ownMoney downPaymentTooLow'])
    expect(keysOf({ ownMoney: '3 000 001' })).toEqual(['ownMoney max'])
    expect(keysOf({ interest: '21' })).toEqual(['interest max'])
    expect(keysOf({ interest: '-1', years: '0', runningCost: 'NaN' })).toEqual([
      'interest numeric',
      'years min',
      'runningCost numeric',
    ])
    expect(keysOf({ interest: '', years: '31' })).toEqual(['interest required', 'years max'])
  })
})
