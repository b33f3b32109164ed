// What of a home's price is paid when: the plan that an agreement makes, and how each payment of it stands on a day.
import { daysAfter } from '../calendar/days.ts'
import type { Money } from '../money/money.ts'
import { differenceOfMoney, moneyOf, noMoney, shareOfMoney } from '../money/money.ts'
import type { CountryCode } from '../sites/site.ts'

/** What a payment of a home is, in the order in which they come. */
export const plannedPaymentKinds = ['deposit', 'instalment', 'options', 'final'] as const
/** One of {@link plannedPaymentKinds}. */
export type PlannedPaymentKind = (typeof plannedPaymentKinds)[number]

/** A payment as an agreement plans it. */
export interface PlannedPayment {
  readonly kind: PlannedPaymentKind
  readonly amount: Money
  /** `yyyy-MM-dd`; absent while nobody knows the day. */
  readonly dueOn?: string
}

/** What a plan is made of. Days are `yyyy-MM-dd`. */
export interface AgreedPrice {
  readonly country: CountryCode
  /** All that the buyers pay in the end, with the options that were chosen. */
  readonly total: Money
  /** Paid when the home was booked: it counts towards the price. */
  readonly paidFee: Money
  readonly agreedOn: string
  /** Absent while nobody knows it. */
  readonly moveInOn?: string | undefined
  /** The day that is said for the last payment; absent: that of moving in. */
  readonly settledOn?: string | undefined
}

interface Shares {
  /** Up to here with the first payment, in minor units of a price. */
  readonly first: (total: Money) => Money
  /** Up to here with the second. */
  readonly second: (total: Money) => Money
  /** Days before moving in. */
  readonly secondBefore: number
}

const smaller = (one: Money, other: Money): Money => (one < other ? one : other)
const share = (rate: number) => (total: Money) => shareOfMoney(total, rate, 'down')

/**
 * Sweden: an advance of 100,000 kr, and 10 % of the price when the home is granted. Norway: 10 % once the guarantee is
 * there (bustadoppføringslova §47), the rest at the handover. Finland: 15 % at first, and a tenth kept until the handover
 * (asuntokauppalaki, chapter 4 §29).
 */
const shares: Readonly<Record<CountryCode, Shares>> = {
  SE: {
    first: (total) => smaller(moneyOf(100_000), share(0.1)(total)),
    second: share(0.1),
    secondBefore: 90,
  },
  NO: { first: share(0.1), second: share(0.1), secondBefore: 0 },
  FI: { first: share(0.15), second: share(0.9), secondBefore: 60 },
}

/** Days from the agreement to the first payment. */
const firstAfter = 30

const atLeastNothing = (amount: Money): Money => (amount > 0 ? amount : noMoney)

/** When each payment of a plan is due, of those whose day is known: `yyyy-MM-dd`. */
export const dueDaysOf = ({
  country,
  agreedOn,
  moveInOn,
  settledOn = moveInOn,
}: Omit<AgreedPrice, 'total' | 'paidFee'>): {
  readonly deposit: string
  readonly instalment: string | undefined
  readonly final: string | undefined
} => {
  const deposit = daysAfter(agreedOn, firstAfter)
  const second = moveInOn && daysAfter(moveInOn, -shares[country].secondBefore)
  return { deposit, instalment: second && second < deposit ? deposit : second, final: settledOn }
}

/**
 * The payments of a home, the first one first. With the fee that was paid they add up to the price, exactly; what would be
 * nothing is left out.
 */
export const paymentPlanOf = ({
  country,
  total,
  paidFee,
  ...days
}: AgreedPrice): readonly PlannedPayment[] => {
  const { first, second } = shares[country]
  const left = atLeastNothing(differenceOfMoney(total, paidFee))
  const deposit = smaller(left, atLeastNothing(differenceOfMoney(first(total), paidFee)))
  const instalment = smaller(
    differenceOfMoney(left, deposit),
    atLeastNothing(differenceOfMoney(second(total), paidFee, deposit)),
  )
  const due = dueDaysOf({ country, ...days })
  const plan: readonly (readonly [keyof typeof due, Money])[] = [
    ['deposit', deposit],
    ['instalment', instalment],
    ['final', differenceOfMoney(left, deposit, instalment)],
  ]
  return plan
    .filter(([, amount]) => amount > 0)
    .map(([kind, amount]) => ({ kind, amount, ...(due[kind] !== undefined && { dueOn: due[kind] }) }))
}

/** The most that is paid online at a time, in whole units: what is more goes from bank to bank. */
const maxOnline: Readonly<Record<CountryCode, number>> = { SE: 150_000, NO: 150_000, FI: 15_000 }

/** Whether an amount is one to pay online, as cards, Swish and banks' own pages take it. */
export const isPaidOnline = (amount: Money, country: CountryCode): boolean =>
  amount <= moneyOf(maxOnline[country])

/** How a payment of a home stands on a day. */
export type PlannedStanding =
  | 'paid'
  /** Begun, and nobody knows yet how it went. */
  | 'underWay'
  /** Its day has passed. */
  | 'overdue'
  /** To be paid within {@link dueWithin} days. */
  | 'due'
  | 'upcoming'

/** So many days before its day a payment is one to pay now. */
export const dueWithin = 30

/** How a payment stands; `today` and days are `yyyy-MM-dd`. */
export const plannedStandingOf = (
  {
    isPaid,
    isUnderWay,
    dueOn,
  }: { readonly isPaid: boolean; readonly isUnderWay: boolean; readonly dueOn?: string | undefined },
  today: string,
): PlannedStanding => {
  if (isPaid) return 'paid'
  if (isUnderWay) return 'underWay'
  if (dueOn === undefined || daysAfter(today, dueWithin) < dueOn) return 'upcoming'
  return dueOn < today ? 'overdue' : 'due'
}

/** So many days before its day somebody is written to about a payment. */
export const remindedBefore = 7

/** What has been written about a payment that is not paid. */
export interface WrittenReminders {
  readonly dueOn?: string | undefined
  readonly isRemindedBefore: boolean
  readonly isRemindedAfter: boolean
}

/** Which letter is to be written on a day: one before the day, one after it, each once. */
export const reminderOn = (
  { dueOn, isRemindedBefore, isRemindedAfter }: WrittenReminders,
  today: string,
): 'before' | 'after' | undefined => {
  if (dueOn === undefined) return undefined
  if (today > dueOn) return isRemindedAfter ? undefined : 'after'
  return !isRemindedBefore && daysAfter(today, remindedBefore) >= dueOn ? 'before' : undefined
}
