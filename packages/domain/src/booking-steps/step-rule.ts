// The rule of a booking step: one check for the page, its form without script, and the server.

import type { BookingStep } from '../booking/booking-status.ts'
import type { BookingVariant } from '../booking/booking-variants.ts'
import type { Accommodation } from '../booking-forms/accommodation.ts'
import { accommodationRule } from '../booking-forms/accommodation.ts'
import type { Applicant } from '../booking-forms/applicants.ts'
import { applicantsRule } from '../booking-forms/applicants.ts'
import type { BookingOption } from '../booking-forms/booking-options.ts'
import { bookingOptionsPrice, bookingOptionsRule } from '../booking-forms/booking-options.ts'
import type { BookingDocument } from '../booking-forms/booking-terms.ts'
import { documentsReadRule } from '../booking-forms/booking-terms.ts'
import type { Financing } from '../booking-forms/financing.ts'
import { financingRule } from '../booking-forms/financing.ts'
import type { Money } from '../money/money.ts'
import type { CountryCode } from '../sites/site.ts'
import type { Checked } from '../validation/field-error.ts'
import type { Rule } from '../validation/rule.ts'
import { formRule, rule, valid } from '../validation/rule.ts'

/** The server's facts that the steps are checked against, never from a form. */
export interface BookingStepFacts {
  readonly country: CountryCode
  readonly variant: BookingVariant
  /** `yyyy-MM-dd`. */
  readonly today: string
  /** Epoch ms. */
  readonly now: number
  readonly price: Money
  /** With costs, if they are part of what is paid. */
  readonly totalPrice?: Money
  readonly minDownPaymentRate: number
  readonly options: readonly BookingOption[]
  /** Ids of the chosen options. */
  readonly choices: readonly string[]
  readonly documents: readonly BookingDocument[]
}

/** The values of a step, in canonical form: each step has its own part. */
export interface BookingStepAnswer {
  readonly applicants?: readonly Applicant[]
  /** Ids of documents that were opened. */
  readonly documentsRead?: readonly string[]
  /** Ids of options. */
  readonly choices?: readonly string[]
  readonly financing?: Financing
  readonly accommodation?: Accommodation
}

const nothingAsked: Rule<BookingStepAnswer> = /* @__PURE__ */ rule(
  (): Checked<BookingStepAnswer> => valid({}),
)

/**
 * A rule over the form of a step, which has one field named after its content: `applicants`, `documentsRead`, `choices`, `financing` or
 * `accommodation`; the other steps have none. Issues carry the path from there: `['applicants', 1, 'email']`.
 */
export const bookingStepRule = (
  step: BookingStep,
  facts: BookingStepFacts,
): Rule<BookingStepAnswer, unknown> => {
  const { country, today, now, options, choices, variant, price, totalPrice, minDownPaymentRate } = facts
  switch (step) {
    case 'personal-info':
      return formRule({ applicants: applicantsRule({ country, today }) })
    case 'documents':
      return formRule({ documentsRead: documentsReadRule(facts.documents) })
    case 'choices':
      return formRule({ choices: bookingOptionsRule(options, now) })
    case 'financing': {
      const added = bookingOptionsPrice(options, choices)
      return formRule({
        financing: financingRule({
          variant: variant === 'A' ? 'A' : 'C',
          price,
          rate: minDownPaymentRate,
          ...(added !== undefined && { options: added }),
          ...(totalPrice !== undefined && { maxSum: (totalPrice + (added ?? 0)) as Money }),
        }),
      })
    }
    case 'accomodation':
      return formRule({ accommodation: accommodationRule })
    default:
      return nothingAsked
  }
}
