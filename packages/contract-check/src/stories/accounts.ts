// Signing in and out, and changes of the caller's own account.
import { endpoints } from '@husrum/contract'
import { defaultLoginMethods } from '@husrum/domain'
import type { Setting } from '../check.ts'
import { checksOf } from '../check.ts'
import { answered, cookiesOf, hasAttribute, holds, NotTried, refused, same } from '../expect.ts'
import { signInByEmail } from '../people.ts'
import type { Person } from '../service.ts'

const credentialsOf = ({ given }: Setting): { readonly email: string; readonly password: string } => {
  const how = given.withoutIdentity
  if (!how || !('email' in how)) throw new NotTried('no session with an e-mail address')
  return how
}

const me = ({ service }: Setting, as: Person) => service.send(endpoints.getMe, {}, { as })

const tokenCookie = (cookie: string, token: string): string =>
  cookie.replace(/jwtToken=[^;]*/, `jwtToken=${token}`)

export const accountChecks = checksOf('accounts', {
  'an unknown address and a wrong password get the same answer': async (setting) => {
    const { email } = credentialsOf(setting)
    const signIn = (address: string) =>
      setting.service.send(endpoints.loginWithEmail, { email: address, password: 'wrong and long enough' })
    const [unknown, wrong] = [await signIn('unknown-person@example.com'), await signIn(email)]
    same('status', wrong.status, unknown.status)
    same('answer', answered(endpoints.loginWithEmail, wrong), answered(endpoints.loginWithEmail, unknown))
    same('code', wrong.body.code, 'InvalidEmailLoginInput')
    same('cookies', cookiesOf(wrong).size, 0)
  },
  'signing in gives a token, and a cookie that scripts cannot read': async (setting) => {
    const reply = await setting.service.send(endpoints.loginWithEmail, credentialsOf(setting))
    const { code, token } = answered(endpoints.loginWithEmail, reply)
    same('code', code, 'Ok')
    const cookies = cookiesOf(reply)
    const binding = [...cookies].find(([name]) => name !== 'jwtToken')?.[1] ?? ''
    holds('no cookie binds the token to the browser', binding !== '')
    holds(`the cookie can be read by scripts: ${binding.split('=')[0]}`, hasAttribute(binding, 'HttpOnly'))
    for (const cookie of cookies.values())
      holds(
        `a cookie is sent by other sites: ${cookie.split('=')[0]}`,
        /samesite=(?:lax|strict)/i.test(cookie),
      )
    const as = {
      authorization: `Bearer ${token}`,
      cookie: [...cookies.values()].map((line) => line.split(';')[0]).join('; '),
    }
    same(
      'address of the account',
      answered(endpoints.getMe, await me(setting, as)).email,
      credentialsOf(setting).email,
    )
  },
  'a token is not accepted without the cookie of its browser': async (setting) => {
    const person = await setting.people.of('withoutIdentity')
    if (person.cookie === '') throw new NotTried('the session has no cookie')
    answered(endpoints.getMe, await me(setting, person))
    refused(await me(setting, { ...person, cookie: '' }), 401, 'signedOut')
    refused(await me(setting, { authorization: '', cookie: person.cookie }), 401, 'signedOut')
    refused(await me(setting, { ...person, authorization: `${person.authorization}x` }), 401, 'signedOut')
  },
  'each user reads their own account, without a personal number': async (setting) => {
    const [one, other] = [await setting.people.of('resident'), await setting.people.of('otherResident')]
    const [first, second] = [await me(setting, one), await me(setting, other)]
    const [own, foreign] = [answered(endpoints.getMe, first), answered(endpoints.getMe, second)]
    holds('two users share one account', own.id !== foreign.id && own.email !== foreign.email)
    for (const { text } of [first, second])
      holds('the answer contains a personal number', !/securityNumber|"\d{8}-?\d{4}"|"\d{11}"/.test(text))
    same('whether an e-identity is linked', own.pid, true)
  },
  'a renewed token is a new one, and the previous one stays valid for a moment': async (setting) => {
    const person = await signInByEmail(setting.service, credentialsOf(setting))
    const reply = await setting.service.send(endpoints.refreshToken, {}, { as: person })
    const token = answered(endpoints.refreshToken, reply) as string
    holds('the token is unchanged', `Bearer ${token}` !== person.authorization)
    answered(endpoints.getMe, await me(setting, person))
    const renewed = { authorization: `Bearer ${token}`, cookie: tokenCookie(person.cookie, token) }
    answered(endpoints.getMe, await me(setting, renewed))
  },
  'signing out ends the session, and may be repeated': async (setting) => {
    const as = await signInByEmail(setting.service, credentialsOf(setting))
    answered(endpoints.checkSession, await setting.service.send(endpoints.checkSession, {}, { as }))
    answered(endpoints.logout, await setting.service.send(endpoints.logout, {}, { as }))
    refused(await me(setting, as), 401, 'signedOut')
    refused(await setting.service.send(endpoints.checkSession, {}, { as }), 401, 'signedOut')
    answered(endpoints.logout, await setting.service.send(endpoints.logout, {}, { as }))
  },
  'the list of sessions marks the current one, and another can be ended': async (setting) => {
    const { service } = setting
    const [here, there] = [
      await signInByEmail(service, credentialsOf(setting)),
      await signInByEmail(service, credentialsOf(setting)),
    ]
    const list = async (as: Person) =>
      answered(endpoints.listSessions, await service.send(endpoints.listSessions, {}, { as })).sessions
    const sessions: readonly { id: string; isCurrent: boolean }[] = await list(here)
    same('number of current sessions', sessions.filter(({ isCurrent }) => isCurrent).length, 1)
    const other = (await list(there)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
    const ended = await service.send(endpoints.endSession, { id: other?.id }, { as: here })
    same('code', answered(endpoints.endSession, ended).code, 'Ok')
    refused(await me(setting, there), 401, 'signedOut')
    answered(endpoints.getMe, await me(setting, here))
    const unknown = await service.send(
      endpoints.endSession,
      { id: '00000000-0000-4000-8000-000000000000' },
      { as: here },
    )
    same('code for an unknown session', unknown.body.code, 'InvalidInput')
    await service.send(endpoints.logout, {}, { as: here })
  },
  'account details can be changed, and a change made elsewhere is not overwritten': async (setting) => {
    const { service, people } = setting
    const as = await people.of('otherResident')
    const change = (values: Readonly<Record<string, unknown>>) =>
      service.send(endpoints.updateAccount, values, { as })
    const before = answered(endpoints.getMe, await me(setting, as)).preferredName ?? ''
    same('code', answered(endpoints.updateAccount, await change({ preferredName: 'Provisorisk' })).code, 'Ok')
    same('name', answered(endpoints.getMe, await me(setting, as)).preferredName, 'Provisorisk')
    const late = await change({ preferredName: 'Annan', seen: { preferredName: 'Någon helt annan' } })
    const { code, errors } = answered(endpoints.updateAccount, late)
    same('code', code, 'InvalidInput')
    same(
      'error',
      errors?.map(({ field, key }: { field: string; key: string }) => [field, key]),
      [['preferredName', 'changedElsewhere']],
    )
    await change({ preferredName: before })
  },
  'an invalid registration is refused with the invalid fields': async ({ service }) => {
    const reply = await service.send(endpoints.registerAccount, {
      firstName: '',
      lastName: 'Berg',
      email: 'no address',
      phone: '',
      acceptTerms: true,
      password: 'short',
      repeatedPassword: 'other',
    })
    const { code, errors = [] } = answered(endpoints.registerAccount, reply)
    same('code', code, 'InvalidInput')
    const fields = errors.map(({ field }: { field: string }) => field)
    for (const field of ['firstName', 'email', 'password'])
      holds(`the refusal does not name ${field}`, fields.includes(field))
  },
  'invented links are refused': async ({ service }) => {
    const token = 'r4nD0mBase64UrlOf32Bytes-r4nD0mBase64UrlOf'
    const password = 'ett långt nytt lösenord'
    for (const [endpoint, values] of [
      [endpoints.resetPassword, { token, password, repeatedPassword: password }],
      [endpoints.undoChange, { token }],
      [endpoints.verifyEmail, { token, password }],
    ] as const) {
      const { code } = answered(endpoint, await service.send(endpoint, values))
      holds(`${endpoint.path} answers Ok`, code !== 'Ok')
    }
  },
  'an identification is bound to its browser, and can be cancelled': async ({ service, site }) => {
    const provider = defaultLoginMethods[site.country]
    const started = await service.send(endpoints.startIdentification, {
      provider,
      flow: 'login',
      device: 'other',
      page: '/',
    })
    const { id } = answered(endpoints.startIdentification, started)
    const [flow = ''] = cookiesOf(started).values()
    holds('the cookie of an identification can be read by scripts', hasAttribute(flow, 'HttpOnly'))
    const browser = { authorization: '', cookie: flow.split(';')[0] ?? '' }
    const status = (as?: Person) =>
      service.send(endpoints.getIdentityStatus, { provider, poolingId: id }, { as })
    same('status', answered(endpoints.getIdentityStatus, await status(browser)).status, 'pending')
    refused(await status(), [401, 404])
    refused(
      await status({ authorization: '', cookie: browser.cookie.replace(/=.*/, '=of-another-browser') }),
      [401, 404],
    )
    answered(
      endpoints.cancelIdentification,
      await service.send(endpoints.cancelIdentification, { provider, id }, { as: browser }),
    )
  },
  'sign-in ignores return addresses on other sites': async ({ service, site }) => {
    const reply = await service.send(endpoints.startIdentification, {
      provider: defaultLoginMethods[site.country],
      flow: 'login',
      device: 'other',
      returnUrl: 'https://elsewhere.example/',
      page: '//elsewhere.example/',
    })
    holds('the answer names another site', !reply.text.includes('elsewhere.example'))
  },
})
