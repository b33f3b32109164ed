// The company's sales system: what it tells the catalogue, and what a booking holds back of it.
import type { Module } from '../platform/module.ts'
import type { SalesSystemOptions } from './routes.ts'
import { salesSystemRoutes } from './routes.ts'

export const salesSystemModule = (options: SalesSystemOptions): Module => ({
  routes: (app) => salesSystemRoutes(app, options),
})
