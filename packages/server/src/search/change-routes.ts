// Where the company's sales system changes homes: it shows its key, and no browser comes here.
import { endpoints } from '@husrum/contract'
import { moneyOf } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../http/app-environment.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { isKnownKey } from '../http/is-known-key.ts'
import type { FieldProblem } from '../http/problem.ts'
import { Problem } from '../http/problem.ts'
import { ChangeRefused } from './change-homes.ts'
import { present } from './residence-mappers.ts'
import type { ResidenceService } from './residence-service.ts'

/** @param key as the setting has it: one, or two with a comma. */
export const assertKey = (authorization: string, key: string | undefined): void => {
  if (key === undefined) throw new Problem('notFound')
  const [, shown] = /^Bearer (.*)$/.exec(authorization) ?? []
  if (shown === undefined || !isKnownKey(shown, key)) throw new Problem('signedOut')
}

const errorsOf = ({ at, reason, amounts }: ChangeRefused): readonly FieldProblem[] => {
  if (reason === 'amounts') return amounts.map(({ fact, key }) => ({ field: `changes.${at}.${fact}`, key }))
  if (reason === 'unknown-home') return [{ field: `changes.${at}.id`, key: 'unknownValue' }]
  if (reason === 'reason-missing') return [{ field: `changes.${at}.reason`, key: 'required' }]
  return [{ field: `changes.${at}.status`, key: 'statusRefused' }]
}

/** @param key absent: nothing stands here. */
export const makeChangeRoutes = (
  app: Hono<AppEnv>,
  service: Pick<ResidenceService, 'changeHomes'>,
  key: string | undefined,
): void => {
  bindEndpoint(app, endpoints.changeObjects, async ({ changes }, { authorization }) => {
    assertKey(authorization, key)
    try {
      const changed = await service.changeHomes(
        changes.map(({ id, reason, showings, price, totalPrice, monthlyFee, ...facts }) => ({
          homeId: id,
          by: 'staff',
          change: {
            ...present(facts),
            ...(price !== undefined && { price: moneyOf(price) }),
            ...(totalPrice !== undefined && { totalPrice: moneyOf(totalPrice) }),
            ...(monthlyFee !== undefined && { monthlyFee: moneyOf(monthlyFee) }),
            ...(showings && { showings: showings.map((showing) => new Date(showing).toISOString()) }),
          },
          ...(reason !== undefined && { reason }),
        })),
      )
      return { changed }
    } catch (cause) {
      if (cause instanceof ChangeRefused) throw new Problem('invalidRequest', { errors: errorsOf(cause) })
      throw cause
    }
  })
}
