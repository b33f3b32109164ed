// The company's sales system changes homes of the catalogue. No page calls this.
import { changingFacts, residenceStatuses } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { dateTime, day, id, money, text } from '../fields.ts'
import { z } from '../zod.ts'

const amount = z.optional(money)

/**
 * The new facts of a home; an absent field stays as it is. Amounts in whole units of the site's currency: the price of a home for sale
 * is more than 0, its total price covers price and costs, and a monthly fee of 0 means none. A rented home has a rent (`monthlyFee`) and
 * no price.
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
  access: 'key:status:write',
  summary:
    'Update status, price, access date or viewings of up to 200 homes. All changes apply, or none. Fields that an online booking protects are not changed; the answer lists them.',
  request: z.strictObject({
    changes: z.array(objectChange).check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.object({
    /** How many homes were changed; a home that was so already does not count. */
    changed: z.int(),
    /** Homes that an online booking guards. Their other fields were changed. */
    heldBack: z.array(
      z.object({ id: z.string(), fields: z.array(z.enum(changingFacts)), reason: z.enum(['booked']) }),
    ),
  }),
  problems: [400, 401, 403, 413, 503],
})
