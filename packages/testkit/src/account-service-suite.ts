// What every account service must do: signing in, forgotten passwords, changes and consent.
import type { AccountService } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { describe, expect, it } from 'vitest'

export interface AccountsGiven {
  /** How Anna has signed in; she has not if absent. */
  readonly signedIn?: 'password' | 'identity'
  /** Anna is signed in on another device, too. */
  readonly hasOtherSession?: boolean
  /** The address of a sign-in form that was submitted without JavaScript, and rejected. */
  readonly typedEmail?: string
  readonly isDown?: boolean
}

/** The browser of a visitor, and the account of Anna, who has shown an identity once and has accepted the consent of the site. */
export interface AccountsWorld {
  readonly service: AccountService
  readonly anna: { readonly email: string; readonly password: string }
  /** The token of the link, or the code, in the newest e-mail to an address. */
  secretTo(email: string): Promise<string | undefined>
  /** The id of an identification of a person without an account. Every identification is of the same person. */
  identify(): string
}

/** The contract of the port `AccountService`. The home `home-00017` is in the catalogue. */
export const describeAccountService = (
  name: string,
  open: (given: AccountsGiven) => Promise<AccountsWorld>,
): void => {
  const password = 'fyra ord vid kajen'
  const other = 'fem andra ord vid kajen'
  const registration = {
    firstName: 'Vega',
    lastName: 'Strand',
    phone: '0701740605',
    acceptTerms: true,
    newsletter: false,
  }
  let serial = 0
  /** An address without an account. */
  const newEmail = (): string => {
    serial += 1
    return `vega-${serial}@husrum.example`
  }

  describe(`${name}, as an account service`, () => {
    it('signs in with the correct password', async () => {
      const { service, anna } = await open({})
      expect(await service.loginWithEmail(anna)).toEqual({ code: 'Ok', token: expect.any(String) })
      expect(await service.me()).toMatchObject({ email: anna.email, firstName: 'Anna' })
    })

    it('rejects a wrong password and an unknown address with the same code', async () => {
      const { service, anna } = await open({})
      const refused = { code: 'InvalidEmailLoginInput' }
      expect(await service.loginWithEmail({ ...anna, password: other })).toEqual(refused)
      expect(await service.loginWithEmail({ ...anna, email: newEmail() })).toEqual(refused)
    })

    it('registers interest only in homes of the catalogue, and names wrong fields', async () => {
      const { service } = await open({})
      const { acceptTerms: _, ...person } = { ...registration, email: newEmail() }
      const registered = await service.registerInterest({ ...person, objectId: 'home-00017' }, 'first-try')
      expect(registered).toEqual({ code: 'Ok' })
      const gone = await service.registerInterest({ ...person, objectId: 'home-00018' }, 'second-try')
      expect(gone).toMatchObject({ errors: [{ path: ['objectId'], key: 'unknownValue' }] })
      const wrong = await service.registerInterest({ ...person, email: 'vega', stageId: 'x' }, 'third-try')
      expect(wrong).toMatchObject({ errors: [{ path: ['email'], key: 'email' }] })
    })

    it('rejects a registration with its wrong fields', async () => {
      const { service } = await open({})
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
      const { service, anna, secretTo } = await open({})
      const email = newEmail()
      const typed = { ...registration, email, password, repeatedPassword: password }
      expect(await service.register({ ...typed, email: anna.email })).toEqual({ code: 'Ok' })
      expect(await service.register(typed)).toEqual({ code: 'Ok' })
      const token = (await secretTo(email)) ?? ''
      expect(await service.verifyEmail({ token })).toMatchObject({
        errors: [{ path: ['password'], key: 'required' }],
      })
      expect(await service.verifyEmail({ token, password: other })).toMatchObject({
        errors: [{ path: ['password'], key: 'invalidInput' }],
      })
      expect(await service.verifyEmail({ token, password })).toEqual({ code: 'Ok' })
      expect(await service.loginWithEmail({ email, password })).toMatchObject({ code: 'Ok' })
    })

    it('cancels a registration that the owner of the address rejects', async () => {
      const { service, secretTo } = await open({})
      const email = newEmail()
      await service.register({ ...registration, email, password, repeatedPassword: password })
      const token = (await secretTo(email)) ?? ''
      expect(await service.rejectRegistration(token)).toEqual({ code: 'Ok' })
      expect(await service.verifyEmail({ token, password })).toMatchObject({ errors: [{ path: ['token'] }] })
      expect(await service.loginWithEmail({ email, password })).toEqual({ code: 'InvalidEmailLoginInput' })
    })

    it('registers without a password after an identification, and starts a session', async () => {
      const { service, identify } = await open({})
      const typed = { ...registration, email: newEmail() }
      expect(await service.register(typed, identify())).toEqual({ code: 'Ok', token: expect.any(String) })
      expect(await service.me()).toMatchObject({ firstName: 'Vega', hasPersonalIdentifier: true })
      expect(await service.register(typed, identify())).toEqual({ code: 'UserAlreadyExists' })
    })

    it('sends a link for a new password that works once', async () => {
      const { service, anna, secretTo } = await open({})
      const { email } = anna
      const unknown = newEmail()
      expect(await service.forgotPassword(unknown)).toEqual({ code: 'Ok' })
      expect(await secretTo(unknown)).toBeUndefined()
      expect(await service.forgotPassword(email)).toEqual({ code: 'Ok' })
      const typed = { token: (await secretTo(email)) ?? '', password: other, repeatedPassword: other }
      expect(await service.resetPassword(typed)).toEqual({ code: 'Ok' })
      expect(await service.resetPassword(typed)).toMatchObject({
        code: 'InvalidInput',
        errors: [{ path: ['token'] }],
      })
      expect(await service.loginWithEmail({ email, password: other })).toMatchObject({ code: 'Ok' })
    })

    it('changes a password only with the current password', async () => {
      const { service, anna } = await open({ signedIn: 'password' })
      const typed = { password: other, repeatedPassword: other }
      expect(await service.changePassword({ ...typed, currentPassword: 'fel' })).toMatchObject({
        code: 'InvalidInput',
        errors: [{ path: ['currentPassword'] }],
      })
      expect(await service.changePassword({ ...typed, currentPassword: anna.password })).toEqual({
        code: 'Ok',
      })
      expect(await service.loginWithEmail({ ...anna, password: other })).toMatchObject({ code: 'Ok' })
    })

    it('changes contact details and nothing else', async () => {
      const { service } = await open({ signedIn: 'password' })
      const before = await service.me()
      expect(await service.updateDetails({ phone: '12', city: 'x'.repeat(51) })).toMatchObject({
        code: 'InvalidInput',
        errors: [{ path: ['phone'] }, { path: ['city'], key: 'inputToLong' }],
      })
      expect(await service.updateDetails({ phone: '070-174 06 05', city: 'Lund' })).toEqual({ code: 'Ok' })
      expect(await service.me()).toEqual({ ...before, phoneNumber: '070-174 06 05', city: 'Lund' })
    })

    it('changes an e-mail address after verification with a code, and undoes the change', async () => {
      const { service, anna, secretTo } = await open({ signedIn: 'password' })
      const changed = newEmail()
      expect(await service.changeEmail({ email: changed })).toMatchObject({
        errors: [{ path: ['password'], key: 'required' }],
      })
      expect(await service.changeEmail({ email: changed, password: anna.password })).toEqual({ code: 'Ok' })
      expect(await service.verifyEmail({ code: '000000' })).toMatchObject({ errors: [{ path: ['code'] }] })
      expect((await service.me()).email).toBe(anna.email)
      expect(await service.verifyEmail({ code: (await secretTo(changed)) ?? '' })).toEqual({ code: 'Ok' })
      expect((await service.me()).email).toBe(changed)
      const undo = (await secretTo(anna.email)) ?? ''
      expect(await service.undoChange(undo)).toEqual({ code: 'Ok' })
      await expect(service.me()).rejects.toBeInstanceOf(SessionExpired)
      expect(await service.undoChange(undo)).toMatchObject({ errors: [{ path: ['token'] }] })
    })

    it('rejects e-mail sign-in after the owner has disabled it', async () => {
      const { service, anna } = await open({ signedIn: 'identity' })
      expect(await service.allowEmailSignIn(false)).toEqual({ code: 'Ok' })
      expect((await service.me()).requiresIdentity).toBe(true)
      expect(await service.loginWithEmail(anna)).toEqual({ code: 'MustLoginWithBankId' })
      expect(await service.allowEmailSignIn(true)).toEqual({ code: 'Ok' })
      expect(await service.loginWithEmail(anna)).toMatchObject({ code: 'Ok' })
    })

    it('requires an e-identity for disabling e-mail sign-in', async () => {
      const { service } = await open({ signedIn: 'password' })
      expect(await service.allowEmailSignIn(false)).toEqual({ code: 'MustActivatePid' })
    })

    it('stores the latest consent for the brand', async () => {
      const { service } = await open({ signedIn: 'password' })
      expect(await service.giveConsent(false)).toEqual({ code: 'Ok' })
      expect((await service.me()).consents).toEqual([{ site: 'main', accepted: false }])
      expect(await service.giveConsent(true)).toEqual({ code: 'Ok' })
      expect((await service.me()).consents).toEqual([{ site: 'main', accepted: true }])
    })

    it('lists sessions, and ends another session', async () => {
      const { service } = await open({ signedIn: 'password', hasOtherSession: true })
      const sessions = await service.sessions()
      expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
      const { id } = sessions.find(({ isCurrent }) => !isCurrent) ?? { id: '' }
      expect(await service.endSession(id)).toEqual({ code: 'Ok' })
      expect(await service.sessions()).toEqual(sessions.filter(({ isCurrent }) => isCurrent))
      expect(await service.endSession(id)).toMatchObject({ code: 'InvalidInput' })
    })

    it('returns the input of a form that was submitted without JavaScript', async () => {
      const typed = { form: 'login', fields: { email: 'anna@husrum.example' } }
      const { service } = await open({ typedEmail: typed.fields.email })
      expect(await service.typedForm()).toEqual(typed)
      expect(await (await open({})).service.typedForm()).toEqual({ fields: {} })
    })

    it('rejects a caller who is not signed in', async () => {
      const { service, anna } = await open({})
      await expect(service.me()).rejects.toBeInstanceOf(SessionExpired)
      await expect(service.sessions()).rejects.toBeInstanceOf(SessionExpired)
      await expect(service.changeEmail(anna)).rejects.toBeInstanceOf(SessionExpired)
    })

    it('rejects while the service is unavailable', async () => {
      const { service, anna } = await open({ isDown: true })
      await expect(service.loginWithEmail(anna)).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(service.me()).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}
