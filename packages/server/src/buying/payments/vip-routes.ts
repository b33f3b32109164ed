// The membership over HTTP, and joining by a form without script.
import { endpoints } from '@husrum/contract'
import { vipFormPath } from '@husrum/contract/payments/wire'
import type { PaymentProvider, VipStanding } from '@husrum/domain'
import { paymentProvidersOf, routePath, wholeUnitsOf } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import type { FormRoute, SentForm, Submission } from '../../platform/http/bind-form.ts'
import { bindForms, byAction, formOf, signInForAccess } from '../../platform/http/bind-form.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { textOf } from '../../platform/http/form-fields.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { withQuery } from '../../platform/http/with-query.ts'
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

const withError = (page: string, error: string): string => withQuery(page, [['error', error]])

const wrongCode = () =>
  new Problem('invalidRequest', { errors: [{ field: 'campaignCode', key: 'unknownValue' }] })

export const vipRoutes = (app: Hono<AppEnv>, options: VipRoutesOptions): void => {
  const { vip, withdraw, payments, links, count } = options
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

  /** Where the payer continues: at the provider, or back on the page, which says what to do. */
  const pay: Submission = {
    access: endpoints.joinVip,
    submit: async ({ fields, visitor, page }) => {
      await count(visitor.address)
      const offered: readonly PaymentProvider[] = paymentProvidersOf[visitor.site.country]
      const provider = offered.find((each) => each === textOf(fields, 'provider'))
      if (!provider) return withError(page, 'provider')
      const payer = { ...memberOf(visitor), origin: visitor.origin }
      const made = await payments.paymentId(payer, 'vip')
      if (made.kind !== 'made') return page
      const phone = textOf(fields, 'phone').trim()
      const order = { thing: 'vip', paymentId: made.paymentId, provider, ...(phone && { phone }) } as const
      const started = await payments.start(payer, order)
      if (started.kind === 'badPhone') return withError(page, 'phone')
      if (started.kind === 'switchedOff') return withError(page, 'notAvailable')
      if (started.kind !== 'started') return page
      return handoverDtoOf(started.handover, links.of(started.row)).redirectUrl ?? page
    },
  }
  const doneAt = (_: unknown, { page }: SentForm): string => page
  const buttons = {
    code: formOf(endpoints.joinVip, {
      messages: {
        invalidRequest: ({ errors }) =>
          errors.some(({ field }) => field === 'campaignCode') ? 'code' : 'away',
      },
      otherMessage: 'away',
      doneAt,
    }),
    renewal: formOf(endpoints.renewVip, { otherMessage: 'away', doneAt }),
    withdrawal: formOf(endpoints.withdrawFromVip, { otherMessage: 'away', doneAt }),
  }
  const route: FormRoute = {
    path: vipFormPath,
    maxBytes: 2_048,
    signIn: signInForAccess,
    page: (site) => routePath(site, 'vip'),
    otherMessage: 'away',
  }
  bindForms(app, route, byAction(buttons, pay))
}
