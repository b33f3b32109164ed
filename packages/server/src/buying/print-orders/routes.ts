// `/services/print_orders`: orders of printed material, by call and by a plain form.
import type { OutcomeName, PrintOrderRefusal } from '@husrum/contract'
import { endpoints, printOrderFormPath, printOrderQuery } from '@husrum/contract'
import { printedMaterials, printOrderRule } from '@husrum/domain'
import type { Hono } from 'hono'
import { exceptInOutage } from '../../platform/database/database-outage.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { bindForm } from '../../platform/http/bind-form.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { textOf } from '../../platform/http/form-fields.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { QueryEntries } from '../../platform/http/with-query.ts'
import { withQuery } from '../../platform/http/with-query.ts'
import type { StoredForms } from '../../platform/secrets/stored-forms.ts'
import type { Orderer, StoredPrintOrders } from './print-orders.ts'
import { printOrderPage } from './print-orders.ts'

const textFields = ['stageId', 'name', 'address', 'postalCode', 'city'] as const
type TypedTexts = Record<(typeof textFields)[number], string>
/** Longer values are cut: they are only stored to fill the form again. */
const maxTypedLength = 500

/** An address, and the names of its residents. */
const maxFormBytes = 4_096

const ordererOf = ({ caller, site, origin }: Pick<Visitor, 'caller' | 'site' | 'origin'>): Orderer => ({
  accountId: signedInOf(caller).session.accountId,
  site,
  origin,
})

export const printOrderRoutes = (
  app: Hono<AppEnv>,
  { orders, typedForms }: { readonly orders: StoredPrintOrders; readonly typedForms: StoredForms },
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

  const afterwards = (page: string, query: QueryEntries): string => `${withQuery(page, query)}#order-prints`
  bindForm(app, endpoints.orderPrints, {
    path: printOrderFormPath,
    maxBytes: maxFormBytes,
    page: printOrderPage,
    doneAt: async ({ body }, { visitor, page }) => {
      await exceptInOutage(typedForms.forget(ordererOf(visitor).accountId))
      return afterwards(page, [[printOrderQuery.ordered, body.stageId]])
    },
    messages: {
      invalidRequest: 'invalid',
      notFound: 'gone',
      orderedThisMonth: 'orderedThisMonth',
      serviceUnavailable: 'failed',
    } satisfies Partial<Record<OutcomeName, PrintOrderRefusal>>,
    backAt: async (refusal, { fields, visitor, page }, { errors }) => {
      const typed = textFields.map((field) => [field, textOf(fields, field).slice(0, maxTypedLength)])
      const material = fields.get('material')?.join() ?? ''
      if (visitor.caller.kind === 'signedIn')
        await exceptInOutage(
          typedForms.keep(ordererOf(visitor).accountId, { ...Object.fromEntries(typed), material }),
        )
      return afterwards(page, [
        [printOrderQuery.refused, refusal],
        ...errors.map(({ field, key }) => [printOrderQuery.wrong, `${field}.${key}`] as const),
      ])
    },
  })
}
