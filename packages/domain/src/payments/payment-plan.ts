// Payment plan of a home's price: the instalments of an agreement, and the state of each on a day.

import { daysAfter } from '../calendar/days.ts'
import type { DisposalForm } from '../homes/enumerations.ts'
import type { Money } from '../money/money.ts'
import { moneyOf, shareOfMoney } from '../money/money.ts'
import type { CountryCode } from '../sites/site.ts'
import type { FieldErrorKey } from '../validation/field-error.ts'
import { workingDayFrom, workingDaysAfter } from './working-days.ts'

/** The payments of a home, in chronological order. */
export const plannedPaymentKinds = ['deposit', 'instalment', 'options', 'final'] as const
/** One of {@link plannedPaymentKinds}. */
export type PlannedPaymentKind = (typeof plannedPaymentKinds)[number]

/** When a payment is due: on a day, or some days after (before: less than 0) a day of the home. */
export type PlanDue =
  | { readonly on: string }
  | {
      readonly after: 'agreement' | 'moveIn' | 'payment'
      readonly days: number
    }

/**
 * A payment of a company's plan. Its amount is `amount` in whole units, `percent` of the price with options, or what is missing to `upToPercent`
 * of it; without any of them it is the rest. The booking fee counts towards the first payments.
 */
export interface PlanInstalment {
  readonly kind: Exclude<PlannedPaymentKind, 'options'>
  readonly amount?: number
  readonly percent?: number
  readonly upToPercent?: number
  readonly due: PlanDue
}

/** What a company's buyers pay when: on its sites, or in some of its stages; for all forms of disposal unless some are named. */
export interface PaymentPlan {
  /** The company's own key. */
  readonly key: string
  /** Sites of which it is the plan, unless a stage has its own. */
  readonly siteIds: readonly number[]
  /** Its stages, by their keys in a source. */
  readonly stages?: readonly { readonly source: string; readonly externalId: string }[]
  readonly tenures?: readonly DisposalForm[]
  readonly instalments: readonly PlanInstalment[]
}

/** A payment in the plan of an agreement. */
export interface PlannedPayment {
  readonly kind: PlannedPaymentKind
  readonly amount: Money
  readonly due: PlanDue
  /** `yyyy-MM-dd`; absent while the day is unknown. */
  readonly dueOn?: string
}

/** The days that payments depend on, `yyyy-MM-dd`. */
export interface PlanDays {
  readonly country: CountryCode
  readonly agreedOn: string
  /** Absent while it is unknown. */
  readonly moveInOn?: string | undefined
  /** Announced day of the last payment; if absent, that of moving in. */
  readonly settledOn?: string | undefined
}

/** Input of a plan. */
export interface AgreedPrice extends PlanDays {
  readonly instalments: readonly PlanInstalment[]
  /** The total that the buyers pay, with the chosen options. */
  readonly total: Money
  /** Paid when the home was booked: it counts towards the price. */
  readonly paidFee: Money
}

const between = (amount: number, least: number, most: number): Money =>
  Math.min(Math.max(amount, least), most) as Money

/**
 * The day on which a payment is due, if it is known: a working day, because banks transfer nothing on others. Never before the agreement.
 */
export const dueDayOf = (
  due: PlanDue,
  { country, agreedOn, moveInOn, settledOn = moveInOn }: PlanDays,
): string | undefined => {
  if ('on' in due) return workingDayFrom(due.on < agreedOn ? agreedOn : due.on, country)
  const base = { agreement: agreedOn, moveIn: moveInOn, payment: settledOn }[due.after]
  if (base === undefined) return undefined
  const day = daysAfter(base, due.days)
  return workingDayFrom(day < agreedOn ? agreedOn : day, country)
}

/** The payments of a home, the first one first. With the fee that was paid they add up exactly to the price; zero payments are left out. */
export const paymentPlanOf = ({
  instalments,
  total,
  paidFee,
  ...days
}: AgreedPrice): readonly PlannedPayment[] => {
  const fee = between(paidFee, 0, total)
  let asked = 0
  let earliest = days.agreedOn
  return instalments.flatMap(({ kind, amount, percent, upToPercent, due }): readonly PlannedPayment[] => {
    const upTo =
      amount !== undefined
        ? asked + moneyOf(amount)
        : percent !== undefined
          ? asked + shareOfMoney(total, percent / 100, 'down')
          : upToPercent !== undefined
            ? shareOfMoney(total, upToPercent / 100, 'down')
            : total
    const before = between(asked, fee, total)
    asked = between(upTo, asked, total)
    const own = between(asked - before, 0, total)
    const day = dueDayOf(due, days)
    // No payment is due before the one that precedes it.
    const dueOn = day !== undefined && day < earliest ? earliest : day
    if (dueOn !== undefined) earliest = dueOn
    return own > 0 ? [{ kind, amount: own, due, ...(dueOn !== undefined && { dueOn }) }] : []
  })
}

/** A mistake in a list of plans. */
export interface PaymentPlanIssue {
  /** Place in the list. */
  readonly at: number
  readonly field: string
  readonly key: FieldErrorKey
}

const partsOf = ({ amount, percent, upToPercent }: PlanInstalment): number =>
  [amount, percent, upToPercent].filter((part) => part !== undefined).length

/** What a plan applies to, as keys: no two plans have one in common. */
const scopesOf = ({ siteIds, stages = [], tenures = [] }: PaymentPlan): readonly string[] => {
  const places = [
    ...siteIds.map(String),
    ...stages.map(({ source, externalId }) => `${source}/${externalId}`),
  ]
  return places.flatMap((place) =>
    tenures.length === 0 ? [place] : tenures.map((tenure) => `${place} ${tenure}`),
  )
}

/**
 * The mistakes of a list of plans: a repeated key, an unknown site, two plans for the same homes, shares above the whole, and a last payment that
 * is not the rest.
 */
export const paymentPlanIssues = (
  plans: readonly PaymentPlan[],
  isSite: (siteId: number) => boolean,
): readonly PaymentPlanIssue[] => {
  const keys = new Set<string>()
  const scopes = new Set<string>()
  const isRepeated = (seen: Set<string>, value: string): boolean => {
    if (seen.has(value)) return true
    seen.add(value)
    return false
  }
  return plans.flatMap((plan, at): readonly PaymentPlanIssue[] => {
    const issue = (field: string, key: FieldErrorKey): PaymentPlanIssue => ({ at, field, key })
    const isDouble = scopesOf(plan)
      .map((scope) => isRepeated(scopes, scope))
      .some(Boolean)
    return [
      ...(isRepeated(keys, plan.key) ? [issue('key', 'invalidInput')] : []),
      ...(isDouble || scopesOf(plan).length === 0 ? [issue('siteIds', 'invalidInput')] : []),
      ...plan.siteIds.flatMap((siteId, place) =>
        isSite(siteId) ? [] : [issue(`siteIds.${place}`, 'unknownValue')],
      ),
      ...plan.instalments.flatMap((instalment, place) => {
        const isLast = place === plan.instalments.length - 1
        const isRight =
          partsOf(instalment) === (isLast ? 0 : 1) &&
          (instalment.kind === 'final') === isLast &&
          (instalment.percent ?? 0) <= 100 &&
          (instalment.upToPercent ?? 0) <= 100
        return isRight ? [] : [issue(`instalments.${place}`, 'invalidInput')]
      }),
    ]
  })
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
