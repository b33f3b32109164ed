// Printed material that members order.
import type { Module, Platform } from '../../platform/modules/module.ts'
import { makeStoredForms } from '../../platform/secrets/stored-forms.ts'
import { printOrderForms } from './declaration.ts'
import { makePrintOrders } from './print-orders.ts'
import { printOrderRoutes } from './routes.ts'
import type { StaffPrintOrdersOptions } from './staff-print-orders.ts'
import { makeStaffPrintOrders } from './staff-print-orders.ts'
import { staffPrintOrderRoutes } from './staff-routes.ts'

export { printOrdersDeclaration } from './declaration.ts'

const quarterMinuteMs = 15_000
const hourMs = 3_600_000

export const printOrdersModule = (
  { db, now, keys, log }: Pick<Platform, 'db' | 'now' | 'keys' | 'log'>,
  { mails, residences, staffAddress }: Pick<StaffPrintOrdersOptions, 'mails' | 'residences' | 'staffAddress'>,
): Module => {
  const orders = makePrintOrders({ db, mails, now })
  const typedForms = makeStoredForms(db, printOrderForms, { keys, now })
  const ofStaff = makeStaffPrintOrders({ db, mails, residences, staffAddress, log, now })
  return {
    routes: (app) => {
      printOrderRoutes(app, { orders, typedForms })
      staffPrintOrderRoutes(app, { orders: ofStaff })
    },
    sweeps: [
      { name: 'print order forms', everyMs: hourMs, run: () => typedForms.sweep() },
      { name: 'print order letters', everyMs: quarterMinuteMs, run: ofStaff.tell },
    ],
  }
}
