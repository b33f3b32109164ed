// Changes of homes by the company's sales system. Pages do not use this.
import { changingFacts, residenceStatuses } from '@husrum/domain'
import { endpoint } from '../endpoint.ts'
import { dateTime, day, id, money, text } from '../fields.ts'
import { z } from '../zod.ts'

const amount = z.optional(money)

/**
 * The new data of a home. Absent fields are unchanged. Amounts are whole units of the site's currency: the price of a home for sale is
 * more than 0, its total price includes price and costs, and a monthly fee of 0 means none. A rented home has a rent (`monthlyFee`) and
 * no price.
 */
const objectChange = z.strictObject({
  id,
  status: z.optional(z.enum(residenceStatuses)),
  price: amount,
  totalPrice: amount,
  /** Per month. */
  monthlyFee: amount,
  inhabitDate: z.optional(day),
  showings: z.optional(z.array(dateTime).check(z.maxLength(50))),
  /** The reason why a sold home is for sale again. */
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
    /** Number of homes that were changed. Homes that already had these values are not counted. */
    changed: z.int(),
    /** Homes that an online booking protects. Their other fields were changed. */
    heldBack: z.array(
      z.object({ id: z.string(), fields: z.array(z.enum(changingFacts)), reason: z.enum(['booked']) }),
    ),
  }),
})
