// The typed fields of a form that is shown again with an error, so that they can be restored: sealed, for ten minutes, never a password.
import type { AccountForm, SearchAlertForm } from '@husrum/contract'
import { textLimits } from '@husrum/domain'
import type { SetCookie } from '../../platform/http/set-cookie.ts'
import { cookieName, dropCookie, readCookie, setCookie } from '../../platform/http/set-cookie.ts'
import { makeSeal } from '../../platform/secrets/seal.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'

export interface TypedForm {
  readonly form?: AccountForm | SearchAlertForm
  readonly fields: Record<string, string>
}

export interface TypedForms {
  /** The header that stores the fields; none if they are too long for a cookie. */
  keep(form: AccountForm | SearchAlertForm, fields: Readonly<Record<string, string>>): readonly SetCookie[]
  /** Reads a `Cookie` header. Empty if nothing was stored, or if it has expired. */
  read(cookies: string): TypedForm
  /** The header that deletes the cookie; none if the browser has none. */
  forget(cookies: string): readonly SetCookie[]
}

export interface TypedFormsOptions {
  readonly keys: SecretKeys
  readonly environment: 'development' | 'production'
  readonly now: () => number
}

const lifetimeMs = 600_000
/** Longer texts are not stored: the cookie must stay well below the browser's limit (SEC-9). */
const longestField = 254
/** Except for a message, which takes effort to write: twice its maximum length. */
const longestMessage = 2 * textLimits.message
const longestSeal = 2_700

export const typedFormCookieName = (environment: TypedFormsOptions['environment']): string =>
  cookieName('typedForm', environment)

const isKept = (value: unknown): value is TypedForm & { readonly until: number } =>
  typeof value === 'object' && value !== null && 'fields' in value && 'until' in value

export const makeTypedForms = ({ keys, environment, now }: TypedFormsOptions): TypedForms => {
  const { seal, open } = makeSeal(keys.keysFor('form'))
  const name = typedFormCookieName(environment)
  return {
    keep: (form, fields) => {
      const isShort = ([field, value]: readonly [string, string]): boolean =>
        value !== '' && value.length <= (field === 'message' ? longestMessage : longestField)
      const sealedOf = (kept: readonly (readonly [string, string])[]) =>
        seal(JSON.stringify({ form, fields: Object.fromEntries(kept), until: now() + lifetimeMs }), name)
      const short = Object.entries(fields).filter(isShort)
      const whole = sealedOf(short)
      // A message with many multi-byte characters may be too long; then the other fields are stored without it.
      const fits = whole.length <= longestSeal
      const sealed = fits ? whole : sealedOf(short.filter(([field]) => field !== 'message'))
      if (sealed.length > longestSeal) return []
      return [setCookie('typedForm', Buffer.from(sealed).toString('base64url'), { environment })]
    },
    read: (cookies) => {
      const cookie = readCookie('typedForm', cookies, environment)
      const text = cookie && open(Buffer.from(cookie, 'base64url'), name)
      const kept: unknown = text ? JSON.parse(text) : undefined
      return isKept(kept) && kept.until > now() && kept.form
        ? { form: kept.form, fields: kept.fields }
        : { fields: {} }
    },
    forget: (cookies) =>
      readCookie('typedForm', cookies, environment) === undefined
        ? []
        : [dropCookie('typedForm', environment)],
  }
}
