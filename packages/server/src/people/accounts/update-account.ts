// Changes contact details: only the fields that are sent, and only those that the settings form of the domain accepts.
import { contactDetailsOnTheWire } from '@husrum/contract'
import type { ContactDetails, User } from '@husrum/domain'
import { contactDetailsForm, mergeContactDetails } from '@husrum/domain'
import type { AuditLog } from '../../platform/audit/postgres-audit-log.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, outcome } from './account-outcome.ts'
import type { AccountChanges, ContactColumns } from './postgres-account-changes.ts'

type Field = keyof ContactDetails
/** The typed values, by the fields of the domain's form; absent fields are unchanged. */
export type TypedContactDetails = { readonly [Name in Field]?: unknown }

const columns = {
  preferredName: 'preferred_name',
  phone: 'phone',
  address: 'address',
  postalCode: 'postal_code',
  city: 'city',
  country: 'country',
  newsletter: 'newsletter',
} as const satisfies Record<Field, keyof ContactColumns>
const fields = Object.keys(columns) as Field[]
type Fields = { readonly [Name in Field]?: string | boolean | undefined }

const ofUser = (user: User): TypedContactDetails => ({ ...user, phone: user.phoneNumber })

export const makeUpdateAccount =
  ({ changes, audit }: { readonly changes: Pick<AccountChanges, 'update'>; readonly audit: AuditLog }) =>
  async (
    { seen, ...typed }: TypedContactDetails & { readonly seen?: TypedContactDetails | undefined },
    { site, requestId, address, ...visitor }: Visitor,
  ): Promise<AccountOutcome> => {
    const caller = signedInOf(visitor.caller)
    const { accountId } = caller.session
    const before = ofUser(await caller.user())
    const { changed: named, conflicts } = mergeContactDetails(
      typed as Fields,
      seen as Fields,
      before as Fields,
    )
    const checked = contactDetailsForm.check(
      Object.fromEntries(
        fields.map((field) => [field, named.includes(field) ? typed[field] : before[field]]),
      ),
    )
    if (checked.kind === 'invalid') return invalid(checked.issues)
    if (conflicts.length > 0)
      return invalid(
        conflicts.map((field) => ({
          key: 'changedElsewhere',
          path: [field],
          params: { now: String(before[field] ?? '') },
        })),
      )
    const { value } = checked
    await changes.update(
      accountId,
      Object.fromEntries(named.map((field) => [columns[field], value[field] ?? null])) as ContactColumns,
    )
    await audit.add({
      event: 'accountUpdated',
      site,
      requestId,
      address,
      accountId,
      detail: { fields: named.length },
    })
    return outcome('Ok')
  }

/** Renames the fields for requests and responses (FAULT-36). */
export const onTheWire =
  <Context>(
    update: (
      typed: TypedContactDetails & { readonly seen?: TypedContactDetails },
      context: Context,
    ) => Promise<AccountOutcome>,
  ) =>
  async (named: Readonly<Record<string, unknown>>, context: Context): Promise<AccountOutcome> => {
    const byField = (from: Readonly<Record<string, unknown>>): TypedContactDetails =>
      Object.fromEntries(fields.map((field) => [field, from[contactDetailsOnTheWire[field]]]))
    const seen = named.seen as Readonly<Record<string, unknown>> | undefined
    const result = await update({ ...byField(named), ...(seen && { seen: byField(seen) }) }, context)
    const { errors } = result.answer
    if (!errors) return result
    const wireName = (field: string) => contactDetailsOnTheWire[field as Field] ?? field
    return {
      ...result,
      answer: {
        ...result.answer,
        errors: errors.map(({ field, ...error }) => ({ ...error, field: wireName(field) })),
      },
    }
  }
