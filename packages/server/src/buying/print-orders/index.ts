// Printed material that members order.
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import { makeStoredForms } from '../../platform/secrets/stored-forms.ts'
import { printOrderForms } from './declaration.ts'
import { makePrintOrders } from './print-orders.ts'
import { printOrderRoutes } from './routes.ts'

export { printOrdersDeclaration } from './declaration.ts'

const hourMs = 3_600_000

export const printOrdersModule = (
  { db, now, keys }: Pick<Platform, 'db' | 'now' | 'keys'>,
  { mails }: { readonly mails: Pick<MailService, 'within'> },
): Module => {
  const orders = makePrintOrders({ db, mails, now })
  const typedForms = makeStoredForms(db, printOrderForms, { keys, now })
  return {
    routes: (app) => printOrderRoutes(app, { orders, typedForms }),
    sweeps: [{ name: 'print order forms', everyMs: hourMs, run: () => typedForms.sweep() }],
  }
}
