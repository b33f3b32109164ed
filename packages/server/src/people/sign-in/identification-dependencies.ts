// Dependencies of identifications.

import type { AuditLog } from '../../platform/audit/postgres-audit-log.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import type {
  Accounts,
  AccountUndos,
  AllOrNothing,
  Business,
  CheckPassword,
  PagesOfAccounts,
} from '../accounts/index.ts'
import type { Sessions } from '../sessions/index.ts'
import type { FlowCookie } from './flow-cookie.ts'
import type { IdentificationStore } from './identifications.ts'
import type { IdentityProviders } from './identity-provider.ts'

export interface IdentificationDependencies {
  readonly store: IdentificationStore
  readonly providers: IdentityProviders
  readonly accounts: Accounts
  readonly sessions: Pick<Sessions, 'begin' | 'end'>
  readonly audit: AuditLog
  /** What an account has in progress; an identity can be added only when all of it has ended (PLAT-80). */
  readonly business: Business
  readonly content: PagesOfAccounts
  readonly undos: Pick<AccountUndos, 'make'>
  readonly allOrNothing: AllOrNothing
  /** Linking a first identity to an account requires its password. */
  readonly checkPassword: CheckPassword
  /** Epoch milliseconds. */
  readonly now: () => number
}

export interface IdentificationRoutesOptions extends IdentificationDependencies {
  readonly flowCookie: FlowCookie
  readonly environment: 'development' | 'production'
  /** Limits starts, to protect other visitors, and strangers from prompts of their bank's app. */
  readonly limitStarts: LimitCalls
}

/** Times of identifications on the server, in milliseconds. The domain's `identityTimes` are the browser's. */
export const identificationTimes = {
  /** Minimum interval between two requests to the provider for one order (SEC-13). */
  betweenAsksMs: 2_000,
  /** How long a proof can be used (SEC-12). */
  proofMs: 120_000,
  /** The same during registration. */
  registrationMs: 600_000,
  /** Time for the browser to return after the person has approved on the same device. */
  comeBackMs: 60_000,
  /** Lock time of one process to conclude, before another tries. */
  concludeMs: 10_000,
  /** Maximum lifetime of an identification. */
  rememberMs: 600_000,
} as const
