import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  associationForm,
  changeEmailForm,
  confirmEmailForm,
  createAccountForm,
  createEmailAccountForm,
  emailForm,
  emailLoginForm,
  loginPasswordRule,
  setPasswordForm,
  verifyEmailForm,
} from './sign-in-forms.ts'

const errors = (checked: {
  kind: string
  issues?: readonly { key: string; path: readonly (string | number)[] }[]
}) => (checked.issues ?? []).map(({ key, path }) => `${path.join('.')}: ${key}`)

describe('The form for signing in with e-mail', () => {
  test('trims the address and converts its domain to lower case', () => {
    expect(emailLoginForm.check({ email: '  Anna@EXAMPLE.se ', password: ' hemligt ' })).toEqual({
      kind: 'valid',
      value: { email: 'Anna@example.se', password: ' hemligt ' },
    })
  })

  test('requires both fields', () => {
    expect(errors(emailLoginForm.check({}))).toEqual(['email: required', 'password: required'])
    expect(errors(emailLoginForm.check({ email: 'anna', password: 'x' }))).toEqual(['email: email'])
  })

  test.each([
    [undefined, 'required'],
    [null, 'required'],
    ['', 'required'],
    [7, 'invalidInput'],
    ['x'.repeat(129), 'maxLength'],
  ])('the password %j is %s', (password, key) => {
    expect(loginPasswordRule.check(password)).toMatchObject({ kind: 'invalid', issues: [{ key }] })
  })

  test('reports the maximum length of a password that is too long', () => {
    expect(loginPasswordRule.check('x'.repeat(129))).toEqual({
      kind: 'invalid',
      issues: [{ key: 'maxLength', path: [], params: { max: 128 } }],
    })
  })

  test.each([['a'], [' '], ['password'], ['😀'.repeat(128)], ['x'.repeat(128)]])(
    'accepts the old password %j, without composition rules',
    (password) => {
      expect(loginPasswordRule.check(password)).toEqual({ kind: 'valid', value: password })
    },
  )

  test('normalises the password, whatever the keyboard sends', () => {
    expect(loginPasswordRule.check('la\u030as')).toEqual({ kind: 'valid', value: 'l\u00e5s' })
  })

  test('returns a result for any password, and accepts its value again unchanged', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('a\u030a', '\ud800', null, 7, {})),
        (value) => {
          const checked = loginPasswordRule.check(value)
          if (checked.kind === 'valid') expect(loginPasswordRule.check(checked.value)).toEqual(checked)
        },
      ),
    )
  })
})

describe('The other forms', () => {
  test('require an e-mail address for a link to reset the password', () => {
    expect(emailForm.check({ email: 'a@example.se' })).toEqual({
      kind: 'valid',
      value: { email: 'a@example.se' },
    })
    expect(errors(emailForm.check({ email: '' }))).toEqual(['email: required'])
  })

  test('require a new password that is long enough, not common and typed twice', () => {
    const password = 'blå båt vid kaj'
    expect(setPasswordForm.check({ password, repeatedPassword: password }).kind).toBe('valid')
    expect(errors(setPasswordForm.check({ password, repeatedPassword: 'x' }))).toEqual([
      'repeatedPassword: passwordNoMatch',
    ])
    expect(errors(setPasswordForm.check({ password: 'sju7sju', repeatedPassword: '' }))).toEqual([
      'password: minLength',
      'repeatedPassword: required',
    ])
    expect(errors(setPasswordForm.check({ password: 'lösenord1', repeatedPassword: 'lösenord1' }))).toEqual([
      'password: commonPassword',
    ])
  })

  const person = {
    firstName: 'Anna',
    lastName: 'Åkesson',
    email: 'anna@example.se',
    phone: '070-123 45 67',
    acceptTerms: true,
  }

  test('require no password for an account after an identification', () => {
    expect(createAccountForm.check({ ...person, password: 'x' })).toEqual({
      kind: 'valid',
      value: { ...person, newsletter: false },
    })
    expect(createAccountForm.check({ ...person, campaignCode: ' VAR26 ', newsletter: true })).toEqual({
      kind: 'valid',
      value: { ...person, campaignCode: 'VAR26', newsletter: true },
    })
    expect(errors(createAccountForm.check({ acceptTerms: false }))).toEqual([
      'firstName: required',
      'lastName: required',
      'email: required',
      'phone: required',
      'acceptTerms: required',
    ])
  })

  test('require a password typed twice for an account with e-mail', () => {
    const password = 'blå båt vid kaj'
    expect(createEmailAccountForm.check({ ...person, password, repeatedPassword: password }).kind).toBe(
      'valid',
    )
    expect(errors(createEmailAccountForm.check({ ...person, password, repeatedPassword: 'b' }))).toEqual([
      'repeatedPassword: passwordNoMatch',
    ])
    expect(errors(createEmailAccountForm.check(person))).toEqual([
      'password: required',
      'repeatedPassword: required',
    ])
  })

  test('require a valid new e-mail address, and a code of six digits', () => {
    expect(errors(emailForm.check({ email: 'x' }))).toEqual(['email: email'])
    expect(verifyEmailForm.check({ code: '123 456' })).toEqual({ kind: 'valid', value: { code: '123456' } })
    expect(errors(verifyEmailForm.check({ code: '12345' }))).toEqual(['code: emailVerificationCodeWrong'])
  })

  test('require one of the offered associations', () => {
    const rule = associationForm([
      { id: 'a1', name: 'Brf Kajutan' },
      { id: 'a2', name: 'Brf Skutan' },
    ])
    expect(rule.check({ associationId: 'a2' })).toEqual({ kind: 'valid', value: { associationId: 'a2' } })
    expect(errors(rule.check({}))).toEqual(['associationId: required'])
    expect(errors(rule.check({ associationId: 'a3' }))).toEqual(['associationId: unknownValue'])
  })
})

describe('Proving ownership of an account', () => {
  test('accepts a missing password after an identification, and passes a password on unchanged', () => {
    expect(confirmEmailForm.check({})).toEqual({ kind: 'valid', value: {} })
    expect(confirmEmailForm.check({ password: ' a b ' })).toEqual({
      kind: 'valid',
      value: { password: ' a b ' },
    })
    expect(changeEmailForm.check({ email: 'a@example.se', password: '' })).toEqual({
      kind: 'valid',
      value: { email: 'a@example.se' },
    })
    expect(errors(changeEmailForm.check({ email: 'x', password: 'a'.repeat(129) }))).toEqual([
      'email: email',
      'password: maxLength',
    ])
  })
})
