// What every attempt to sign in, register or change is made with, and what it comes to.
import type { AuthAnswerDto } from '@husrum/contract'
import type {
  AccountOrganisation,
  AuthResultCode,
  FieldErrorKey,
  FieldIssue,
  SiteDefinition,
} from '@husrum/domain'
import { accountOrganisations } from '@husrum/domain'
import type { Context } from 'hono'
import type { AuditEvent, AuditLog } from '../audit/postgres-audit-log.ts'
import type { AppEnv } from '../http/app-environment.ts'
import type { Caller } from '../http/caller.ts'
import type { Letter } from '../mail/letter.ts'
import type { MailDesk } from '../mail/mail-service.ts'
import type { ContentStore } from '../pages/content/postgres-content-store.ts'
import type { IssuedSession, Sessions } from '../sessions/sessions.ts'
import type { Accounts } from './accounts.ts'
import type { CampaignCodes } from './campaign-codes.ts'
import type { IdentityProofs } from './identity-proofs.ts'
import type { Passwords } from './passwords.ts'
import type { AccountChanges } from './postgres-account-changes.ts'
import type { AccountLinks } from './postgres-account-links.ts'
import type { SignInFailures } from './postgres-sign-in-failures.ts'

export interface AccountTools {
  readonly accounts: Accounts
  readonly changes: AccountChanges
  readonly links: AccountLinks
  readonly failures: SignInFailures
  readonly passwords: Passwords
  readonly sessions: Sessions
  readonly proofs: IdentityProofs
  readonly campaignCodes: CampaignCodes
  readonly mails: MailDesk
  readonly audit: AuditLog
  /** Where the pages are that links in mails lead to. */
  readonly content: Pick<ContentStore, 'site'>
  readonly environment: 'development' | 'production'
}

/** Who attempts it, and where. The site comes from the host and from nowhere else (trap T17). */
export interface AccountCall {
  readonly site: SiteDefinition
  readonly caller: Caller
  readonly requestId: string
  readonly c: Context<AppEnv>
}

/** What an attempt came to: the answer, and the session that it began. */
export interface Attempt {
  readonly answer: AuthAnswerDto
  readonly session?: IssuedSession
  /** Whose session it is. */
  readonly accountId?: string
}

/** Whose accounts a site has. Sites of one organisation share them. */
export const organisationOf = ({ siteOrgId }: Pick<SiteDefinition, 'siteOrgId'>): AccountOrganisation =>
  accountOrganisations[siteOrgId] ?? 'unknown'

export const said = (code: AuthResultCode, rest: Omit<AuthAnswerDto, 'code'> = {}): Attempt => ({
  answer: { code, ...rest },
})

/** The fields of a form that a domain rule refused. */
export const refused = (issues: readonly FieldIssue[]): Attempt =>
  said('InvalidInput', {
    errors: issues.map(({ key, path, params }) => ({
      field: path.join('.'),
      key,
      ...(params && { params: { ...params } }),
    })),
  })

export const refusedField = (field: string, key: FieldErrorKey): Attempt => refused([{ key, path: [field] }])

/** Tried too often; the code is that of a wrong password, so that nothing is told of the account. */
export const locked = (seconds: number): Attempt => said('InvalidEmailLoginInput', { retryAfter: seconds })

/** Notes in the audit log what happened to whose account. */
export const note = (
  { audit }: Pick<AccountTools, 'audit'>,
  { site, requestId }: AccountCall,
  event: AuditEvent,
  accountId?: string,
  detail?: Readonly<Record<string, string | number | boolean>>,
): Promise<void> => audit.add({ event, site, requestId, accountId, ...(detail && { detail }) })

/** Begins a session, in place of the one that this browser had. Its token is in the answer too. */
export const beginSession = async (
  { sessions }: Pick<AccountTools, 'sessions'>,
  { site, caller }: AccountCall,
  { accountId, hasIdentity }: { readonly accountId: string; readonly hasIdentity: boolean },
): Promise<Attempt> => {
  if (caller.kind === 'signedIn') await sessions.end(caller.session.sessionId)
  const session = await sessions.begin({ site, accountId, hasIdentity })
  return { answer: { code: 'Ok', token: session.token }, session, accountId }
}

/** Posts a letter that is known already. */
export const post = ({ mails }: Pick<AccountTools, 'mails'>, letter: Letter): void =>
  mails.post(async () => letter)
