// What every account service must do: signing in, forgotten passwords, changes and consent.

import type { AccountService, AuthResult, InterestFields } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type {
  InMemoryAccountService,
  InMemoryAccountsOptions,
  InMemoryLetter,
} from '@husrum/application/testing'
import { makeInMemoryAccountService } from '@husrum/application/testing'
import { contactDetailsOnTheWire } from '@husrum/contract'
import { aUser } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import { authResultReply } from './auth-result-dto-of.ts'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply } from './fake-backend.ts'
import { userDtoOf } from './user-dto-of.ts'

/** The endpoints of accounts, answered from memory. */
export const accountEndpoints = (service: AccountService): FakeEndpoints => {
  const reply = (attempt: Promise<AuthResult>) => attempt.then(authResultReply, failureReply)
  return {
    loginWithEmail: (typed) => reply(service.loginWithEmail(typed)),
    registerAccount: ({ flowId, siteId: _, userBase: __, ...fields }) =>
      reply(service.register(fields as Record<string, string | boolean>, flowId)),
    forgotPassword: ({ email }) => reply(service.forgotPassword(email)),
    resetPassword: (typed) => reply(service.resetPassword(typed)),
    changePassword: ({ currentPassword, ...typed }) =>
      reply(service.changePassword({ ...typed, ...(currentPassword !== undefined && { currentPassword }) })),
    changeEmail: (typed) => reply(service.changeEmail(typed)),
    allowEmailSignIn: ({ allowed }) => reply(service.allowEmailSignIn(allowed)),
    undoChange: ({ token }) => reply(service.undoChange(token)),
    verifyEmail: ({ token, password, code = '' }) =>
      reply(service.verifyEmail(token === undefined ? { code } : { token, password })),
    rejectRegistration: ({ token }) => reply(service.rejectRegistration(token)),
    updateAccount: async (named) => {
      const typed = Object.fromEntries(
        Object.entries(contactDetailsOnTheWire).map(([field, name]) => [field, named[name]]),
      )
      const result = await service.updateDetails(typed)
      return authResultReply({
        ...result,
        ...(result.errors && {
          errors: result.errors.map(({ path: [field], ...issue }) => ({
            ...issue,
            path: [contactDetailsOnTheWire[field as keyof typeof contactDetailsOnTheWire]],
          })),
        }),
      })
    },
    giveSiteConsent: ({ accepted }) => reply(service.giveConsent(accepted)),
    getMe: () => service.me().then((user) => ({ status: 200, body: userDtoOf(user) }), failureReply),
    listSessions: () =>
      service.sessions().then((sessions) => ({ status: 200, body: { sessions } }), failureReply),
    endSession: ({ id }) => reply(service.endSession(id)),
    registerInterest: ({ siteId: _, ...fields }) =>
      reply(service.registerInterest(fields as InterestFields, '')),
    getTypedForm: async () => ({ status: 200, body: await service.typedForm() }),
  }
}

