// What other subjects may use of buying/payments.
export { paymentsDeclaration } from './declaration.ts'
export { deleteUnstartedPayments } from './delete-payments.ts'
export type { PaymentsModule } from './module.ts'
export { paymentsModule } from './module.ts'
export type { NordeaSettings } from './nordea/nordea-provider.ts'
export type { PaymentSettings } from './open-payment-providers.ts'
export type { SveaSettings } from './svea/svea-provider.ts'
export type { SwishSettings } from './swish/swish-provider.ts'
