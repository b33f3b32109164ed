// What each country's law says of money and regret when a home is booked.
import { calendarDay, daysAfter } from '../calendar/days.ts'
import type { Money } from '../money/money.ts'
import { shareOfMoney } from '../money/money.ts'
import type { CountryCode } from '../sites/site.ts'
import { workingDayFrom } from './working-days.ts'

/** What a booking is by law. */
export interface BookingLaw {
  /** Whether the buyer is bound by what is signed in the booking. */
  readonly isBinding: boolean
  /** Most of the price that the fee may be: 0 where none may be taken when booking, absent where no law says. */
  readonly maxFeeRate?: number
  /** Whether a home may have one fee at a time only. */
  readonly hasOneFeePerHome?: true
  /** How a buyer may withdraw: at any time, within days when signed at a distance, or not. */
  readonly withdrawal: 'anyTime' | 'days' | 'none'
}

/** The law of the three countries. In Norway money comes only later, after the seller's guarantee. */
export const bookingLaw: Readonly<Record<CountryCode, BookingLaw>> = {
  SE: { isBinding: false, withdrawal: 'days' },
  NO: { isBinding: true, withdrawal: 'none', maxFeeRate: 0 },
  FI: { isBinding: false, withdrawal: 'anyTime', maxFeeRate: 0.04, hasOneFeePerHome: true },
}

/**
 * The most that may be asked when booking: 4 % of the price in Finland, nothing in Norway; undefined where no law
 * says.
 */
export const maxBookingFee = (country: CountryCode, price: Money): Money | undefined => {
  const { maxFeeRate } = bookingLaw[country]
  return maxFeeRate === undefined ? undefined : shareOfMoney(price, maxFeeRate, 'down')
}

/** A fee that somebody wants to take. */
export interface RequestedFee {
  readonly price: Money
  readonly fee: Money
  /** How many fees are held for the home already. */
  readonly feesOfHome: number
}

/** Whether a fee may be taken for a home: within the most, and the only one where one is allowed. */
export const mayTakeFee = (country: CountryCode, { price, fee, feesOfHome }: RequestedFee): boolean =>
  fee <= (maxBookingFee(country, price) ?? price) && !(bookingLaw[country].hasOneFeePerHome && feesOfHome > 0)

/**
 * The last day to withdraw from what was signed at a distance, `yyyy-MM-dd`: 14 days after the day of signing, which is
 * not counted, or the next working day where that is a Saturday, a Sunday or a holiday of the country (Sweden: law
 * 1930:173 §2). Undefined for what is no such day. Whether there is such a right at all is told by {@link mayWithdraw}.
 *
 * @example withdrawalEnds('2026-12-11', 'SE') // "2026-12-28": Christmas lies between
 */
export const withdrawalEnds = (signedOn: string, country: CountryCode): string | undefined => {
  const [year = 0, month = 0, day = 0] = signedOn.split('-').map(Number)
  return calendarDay(year, month, day) === signedOn
    ? workingDayFrom(daysAfter(signedOn, 14), country)
    : undefined
}

/** A signed booking and the day on which the buyer wants out. Days are `yyyy-MM-dd`. */
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

/** Days that a seller has to pay back, from the day on which somebody withdrew (directive 2011/83/EU, article 13). */
const refundDays = 14

/**
 * By when what was paid is back, `yyyy-MM-dd`, for who withdrew on a day; undefined for what is no such day.
 *
 * @example refundDueBy('2026-12-11') // "2026-12-25"
 */
export const refundDueBy = (withdrawnOn: string): string | undefined => {
  const [year = 0, month = 0, day = 0] = withdrawnOn.split('-').map(Number)
  return calendarDay(year, month, day) === withdrawnOn ? daysAfter(withdrawnOn, refundDays) : undefined
}
