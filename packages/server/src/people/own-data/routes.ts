// Personal data over HTTP, by script and by plain forms: status, archive, deletion of the account.
import type { AccountFormDone, OutcomeName, OwnDataAnswer } from '@husrum/contract'
import {
  accountFormQuery,
  endpoints,
  ownArchivePath,
  ownDataFormPaths,
  ownDataFormQuery,
  ownDataQuery,
} from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import {
  authResults,
  blockingBusiness,
  dayIn,
  deletionObstacles,
  identityAddress,
  isFreshIdentity,
  isFreshSession,
  loginAddress,
  routePath,
} from '@husrum/domain'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { attachmentOf } from '../../platform/files/file-response.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import type { FormRoute } from '../../platform/http/bind-form.ts'
import { bindForm, bindForms } from '../../platform/http/bind-form.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import { Problem } from '../../platform/http/problem.ts'
import { reply } from '../../platform/http/reply.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { withQuery } from '../../platform/http/with-query.ts'
import type { Platform } from '../../platform/modules/module.ts'
import type { AccountOutcome, Accounts, Business } from '../accounts/index.ts'
import { blockingDtos, withOrigins } from '../accounts/index.ts'
import { endedSessionHeaders } from '../sessions/index.ts'
import type { Archives } from './archives.ts'
import type { makeDeleteAccount } from './delete-account.ts'
import type { DeletionBusinessReader } from './deletion-business.ts'
import type { makeReadOwnIdentity, makeUntieIdentity } from './own-identity.ts'

export interface OwnDataRoutesOptions {
  readonly archives: Archives
  readonly deleteAccount: ReturnType<typeof makeDeleteAccount>
  readonly untieIdentity: ReturnType<typeof makeUntieIdentity>
  readonly readIdentity: ReturnType<typeof makeReadOwnIdentity>
  readonly accounts: Pick<Accounts, 'find'>
  readonly db: Kysely<Schema>
  readonly business: Business
  readonly deletionBusiness: DeletionBusinessReader
  readonly limit: LimitCalls
  readonly environment: Platform['environment']
  readonly now: () => number
}

const maxFormBytes = 4_096

const settingsPage = (site: SiteDefinition): string => routePath(site, 'settings') ?? site.routes.start

/** The page after a form that did not end the session. */
const afterForm = (form: keyof typeof ownDataFormPaths, page: string, result: string): string =>
  form === 'untie'
    ? `${withQuery(page, [
        [ownDataQuery, result],
        [ownDataFormQuery, form],
      ])}#own-identity`
    : `${withQuery(page, [[ownDataQuery, result]])}#${form === 'delete' ? 'own-deletion' : 'own-data'}`

const signedOutAt = (site: SiteDefinition, done: AccountFormDone): string =>
  withQuery(routePath(site, 'login') ?? site.routes.start, [[accountFormQuery.done, done]])

/** The message of the page for an answer other than `Ok`. */
const wordOf = ({ code, retryAfter, errors }: AccountOutcome['answer']): OwnDataAnswer => {
  if (code === 'HasOngoingBusiness') return 'blocked'
  if (code === 'MustActivatePid') return 'identityNeeded'
  if (retryAfter !== undefined) return 'tooMany'
  if (errors?.some(({ field }) => field === 'confirmed')) return 'unconfirmed'
  return errors?.some(({ field }) => field === 'password') ? 'passwordWrong' : 'failed'
}

const messages = {
  // The password is the only field that has limits.
  invalidRequest: 'passwordWrong',
  statusConflict: 'lastWayIn',
  tooManyRequests: 'tooMany',
  serviceUnavailable: 'failed',
} as const satisfies Partial<Record<OutcomeName, OwnDataAnswer>>

