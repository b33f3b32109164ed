// `/services/print_orders`: printed material sent home, by call and by a plain form.
import type { PrintOrderRefusal } from '@husrum/contract'
import { endpoints, printOrderFormPath, printOrderQuery } from '@husrum/contract'
import { loginAddress, printOrderRule } from '@husrum/domain'
import type { Hono } from 'hono'
import { outageOf } from '../database/database-outage.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { assertAccess } from '../http/assert-access.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { signedInOf } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { readForm } from '../http/read-form.ts'
import { fromOurPages } from '../http/same-origin.ts'
import type { Visitor } from '../http/visitor.ts'
import { visitorOf } from '../http/visitor.ts'
import type { Platform } from '../platform/module.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { sessionOfCookies } from '../sessions/session-cookies.ts'
import type { Orderer, StoredPrintOrders } from './print-orders.ts'
import { printOrderPage } from './print-orders.ts'

/** An address, and who lives there. */
const longestForm = 4_096

const ordererOf = ({ caller, site, origin }: Pick<Visitor, 'caller' | 'site' | 'origin'>): Orderer => ({
  accountId: signedInOf(caller).session.accountId,
  site,
  origin,
})

export const printOrderRoutes = (
  app: Hono<AppEnv>,
  {
    orders,
    findCaller,
    environment,
  }: {
    readonly orders: StoredPrintOrders
    readonly findCaller: FindCaller
    readonly environment: Platform['environment']
  },
): void => {
  bindEndpoint(app, endpoints.getPrintOrders, async (_, context) => {
    const seen = await orders.seenBy(ordererOf(context))
    if (!seen) throw new Problem('notFound')
    return seen
  })

  bindEndpoint(app, endpoints.orderPrints, async (typed, context) => {
    const checked = printOrderRule(context.site).check(typed)
    if (checked.kind === 'invalid')
      throw new Problem('invalidRequest', {
        errors: checked.issues.map(({ path, key }) => ({ field: path.join('.'), key })),
      })
    const made = await orders.order(ordererOf(context), checked.value)
    if (made === 'gone') throw new Problem('notFound')
    if (made === 'orderedThisMonth') throw new Problem('statusConflict', { present: made })
    return made
  })

  app.post(printOrderFormPath, fromOurPages, async (c) => {
    const asked = visitorOf(c)
    const { site } = asked
    const page = printOrderPage(site)
    const fields = await readForm(c.req.raw, longestForm)
    c.header('cache-control', 'no-store')
    const back = (query: [name: string, value: string][]) =>
      c.redirect(`${page}?${new URLSearchParams(query)}#order-prints`, 303)
    const refuse = (refusal: PrintOrderRefusal) => back([[printOrderQuery.refused, refusal]])
    try {
      const caller = await findCaller(sessionOfCookies(c.req.header('cookie') ?? '', environment), site)
      const visitor = { ...asked, caller }
      await assertAccess(visitor, endpoints.orderPrints)
      const checked = printOrderRule(site).check({
        ...Object.fromEntries(fields),
        material: fields.getAll('material'),
      })
      if (checked.kind === 'invalid')
        return back([
          [printOrderQuery.refused, 'invalid'],
          ...checked.issues.map(({ path, key }): [string, string] => [
            printOrderQuery.wrong,
            `${path.join('.')}.${key}`,
          ]),
        ])
      const made = await orders.order(ordererOf(visitor), checked.value)
      return typeof made === 'string' ? refuse(made) : back([[printOrderQuery.ordered, made.stageId]])
    } catch (cause) {
      if (cause instanceof Problem && cause.code === 'signedOut')
        return c.redirect(loginAddress(site, page) ?? page, 303)
      const isAway = cause instanceof Problem && cause.status === 503
      if (!isAway && outageOf(cause) === undefined) throw cause
      return refuse('failed')
    }
  })
}
