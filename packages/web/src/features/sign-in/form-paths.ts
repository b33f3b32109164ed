// What a page reads from its address after a form was submitted without script.
import type { AuthResult } from '@husrum/application'
import type { AccountFormDone } from '@husrum/contract/accounts/wire'
import { accountFormQuery, accountFormsDone } from '@husrum/contract/accounts/wire'
import type { AuthResultCode, FieldIssue } from '@husrum/domain'
import { authResults, fieldErrorKeys } from '@husrum/domain'

export interface FormQuery {
  /** Why the form was returned. */
  readonly result: AuthResult | undefined
  readonly done: AccountFormDone | undefined
  readonly referrer: string | undefined
  readonly token: string | undefined
  /** Purpose of the link in an e-mail, if it is not to confirm an address. */
  readonly purpose: 'undo' | undefined
  readonly flowId: string | undefined
}

const issueOf = (text: string): readonly FieldIssue[] => {
  const [field = '', name] = text.split(':')
  const key = fieldErrorKeys.find((known) => known === name)
  return key && /^\w{1,40}$/.test(field) ? [{ key, path: [field] }] : []
}

const resultOf = (query: URLSearchParams): AuthResult | undefined => {
  const given = query.get(accountFormQuery.error)
  if (given === null) return undefined
  const code = (Object.keys(authResults) as AuthResultCode[]).find((known) => known === given) ?? 'Error'
  const seconds = query.get(accountFormQuery.retryAfter) ?? ''
  return {
    code,
    errors: query.getAll(accountFormQuery.field).flatMap(issueOf),
    ...(/^\d{1,5}$/.test(seconds) && { retryAfterSeconds: Number(seconds) }),
  }
}

/** The address is untrusted: only known values are accepted. */
export const readFormQuery = (search: string): FormQuery => {
  const query = new URLSearchParams(search)
  const handle = (name: string): string | undefined => {
    const value = query.get(name) ?? ''
    return /^[\w-]{1,200}$/.test(value) ? value : undefined
  }
  const done = query.get(accountFormQuery.done)
  return {
    result: resultOf(query),
    done: accountFormsDone.find((known) => known === done),
    referrer: query.get(accountFormQuery.referrer) ?? undefined,
    token: handle(accountFormQuery.token),
    purpose: query.get(accountFormQuery.purpose) === 'undo' ? 'undo' : undefined,
    flowId: handle(accountFormQuery.flowId),
  }
}
