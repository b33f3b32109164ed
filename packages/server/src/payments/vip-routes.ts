// The membership over HTTP, and joining by a form without script.
import { endpoints } from '@husrum/contract'
import { vipFormPath } from '@husrum/contract/payments/wire'
import type { PaymentProvider, VipStanding } from '@husrum/domain'
import { afterPageLoad, paymentProvidersOf, routePath, wholeUnitsOf } from '@husrum/domain'
import type { Hono } from 'hono'
import { outageOf } from '../database/database-outage.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { assertAccess } from '../http/assert-access.ts'
import type { EndpointContext } from '../http/bind-endpoint.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { signedInOf } from '../http/caller.ts'
import type { LimitCalls } from '../http/limit-calls.ts'
import { Problem } from '../http/problem.ts'
import { readForm } from '../http/read-form.ts'
import { fromOurPages } from '../http/same-origin.ts'
import type { Visitor } from '../http/visitor.ts'
import { visitorOf } from '../http/visitor.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { sessionOfCookies } from '../sessions/session-cookies.ts'
import type { HandoverLinks } from './handover-routes.ts'
import type { PaymentService } from './payment-service.ts'
import { handoverDtoOf } from './stored-payments.ts'
import type { VipService } from './vip-service.ts'
import type { WithdrawVip } from './withdraw-vip.ts'

export interface VipRoutesOptions {
  readonly vip: VipService
  readonly withdraw: WithdrawVip
  readonly payments: PaymentService
  readonly links: HandoverLinks
  /** For forms without script; if absent, there are none. */
  readonly findCaller?: FindCaller | undefined
  readonly environment: 'development' | 'production'
  /** Limits codes and payments tried from one network, so that codes cannot be guessed. */
  readonly count: LimitCalls
}

const memberOf = ({ caller, site }: Pick<Visitor, 'caller' | 'site'>) => ({
  accountId: signedInOf(caller).session.accountId,
  site,
})

const dtoOf = ({ fee, sales, ...standing }: VipStanding) => ({
  ...standing,
  fee: wholeUnitsOf(fee),
  sales: [...sales],
})

const wrongCode = () =>
  new Problem('invalidRequest', { errors: [{ field: 'campaignCode', key: 'unknownValue' }] })

export const vipRoutes = (app: Hono<AppEnv>, options: VipRoutesOptions): void => {
  const { vip, withdraw, payments, links, findCaller, environment, count } = options
  const standingOf = async (context: Pick<EndpointContext, 'caller' | 'site'>) => {
    const standing = await vip.standing(memberOf(context))
    if (!standing) throw new Problem('notFound')
    return dtoOf(standing)
  }
  const join = async (code: string, context: Pick<Visitor, 'caller' | 'site' | 'address'>) => {
    await count(context.address)
    if (!(await vip.joinByCode(memberOf(context), code))) throw wrongCode()
  }

  bindEndpoint(app, endpoints.getVip, async (_, context) => standingOf(context))
  bindEndpoint(app, endpoints.joinVip, async ({ campaignCode }, context) => {
    await standingOf(context)
    await join(campaignCode, context)
    return standingOf(context)
  })
  bindEndpoint(app, endpoints.renewVip, async ({ renews }, context) => {
    await standingOf(context)
    await vip.renew(memberOf(context), renews)
    return standingOf(context)
  })
  bindEndpoint(app, endpoints.withdrawFromVip, async (_, context) => {
    await standingOf(context)
    await withdraw(memberOf(context))
    return standingOf(context)
  })
  if (!findCaller) return

  /** Where the payer continues: at the provider, or back on the page, which says what to do. */
  const pay = async (form: URLSearchParams, visitor: Visitor, page: string): Promise<string> => {
    await count(visitor.address)
    const offered: readonly PaymentProvider[] = paymentProvidersOf[visitor.site.country]
    const provider = offered.find((each) => each === form.get('provider'))
    if (!provider) return `${page}?error=provider`
    const payer = { ...memberOf(visitor), origin: visitor.origin }
    const made = await payments.paymentId(payer, 'vip')
    if (made.kind !== 'made') return page
    const phone = form.get('phone')?.trim()
    const order = { thing: 'vip', paymentId: made.paymentId, provider, ...(phone && { phone }) } as const
    const started = await payments.start(payer, order)
    if (started.kind === 'badPhone') return `${page}?error=phone`
    if (started.kind === 'switchedOff') return `${page}?error=notAvailable`
    if (started.kind !== 'started') return page
    return handoverDtoOf(started.handover, links.of(started.row)).redirectUrl ?? page
  }

  app.post(vipFormPath, fromOurPages, async (c) => {
    let visitor = visitorOf(c)
    const { site } = visitor
    const page = routePath(site, 'vip')
    if (page === undefined) throw new Problem('notFound')
    const form = await readForm(c.req.raw, 2_048)
    let location = page
    try {
      // A form cannot send a bearer token: the cookies count here, but only from our own pages.
      const shown = sessionOfCookies(c.req.header('cookie') ?? '', environment)
      visitor = { ...visitor, caller: await findCaller(shown, site) }
      await assertAccess(visitor, endpoints.joinVip)
      if (form.get('action') === 'code') await join(form.get('campaignCode') ?? '', visitor)
      else if (form.get('action') === 'renewal')
        await vip.renew(memberOf(visitor), form.get('renews') === 'true')
      else if (form.get('action') === 'withdrawal') await withdraw(memberOf(visitor))
      else location = await pay(form, visitor, page)
    } catch (cause) {
      if (!(cause instanceof Problem) && outageOf(cause) === undefined) throw cause
      const isSignIn =
        cause instanceof Problem && ['signedOut', 'identityRequired', 'forbidden'].includes(cause.code)
      const next = isSignIn
        ? afterPageLoad(site, page, { kind: 'answered', status: cause.status })
        : undefined
      const isCode = cause instanceof Problem && cause.errors?.some(({ field }) => field === 'campaignCode')
      location = next?.kind === 'signIn' ? next.address : `${page}?error=${isCode ? 'code' : 'away'}`
    }
    c.header('cache-control', 'no-store')
    return c.redirect(location, 303)
  })
}
