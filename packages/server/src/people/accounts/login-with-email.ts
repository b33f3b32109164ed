// Signing in with e-mail and password. Unknown addresses and wrong passwords get the same response after the same work.
import { emailLoginForm, organisationOf } from '@husrum/domain'
import type { AuditLog } from '../../platform/audit/postgres-audit-log.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { networkOf } from '../../platform/http/visitor-address.ts'
import type { Sessions } from '../sessions/index.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { beginSession, invalid, locked, outcome } from './account-outcome.ts'
import type { Accounts } from './accounts.ts'
import type { DeviceCookie } from './device-cookie.ts'
import type { Passwords } from './passwords.ts'
import type { SignInFailures } from './postgres-sign-in-failures.ts'

export const makeLoginWithEmail =
  ({
    accounts,
    failures,
    devices,
    passwords,
    sessions,
    audit,
  }: {
    readonly accounts: Pick<Accounts, 'findByEmail'>
    readonly failures: Pick<SignInFailures, 'count'>
    readonly devices: DeviceCookie
    readonly passwords: Pick<Passwords, 'verify'>
    readonly sessions: Pick<Sessions, 'begin' | 'end'>
    readonly audit: AuditLog
  }) =>
  async (typed: unknown, visitor: Visitor & { readonly cookies: string }): Promise<AccountOutcome> => {
    const checked = emailLoginForm.check(typed)
    if (checked.kind === 'invalid') return invalid(checked.issues)
    const { email, password } = checked.value
    const { site, requestId, address } = visitor
    const organisation = organisationOf(site)
    const owner = { organisation, email }
    const attempt = await failures.count({
      organisation,
      account: email,
      network: networkOf(visitor.address),
      device: devices.read(visitor.cookies, owner),
    })
    if (attempt.kind === 'locked') {
      await audit.add({ event: 'signInLocked', site, requestId, address })
      return locked(attempt.seconds)
    }
    const { account, isRight } = await attempt.look(async () => {
      const found = await accounts.findByEmail(organisation, email)
      return { account: found, isRight: await passwords.verify(found?.passwordHash, password) }
    })
    const detail = { method: 'email' }
    if (!account || !isRight) {
      await audit.add({ event: 'signInFailed', site, requestId, address, accountId: account?.id, detail })
      return outcome('InvalidEmailLoginInput')
    }
    await attempt.succeeded()
    if (account.requiresIdentity) return outcome('MustLoginWithBankId')
    await audit.add({ event: 'signedIn', site, requestId, address, accountId: account.id, detail })
    return {
      ...(await beginSession(sessions, visitor, { accountId: account.id, hasIdentity: false })),
      headers: [devices.issue(visitor.cookies, owner)],
    }
  }
