// The payment providers of development: simulated by this process over HTTP, with a page that acts as the payer.
import type { PaymentSettings } from '../../buying/payments/open-payment-providers.ts'
import type { Module } from '../../platform/modules/module.ts'
import { paymentSimulatorPath, paymentSimulatorRoutes } from './payment-simulator-routes.ts'
import { makeSimulatedLedger } from './simulated-ledger.ts'
import { startSimulatedNordea } from './simulated-nordea.ts'
import { startSimulatedSvea } from './simulated-svea.ts'
import { startSimulatedSwish } from './simulated-swish.ts'
import {
  merchantCert,
  merchantKey,
  simulatorCa,
  simulatorCert,
  simulatorKey,
} from './simulator-certificates.ts'

export interface PaymentsOfDevelopment extends Module {
  /** Settings of all simulated providers. Configured real providers take precedence. */
  readonly settings: Required<Omit<PaymentSettings, 'off'>>
}

/** Payments are stored in memory. */
export const paymentsOfDevelopment = async ({
  now,
}: {
  readonly now: () => number
}): Promise<PaymentsOfDevelopment> => {
  const ledger = makeSimulatedLedger()
  const merchant = { id: 'simulated', secret: 'simulated' }
  const key = { secret: 'simulated', version: '0002' }
  const swish = await startSimulatedSwish({
    ledger,
    now,
    tls: { cert: simulatorCert, key: simulatorKey, ca: simulatorCa },
  })
  const pageOf = (id: string): string => `${paymentSimulatorPath}?payment=${id}`
  const svea = await startSimulatedSvea({ ledger, merchant, now, pageOf })
  const nordea = await startSimulatedNordea({ ledger, key, now })
  return {
    settings: {
      swish: {
        url: swish.url,
        identity: { cert: merchantCert, key: merchantKey },
        ca: simulatorCa,
        payee: '1234679304',
      },
      svea: { url: svea.url, adminUrl: svea.url, merchant },
      nordea: { url: `${paymentSimulatorPath}/nordea`, queryUrl: nordea.queryUrl, receiver: '12345678', key },
    },
    routes: (app) => paymentSimulatorRoutes(app, { ledger, swish, svea, nordea, now }),
    close: async () => {
      await Promise.all([swish.close(), svea.close(), nordea.close()])
    },
  }
}
