// The identity providers of development, with the page on which somebody plays them.

import type { LoginMethod } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'
import type { IdentityProvider } from '../sign-in/identity-provider.ts'
import { identitySimulatorRoutes } from './identity-simulator-routes.ts'
import type { InventedPeople } from './people.ts'
import { makeSimulatedOrders } from './simulated-orders.ts'
import { simulatedProviders } from './simulated-providers.ts'

export interface IdentitySimulator {
  readonly providers: Readonly<Record<LoginMethod, IdentityProvider>>
  routes(app: Hono<AppEnv>): void
}

/** Orders live in this process and end with it. @param now epoch milliseconds */
export const makeIdentitySimulator = (now: () => number, people: InventedPeople): IdentitySimulator => {
  const orders = makeSimulatedOrders(now)
  return {
    providers: simulatedProviders(orders),
    routes: (app) => identitySimulatorRoutes(app, { orders, people, now }),
  }
}
