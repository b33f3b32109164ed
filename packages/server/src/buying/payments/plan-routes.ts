// The company's payment plans over HTTP; no browser calls these endpoints.
import type { Answer, ResponseOf } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { PaymentPlan, SiteDefinition } from '@husrum/domain'
import { paymentPlanIssues, siteById } from '@husrum/domain'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'

/** A site that sells homes of its own. */
const sells = (siteId: number): boolean => {
  const site: SiteDefinition | undefined = siteById(siteId)
  return site?.catalogueSiteId === siteId
}

/** Replaces all plans. In the caller's transaction. */
export const storePaymentPlans = async (
  trx: Kysely<Schema>,
  plans: readonly PaymentPlan[],
  now: number,
): Promise<void> => {
  await sql`lock table payment_plans in share row exclusive mode`.execute(trx)
  await trx.deleteFrom('payment_plans').execute()
  if (plans.length === 0) return
  await trx
    .insertInto('payment_plans')
    .values(
      plans.map((plan) => ({
        key: plan.key,
        record: JSON.stringify(plan),
        changed_at: new Date(now).toISOString(),
      })),
    )
    .execute()
}

export const planRoutes = (
  app: Hono<AppEnv>,
  { db, now }: { readonly db: Kysely<Schema>; readonly now: () => number },
): void => {
  const listed = async (): Promise<Answer<ResponseOf<typeof endpoints.listPaymentPlans>>> => {
    const rows = await db.selectFrom('payment_plans').select('record').orderBy('key').execute()
    return { plans: rows.map(({ record }) => record) } as never
  }
  bindEndpoint(app, endpoints.listPaymentPlans, listed)
  bindEndpoint(app, endpoints.setPaymentPlans, async ({ plans }) => {
    const issues = paymentPlanIssues(plans, sells)
    if (issues.length > 0)
      throw new Problem('invalidRequest', {
        errors: issues.map(({ at, field, key }) => ({ field: `plans.${at}.${field}`, key })),
      })
    await db.transaction().execute((trx) => storePaymentPlans(trx, plans, now()))
    return listed()
  })
}
