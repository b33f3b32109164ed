// What buyers pay when, by the company's own plans.
import { disposalForms } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { day, integer, money, requiredText, siteId } from '../fields.ts'
import { z } from '../zod.ts'
import { sourceName } from './records.ts'

const access = 'key:catalogue:write'

const percent = z.number().check(z.minimum(0.01), z.maximum(100), z.multipleOf(0.01))

/**
 * A payment: `amount` in whole units, `percent` of the price with options, or what is missing to `upToPercent` of it. The last one is `final`
 * and has none of them: it is the rest, so that all add up to the price. The booking fee counts towards the first ones.
 */
const instalment = z.strictObject({
  kind: z.enum(['deposit', 'instalment', 'final']),
  amount: z.exactOptional(money),
  percent: z.exactOptional(percent),
  upToPercent: z.exactOptional(percent),
  /** A day, or days after (before: less than 0) the agreement, the access or the day of the last payment. Moved to a working day. */
  due: z.union([
    z.strictObject({ on: day }),
    z.strictObject({ after: z.enum(['agreement', 'moveIn', 'payment']), days: integer(-3650, 3650) }),
  ]),
})

const plan = z.strictObject({
  key: requiredText(40),
  /** The sites whose plan it is, unless a stage has its own. */
  siteIds: z.array(siteId).check(z.maxLength(20)),
  stages: z.exactOptional(
    z.array(z.strictObject({ source: sourceName, externalId: requiredText(100) })).check(z.maxLength(500)),
  ),
  /** Default: all that have no plan of their own. */
  tenures: z.exactOptional(z.array(z.enum(disposalForms)).check(z.minLength(1), z.maxLength(10))),
  instalments: z.array(instalment).check(z.minLength(1), z.maxLength(20)),
})

export const setPaymentPlans = endpoint({
  method: 'POST',
  path: '/services/catalogue/payment-plans',
  access,
  summary:
    'Replace the plans of what buyers pay when, after the booking fee. The agreement lists the payments of its plan, and a booking keeps the plan that it began with. Without a plan, or if the company’s own agreement does not have `{{plan}}`, nothing is asked for.',
  request: z.strictObject({ plans: z.array(plan).check(z.maxLength(200)) }),
  maxBodyBytes: 512 * 1024,
  response: z.object({ plans: z.array(plan) }),
})

export const listPaymentPlans = endpoint({
  method: 'GET',
  path: '/services/catalogue/payment-plans',
  access,
  summary: 'The plans of what buyers pay when, by their keys.',
  request: z.strictObject({}),
  response: z.object({ plans: z.array(plan) }),
})
