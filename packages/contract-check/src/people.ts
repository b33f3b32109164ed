// The people whose sessions the checks use: those that the tester provides, or the development accounts.
import { endpoints } from '@husrum/contract'
import type { Principal, SiteDefinition } from '@husrum/domain'
import { defaultLoginMethods } from '@husrum/domain'
import { answered, Broken, cookiesOf, holds, NotTried } from './expect.ts'
import type { Person, Service } from './service.ts'

/** Each role must be another person. */
export const roles = {
  resident: { principal: 'privateWithIdentity', what: 'lives in a home, and may report faults in it' },
  otherResident: { principal: 'privateWithIdentity', what: 'lives in another home' },
  buyer: { principal: 'privateWithIdentity', what: 'may book a home, and has no open booking' },
  otherBuyer: { principal: 'privateWithIdentity', what: 'may also book a home, and has no open booking' },
  member: { principal: 'vip', what: 'is a paid member' },
  otherMember: { principal: 'vip', what: 'is another paid member' },
  board: { principal: 'boardWithManagement', what: 'sits on the board of a managed association' },
  boardWithout: {
    principal: 'boardWithoutManagement',
    what: 'sits on the board of an association that is not managed',
  },
  withoutIdentity: {
    principal: 'privateWithoutIdentity',
    what: 'signs in by e-mail and password, and has no e-identity linked',
  },
} as const satisfies Readonly<Record<string, { readonly principal: Principal; readonly what: string }>>

export type Role = keyof typeof roles
export const roleNames = Object.keys(roles) as readonly Role[]

/** An entry of the sessions file: the headers that the person's browser sends, or how the person signs in. */
export type SuppliedPerson =
  | { readonly authorization: string; readonly cookie?: string }
  | { readonly email: string; readonly password: string }
  /** By the identity simulator of development. */
  | { readonly identity: string }

export type SuppliedPeople = Partial<Readonly<Record<Role, SuppliedPerson>>>

/** People of the demo company. */
export const peopleOfDevelopment: SuppliedPeople = {
  resident: { identity: 'resident' },
  otherResident: { identity: 'fiveYears' },
  buyer: { identity: 'nothing' },
  otherBuyer: { identity: 'justJoined' },
  member: { identity: 'vip' },
  otherMember: { identity: 'vipOnly' },
  board: { identity: 'boardOne' },
  boardWithout: { identity: 'boardWithout' },
  withoutIdentity: { email: 'withoutidentity@husrum.example', password: 'fyra ord vid kajen' },
}

const cookieHeaderOf = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies.values()].map((line) => line.split(';')[0]).join('; ')

/** Signs in with an e-mail address and password. Throws `Broken`. */
export const signInByEmail = async (
  service: Service,
  given: { readonly email: string; readonly password: string },
): Promise<Person> => {
  const reply = await service.send(endpoints.loginWithEmail, given)
  const { code, token } = answered(endpoints.loginWithEmail, reply)
  holds(`${given.email} cannot sign in: ${code}`, code === 'Ok' && typeof token === 'string')
  return { authorization: `Bearer ${token}`, cookie: cookieHeaderOf(cookiesOf(reply)) }
}

/** Identifies a person through the simulated bank app page; returns their session. Throws `Broken`. */
const signInByIdentity = async (
  service: Service,
  { country }: SiteDefinition,
  person: string,
  isBoard: boolean,
): Promise<Person> => {
  const provider = defaultLoginMethods[country]
  const started = await service.send(endpoints.startIdentification, {
    provider,
    flow: isBoard ? 'loginBoardMember' : 'login',
    loginType: isBoard ? 'boardMember' : 'private',
    device: 'other',
    page: '/',
    returnUrl: '/',
  })
  const order = answered(endpoints.startIdentification, started)
  const flow = cookieHeaderOf(cookiesOf(started))
  const deed = (fields: Readonly<Record<string, string>>) =>
    service.request('/__dev/identity', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...fields, qr: order.qr }),
    })
  const approved = await deed({ deed: 'approve', person })
  if (approved.status >= 300)
    throw new Broken(`there is no identity simulator (${approved.status}): use --session`)
  const browser = { authorization: '', cookie: flow }
  for (let turn = 0; turn < 20; turn += 1) {
    const reply = await service.send(
      endpoints.getIdentityStatus,
      { provider, poolingId: order.id },
      { as: browser },
    )
    const { status, result, associations } = answered(endpoints.getIdentityStatus, reply)
    if (status === 'ok') {
      holds(`${person} cannot sign in: ${result?.code}`, typeof result?.token === 'string')
      return { authorization: `Bearer ${result.token}`, cookie: cookieHeaderOf(cookiesOf(reply)) }
    }
    if (status === 'chooseBoardMember') {
      const [association] = associations ?? []
      const choice = { sessionId: order.id, brfAccountId: association?.id }
      const chosen = await service.send(endpoints.loginBoard, choice, { as: browser })
      const { code, token } = answered(endpoints.loginBoard, chosen)
      holds(`${person} cannot sign in: ${code}`, typeof token === 'string')
      return { authorization: `Bearer ${token}`, cookie: cookieHeaderOf(cookiesOf(chosen)) }
    }
    if (status !== 'pending') throw new Broken(`${person} cannot sign in: ${status} ${result?.code ?? ''}`)
    await new Promise((done) => setTimeout(done, 1_000))
  }
  throw new Broken(`${person} cannot sign in: the identification does not end`)
}

export interface People {
  /** Throws `NotTried` if the role has no person. */
  of(role: Role): Promise<Person>
  /** A second session of the role, if it can sign in by itself. */
  again(role: Role): Promise<Person>
}

/** Each role signs in once, when it is first needed. */
export const makePeople = (service: Service, site: SiteDefinition, given: SuppliedPeople): People => {
  const known = new Map<Role, Promise<Person>>()
  const signIn = async (role: Role): Promise<Person> => {
    const how = given[role]
    if (!how) throw new NotTried(`no session for the role ${role}`)
    if ('authorization' in how) return { authorization: how.authorization, cookie: how.cookie ?? '' }
    if ('email' in how) return signInByEmail(service, how)
    return signInByIdentity(service, site, how.identity, role.startsWith('board'))
  }
  return {
    of: (role) => {
      const found = known.get(role) ?? signIn(role)
      known.set(role, found)
      return found
    },
    again: signIn,
  }
}