export const ownDataRoutes = (app: Hono<AppEnv>, options: OwnDataRoutesOptions): void => {
  const { archives, deleteAccount, untieIdentity, readIdentity } = options
  const { db, accounts, business, deletionBusiness, limit, environment, now } = options
  bindEndpoint(app, endpoints.getOwnData, async (_, { caller, site, origin }) => {
    const { session } = signedInOf(caller)
    const { accountId } = session
    const [archive, ofIdentity, ofDeletion, account, identity] = await Promise.all([
      archives.standing(accountId),
      business.of(accountId),
      deletionBusiness.of(db, accountId),
      accounts.find(accountId),
      readIdentity(accountId),
    ])
    const hasPassword = Boolean(account?.passwordHash)
    const proof = isFreshIdentity(session, now())
      ? ('shown' as const)
      : hasPassword
        ? ('password' as const)
        : ('identity' as const)
    return {
      ...(archive && { archive }),
      ...(identity && {
        identity: {
          ...identity,
          blocking: blockingDtos(withOrigins(blockingBusiness(ofIdentity), { site, origin }, environment)),
        },
      }),
      deletion: {
        blocking: blockingDtos(withOrigins(deletionObstacles(ofDeletion), { site, origin }, environment)),
        proof,
      },
    }
  })

  bindEndpoint(app, endpoints.askForArchive, async (_, { caller, site, origin }) =>
    archives.ask(signedInOf(caller).session.accountId, { site, origin }),
  )

  /** Deletes the session cookie after a change that ended every session. */
  const ending =
    <Typed>(work: (typed: Typed, visitor: Visitor) => Promise<AccountOutcome>) =>
    async (typed: Typed, context: Visitor) => {
      await limit(context.address)
      const { answer } = await work(typed, context)
      const { retryAfter } = answer
      return reply(answer, {
        status: retryAfter === undefined ? authResults[answer.code][0] : 429,
        headers: [
          ...(answer.code === 'Ok' ? endedSessionHeaders(environment) : []),
          ...(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)] as const]),
        ],
      })
    }
  bindEndpoint(app, endpoints.deleteAccount, ending(deleteAccount))
  bindEndpoint(app, endpoints.untieIdentity, ending(untieIdentity))

  /** A link that a person follows: without access, it redirects to the missing step and then back to the page. */
  app.get(ownArchivePath, async (c) => {
    const site = c.get('site')
    if (!site.features.login) throw new Problem('notFound')
    const page = settingsPage(site)
    c.header('cache-control', 'no-store')
    const caller = await c.get('callerOfCookies')(site)
    if (caller.kind === 'anonymous') return c.redirect(loginAddress(site, page) ?? page, 303)
    const { session } = signedInOf(caller)
    const account = await accounts.find(session.accountId)
    if (!account) throw new Problem('notFound')
    if (!isFreshSession(session, account, now())) {
      const way = account.hasIdentity ? identityAddress(site, page) : loginAddress(site, page)
      return c.redirect(way ?? page, 303)
    }
    const zip = await archives.read(session.accountId)
    if (!zip) throw new Problem('notFound')
    return c.body(Buffer.from(zip), 200, {
      'content-type': 'application/zip',
      'content-disposition': attachmentOf(`husrum-${dayIn(now(), site.country)}.zip`),
      'content-length': String(zip.length),
    })
  })

  const formRoute = (form: keyof typeof ownDataFormPaths): FormRoute => ({
    path: ownDataFormPaths[form],
    maxBytes: maxFormBytes,
    page: settingsPage,
    messages,
    backAt: (result, { page }) => afterForm(form, page, result),
  })
  bindForms(app, formRoute('archive'), () => ({
    access: endpoints.askForArchive,
    submit: async ({ visitor, page }) => {
      await limit(visitor.address)
      await archives.ask(signedInOf(visitor.caller).session.accountId, visitor)
      return afterForm('archive', page, 'asked')
    },
  }))
  bindForm(app, endpoints.deleteAccount, {
    ...formRoute('delete'),
    messages,
    doneAt: ({ body }, { visitor, page }) =>
      body.code === 'Ok'
        ? signedOutAt(visitor.site, 'accountDeleted')
        : afterForm('delete', page, wordOf(body)),
  })
  bindForm(app, endpoints.untieIdentity, {
    ...formRoute('untie'),
    messages: { ...messages, notFound: null },
    doneAt: ({ body }, { visitor, page }) =>
      body.code === 'Ok'
        ? signedOutAt(visitor.site, 'identityUntied')
        : afterForm('untie', page, wordOf(body)),
  })
}
