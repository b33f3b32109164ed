// The form for writing to a contact: a subject and a message.
import type { Rule } from '../validation/rule.ts'
import { formRule } from '../validation/rule.ts'
import { descriptionRule, lightTextRule } from '../validation/text.ts'

/** The valid values of the form. */
export interface ContactMessage {
  /** On one line. */
  readonly subject: string
  readonly message: string
}

/** A subject of at most 250 characters and a message of at most 5000; both may contain questions and e-mail addresses. */
export const contactMessageForm: Rule<ContactMessage> = /* @__PURE__ */ formRule({
  subject: lightTextRule,
  message: descriptionRule,
})
