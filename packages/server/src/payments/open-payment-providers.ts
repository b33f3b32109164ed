// The providers that this server can ask: those that were set, and in development the simulators in the place of others.
import type { PaymentProvider, SiteDefinition } from '@husrum/domain'
import { paymentProvidersOf } from '@husrum/domain'
import type { NordeaSettings } from './nordea/nordea-provider.ts'
import { makeNordeaProvider } from './nordea/nordea-provider.ts'
import type { PaymentProviderPort } from './payment-provider.ts'
import type { SveaSettings } from './svea/svea-provider.ts'
import { makeSveaProvider } from './svea/svea-provider.ts'
import type { SwishSettings } from './swish/swish-provider.ts'
import { makeSwishProvider } from './swish/swish-provider.ts'

export interface PaymentSettings {
  readonly swish?: SwishSettings
  readonly svea?: SveaSettings
  readonly nordea?: NordeaSettings
}

export interface PaymentProviders {
  /** Undefined for one that is not set. */
  of(name: PaymentProvider): PaymentProviderPort | undefined
  /** Those of a site's country that can be asked, the usual one first. */
  offeredOn(site: SiteDefinition): readonly PaymentProvider[]
  close(): void
}

export const makePaymentProviders = (
  ports: Readonly<Partial<Record<PaymentProvider, PaymentProviderPort>>>,
): PaymentProviders => ({
  of: (name) => ports[name],
  offeredOn: ({ country }) =>
    (paymentProvidersOf[country] as readonly PaymentProvider[]).filter((name) => ports[name]),
  close: () => {
    for (const port of Object.values(ports)) port.close?.()
  },
})

export const openPaymentProviders = (
  { swish, svea, nordea }: PaymentSettings,
  {
    now,
    callbackIdentifierOf,
  }: { readonly now: () => number; readonly callbackIdentifierOf: (id: string) => string },
): PaymentProviders =>
  makePaymentProviders({
    ...(swish && { swish: makeSwishProvider({ settings: swish, callbackIdentifierOf }) }),
    ...(svea && { svea: makeSveaProvider(svea, { now }) }),
    ...(nordea && { nordea: makeNordeaProvider(nordea) }),
  })