/** The contract of the port `AccountService`. `behind` answers for an adapter's backend. */
export const describeAccountService = (
  name: string,
  make: (behind: InMemoryAccountService) => AccountService,
): void => {
  const email = 'anna@husrum.example'
  const password = 'fyra ord vid kajen'
  const other = 'fem andra ord vid kajen'
  const anna = { user: aUser({ email }), password }
  const registration = {
    firstName: 'Vega',
    lastName: 'Strand',
    email: 'vega@husrum.example',
    phone: '0701740605',
    acceptTerms: true,
    newsletter: false,
  }

  const given = (facts: InMemoryAccountsOptions = {}) => {
    const behind = makeInMemoryAccountService({ accounts: [anna], ...facts })
    return {
      service: make(behind),
      letter: () => behind.letters.at(-1) as InMemoryLetter,
      letters: behind.letters,
    }
  }

  describe(`${name}, as an account service`, () => {
    it('signs in with the correct password', async () => {
      const { service } = given()
      expect(await service.loginWithEmail({ email, password })).toEqual({
        code: 'Ok',
        token: expect.any(String),
      })
      expect(await service.me()).toEqual(anna.user)
    })

    it('rejects a wrong password and an unknown address with the same code', async () => {
      const { service } = given()
      const refused = { code: 'InvalidEmailLoginInput' }
      expect(await service.loginWithEmail({ email, password: other })).toEqual(refused)
      expect(await service.loginWithEmail({ email: 'nobody@husrum.example', password })).toEqual(refused)
    })

    it('registers interest only in homes of the catalogue, and names wrong fields', async () => {
      const { service } = given({ catalogue: ['home-00017'] })
      const { acceptTerms: _, ...person } = registration
      const registered = await service.registerInterest({ ...person, objectId: 'home-00017' }, 'first-try')
      expect(registered).toEqual({ code: 'Ok' })
      const gone = await service.registerInterest({ ...person, objectId: 'home-00018' }, 'second-try')
      expect(gone).toMatchObject({ errors: [{ path: ['objectId'], key: 'unknownValue' }] })
      const wrong = await service.registerInterest({ ...person, email: 'vega', stageId: 'x' }, 'third-try')
      expect(wrong).toMatchObject({ errors: [{ path: ['email'], key: 'email' }] })
    })

    it('rejects a registration with its wrong fields', async () => {
      const { service } = given()
      const { code, errors } = await service.register({ ...registration, email: 'vega', password: 'kort' })
      expect(code).toBe('InvalidInput')
      expect(errors).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ path: ['email'], key: 'email' }),
          expect.objectContaining({ path: ['password'], key: 'minLength', params: expect.any(Object) }),
        ]),
      )
    })

    it('registers by e-mail, and does not reveal whether the address has an account', async () => {
      const { service, letter, letters } = given()
      const typed = { ...registration, password, repeatedPassword: password }
      expect(await service.register({ ...typed, email })).toEqual({ code: 'Ok' })
      expect(letters).toEqual([])
      expect(await service.register(typed)).toEqual({ code: 'Ok' })
      const token = letter().secret
      expect(await service.verifyEmail({ token })).toMatchObject({
        errors: [{ path: ['password'], key: 'required' }],
      })
      expect(await service.verifyEmail({ token, password: other })).toMatchObject({
        errors: [{ path: ['password'], key: 'invalidInput' }],
      })
      expect(await service.verifyEmail({ token, password })).toEqual({ code: 'Ok' })
      expect(await service.loginWithEmail({ email: typed.email, password })).toMatchObject({ code: 'Ok' })
    })

    it('cancels a registration that the owner of the address rejects', async () => {
      const { service, letter } = given()
      const typed = { ...registration, password, repeatedPassword: password }
      await service.register(typed)
      const token = letter().secret
      expect(await service.rejectRegistration(token)).toEqual({ code: 'Ok' })
      expect(await service.verifyEmail({ token, password })).toMatchObject({ errors: [{ path: ['token'] }] })
      expect(await service.loginWithEmail({ email: typed.email, password })).toEqual({
        code: 'InvalidEmailLoginInput',
      })
    })

    it('registers without a password after an identification, and starts a session', async () => {
      const { service } = given()
      expect(await service.register(registration, 'flow-1')).toEqual({
        code: 'Ok',
        token: expect.any(String),
      })
      expect(await service.me()).toMatchObject({ firstName: 'Vega', hasPersonalIdentifier: true })
      expect(await service.register(registration, 'flow-2')).toEqual({ code: 'UserAlreadyExists' })
    })

    it('sends a link for a new password that works once', async () => {
      const { service, letter, letters } = given()
      expect(await service.forgotPassword('nobody@husrum.example')).toEqual({ code: 'Ok' })
      expect(letters).toEqual([])
      expect(await service.forgotPassword(email)).toEqual({ code: 'Ok' })
      const typed = { token: letter().secret, password: other, repeatedPassword: other }
      expect(await service.resetPassword(typed)).toEqual({ code: 'Ok' })
      expect(await service.resetPassword(typed)).toMatchObject({
        code: 'InvalidInput',
        errors: [{ path: ['token'] }],
      })
      expect(await service.loginWithEmail({ email, password: other })).toMatchObject({ code: 'Ok' })
    })

    it('changes a password only with the current password', async () => {
      const { service } = given({ signedIn: email })
      const typed = { password: other, repeatedPassword: other }
      expect(await service.changePassword({ ...typed, currentPassword: 'fel' })).toMatchObject({
        code: 'InvalidInput',
        errors: [{ path: ['currentPassword'] }],
      })
      expect(await service.changePassword({ ...typed, currentPassword: password })).toEqual({ code: 'Ok' })
      expect(await service.loginWithEmail({ email, password: other })).toMatchObject({ code: 'Ok' })
    })

    it('changes contact details and nothing else', async () => {
      const { service } = given({ signedIn: email })
      expect(await service.updateDetails({ phone: '12', city: 'x'.repeat(51) })).toMatchObject({
        code: 'InvalidInput',
        errors: [{ path: ['phone'] }, { path: ['city'], key: 'inputToLong' }],
      })
      expect(await service.updateDetails({ phone: '070-174 06 05', city: 'Lund' })).toEqual({ code: 'Ok' })
      const { phoneNumber, city, newsletter } = await service.me()
      expect([phoneNumber, city, newsletter]).toEqual(['070-174 06 05', 'Lund', anna.user.newsletter])
    })

    it('changes an e-mail address after verification with a code, and undoes the change', async () => {
      const { service, letter } = given({ signedIn: email })
      const changed = 'ny@husrum.example'
      expect(await service.changeEmail({ email: changed })).toMatchObject({
        errors: [{ path: ['password'], key: 'required' }],
      })
      expect(await service.changeEmail({ email: changed, password })).toEqual({ code: 'Ok' })
      expect(await service.verifyEmail({ code: '000000' })).toMatchObject({ errors: [{ path: ['code'] }] })
      expect((await service.me()).email).toBe(email)
      expect(await service.verifyEmail({ code: letter().secret })).toEqual({ code: 'Ok' })
      expect((await service.me()).email).toBe(changed)
      const { to, secret } = letter()
      expect(to).toBe(email)
      expect(await service.undoChange(secret)).toEqual({ code: 'Ok' })
      await expect(service.me()).rejects.toBeInstanceOf(SessionExpired)
      expect(await service.undoChange(secret)).toMatchObject({ errors: [{ path: ['token'] }] })
    })

    it('rejects e-mail sign-in after the owner has disabled it', async () => {
      const { service } = given({ signedIn: email })
      expect(await service.allowEmailSignIn(false)).toEqual({ code: 'Ok' })
      expect((await service.me()).requiresIdentity).toBe(true)
      expect(await service.loginWithEmail({ email, password })).toEqual({ code: 'MustLoginWithBankId' })
      expect(await service.allowEmailSignIn(true)).toEqual({ code: 'Ok' })
      expect(await service.loginWithEmail({ email, password })).toMatchObject({ code: 'Ok' })
    })

    it('requires an e-identity for disabling e-mail sign-in', async () => {
      const byEmail = { user: aUser({ email, hasPersonalIdentifier: false }), password }
      const { service } = given({ accounts: [byEmail], signedIn: email })
      expect(await service.allowEmailSignIn(false)).toEqual({ code: 'MustActivatePid' })
    })

    it('stores the latest consent for the brand', async () => {
      const { service } = given({ signedIn: email, brand: 'senior' })
      await service.giveConsent(false)
      expect(await service.giveConsent(true)).toEqual({ code: 'Ok' })
      expect((await service.me()).consents).toEqual([
        ...anna.user.consents,
        { site: 'senior', accepted: true },
      ])
    })

    it('lists sessions, and ends another session', async () => {
      const here = {
        id: 'session-1',
        isCurrent: true,
        siteName: 'Husrum',
        byIdentity: true,
        browser: 'Safari',
        system: 'iPhone',
        begunAt: '2026-11-22T08:00:00.000Z',
        endsAt: '2026-11-22T20:00:00.000Z',
      }
      const elsewhere = { ...here, id: 'session-2', isCurrent: false }
      const { service } = given({ signedIn: email, sessions: [here, elsewhere] })
      expect(await service.sessions()).toEqual([here, elsewhere])
      expect(await service.endSession(elsewhere.id)).toEqual({ code: 'Ok' })
      expect(await service.sessions()).toEqual([here])
      expect(await service.endSession(elsewhere.id)).toMatchObject({ code: 'InvalidInput' })
      await expect(given().service.sessions()).rejects.toBeInstanceOf(SessionExpired)
    })

    it('returns the input of a form that was submitted without JavaScript', async () => {
      const typedForm = { form: 'login', fields: { email } }
      expect(await given({ typedForm }).service.typedForm()).toEqual(typedForm)
      expect(await given().service.typedForm()).toEqual({ fields: {} })
    })

    it('rejects a caller who is not signed in', async () => {
      const { service } = given()
      await expect(service.me()).rejects.toBeInstanceOf(SessionExpired)
      await expect(service.changeEmail({ email })).rejects.toBeInstanceOf(SessionExpired)
    })

    it('rejects while the service is unavailable', async () => {
      const { service } = given({ outcome: new ServiceUnavailable('away') })
      await expect(service.loginWithEmail({ email, password })).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(service.me()).rejects.toBeInstanceOf(ServiceUnavailable)
    })

    it('returns the wait before the next attempt', async () => {
      const outcome = { code: 'InvalidEmailLoginInput', retryAfterSeconds: 840 } as const
      expect(await given({ outcome }).service.loginWithEmail({ email, password })).toEqual(outcome)
    })
  })
}
