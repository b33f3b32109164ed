// The payment plans of the invented company. Never in production.
import type { CountryCode, PaymentPlan, PlanInstalment, SiteDefinition } from '@husrum/domain'
import { sites } from '@husrum/domain'

const atSettlement = { after: 'payment', days: 0 } as const
const beforeMoveIn = (days: number) => ({ after: 'moveIn', days: -days }) as const
const afterAgreement = { after: 'agreement', days: 30 } as const

/**
 * Sweden: an advance of 100,000 kr but at most a tenth, and a tenth when the home is granted. Norway: a tenth once the guarantee is there
 * (bustadoppføringslova §47), the rest at the handover. Finland: 15 % at first, and a tenth kept until the handover (asuntokauppalaki,
 * chapter 4 §29).
 */
export const inventedInstalments: Readonly<Record<CountryCode, readonly PlanInstalment[]>> = {
  SE: [
    { kind: 'deposit', amount: 100_000, due: afterAgreement },
    { kind: 'instalment', upToPercent: 10, due: beforeMoveIn(90) },
    { kind: 'final', due: atSettlement },
  ],
  NO: [
    { kind: 'deposit', percent: 10, due: afterAgreement },
    { kind: 'final', due: atSettlement },
  ],
  FI: [
    { kind: 'deposit', percent: 15, due: afterAgreement },
    { kind: 'instalment', upToPercent: 90, due: beforeMoveIn(60) },
    { kind: 'final', due: atSettlement },
  ],
}

/** One for each country. */
export const inventedPlans: readonly PaymentPlan[] = (['SE', 'NO', 'FI'] as const).map((country) => ({
  key: country,
  siteIds: (sites as readonly SiteDefinition[])
    .filter((site) => site.country === country && site.catalogueSiteId === site.siteId)
    .map(({ siteId }) => siteId),
  instalments: inventedInstalments[country],
}))
