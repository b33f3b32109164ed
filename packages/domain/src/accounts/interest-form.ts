// Registering interest in a home or a stage: the form, and its address.
import { routePath } from '../sites/routes.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { emailRule } from '../validation/email.ts'
import { phoneRule } from '../validation/phone.ts'
import type { OutputOf } from '../validation/rule.ts'
import { checkboxRule, formRule, optionalRule, patternRule } from '../validation/rule.ts'
import { messageRule, nameRule } from '../validation/text.ts'

/** An id in the format of the catalogue; anything else is `invalidInput`. */
const catalogueIdRule = patternRule(/^[\w-]{1,64}$/, 'invalidInput')

/**
 * The form of an interest. It refers to one home or one stage: neither is `required` at `objectId`, both is `invalidInput` at `stageId`.
 */
export const interestRule = formRule(
  {
    firstName: nameRule,
    lastName: nameRule,
    email: emailRule,
    phone: optionalRule(phoneRule),
    message: optionalRule(messageRule),
    newsletter: checkboxRule,
    objectId: optionalRule(catalogueIdRule),
    stageId: optionalRule(catalogueIdRule),
  },
  ({ objectId, stageId }) => {
    if (objectId && stageId) return [{ key: 'invalidInput', path: ['stageId'] }]
    return objectId || stageId ? [] : [{ key: 'required', path: ['objectId'] }]
  },
)
/** The answers of the form of an interest. */
export type InterestAnswers = OutputOf<typeof interestRule>

/** The home or stage that interest is registered in. */
export type InterestSubject =
  | { readonly objectId: string; readonly stageId?: undefined }
  | { readonly stageId: string; readonly objectId?: undefined }

/**
 * Where interest in a home or a stage is registered; undefined on a site without homes.
 *
 * @example interestAddress({ objectId: 'home-00017' }, sweden) // "/intresseanmalan/?objectId=home-00017"
 */
export const interestAddress = (
  { objectId, stageId }: InterestSubject,
  site: SiteDefinition,
): string | undefined => {
  const path = routePath(site, 'interest')
  const query = objectId === undefined ? `stageId=${stageId}` : `objectId=${objectId}`
  return path === undefined ? undefined : `${path}?${query}`
}

/** Parses the query of such an address. Undefined if it contains neither a home nor a stage. */
export const readInterestAddress = (search: string): InterestSubject | undefined => {
  const [, objectId] = /[?&]objectId=([\w-]{1,64})(?:&|$)/.exec(search) ?? []
  const [, stageId] = /[?&]stageId=([\w-]{1,64})(?:&|$)/.exec(search) ?? []
  if (objectId !== undefined) return { objectId }
  return stageId === undefined ? undefined : { stageId }
}
