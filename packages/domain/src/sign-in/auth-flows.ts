// Why and how people sign in: flows, login types, methods, and which of them a site offers.
import type { CountryCode } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'

/** What an identification is for (specification 1 §3.7); also the `type` of a return address (§2.4). */
export const authFlows = ['login', 'loginBoardMember', 'register', 'update', 'booking'] as const
/** One of {@link authFlows}. */
export type AuthFlow = (typeof authFlows)[number]

/** As whom and from where a person signs in (specification 1 §4): the two tabs, each also as the door to a fault report. */
export const loginTypes = ['private', 'privateCase', 'boardMember', 'boardMemberCase'] as const
/** One of {@link loginTypes}. */
export type LoginType = (typeof loginTypes)[number]

/** Whether a login type stands on the tab "Board portal". */
export const isBoardLogin = (type: LoginType): boolean => type.startsWith('board')

/** Whether a login type leads to the fault-report wizard. */
export const isCaseLogin = (type: LoginType | undefined): boolean => type?.endsWith('Case') ?? false

/** The flow that a login type starts. */
export const flowOfLogin = (type: LoginType): AuthFlow => (isBoardLogin(type) ? 'loginBoardMember' : 'login')

/** The electronic identity that comes first, by country (specification 1 §2.4: another provider in Norway and Finland). */
export const defaultLoginMethods = {
  SE: 'bank_id',
  NO: 'eident',
  FI: 'signicat',
} as const satisfies Record<CountryCode, string>
/** An electronic identity, as the wire names its service (specification 1 §3.7). */
export type LoginMethod = (typeof defaultLoginMethods)[CountryCode]

/** A way to sign in: an electronic identity, or e-mail and password. */
export type SignInWay = LoginMethod | 'email'

/** The ways to sign in on a site, the default first. None where the site has no login. */
export const signInWaysOf = (site: Pick<SiteDefinition, 'country' | 'features'>): readonly SignInWay[] =>
  site.features.login ? [defaultLoginMethods[site.country], 'email'] : []

/** How an account came to be (specification 1 §3.7, user type). */
export const userTypes = ['email', 'bankIdentity'] as const
/** One of {@link userTypes}. */
export type UserType = (typeof userTypes)[number]

/** Into which base a person registers, with the wire's number (specification 1 §3.7). */
export const userBases = { standard: 0, vip: 1 } as const
/** A key of {@link userBases}. */
export type UserBase = keyof typeof userBases
