// The simulated identity providers of development, and the page on which a developer decides their orders.

import type { LoginMethod } from '@husrum/domain'
import type { Hono } from 'hono'
import type { SigningProvider } from '../buying/documents/signing-provider.ts'
import type { IdentityProvider } from '../people/sign-in/identity-provider.ts'
import type { AppEnv } from '../platform/http/app-environment.ts'
import { identitySimulatorRoutes } from './identity-simulator-routes.ts'
import type { InventedPeople } from './people.ts'
import { makeSimulatedOrders } from './simulated-orders.ts'
import { simulatedProviders, simulatedSigning } from './simulated-providers.ts'
import { makeSimulatedBank, makeSimulatedIssuer } from './simulated-signatures.ts'

export interface IdentitySimulator {
  readonly providers: Readonly<Record<LoginMethod, IdentityProvider>>
  readonly signing: Readonly<Record<LoginMethod, SigningProvider>>
  routes(app: Hono<AppEnv>): void
}

/** Orders are stored in memory. @param now epoch milliseconds */
export const makeIdentitySimulator = (now: () => number, people: InventedPeople): IdentitySimulator => {
  const orders = makeSimulatedOrders(now)
  return {
    providers: simulatedProviders(orders),
    signing: simulatedSigning(orders, makeSimulatedBank(), makeSimulatedIssuer(now)),
    routes: (app) => identitySimulatorRoutes(app, { orders, people, now }),
  }
}
