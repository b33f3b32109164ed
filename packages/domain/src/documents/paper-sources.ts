// The seller and the company's own texts, from which the papers of a booking are written together with its own facts.
import type { PlanInstalment } from '../payments/payment-plan.ts'
import type { Seller } from '../sellers/sellers.ts'
import type { Locale } from '../sites/site.ts'

/** The kinds of papers that a company can write itself. */
export const paperKinds = ['information', 'security', 'terms', 'agreement', 'receipt', 'withdrawal'] as const
/** One of {@link paperKinds}. */
export type PaperKind = (typeof paperKinds)[number]

/** The seller, the texts and the payment plan of a booking, as they were when it began. */
export interface PaperSources {
  /** Absent if the company has named none. */
  readonly seller?: Seller
  /** Ids of the texts, by kind and language; papers without one have the built-in text. */
  readonly templates: Readonly<Partial<Record<`${PaperKind}.${Locale}`, string>>>
  /** What the buyers pay when. Absent if the company has given no plan: then nothing is asked for after the booking. */
  readonly plan?: readonly PlanInstalment[]
}
