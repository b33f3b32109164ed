// Monthly cost of owning a home, by market: loan, fee and running costs.
import { bookingAmountRule, downPayment } from '../booking-forms/financing.ts'
import type { Money } from '../money/money.ts'
import { moneyOf, noMoney, wholeUnitsOf } from '../money/money.ts'
import type { CountryCode } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { typed } from '../validation/characters.ts'
import type { Rule } from '../validation/rule.ts'
import { formRule, invalid, rule, valid } from '../validation/rule.ts'
import type { HomeDetails } from './home.ts'
import { isStillToBeSold } from './statuses.ts'

/** Loan rules of the market, and its default assumptions. */
export interface LoanMarket {
  /** Per cent a year: an assumption, not an offer. */
  readonly interest: number
  /**
   * Years to repay a loan in equal payments. Absent in Sweden, where the loan's share of the price decides the repayment: 2 % of it a year
   * above 70 % of the price, 1 % above 50 %.
   */
  readonly years?: number
  /**
   * Share of the interest that is tax-deductible, and the yearly interest above which it is lower. Sweden 30 %, and 21 % of the amount over
   * 100,000 (IL 67:10); Norway 22 %; Finland nothing since 2023.
   */
  readonly taxRelief: { readonly rate: number; readonly upTo?: number; readonly beyond?: number }
  /** Electricity, insurance of the home and the like, in whole units a month for a m² of an apartment and of a house. */
  readonly runningCost: { readonly apartment: number; readonly house: number; readonly roundedTo: number }
}

/** The markets, by country. */
export const loanMarkets: Readonly<Record<CountryCode, LoanMarket>> = {
  SE: {
    interest: 3.5,
    taxRelief: { rate: 0.3, upTo: 100_000, beyond: 0.21 },
    runningCost: { apartment: 9, house: 32, roundedTo: 50 },
  },
  NO: {
    interest: 5,
    years: 30,
    taxRelief: { rate: 0.22 },
    runningCost: { apartment: 16, house: 38, roundedTo: 50 },
  },
  FI: {
    interest: 3.2,
    years: 25,
    taxRelief: { rate: 0 },
    runningCost: { apartment: 1, house: 3, roundedTo: 5 },
  },
}

/** The terms that a buyer can change. */
export interface LoanTerms {
  readonly ownMoney: Money
  /** Per cent a year, 0 to {@link maxInterest}. */
  readonly interest: number
  /** Whole years, 1 to {@link maxLoanYears}; absent in Sweden. */
  readonly years?: number
  /** A month. */
  readonly runningCost: Money
}

/** The highest interest rate that is accepted, per cent a year. */
export const maxInterest = 20
/** The longest repayment time of a loan in Norway and Finland. */
export const maxLoanYears = 30

/** A part of a home's monthly cost; tax relief is negative. */
export interface MonthlyCostLine {
  readonly kind: 'interest' | 'taxRelief' | 'repayment' | 'monthlyFee' | 'runningCost'
  readonly amount: Money
}

/** The cost of a home in the first month. */
export interface MonthlyCost {
  /** Parts of zero are left out. */
  readonly lines: readonly MonthlyCostLine[]
  /** The sum of the lines. */
  readonly sum: Money
  readonly loan: Money
}

type Bought = Pick<
  HomeDetails,
  'price' | 'purchaseCosts' | 'monthlyFee' | 'area' | 'residenceType' | 'status' | 'disposalForm'
>

const sharePerYear = (loan: number, price: number): number =>
  loan > price * 0.7 ? 0.02 : loan > price * 0.5 ? 0.01 : 0

/** The purchase amount: the sales price, and Norway's costs of the purchase. The association's own loans are in the fee. */
const toPay = ({ price, purchaseCosts = noMoney }: Bought): Money => (price + purchaseCosts) as Money

/** The minimum own money: the site's down payment (BOOK-19), and costs that banks do not finance. */
export const leastOwnMoney = (home: Bought, { minDownPaymentRate }: SiteDefinition): Money =>
  (downPayment({ price: home.price, rate: minDownPaymentRate }) + (home.purchaseCosts ?? 0)) as Money

/** Whether a cost can be computed: the home has a price and can still be bought. The price of a house on a plot is unknown. */
export const hasMonthlyCost = (home: Bought, country: CountryCode): boolean =>
  home.price > 0 &&
  home.residenceType !== 'plot' &&
  home.disposalForm !== 'tenancy' &&
  (home.status === 'succession' || isStillToBeSold(home.status, country))

