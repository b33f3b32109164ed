// Printed material that members have sent home.
import type { MailService } from '../mail/mail-service.ts'
import type { Module, Platform } from '../platform/module.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { makePrintOrders } from './print-orders.ts'
import { printOrderRoutes } from './routes.ts'

export const printOrdersModule = (
  { db, now, environment }: Pick<Platform, 'db' | 'now' | 'environment'>,
  { mails, findCaller }: { readonly mails: Pick<MailService, 'within'>; readonly findCaller: FindCaller },
): Module => {
  const orders = makePrintOrders({ db, mails, now })
  return { routes: (app) => printOrderRoutes(app, { orders, findCaller, environment }) }
}
