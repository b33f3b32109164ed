// Logs errors that happened in browsers.
import type { Module, Platform } from '../modules/module.ts'
import { policyReportRoutes } from './policy-reports.ts'
import { clientErrorRoutes } from './routes.ts'

export const clientErrorsModule = ({ log }: Pick<Platform, 'log'>): Module => ({
  routes: (app) => {
    clientErrorRoutes(app, { log })
    policyReportRoutes(app, { log })
  },
})
