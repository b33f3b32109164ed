// What each plain form does: where it stands, what is kept of it when it comes back, and where it leads when it is done.
import type { AccountForm, AccountFormDone, accountFormQuery } from '@husrum/contract'
import type { Destination } from '@husrum/domain'
import {
  afterLogin,
  afterLogout,
  afterRegistration,
  hasConsentFor,
  hasUnpaidVip,
  safeReturnPath,
} from '@husrum/domain'
import type { AccountPage } from './account-pages.ts'
import { accountPagePath } from './account-pages.ts'
import type { AccountCall, AccountTools, Attempt } from './account-tools.ts'
import { note, refusedField, said } from './account-tools.ts'
import type { AccountUses } from './account-uses.ts'

type Fields = Readonly<Record<string, string>>
/** A path with its query. */
type Address = string

export interface AccountFormUse {
  readonly page: AccountPage
  /** Fields that are sealed into a cookie while the form is wrong. */
  readonly keeps: readonly string[]
  /** Fields that stand in the query of its page again. */
  readonly passes: readonly ('referrer' | 'token' | 'flowId')[]
  attempt(fields: Fields, call: AccountCall): Promise<Attempt>
  /** Where it leads once it is done; `endsSession` where both cookies go. */
  done(
    fields: Fields,
    call: AccountCall,
    attempt: Attempt,
  ): Promise<{ readonly to: Address; readonly endsSession?: boolean }>
}

/** A path with what its page is to know. */
export const withQuery = (
  path: string,
  query: readonly (readonly [keyof typeof accountFormQuery, string])[],
): Address => {
  const search = new URLSearchParams()
  for (const [name, value] of query) search.append(name, value)
  return search.size === 0 ? path : `${path}?${search}`
}

const addressOf = (destination: Destination): Address =>
  destination.kind === 'consent'
    ? withQuery(destination.path, [['referrer', destination.next]])
    : destination.path

export const makeAccountFormUses = (
  tools: AccountTools,
  uses: AccountUses,
): Readonly<Record<AccountForm, AccountFormUse>> => {
  const { accounts, content, sessions } = tools

  const saying = async (page: AccountPage, { site }: AccountCall, done: AccountFormDone) => ({
    to: withQuery(await accountPagePath(page, site, content), [['done', done]]),
  })

  /** As after a login: consent first, then the way back, or My Pages. */
  const toSignedIn = async (fields: Fields, { site }: AccountCall, accountId: string | undefined) => {
    const user = accountId === undefined ? undefined : await accounts.user(accountId, { site })
    const facts = {
      hasConsent: user !== undefined && hasConsentFor(user, site),
      hasPersonalIdentifier: user?.hasPersonalIdentifier ?? false,
      isBoardMember: user?.association !== undefined,
    }
    const safeReturn = safeReturnPath(fields.referrer, site)
    return { to: addressOf(afterLogin({ site, user: facts, safeReturn })) }
  }

  return {
    login: {
      page: 'login',
      keeps: ['email'],
      passes: ['referrer'],
      attempt: (fields, call) =>
        uses.loginWithEmail({ email: fields.email, password: fields.password }, call),
      done: (fields, call, { accountId }) => toSignedIn(fields, call, accountId),
    },
    forgot: {
      page: 'forgotPassword',
      keeps: ['email'],
      passes: [],
      attempt: (fields, call) => uses.forgotPassword({ email: fields.email }, call),
      done: (_, call) => saying('forgotPassword', call, 'resetSent'),
    },
    reset: {
      page: 'setPassword',
      keeps: [],
      passes: ['token'],
      attempt: (fields, call) => uses.resetPassword({ ...fields, token: fields.token ?? '' }, call),
      done: (_, call) => saying('login', call, 'passwordSet'),
    },
    register: {
      page: 'register',
      keeps: ['firstName', 'lastName', 'email', 'phone', 'campaignCode', 'newsletter', 'userBase'],
      passes: ['flowId', 'referrer'],
      attempt: (fields, call) =>
        uses.registerAccount(
          {
            ...fields,
            flowId: fields.flowId || undefined,
            userBase: Number(fields.userBase ?? 0),
            newsletter: fields.newsletter === 'on',
            acceptTerms: fields.acceptTerms === 'on',
          },
          call,
        ),
      done: async (_, call, { accountId }) => {
        const { site } = call
        const user = accountId === undefined ? undefined : await accounts.user(accountId, { site })
        if (!user) return saying('register', call, 'registered')
        const facts = { hasConsent: hasConsentFor(user, site), hasUnpaidVip: hasUnpaidVip(user, site) }
        return { to: addressOf(afterRegistration({ site, ...facts })) }
      },
    },
    consent: {
      page: 'consent',
      keeps: [],
      passes: ['referrer'],
      attempt: async (fields, call) =>
        fields.accepted === 'true' || fields.accepted === 'false'
          ? uses.giveSiteConsent({ accepted: fields.accepted === 'true' }, call)
          : refusedField('accepted', 'required'),
      done: async (fields, call) => {
        const { caller } = call
        if (caller.kind === 'anonymous') return { to: call.site.routes.start }
        if (fields.accepted === 'true') return toSignedIn(fields, call, caller.session.accountId)
        await sessions.end(caller.session.sessionId)
        return { ...(await saying('consent', call, 'declined')), endsSession: true }
      },
    },
    verify: {
      page: 'changeEmail',
      keeps: [],
      passes: ['token'],
      attempt: (fields, call) =>
        uses.verifyEmail(fields.token ? { token: fields.token } : { code: fields.code ?? '' }, call),
      done: (fields, call) =>
        fields.token ? saying('login', call, 'emailConfirmed') : saying('changeEmail', call, 'emailChanged'),
    },
    logout: {
      page: 'login',
      keeps: [],
      passes: [],
      attempt: async (_, call) => {
        const { caller } = call
        if (caller.kind === 'anonymous') return said('Ok')
        await sessions.end(caller.session.sessionId)
        await note(tools, call, 'signedOut', caller.session.accountId)
        return said('Ok')
      },
      done: async (_, { site }) => ({ to: afterLogout(site), endsSession: true }),
    },
  }
}
