// What the company's own systems do to the catalogue of homes. No page of ours calls it.
import { residenceStatuses } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { dateTime, day, id, money, text } from '../fields.ts'
import { z } from '../zod.ts'

const amount = z.optional(money)

/**
 * What a home shall be from now on; what is absent stays as it is. Amounts in whole units of the site's currency: the price of a home
 * for sale is more than 0, its total price covers price and costs, and a monthly fee of 0 is none. A rented home has a rent
 * (`monthlyFee`) and no price.
 */
const objectChange = z.strictObject({
  id,
  status: z.optional(z.enum(residenceStatuses)),
  price: amount,
  totalPrice: amount,
  /** A month. */
  monthlyFee: amount,
  inhabitDate: z.optional(day),
  showings: z.optional(z.array(dateTime).check(z.maxLength(50))),
  /** Why a sold home is for sale again. */
  reason: z.optional(text(500)),
})

export const changeObjects = endpoint({
  method: 'POST',
  path: '/services/residence/change_objects',
  access: 'salesSystem',
  summary: 'Gives homes another status, price, day of access or viewings: all that are named, or none.',
  request: z.strictObject({
    changes: z.array(objectChange).check(z.minLength(1), z.maxLength(200)),
  }),
  /** How many homes became others: what was so already is left as it is. */
  response: z.object({ changed: z.int() }),
  problems: [400, 401, 404, 413, 503],
})
