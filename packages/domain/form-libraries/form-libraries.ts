// Types that form libraries infer from the rules: input and output of a form. Compiled against the built package.
import { sValidator } from '@hono/standard-validator'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { InputOf, OutputOf } from '@husrum/domain'
import {
  accommodationRule,
  emailRule,
  formRule,
  mustBeTrueRule,
  nameRule,
  optionalRule,
} from '@husrum/domain'
import { FormApi } from '@tanstack/form-core'
import { Hono } from 'hono'
import type { Resolver } from 'react-hook-form'

const contactRule = formRule({ name: nameRule, email: optionalRule(emailRule), acceptTerms: mustBeTrueRule })
type Typed = InputOf<typeof contactRule>
type Contact = OutputOf<typeof contactRule>

const nothingTyped: Typed = { name: '', acceptTerms: false }
const isAccepted = (contact: Contact): true => contact.acceptTerms
// @ts-expect-error: a box that is not ticked is no answer.
const unaccepted: Contact = nothingTyped

// react-hook-form holds the input, and passes on the validated output.
export const resolver: Resolver<Typed, unknown, Contact> = standardSchemaResolver(contactRule)
// @ts-expect-error: a form about where one lives is another form.
export const otherResolver: Resolver<Typed, unknown, Contact> = standardSchemaResolver(accommodationRule)

// TanStack Form accepts a rule for the form, and a rule for a field.
export const tanstackForm = new FormApi({
  defaultValues: nothingTyped,
  validators: { onChange: contactRule },
  onSubmit: ({ value }) => value.name.length,
})

// Hono's validator passes on the validated output.
export const app = new Hono().post('/contact', sValidator('json', contactRule), (c) => {
  const contact = c.req.valid('json')
  // @ts-expect-error: there is no such field.
  contact.phone
  return c.json({
    name: contact.name,
    accepted: isAccepted(contact),
    email: contact.email ?? unaccepted.name,
  })
})
