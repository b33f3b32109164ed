// The yearly price of a VIP membership.
import type { Money } from '../money/money.ts'
import type { CountryCode } from '../sites/site.ts'

const fees: Readonly<Partial<Record<CountryCode, Money>>> = { SE: 20_000 as Money, NO: 10_000 as Money }

/** The yearly fee: 200 kr in Sweden, 100 kr in Norway; undefined where there is no membership. */
export const vipFeeOf = (country: CountryCode): Money | undefined => fees[country]
