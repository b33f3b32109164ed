// Stand-ins for payments and documents, for a company that uses neither.
import type { BookingMoney, BookingPapers } from './booking-service.ts'

export const noMoneyTaken: BookingMoney = {
  view: async () => undefined,
  cancel: async () => undefined,
  refund: async () => undefined,
  plan: async () => undefined,
  cancelPlan: async () => undefined,
}

export const noPapers: BookingPapers = {
  list: async () => [],
  signers: async () => [],
  open: async () => false,
  cancelSigning: async () => undefined,
  complete: async () => undefined,
  withdrawn: async () => undefined,
}
