// Registering interest in a home or a stage.
import { emailRule } from '../validation/email.ts'
import { phoneRule } from '../validation/phone.ts'
import type { OutputOf } from '../validation/rule.ts'
import { checkboxRule, formRule, optionalRule, patternRule } from '../validation/rule.ts'
import { messageRule, nameRule } from '../validation/text.ts'

/** An id as the catalogue writes them; anything else is `invalidInput`. */
const catalogueIdRule = patternRule(/^[\w-]{1,64}$/, 'invalidInput')

/**
 * The form of an interest. It speaks of one home or one stage: neither is `required` at `objectId`, both is
 * `invalidInput` at `stageId`.
 */
export const interestRule = formRule(
  {
    firstName: nameRule,
    lastName: nameRule,
    email: emailRule,
    phone: phoneRule,
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
/** What a person says who registers interest. */
export type InterestAnswers = OutputOf<typeof interestRule>
