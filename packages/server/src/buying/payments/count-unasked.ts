// Counts payments and refunds under way with providers that this server has no credentials for: their outcome is not checked.
import type { PaymentProvider } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PaymentProviders } from './open-payment-providers.ts'

export interface UnaskedMoney {
  readonly provider: PaymentProvider
  readonly payments: number
  readonly refunds: number
}

export const countUnasked = async (
  db: Kysely<Schema>,
  providers: Pick<PaymentProviders, 'of'>,
): Promise<readonly UnaskedMoney[]> => {
  const { rows } = await sql<UnaskedMoney>`
    select provider,
      (count(*) filter (where payments.status in ('pending', 'unknown')
        or payments.state ->> 'isUnconfirmed' is not null))::int as payments,
      (count(*) filter (where payment_refunds.status in ('asked', 'underWay') and not is_by_hand))::int as refunds
    from payments left join payment_refunds on payment_refunds.payment_id = payments.id
    where provider is not null and (payments.next_check_at is not null or payments.status in ('pending', 'unknown')
      or payment_refunds.status in ('asked', 'underWay'))
    group by provider order by provider`.execute(db)
  return rows.filter(({ provider, payments, refunds }) => !providers.of(provider) && payments + refunds > 0)
}
