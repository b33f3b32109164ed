// The providers that this server can call: those with credentials, and in development the simulators for the others.
// One that is switched off is not offered, but payments under way are still followed.
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
  /** Switched off: not offered. */
  readonly off?: readonly PaymentProvider[]
}

export interface PaymentProviders {
  /** Undefined for one without credentials. */
  of(name: PaymentProvider): PaymentProviderPort | undefined
  /** Callable providers of a site's country that are not switched off, the default first. */
  offeredOn(site: SiteDefinition): readonly PaymentProvider[]
  close(): void
}

export const makePaymentProviders = (
  ports: Readonly<Partial<Record<PaymentProvider, PaymentProviderPort>>>,
  off: readonly PaymentProvider[] = [],
): PaymentProviders => ({
  of: (name) => ports[name],
  offeredOn: ({ country }) =>
    (paymentProvidersOf[country] as readonly PaymentProvider[]).filter(
      (name) => ports[name] && !off.includes(name),
    ),
  close: () => {
    for (const port of Object.values(ports)) port.close?.()
  },
})

export const openPaymentProviders = (
  { swish, svea, nordea, off }: PaymentSettings,
  {
    now,
    callbackIdentifierOf,
  }: { readonly now: () => number; readonly callbackIdentifierOf: (id: string) => string },
): PaymentProviders =>
  makePaymentProviders(
    {
      ...(swish && { swish: makeSwishProvider({ settings: swish, callbackIdentifierOf }) }),
      ...(svea && { svea: makeSveaProvider(svea, { now, validationMarkOf: callbackIdentifierOf }) }),
      ...(nordea && { nordea: makeNordeaProvider(nordea) }),
    },
    off,
  )
