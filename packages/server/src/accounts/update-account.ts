// Changing contact details: only what is named, and only what the settings form of the domain takes.
import type { User } from '@husrum/domain'
import { profileRule } from '@husrum/domain'
import { Problem } from '../http/problem.ts'
import type { AccountCall, AccountTools, Attempt } from './account-tools.ts'
import { note, refused, said } from './account-tools.ts'
import { liveSession } from './live-session.ts'
import type { ContactDetails } from './postgres-account-changes.ts'

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
  (tools: AccountTools) =>
  async (details: Details, call: AccountCall): Promise<Attempt> => {
    const { accountId } = liveSession(call)
    const { caller } = call
    if (caller.kind === 'anonymous') throw new Problem('signedOut')
    const user = await caller.user()
    const named = entries.filter(([name]) => details[name] !== undefined)
    const answers = entries.map(([name, place]) => [place.form, details[name] ?? user[place.user]])
    const checked = profileRule.check({ email: user.email, ...Object.fromEntries(answers) })
    if (checked.kind === 'invalid') {
      const wireName = (form: unknown) =>
        entries.find(([, place]) => place.form === form)?.[0] ?? String(form)
      return refused(
        checked.issues.map(({ path: [first, ...rest], ...issue }) => ({
          ...issue,
          path: [wireName(first), ...rest],
        })),
      )
    }
    const values: Readonly<Record<string, unknown>> = checked.value
    await tools.changes.update(
      accountId,
      Object.fromEntries(
        named.map(([, { form, column }]) => [column, values[form] ?? null]),
      ) as ContactDetails,
    )
    await note(tools, call, 'accountUpdated', accountId, { fields: named.length })
    return said('Ok')
  }
