// What somebody typed into a form that comes back with an error, so that they need not type it again: sealed, for ten minutes, never a password.
import type { AccountForm } from '@husrum/contract'
import type { Context } from 'hono'
import { parse, serialize } from 'hono/utils/cookie'
import type { AppEnv } from '../http/app-environment.ts'
import { makeSeal } from '../secrets/seal.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'

export interface TypedForm {
  readonly form?: AccountForm
  readonly fields: Record<string, string>
}

export interface TypedForms {
  keep(c: Context<AppEnv>, form: AccountForm, fields: Readonly<Record<string, string>>): void
  /** Nothing in it where nothing was kept, or too long ago. */
  read(c: Context<AppEnv>): TypedForm
  forget(c: Context<AppEnv>): void
}

export interface TypedFormsTerms {
  readonly keys: SecretKeys
  readonly environment: 'development' | 'production'
  readonly now: () => number
}

const lifetimeMs = 600_000
/** A longer text is typed anew: the whole must stay well below what a browser takes as a cookie (trap F9). */
const longestField = 254
const longestSeal = 2_700

export const typedFormCookieName = (environment: TypedFormsTerms['environment']): string =>
  environment === 'production' ? '__Host-form' : 'form'

const isKept = (value: unknown): value is TypedForm & { readonly until: number } =>
  typeof value === 'object' && value !== null && 'fields' in value && 'until' in value

export const makeTypedForms = ({ keys, environment, now }: TypedFormsTerms): TypedForms => {
  const { seal, open } = makeSeal(keys.keyFor('form'))
  const name = typedFormCookieName(environment)
  const set = (c: Context<AppEnv>, value: string, maxAge: number): void => {
    const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge } as const
    const cookie = serialize(name, value, { ...attributes, secure: environment === 'production' })
    c.header('set-cookie', cookie, { append: true })
  }
  return {
    keep: (c, form, fields) => {
      const short = Object.entries(fields).filter(([, value]) => value !== '' && value.length <= longestField)
      const text = JSON.stringify({ form, fields: Object.fromEntries(short), until: now() + lifetimeMs })
      const sealed = seal(text, name)
      if (sealed.length <= longestSeal) set(c, Buffer.from(sealed).toString('base64url'), lifetimeMs / 1_000)
    },
    read: (c) => {
      const cookie = parse(c.req.header('cookie') ?? '', name)[name]
      const text = cookie && open(Buffer.from(cookie, 'base64url'), name)
      const kept: unknown = text ? JSON.parse(text) : undefined
      return isKept(kept) && kept.until > now() && kept.form
        ? { form: kept.form, fields: kept.fields }
        : { fields: {} }
    },
    forget: (c) => {
      if (c.req.header('cookie')?.includes(`${name}=`)) set(c, '', 0)
    },
  }
}
