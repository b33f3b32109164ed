// What a page reads out of its address when a form came back without script.
import type { AuthResult } from '@husrum/application'
import type { AuthResultCode, FieldIssue } from '@husrum/domain'
import { authResults, fieldErrorKeys } from '@husrum/domain'

/** What has been done, on the page that says so. */
export type FormDone =
  | 'resetSent'
  | 'registered'
  | 'passwordSet'
  | 'emailConfirmed'
  | 'emailChanged'
  | 'declined'

export interface FormQuery {
  /** The form is back, and this is why. */
  readonly answer: AuthResult | undefined
  readonly done: FormDone | undefined
  readonly referrer: string | undefined
  readonly token: string | undefined
  readonly flowId: string | undefined
}

const dones: readonly FormDone[] = [
  'resetSent',
  'registered',
  'passwordSet',
  'emailConfirmed',
  'emailChanged',
  'declined',
]

const issueOf = (text: string): readonly FieldIssue[] => {
  const [field = '', name] = text.split(':')
  const key = fieldErrorKeys.find((known) => known === name)
  return key && /^\w{1,40}$/.test(field) ? [{ key, path: [field] }] : []
}

const answerOf = (query: URLSearchParams): AuthResult | undefined => {
  const given = query.get('error')
  if (given === null) return undefined
  const code = (Object.keys(authResults) as AuthResultCode[]).find((known) => known === given) ?? 'Error'
  const seconds = query.get('retryAfter') ?? ''
  return {
    code,
    errors: query.getAll('field').flatMap(issueOf),
    ...(/^\d{1,5}$/.test(seconds) && { retryAfterSeconds: Number(seconds) }),
  }
}

/** Anybody may have written the address: only known words are taken. */
export const readFormQuery = (search: string): FormQuery => {
  const query = new URLSearchParams(search)
  const handle = (name: string): string | undefined => {
    const value = query.get(name) ?? ''
    return /^[\w-]{1,200}$/.test(value) ? value : undefined
  }
  const done = query.get('done')
  return {
    answer: answerOf(query),
    done: dones.find((known) => known === done),
    referrer: query.get('referrer') ?? undefined,
    token: handle('token'),
    flowId: handle('flowId'),
  }
}