/** The default terms: the minimum own money, and the market's assumptions. */
export const defaultLoanTerms = (home: Bought, site: SiteDefinition): LoanTerms => {
  const { interest, years, runningCost } = loanMarkets[site.country]
  const { apartment, house, roundedTo } = runningCost
  const perMonth = home.area * (home.residenceType === 'apartment' ? apartment : house)
  return {
    ownMoney: moneyOf(Math.ceil(wholeUnitsOf(leastOwnMoney(home, site)) / 1_000) * 1_000),
    interest,
    ...(years !== undefined && { years }),
    runningCost: moneyOf(Math.round(perMonth / roundedTo) * roundedTo),
  }
}

/**
 * The cost of a home in the first month, each part rounded to a whole unit so that they add up to the sum.
 *
 * @example
 * monthlyCost({ price: moneyOf(3_000_000), monthlyFee: moneyOf(3_200), … }, { ownMoney: moneyOf(450_000), interest: 3.5, runningCost:
 * moneyOf(500) }, 'SE')
 * // interest 7438, taxRelief -2231, repayment 4250, monthlyFee 3200, runningCost 500: 13157 a month
 */
export const monthlyCost = (home: Bought, terms: LoanTerms, country: CountryCode): MonthlyCost => {
  const { taxRelief } = loanMarkets[country]
  const loan = Math.max(0, wholeUnitsOf(toPay(home)) - wholeUnitsOf(terms.ownMoney))
  const interest = (loan * terms.interest) / 100 / 12
  const months = (terms.years ?? 0) * 12
  const rate = terms.interest / 100 / 12
  const repayment =
    months === 0
      ? (loan * sharePerYear(loan, wholeUnitsOf(home.price))) / 12
      : rate === 0
        ? loan / months
        : (loan * rate) / (1 - (1 + rate) ** -months) - interest
  const perYear = interest * 12
  const { rate: whole, upTo = perYear, beyond = whole } = taxRelief
  const relief = (Math.min(perYear, upTo) * whole + Math.max(0, perYear - upTo) * beyond) / 12
  const rounded = (amount: number): Money => moneyOf(Math.round(amount))
  const lines = (
    [
      { kind: 'interest', amount: rounded(interest) },
      { kind: 'taxRelief', amount: rounded(-relief) },
      { kind: 'repayment', amount: rounded(repayment) },
      { kind: 'monthlyFee', amount: home.monthlyFee ?? noMoney },
      { kind: 'runningCost', amount: terms.runningCost },
    ] as const
  ).filter(({ amount }) => amount !== 0)
  return {
    lines,
    sum: lines.reduce<number>((sum, { amount }) => sum + amount, 0) as Money,
    loan: moneyOf(loan),
  }
}

/** Per cent as typed, "3,5 %"; above the limit the issue is `max`. */
const interestRule: Rule<number, number | string> = /* @__PURE__ */ rule((value) => {
  const given = typed(value)
  if (given === '') return invalid('required')
  const text = String(given).replace(/[\s%]/g, '').replace(',', '.')
  if (!/^\d{1,3}(?:\.\d{1,3})?$/.test(text)) return invalid('numeric')
  return Number(text) > maxInterest ? invalid('max', { max: maxInterest }) : valid(Number(text))
})

const yearsRule: Rule<number, number | string> = /* @__PURE__ */ rule((value) => {
  const given = typed(value)
  if (given === '') return invalid('required')
  const text = String(given).replace(/\s/g, '')
  if (!/^\d{1,3}$/.test(text)) return invalid('numeric')
  if (Number(text) < 1) return invalid('min', { min: 1 })
  return Number(text) > maxLoanYears ? invalid('max', { max: maxLoanYears }) : valid(Number(text))
})

/** The typed terms. */
export interface LoanTermsInput {
  readonly ownMoney: Money | string
  readonly interest: number | string
  readonly years?: number | string | undefined
  readonly runningCost: Money | string
}

/**
 * A rule over typed terms. Too little own money is `downPaymentTooLow` with the minimum `amount`, more than the purchase amount `max`; both
 * in whole units of currency.
 */
export const loanTermsRule = (home: Bought, site: SiteDefinition): Rule<LoanTerms, LoanTermsInput> => {
  const hasYears = loanMarkets[site.country].years !== undefined
  return formRule(
    {
      ownMoney: bookingAmountRule,
      interest: interestRule,
      years: hasYears
        ? yearsRule
        : rule<number | undefined, number | string | undefined>(() => valid(undefined)),
      runningCost: bookingAmountRule,
    },
    ({ ownMoney }) => {
      const least = leastOwnMoney(home, site)
      if (ownMoney < least)
        return [
          {
            key: 'downPaymentTooLow',
            path: ['ownMoney'],
            params: { amount: Math.ceil(wholeUnitsOf(least)) },
          },
        ]
      const max = toPay(home)
      return ownMoney > max
        ? [{ key: 'max', path: ['ownMoney'], params: { max: Math.floor(wholeUnitsOf(max)) } }]
        : []
    },
  )
}
