// Payment plan of a home's price: the instalments of an agreement, and the state of each on a day.
import { workingDayFrom, workingDaysAfter } from '../booking/working-days.ts'
import { daysAfter } from '../calendar/days.ts'
import type { Money } from '../money/money.ts'
import { differenceOfMoney, moneyOf, noMoney, shareOfMoney } from '../money/money.ts'
import type { CountryCode } from '../sites/site.ts'

/** The payments of a home, in chronological order. */
export const plannedPaymentKinds = ['deposit', 'instalment', 'options', 'final'] as const
/** One of {@link plannedPaymentKinds}. */
export type PlannedPaymentKind = (typeof plannedPaymentKinds)[number]

/** A payment in the plan of an agreement. */
export interface PlannedPayment {
  readonly kind: PlannedPaymentKind
  readonly amount: Money
  /** `yyyy-MM-dd`; absent while the day is unknown. */
  readonly dueOn?: string
}

/** Input of a plan. Days are `yyyy-MM-dd`. */
export interface AgreedPrice {
  readonly country: CountryCode
  /** The total that the buyers pay, with the chosen options. */
  readonly total: Money
  /** Paid when the home was booked: it counts towards the price. */
  readonly paidFee: Money
  readonly agreedOn: string
  /** Absent while it is unknown. */
  readonly moveInOn?: string | undefined
  /** Announced day of the last payment; if absent, that of moving in. */
  readonly settledOn?: string | undefined
}

interface Shares {
  /** Cumulative up to the first payment, in minor units of a price. */
  readonly first: (total: Money) => Money
  /** Cumulative up to the second. */
  readonly second: (total: Money) => Money
  /** Days before moving in. */
  readonly secondBefore: number
}

const smaller = (one: Money, other: Money): Money => (one < other ? one : other)
const share = (rate: number) => (total: Money) => shareOfMoney(total, rate, 'down')

/**
 * Sweden: an advance of 100,000 kr, and 10 % of the price when the home is granted. Norway: 10 % once the guarantee is there
 * (bustadoppføringslova §47), the rest at the handover. Finland: 15 % at first, and a tenth kept until the handover (asuntokauppalaki,
 * chapter 4 §29).
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

/** When each payment of a plan is due, if its day is known: `yyyy-MM-dd`, on a working day, because banks transfer nothing on others. */
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
  const onWorkingDay = (day: string) => workingDayFrom(day, country)
  return {
    deposit: onWorkingDay(deposit),
    instalment: second && onWorkingDay(second < deposit ? deposit : second),
    final: settledOn && onWorkingDay(settledOn),
  }
}

/** The payments of a home, the first one first. With the fee that was paid they add up exactly to the price; zero payments are left out. */
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

/** Maximum online payment, in whole units: larger amounts are paid by bank transfer. */
const maxOnline: Readonly<Record<CountryCode, number>> = { SE: 150_000, NO: 150_000, FI: 15_000 }

/** Whether an amount can be paid online, by card, Swish or a bank's page. */
export const isPaidOnline = (amount: Money, country: CountryCode): boolean =>
  amount <= moneyOf(maxOnline[country])

/** The state of a home's payment on a day. */
export type PlannedStanding =
  | 'paid'
  /** Started, with an unknown result. */
  | 'underWay'
  /** Its day has passed. */
  | 'overdue'
  /** To be paid within {@link dueWithin} days. */
  | 'due'
  | 'upcoming'

/** A payment is due so many days before its day. */
export const dueWithin = 30

/** The state of a payment; `today` and days are `yyyy-MM-dd`. */
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

/** A reminder is sent so many days before the day of a payment. */
export const remindedBefore = 7

/** The reminders already sent about an unpaid payment. */
export interface WrittenReminders {
  readonly country: CountryCode
  readonly dueOn?: string | undefined
  readonly isRemindedBefore: boolean
  readonly isRemindedAfter: boolean
}

/**
 * The reminder to send on a day: one before the due day, one from the first working day after it, each once.
 *
 * @param isMorning the banks' files of the day before may not have been read yet: no reminder of what is overdue.
 */
export const reminderOn = (
  { country, dueOn, isRemindedBefore, isRemindedAfter }: WrittenReminders,
  today: string,
  isMorning = false,
): 'before' | 'after' | undefined => {
  if (dueOn === undefined) return undefined
  if (today > dueOn) {
    const first = workingDaysAfter(dueOn, 1, country)
    return isRemindedAfter || today < first || (isMorning && today === first) ? undefined : 'after'
  }
  return !isRemindedBefore && daysAfter(today, remindedBefore) >= dueOn ? 'before' : undefined
}
