// Changing contact details: only what is named, and only what the settings form of the domain takes.
import type { User } from '@husrum/domain'
import { profileRule } from '@husrum/domain'
import type { AuditLog } from '../audit/postgres-audit-log.ts'
import { signedInOf } from '../http/caller.ts'
import type { Visitor } from '../http/visitor.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, outcome } from './account-outcome.ts'
import type { AccountChanges, ContactDetails } from './postgres-account-changes.ts'

/** Each field by its name on the wire: in the domain's form, and in the account. */
const fields = {
  phoneNumber: { form: 'phone', column: 'phone', user: 'phoneNumber' },
  address: { form: 'address', column: 'address', user: 'address' },
  postalCode: { form: 'postalCode', column: 'postal_code', user: 'postalCode' },
  city: { form: 'city', column: 'city', user: 'city' },
  countryId: { form: 'country', column: 'country', user: 'country' },
  newsLetter: { form: 'newsletter', column: 'newsletter', user: 'newsletter' },
} as const satisfies Record<
  string,
  { readonly form: string; readonly column: keyof ContactDetails; readonly user: keyof User }
>

type Details = Partial<Readonly<Record<keyof typeof fields, unknown>>>

const entries = Object.entries(fields) as [keyof Details, (typeof fields)[keyof typeof fields]][]

export const makeUpdateAccount =
  ({ changes, audit }: { readonly changes: Pick<AccountChanges, 'update'>; readonly audit: AuditLog }) =>
  async (details: Details, { site, requestId, address, ...visitor }: Visitor): Promise<AccountOutcome> => {
    const caller = signedInOf(visitor.caller)
    const { accountId } = caller.session
    const user = await caller.user()
    const named = entries.filter(([name]) => details[name] !== undefined)
    const answers = entries.map(([name, place]) => [place.form, details[name] ?? user[place.user]])
    const checked = profileRule.check({ email: user.email, ...Object.fromEntries(answers) })
    if (checked.kind === 'invalid') {
      const wireName = (form: unknown) =>
        entries.find(([, place]) => place.form === form)?.[0] ?? String(form)
      return invalid(
        checked.issues.map(({ path: [first, ...rest], ...issue }) => ({
          ...issue,
          path: [wireName(first), ...rest],
        })),
      )
    }
    const values: Readonly<Record<string, unknown>> = checked.value
    await changes.update(
      accountId,
      Object.fromEntries(
        named.map(([, { form, column }]) => [column, values[form] ?? null]),
      ) as ContactDetails,
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
