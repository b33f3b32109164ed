// Interface of a retention rule: which rows, how long after what, and by which law or purpose.
import type { CountryCode } from '@husrum/domain'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Period after an event. `fromYearsEnd`: from the end of its calendar year, as in bookkeeping. */
export interface Term {
  readonly hours?: number
  readonly days?: number
  readonly months?: number
  readonly years?: number
  readonly fromYearsEnd?: true
}

/** The law or the purpose, as a data protection officer would cite it. */
export const grounds = {
  minimal: 'GDPR art. 5(1)(c) and (e): no purpose is left',
  service: 'GDPR art. 6(1)(b): the service for its owner',
  consent: 'GDPR art. 7(1): proof of consent',
  security: 'GDPR art. 6(1)(f) and 32: detection of misuse',
  accountability: 'GDPR art. 5(2): proof of what was deleted',
  bookkeeping:
    'Accounts: bokföringslagen (1999:1078) 7:2, bokføringsloven § 13, kirjanpitolaki (1336/1997) 2:10',
  limitation:
    'Claims: preskriptionslagen (1981:130) § 2, foreldelsesloven §§ 2 and 10, asuntokauppalaki (843/1994)',
  withdrawal: 'Contracts at a distance: lag (2005:59), angrerettloven, kuluttajansuojalaki 6',
} as const
export type Ground = keyof typeof grounds

interface Common {
  /** Name in reports. */
  readonly name: string
  readonly table: keyof Tables
  readonly what: string
  readonly because: readonly [Ground, ...Ground[]]
}

interface Timed extends Common {
  /** In the words of the guide: "the last letter". */
  readonly after: string
  readonly since: RawBuilder<unknown>
  /** If the term differs by country, the column `site_id` decides. */
  readonly term: Term | Readonly<Record<CountryCode, Term>>
  /** The rows concerned; the whole table if absent. */
  readonly of?: RawBuilder<SqlBool>
}

/**
 * `retention`: the daily job deletes them, or clears some of their columns. `sweep`: another job deletes them, more often; they are only
 * counted. `with`: the database deletes them with a row of another table. `account`: deleted when their owner deletes them or
 * the account.
 */
export type RetentionRule =
  | (Timed & { readonly by: 'retention'; readonly clears?: Readonly<Record<string, RawBuilder<unknown>>> })
  | (Timed & { readonly by: 'sweep'; readonly sweep: string })
  | (Common & { readonly by: 'with'; readonly parent: keyof Tables })
  | (Common & { readonly by: 'account' })

export type TimedRule = Extract<RetentionRule, Timed>
export type OwnRule = Extract<RetentionRule, { by: 'retention' }>

export const inDays = (ms: number): Term => ({ days: ms / 86_400_000 })

/** Limitation of claims on a seller of homes; longer than the bookkeeping period of all three countries. */
export const limitationTerm: Term = { years: 10 }

/** From the end of the year: seven in Sweden, five in Norway, six for vouchers in Finland. */
export const bookkeepingTerm: Readonly<Record<CountryCode, Term>> = {
  SE: { years: 7, fromYearsEnd: true },
  NO: { years: 5, fromYearsEnd: true },
  FI: { years: 6, fromYearsEnd: true },
}
