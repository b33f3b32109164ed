// Sign-in: flows, login types, methods, and which of them a site offers.
import type { CountryCode } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'

/** The purpose of an identification; also the `type` of a return address (PLAT-69, PLAT-74). */
export const authFlows = ['login', 'loginBoardMember', 'register', 'update', 'booking'] as const
/** One of {@link authFlows}. */
export type AuthFlow = (typeof authFlows)[number]

/** The login types (PLAT-69): the two tabs, each also as the entrance to a fault report. */
export const loginTypes = ['private', 'privateCase', 'boardMember', 'boardMemberCase'] as const
/** One of {@link loginTypes}. */
export type LoginType = (typeof loginTypes)[number]

/** Whether a login type is on the tab "Board portal". */
export const isBoardLogin = (type: LoginType): boolean => type.startsWith('board')

/** Whether a login type leads to the fault-report wizard. */
export const isCaseLogin = (type: LoginType | undefined): boolean => type?.endsWith('Case') ?? false

/** The flow that a login type starts. */
export const flowOfLogin = (type: LoginType): AuthFlow => (isBoardLogin(type) ? 'loginBoardMember' : 'login')

/** The default electronic identity by country (PLAT-67). */
export const defaultLoginMethods = {
  SE: 'bank_id',
  NO: 'eident',
  FI: 'signicat',
} as const satisfies Record<CountryCode, string>
/** An electronic identity, by its service's name on the wire (PLAT-67). */
export type LoginMethod = (typeof defaultLoginMethods)[CountryCode]

/** A sign-in method: an electronic identity, or e-mail and password. */
export type SignInWay = LoginMethod | 'email'

/** The sign-in methods of a site, the default first. Empty for a site without login. */
export const signInWaysOf = (site: Pick<SiteDefinition, 'country' | 'features'>): readonly SignInWay[] =>
  site.features.login ? [defaultLoginMethods[site.country], 'email'] : []

/** How an account was created (PLAT-64). */
export const userTypes = ['email', 'bankIdentity'] as const
/** One of {@link userTypes}. */
export type UserType = (typeof userTypes)[number]

/** The base into which a person registers, with the number on the wire (PLAT-64). */
export const userBases = { standard: 0, vip: 1 } as const
/** A key of {@link userBases}. */
export type UserBase = keyof typeof userBases
