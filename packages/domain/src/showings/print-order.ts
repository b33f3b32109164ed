// Printed material that a member orders by post: a brochure or floor plans of a stage, once a month.
import { dayIn } from '../formatting/date-time.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { postalCodeRuleOf } from '../validation/postal-code.ts'
import type { FormInput, FormValues, Rule } from '../validation/rule.ts'
import { formRule, invalid, rule, valid } from '../validation/rule.ts'
import { addressRule, shortTextRule } from '../validation/text.ts'

/** Kinds of printed material. */
export const printedMaterials = ['brochure', 'floorPlans'] as const
/** One of {@link printedMaterials}. */
export type PrintedMaterial = (typeof printedMaterials)[number]

/** A user's order for a stage. */
export interface PrintOrder {
  readonly id: string
  readonly stageId: string
  /** Its name at that time. */
  readonly stageName: string
  readonly material: readonly PrintedMaterial[]
  readonly name: string
  readonly address: string
  readonly postalCode: string
  readonly city: string
  /** Epoch milliseconds. */
  readonly orderedAt: number
  /** Absent until it is posted. */
  readonly postedAt?: number
}

/** The postal address, and the material. */
export interface PrintOrderFields extends Readonly<Record<string, Rule<unknown>>> {
  readonly stageId: Rule<string>
  readonly material: Rule<readonly PrintedMaterial[]>
  readonly name: Rule<string>
  readonly address: Rule<string>
  readonly postalCode: Rule<string>
  readonly city: Rule<string>
}

const materialRule: Rule<readonly PrintedMaterial[]> = /* @__PURE__ */ rule<readonly PrintedMaterial[]>(
  (typed) => {
    const chosen: readonly unknown[] = Array.isArray(typed) ? typed : typed === undefined ? [] : [typed]
    if (chosen.some((one) => !printedMaterials.some((known) => known === one))) return invalid('unknownValue')
    return chosen.length === 0
      ? invalid('required')
      : valid(printedMaterials.filter((one) => chosen.includes(one)))
  },
)

/** The order form of a site: posted only within its country. */
export const printOrderRule = ({
  country,
}: Pick<SiteDefinition, 'country'>): Rule<FormValues<PrintOrderFields>, FormInput<PrintOrderFields>> =>
  formRule<PrintOrderFields>({
    stageId: shortTextRule,
    material: materialRule,
    name: shortTextRule,
    address: addressRule,
    postalCode: postalCodeRuleOf(country),
    city: shortTextRule,
  })

/** One order per stage and month, `yyyy-MM` in the country's own time. */
export const printOrderMonth = (now: number, { country }: Pick<SiteDefinition, 'country'>): string =>
  dayIn(now, country).slice(0, 7)
