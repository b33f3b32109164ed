// Each country's law on booking fees and withdrawal.
import { calendarDay, daysAfter } from '../calendar/days.ts'
import type { Money } from '../money/money.ts'
import { shareOfMoney } from '../money/money.ts'
import { workingDayFrom } from '../payments/working-days.ts'
import type { CountryCode } from '../sites/site.ts'

/** The law on bookings. */
export interface BookingLaw {
  /** Whether signing the booking binds the buyer. */
  readonly isBinding: boolean
  /** Maximum fee as a share of the price: 0 if no fee may be taken when booking, absent if the law sets no maximum. */
  readonly maxFeeRate?: number
  /** Whether a home may have one fee at a time only. */
  readonly hasOneFeePerHome?: true
  /** How a buyer may withdraw: at any time, within days when signed at a distance, or not. */
  readonly withdrawal: 'anyTime' | 'days' | 'none'
}

/** The law of the three countries. In Norway payment comes only later, after the seller's guarantee. */
export const bookingLaw: Readonly<Record<CountryCode, BookingLaw>> = {
  SE: { isBinding: false, withdrawal: 'days' },
  NO: { isBinding: true, withdrawal: 'none', maxFeeRate: 0 },
  FI: { isBinding: false, withdrawal: 'anyTime', maxFeeRate: 0.04, hasOneFeePerHome: true },
}

/** The maximum booking fee: 4 % of the price in Finland, nothing in Norway; undefined if the law sets none. */
export const maxBookingFee = (country: CountryCode, price: Money): Money | undefined => {
  const { maxFeeRate } = bookingLaw[country]
  return maxFeeRate === undefined ? undefined : shareOfMoney(price, maxFeeRate, 'down')
}

/** A requested fee. */
export interface RequestedFee {
  readonly price: Money
  readonly fee: Money
  /** Number of fees held for the home already. */
  readonly feesOfHome: number
}

/** Whether a fee may be taken for a home: at most the maximum, and the only one if the law allows only one. */
export const mayTakeFee = (country: CountryCode, { price, fee, feesOfHome }: RequestedFee): boolean =>
  fee <= (maxBookingFee(country, price) ?? price) && !(bookingLaw[country].hasOneFeePerHome && feesOfHome > 0)

/**
 * The last day to withdraw from a contract signed at a distance, `yyyy-MM-dd`: 14 days after the day of signing, which is not counted, or
 * the next working day if that is a Saturday, a Sunday or a holiday of the country (Sweden: law 1930:173 §2). Undefined for an invalid day.
 * Whether there is a right to withdraw is checked by {@link mayWithdraw}.
 *
 * @example withdrawalEnds('2026-12-11', 'SE') // "2026-12-28": Christmas lies between
 */
export const withdrawalEnds = (signedOn: string, country: CountryCode): string | undefined => {
  const [year = 0, month = 0, day = 0] = signedOn.split('-').map(Number)
  return calendarDay(year, month, day) === signedOn
    ? workingDayFrom(daysAfter(signedOn, 14), country)
    : undefined
}

/** A signed booking and the day on which the buyer wants to withdraw. Days are `yyyy-MM-dd`. */
export interface WithdrawalRequest {
  readonly country: CountryCode
  readonly signedOn: string
  readonly today: string
  /** Whether it was signed at a distance, as everything online is. */
  readonly isAtDistance: boolean
}

/** Whether a buyer may withdraw from a booking without loss. */
export const mayWithdraw = ({ country, signedOn, today, isAtDistance }: WithdrawalRequest): boolean => {
  const { withdrawal } = bookingLaw[country]
  return withdrawal === 'days'
    ? isAtDistance && today <= (withdrawalEnds(signedOn, country) ?? '')
    : withdrawal === 'anyTime'
}

/** Days that a seller has for the refund, from the day of the withdrawal (directive 2011/83/EU, article 13). */
const refundDays = 14

/**
 * The last day for the refund after a withdrawal, `yyyy-MM-dd`; undefined for an invalid day.
 *
 * @example refundDueBy('2026-12-11') // "2026-12-25"
 */
export const refundDueBy = (withdrawnOn: string): string | undefined => {
  const [year = 0, month = 0, day = 0] = withdrawnOn.split('-').map(Number)
  return calendarDay(year, month, day) === withdrawnOn ? daysAfter(withdrawnOn, refundDays) : undefined
}
