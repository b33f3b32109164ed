// What each country's law says of money and regret when a home is booked (provider-facts 5.4).
import { shareOfAmount } from '../payments/money.ts'
import type { CountryCode } from '../sites/site.ts'

/** What a booking is by law. */
export interface BookingLaw {
  /** Whether the buyer is bound by what is signed in the booking. */
  readonly isBinding: boolean
  /** Whether a fee may be taken when booking. Norway: only later, after the seller's guarantee. */
  readonly takesFee: boolean
  /** Whether the fee is deducted from what is paid later. */
  readonly isFeeDeducted: boolean
  /** Most of the price that the fee may be. */
  readonly maxFeeRate?: number
  /** Whether a home may have one fee at a time only. */
  readonly hasOneFeePerHome: boolean
  /** How a buyer may withdraw: at any time, within days when signed at a distance, or not. */
  readonly withdrawal: 'anyTime' | 'days' | 'none'
}

/** The law of the three countries. */
export const bookingLaw = {
  SE: {
    isBinding: false,
    takesFee: true,
    isFeeDeducted: true,
    hasOneFeePerHome: false,
    withdrawal: 'days',
  },
  NO: {
    isBinding: true,
    takesFee: false,
    isFeeDeducted: false,
    hasOneFeePerHome: false,
    withdrawal: 'none',
  },
  FI: {
    isBinding: false,
    takesFee: true,
    isFeeDeducted: true,
    maxFeeRate: 0.04,
    hasOneFeePerHome: true,
    withdrawal: 'anyTime',
  },
} as const satisfies Record<CountryCode, BookingLaw>

/** The most that may be asked when booking, minor units: 4 % of the price in Finland, nothing in Norway; undefined where no law says. */
export const maxBookingFee = (country: CountryCode, price: number): number | undefined => {
  const law: BookingLaw = bookingLaw[country]
  if (!law.takesFee) return 0
  return law.maxFeeRate === undefined ? undefined : shareOfAmount(price, law.maxFeeRate, 'down')
}

/** A fee that somebody wants to take. */
export interface AskedFee {
  /** Minor units. */
  readonly price: number
  /** Minor units. */
  readonly fee: number
  /** How many fees are held for the home already. */
  readonly feesOfHome: number
}

/** Whether a fee may be taken for a home: within the most, and the only one where one is allowed. */
export const mayTakeFee = (country: CountryCode, { price, fee, feesOfHome }: AskedFee): boolean =>
  fee <= (maxBookingFee(country, price) ?? price) && !(bookingLaw[country].hasOneFeePerHome && feesOfHome > 0)

/** Days to withdraw from what was signed at a distance in Sweden, the day of signing not counted. */
export const withdrawalDays = 14

const dayLength = 86_400_000

/**
 * The last day to withdraw from a booking signed at a distance, `yyyy-MM-dd`: 14 days after the day of signing in the
 * buyer's country. Undefined for what is no such day.
 */
export const withdrawalEnds = (signedOn: string): string | undefined => {
  const parts = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(signedOn)
  if (!parts) return undefined
  const start = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]))
  if (dayOf(start) !== signedOn) return undefined
  return dayOf(start + withdrawalDays * dayLength)
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

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
    ? isAtDistance && today <= (withdrawalEnds(signedOn) ?? '')
    : withdrawal === 'anyTime'
}
