// The company's sales system changes homes and records sales; no browser calls these endpoints.
import { endpoints } from '@husrum/contract'
import { moneyOf, withoutUndefined } from '@husrum/domain'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { NoteHeldBack } from '../../buying/booking/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import type { FieldProblem } from '../../platform/http/problem.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { GuardsOf } from '../search/index.ts'
import { ChangeRefused, changeHomes } from '../search/index.ts'

export interface SalesSystemOptions {
  readonly db: Kysely<Schema>
  readonly guardsOf: GuardsOf
  readonly noteHeldBack: NoteHeldBack
  /** Makes this server's search read catalogue changes now. */
  readonly refresh: () => Promise<void>
  readonly now: () => number
}

const errorsOf = ({ at, reason, amounts }: ChangeRefused): readonly FieldProblem[] => {
  if (reason === 'amounts') return amounts.map(({ fact, key }) => ({ field: `changes.${at}.${fact}`, key }))
  if (reason === 'unknown-home') return [{ field: `changes.${at}.id`, key: 'unknownValue' }]
  if (reason === 'reason-missing') return [{ field: `changes.${at}.reason`, key: 'required' }]
  return [{ field: `changes.${at}.status`, key: 'statusRefused' }]
}

export const salesSystemRoutes = (
  app: Hono<AppEnv>,
  { db, guardsOf, noteHeldBack, refresh, now }: SalesSystemOptions,
): void => {
  bindEndpoint(app, endpoints.changeObjects, async ({ changes }) => {
    const requested = changes.map(
      ({ id, reason, showings, price, totalPrice, monthlyFee, ...facts }) =>
        ({
          homeId: id,
          by: 'staff',
          change: {
            ...withoutUndefined({
              ...facts,
              price: moneyOf(price),
              totalPrice: moneyOf(totalPrice),
              monthlyFee: moneyOf(monthlyFee),
            }),
            ...(showings && { showings: showings.map((showing) => new Date(showing).toISOString()) }),
          },
          ...(reason !== undefined && { reason }),
        }) as const,
    )
    try {
      const { changed, heldBack } = await db.transaction().execute(async (trx) => {
        const done = await changeHomes(trx, requested, { now: now(), guardsOf })
        await noteHeldBack(
          trx,
          done.heldBack.map(({ homeId, facts, change }) => ({
            homeId,
            facts: facts.filter((fact) => fact === 'status' || fact === 'price' || fact === 'totalPrice'),
            change,
          })),
        )
        return done
      })
      if (changed > 0) await refresh()
      return {
        changed,
        heldBack: heldBack.map(({ homeId, facts }) => ({
          id: homeId,
          fields: facts,
          reason: 'booked' as const,
        })),
      }
    } catch (cause) {
      if (cause instanceof ChangeRefused) throw new Problem('invalidRequest', { errors: errorsOf(cause) })
      throw cause
    }
  })
}
