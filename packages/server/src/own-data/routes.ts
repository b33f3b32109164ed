// Personal data over HTTP, by script and by plain forms: status, archive, deletion of the account.
import type { OwnDataAnswer } from '@husrum/contract'
import {
  accountFormQuery,
  endpoints,
  ownArchivePath,
  ownDataFormPaths,
  ownDataFormQuery,
  ownDataQuery,
} from '@husrum/contract'
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
import type { AccountOutcome } from '../accounts/account-outcome.ts'
import { blockingDtos, withOrigins } from '../accounts/account-outcome.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Business } from '../accounts/postgres-account-business.ts'
import { outageOf } from '../database/database-outage.ts'
import type { Schema } from '../database/schema.ts'
import { attachmentOf } from '../files/file-response.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { signedInOf } from '../http/caller.ts'
import type { LimitCalls } from '../http/limit-calls.ts'
import { Problem } from '../http/problem.ts'
import { readForm } from '../http/read-form.ts'
import { reply } from '../http/reply.ts'
import { fromOurPages } from '../http/same-origin.ts'
import type { Visitor } from '../http/visitor.ts'
import { visitorOf } from '../http/visitor.ts'
import { visitorAddressOf } from '../http/visitor-address.ts'
import type { Platform } from '../platform/module.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { endedSessionHeaders, sessionOfCookies } from '../sessions/session-cookies.ts'
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
  readonly findCaller: FindCaller
  readonly limit: LimitCalls
  readonly environment: Platform['environment']
  readonly now: () => number
}

const longestForm = 4_096

/** The message that a plain form's page shows for a result. */
const wordOf = ({ answer: { code, retryAfter, errors } }: AccountOutcome): OwnDataAnswer | 'deleted' => {
  if (code === 'Ok') return 'deleted'
  if (code === 'HasOngoingBusiness') return 'blocked'
  if (code === 'MustActivatePid') return 'identityNeeded'
  if (retryAfter !== undefined) return 'tooMany'
  if (errors?.some(({ field }) => field === 'confirmed')) return 'unconfirmed'
  return errors?.some(({ field }) => field === 'password') ? 'passwordWrong' : 'failed'
}

export const ownDataRoutes = (app: Hono<AppEnv>, options: OwnDataRoutesOptions): void => {
  const { archives, deleteAccount, untieIdentity, readIdentity } = options
  const { db, accounts, business, deletionBusiness, findCaller, limit, environment, now } = options
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

  /** Adds the session from the cookies of a page request. */
  const visitorOfPage = async (visitor: Visitor, cookies: string): Promise<Visitor> => ({
    ...visitor,
    caller: await findCaller(sessionOfCookies(cookies, environment), visitor.site),
  })

  /** A link that a person follows: without access, it redirects to the missing step and then back to the page. */
  app.get(ownArchivePath, async (c) => {
    const site = c.get('site')
    if (!site.features.login) throw new Problem('notFound')
    const page = routePath(site, 'settings') ?? site.routes.start
    c.header('cache-control', 'no-store')
    const { caller } = await visitorOfPage(visitorOf(c), c.req.header('cookie') ?? '')
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

  const form = (
    name: keyof typeof ownDataFormPaths,
    submit: (fields: URLSearchParams, visitor: Visitor) => Promise<OwnDataAnswer | 'deleted'>,
  ): void => {
    app.post(ownDataFormPaths[name], fromOurPages, async (c) => {
      const asked = visitorOf(c)
      const { site } = asked
      const page = routePath(site, 'settings') ?? site.routes.start
      const fields = await readForm(c.req.raw, longestForm)
      c.header('cache-control', 'no-store')
      const back = (answer: OwnDataAnswer) =>
        c.redirect(
          name === 'untie'
            ? `${page}?${ownDataQuery}=${answer}&${ownDataFormQuery}=${name}#own-identity`
            : `${page}?${ownDataQuery}=${answer}#${name === 'delete' ? 'own-deletion' : 'own-data'}`,
          303,
        )
      try {
        await limit(visitorAddressOf(c))
        const visitor = await visitorOfPage(asked, c.req.header('cookie') ?? '')
        const answer = await submit(fields, visitor)
        if (answer !== 'deleted') return back(answer)
        for (const [name, value] of endedSessionHeaders(environment)) c.header(name, value, { append: true })
        const login = routePath(site, 'login') ?? site.routes.start
        const done = name === 'untie' ? 'identityUntied' : 'accountDeleted'
        return c.redirect(`${login}?${accountFormQuery.done}=${done}`, 303)
      } catch (cause) {
        if (cause instanceof Problem && cause.code === 'signedOut')
          return c.redirect(loginAddress(site, page) ?? page, 303)
        if (cause instanceof Problem && cause.status === 429) return back('tooMany')
        if (cause instanceof Problem && cause.code === 'statusConflict') return back('lastWayIn')
        const isAway = cause instanceof Problem && cause.status === 503
        if (!isAway && outageOf(cause) === undefined) throw cause
        return back('failed')
      }
    })
  }

  form('archive', async (_, { caller, site, origin }) => {
    await archives.ask(signedInOf(caller).session.accountId, { site, origin })
    return 'asked'
  })
  form('delete', async (fields, visitor) => {
    const password = fields.get('password') ?? undefined
    const result = await deleteAccount(
      { ...(password !== undefined && { password }), confirmed: fields.get('confirmed') === 'on' },
      visitor,
    )
    return wordOf(result)
  })
  form('untie', async (fields, visitor) =>
    wordOf(await untieIdentity({ password: fields.get('password') ?? undefined }, visitor)),
  )
}
