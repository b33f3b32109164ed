// Simulators of the outside world for real servers: providers, and people who use them. Without Vitest.

export type { SignedWords } from '../buying/documents/signing-provider.ts'
export { makeSimulatedLedger } from '../dev/payments/simulated-ledger.ts'
export { startSimulatedSwish } from '../dev/payments/simulated-swish.ts'
export {
  merchantCert,
  merchantKey,
  simulatorCa,
  simulatorCert,
  simulatorKey,
} from '../dev/payments/simulator-certificates.ts'
export { seedCases } from '../dev/seed-cases.ts'
export { makeSimulatedBank } from '../dev/simulated-signatures.ts'
export { makeIdentityVault } from '../people/accounts/identity-vault.ts'
export { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
export { addBuyers } from './buyers.ts'
export { rowsOf } from './rows-of.ts'
export { aBox, aFilm } from './sent-files.ts'
