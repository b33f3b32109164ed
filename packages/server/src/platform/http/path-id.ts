// Ids in the paths of routes that are not bound to an endpoint: files, links and callbacks.
import { fields, z } from '@husrum/contract'
import type { Context } from 'hono'
import type { AppEnv } from './app-environment.ts'
import { Problem } from './problem.ts'

/** The path parameter, which must be an id as in the contract. Throws `notFound` for anything else: nothing has such an id. */
export const pathId = (c: Context<AppEnv>, name: string): string => {
  const id = c.req.param(name)
  if (id === undefined || !z.safeParse(fields.id, id).success) throw new Problem('notFound')
  return id
}
