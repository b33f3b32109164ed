// Parties of contracts and payments whose accounts are deleted: for staff who answer an auditor, an authority or the person, or who
// pay money back.
import { endpoint } from '../endpoint.ts'
import { id, text } from '../fields.ts'
import { z } from '../zod.ts'

const contractParty = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address: z.exactOptional(z.string()),
  postalCode: z.exactOptional(z.string()),
  city: z.exactOptional(z.string()),
  country: z.exactOptional(z.string()),
  /** Absent if the account had no electronic identity. */
  identity: z.exactOptional(z.object({ country: z.enum(['SE', 'NO', 'FI']), personalNumber: z.string() })),
  /** ISO 8601. */
  accountDeletedAt: z.string(),
})

export const readContractParties = endpoint({
  method: 'POST',
  path: '/services/staff/contract_parties',
  access: 'key:parties:read',
  summary:
    'Get the parties of a booking, a home or a payment whose accounts are deleted: name, address and personal number. They are stored as long as the contract or payment. Takes one of `booking`, `home` (id of a residence) and `payment` (its number). The audit log records who read it, about what, and with which key.',
  request: z.object({
    /** Name of the member of staff who reads it. */
    by: text(120).check(z.trim(), z.minLength(1)),
    booking: z.optional(id),
    home: z.optional(id),
    payment: z.optional(id),
  }),
  response: z.object({ parties: z.array(contractParty) }),
})
