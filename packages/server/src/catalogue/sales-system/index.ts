// The company's sales system: its catalogue updates, and the ones that a booking holds back.
import type { Module } from '../../platform/modules/module.ts'
import type { SalesSystemOptions } from './routes.ts'
import { salesSystemRoutes } from './routes.ts'

export const salesSystemModule = (options: SalesSystemOptions): Module => ({
  routes: (app) => salesSystemRoutes(app, options),
})
