// `/services/print_orders`: orders of printed material, by call and by a plain form.
import type { PrintOrderRefusal } from '@husrum/contract'
import { endpoints, printOrderFormPath, printOrderQuery } from '@husrum/contract'
import { loginAddress, printedMaterials, printOrderRule } from '@husrum/domain'
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
import type { StoredForms } from '../secrets/stored-forms.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { sessionOfCookies } from '../sessions/session-cookies.ts'
import type { Orderer, StoredPrintOrders } from './print-orders.ts'
import { printOrderPage } from './print-orders.ts'

const textFields = ['stageId', 'name', 'address', 'postalCode', 'city'] as const
type TypedTexts = Record<(typeof textFields)[number], string>
/** Longer values are cut: they are only stored to fill the form again. */
const maxTypedLength = 500

/** An address, and the names of its residents. */
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
    typedForms,
    findCaller,
    environment,
  }: {
    readonly orders: StoredPrintOrders
    readonly typedForms: StoredForms
    readonly findCaller: FindCaller
    readonly environment: Platform['environment']
  },
): void => {
  bindEndpoint(app, endpoints.getPrintOrders, async (_, context) => {
    const who = ordererOf(context)
    const seen = await orders.seenBy(who)
    if (!seen) throw new Problem('notFound')
    const { typed: sealed, ...rest } = seen
    const typed = typedForms.open(who.accountId, sealed)
    return {
      ...rest,
      ...(typed.material !== undefined && {
        typed: {
          ...(Object.fromEntries(textFields.map((field) => [field, typed[field] ?? ''])) as TypedTexts),
          material: printedMaterials.filter((each) => typed.material?.split(',').includes(each)),
        },
      }),
    }
  })

  bindEndpoint(app, endpoints.orderPrints, async (typed, context) => {
    const checked = printOrderRule(context.site).check(typed)
    if (checked.kind === 'invalid')
      throw new Problem('invalidRequest', {
        errors: checked.issues.map(({ path, key }) => ({ field: path.join('.'), key })),
      })
    const made = await orders.order(ordererOf(context), checked.value)
    if (made === 'gone') throw new Problem('notFound')
    if (made === 'orderedThisMonth') throw new Problem(made)
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
    let accountId: string | undefined
    const comesBack = async (refusal: PrintOrderRefusal, wrong: [name: string, value: string][] = []) => {
      const typed = textFields.map((field) => [field, (fields.get(field) ?? '').slice(0, maxTypedLength)])
      if (accountId !== undefined)
        await typedForms
          .keep(accountId, { ...Object.fromEntries(typed), material: fields.getAll('material').join() })
          .catch(assertOutage)
      return back([[printOrderQuery.refused, refusal], ...wrong])
    }
    try {
      const caller = await findCaller(sessionOfCookies(c.req.header('cookie') ?? '', environment), site)
      const visitor = { ...asked, caller }
      ;({ accountId } = signedInOf(caller).session)
      await assertAccess(visitor, endpoints.orderPrints)
      const checked = printOrderRule(site).check({
        ...Object.fromEntries(fields),
        material: fields.getAll('material'),
      })
      if (checked.kind === 'invalid')
        return comesBack(
          'invalid',
          checked.issues.map(({ path, key }) => [printOrderQuery.wrong, `${path.join('.')}.${key}`]),
        )
      const made = await orders.order(ordererOf(visitor), checked.value)
      if (typeof made === 'string') return comesBack(made)
      await typedForms.forget(accountId).catch(assertOutage)
      return back([[printOrderQuery.ordered, made.stageId]])
    } catch (cause) {
      if (cause instanceof Problem && cause.code === 'signedOut')
        return c.redirect(loginAddress(site, page) ?? page, 303)
      assertOutage(cause)
      return comesBack('failed')
    }
  })
}

/** Rethrows all errors except outages. */
const assertOutage = (cause: unknown): void => {
  const isAway = cause instanceof Problem && cause.status === 503
  if (!isAway && outageOf(cause) === undefined) throw cause
}
