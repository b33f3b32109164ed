import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mayDo, principalOf, principals } from '../sign-in/permissions.ts'
import { siteByKey } from '../sites/sites.ts'
import { passwordResetFor, stepPasswordReset } from './password-reset.ts'
import {
  associationForm,
  createAccountForm,
  createEmailAccountForm,
  emailForm,
  emailLoginForm,
  loginPasswordRule,
  setPasswordForm,
  verifyEmailForm,
} from './sign-in-forms.ts'
import { secondsUntilSignIn, signInLimits } from './sign-in-limits.ts'

const errors = (checked: {
  kind: string
  issues?: readonly { key: string; path: readonly (string | number)[] }[]
}) => (checked.issues ?? []).map(({ key, path }) => `${path.join('.')}: ${key}`)

describe('signing in with e-mail', () => {
  test('gives the address without spaces around it and with its domain in lower case', () => {
    expect(emailLoginForm.check({ email: '  Anna@EXAMPLE.se ', password: ' hemligt ' })).toEqual({
      kind: 'valid',
      value: { email: 'Anna@example.se', password: ' hemligt ' },
    })
  })

  test('asks for both', () => {
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

  test('a password that is too long says how long it may be', () => {
    expect(loginPasswordRule.check('x'.repeat(129))).toEqual({
      kind: 'invalid',
      issues: [{ key: 'maxLength', path: [], params: { max: 128 } }],
    })
  })

  test.each([['a'], [' '], ['password'], ['😀'.repeat(128)], ['x'.repeat(128)]])(
    'the old password %j may be tried: no rules of composition',
    (password) => {
      expect(loginPasswordRule.check(password)).toEqual({ kind: 'valid', value: password })
    },
  )

  test('a password is composed, however the keyboard types it', () => {
    expect(loginPasswordRule.check('la\u030as')).toEqual({ kind: 'valid', value: 'l\u00e5s' })
  })

  test('any password is answered, and its value once more gives itself', () => {
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

describe('other forms', () => {
  test('a link to reset is asked for by e-mail', () => {
    expect(emailForm.check({ email: 'a@example.se' })).toEqual({
      kind: 'valid',
      value: { email: 'a@example.se' },
    })
    expect(errors(emailForm.check({ email: '' }))).toEqual(['email: required'])
  })

  test('a new password is long enough, not common and typed twice', () => {
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

  test('an account after an identification has no password', () => {
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

  test('an account with e-mail has one, typed twice', () => {
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

  test('a new e-mail address is one, and its code has six digits', () => {
    expect(errors(emailForm.check({ email: 'x' }))).toEqual(['email: email'])
    expect(verifyEmailForm.check({ code: '123 456' })).toEqual({ kind: 'valid', value: { code: '123456' } })
    expect(errors(verifyEmailForm.check({ code: '12345' }))).toEqual(['code: emailVerificationCodeWrong'])
  })

  test('an association must be chosen, and be one of those offered', () => {
    const rule = associationForm([
      { id: 'a1', name: 'Brf Kajutan' },
      { id: 'a2', name: 'Brf Skutan' },
    ])
    expect(rule.check({ associationId: 'a2' })).toEqual({ kind: 'valid', value: { associationId: 'a2' } })
    expect(errors(rule.check({}))).toEqual(['associationId: required'])
    expect(errors(rule.check({ associationId: 'a3' }))).toEqual(['associationId: unknownValue'])
  })
})

describe('the reset dialog', () => {
  const opened = passwordResetFor('anna@example.se')

  test('goes from the form to the confirmation and back, and keeps the address', () => {
    expect(passwordResetFor()).toEqual({ kind: 'form', email: '' })
    expect(opened).toEqual({ kind: 'form', email: 'anna@example.se' })
    const sent = stepPasswordReset(opened, { kind: 'sent', email: 'a@example.se' })
    expect(sent).toEqual({ state: { kind: 'confirmation', email: 'a@example.se' }, effects: [] })
    expect(stepPasswordReset(sent.state, { kind: 'again' }).state).toEqual({
      kind: 'form',
      email: 'a@example.se',
    })
  })

  test('other events mean nothing', () => {
    expect(stepPasswordReset(opened, { kind: 'again' }).state).toBe(opened)
    const sent = stepPasswordReset(opened, { kind: 'sent', email: 'a@example.se' }).state
    expect(stepPasswordReset(sent, { kind: 'sent', email: 'b@example.se' }).state).toBe(sent)
  })
})

describe('failures of signing in', () => {
  test('are limited per account and per address', () => {
    expect(signInLimits).toEqual({
      account: { failures: 5, withinMs: 900_000 },
      address: { failures: 20, withinMs: 900_000 },
    })
  })

  test.each([
    [[], 0, 0],
    [[0, 1, 2, 3], 4, 0],
    [[0, 1000, 2000, 3000, 4000], 4000, 896],
    [[4000, 2000, 0, 3000, 1000], 4000, 896],
    [[0, 1000, 2000, 3000, 4000], 899_999, 1],
    [[0, 1000, 2000, 3000, 4000], 900_000, 0],
    [[0, 1000, 2000, 3000, 4000, 5000], 5000, 896],
  ])('after failures at %j, at %d ms one waits %d s', (failedAt, now, seconds) => {
    expect(secondsUntilSignIn(failedAt, signInLimits.account, now)).toBe(seconds)
  })

  test('after the wait that was said an attempt is free', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 900_000 }), { maxLength: 12 }), (failedAt) => {
        const now = 900_000
        const seconds = secondsUntilSignIn(failedAt, signInLimits.account, now)
        expect(secondsUntilSignIn(failedAt, signInLimits.account, now + seconds * 1000)).toBe(0)
      }),
    )
  })
})

describe('the permission matrix', () => {
  const matrix = [
    ['browse', ['yes', 'yes', 'yes', 'yes', 'yes', 'yes']],
    ['favourites', ['local', 'yes', 'yes', 'yes', 'no', 'no']],
    ['notifications', ['no', 'yes', 'yes', 'yes', 'no', 'no']],
    ['vipPages', ['no', 'join', 'join', 'yes', 'no', 'no']],
    ['startBooking', ['afterIdentity', 'upgradeFirst', 'bookingRules', 'bookingRulesWithVip', 'no', 'no']],
    ['myResidence', ['no', 'ownIfBooking', 'own', 'own', 'no', 'no']],
    ['createResidentCase', ['no', 'upgradeFirst', 'ownOrOtherAddress', 'ownOrOtherAddress', 'no', 'no']],
    ['seeResidentCase', ['no', 'no', 'ownApartment', 'ownApartment', 'ownAssociation', 'no']],
    ['createBoardCase', ['no', 'no', 'no', 'no', 'ownAssociation', 'ownAddress']],
    ['changeCase', ['no', 'no', 'own', 'own', 'ownAssociation', 'no']],
    ['changeBoardEmail', ['no', 'no', 'no', 'no', 'yes', 'no']],
    ['editMode', ['editors', 'editors', 'editors', 'editors', 'editors', 'editors']],
  ] as const

  test('has these people', () => {
    expect(principals).toEqual([
      'anonymous',
      'privateWithoutIdentity',
      'privateWithIdentity',
      'vip',
      'boardWithManagement',
      'boardWithoutManagement',
    ])
  })

  test.each(matrix)('%s: %j', (operation, row) => {
    expect(principals.map((principal) => mayDo(principal, operation))).toEqual(row)
  })

  test('refuses what it does not know', () => {
    expect(mayDo('vip', 'toString' as 'browse')).toBe('no')
    expect(mayDo('vip', 'erase' as 'browse')).toBe('no')
    expect(mayDo('staff' as 'vip', 'browse')).toBe('no')
  })
})

describe('which principal a user is', () => {
  const sweden = siteByKey('sweden')
  const finland = siteByKey('finland')
  const identified = { hasPersonalIdentifier: true, isVip: false }
  const association = (hasTechnicalManagement: boolean) => ({ association: { hasTechnicalManagement } })

  test.each([
    [undefined, sweden, 'anonymous'],
    [{ hasPersonalIdentifier: false, isVip: false }, sweden, 'privateWithoutIdentity'],
    [{ hasPersonalIdentifier: false, isVip: true }, sweden, 'privateWithoutIdentity'],
    [identified, sweden, 'privateWithIdentity'],
    [{ ...identified, isVip: true }, sweden, 'vip'],
    [{ ...identified, isVip: true }, finland, 'privateWithIdentity'],
    [{ ...identified, ...association(true) }, sweden, 'boardWithManagement'],
    [{ ...identified, isVip: true, ...association(false) }, sweden, 'boardWithoutManagement'],
    [{ hasPersonalIdentifier: false, isVip: false, ...association(true) }, finland, 'boardWithManagement'],
  ] as const)('%j on $name is %s', (user, site, principal) => {
    expect(principalOf(user, site)).toBe(principal)
  })
})
