// The key that another system sends in `Authorization: Bearer …`, and what it permits.
import type { IntegrationScope } from '@husrum/contract'
import { Problem } from './problem.ts'

export interface IntegrationKey {
  /** By which staff identify it; logged and stored with the actions of the key. */
  readonly name: string
  readonly scopes: readonly IntegrationScope[]
}

/** Undefined for a secret that is unknown, expired or revoked. */
export type FindIntegrationKey = (secret: string) => Promise<IntegrationKey | undefined>

export const findNoKey: FindIntegrationKey = async () => undefined

/** Throws `signedOut` without a valid key, and `forbidden` if the key lacks the scope. */
export const requireIntegrationKey = async (
  authorization: string,
  scope: IntegrationScope,
  find: FindIntegrationKey,
): Promise<IntegrationKey> => {
  const [, secret] = /^Bearer (.{1,300})$/.exec(authorization) ?? []
  const key = secret === undefined ? undefined : await find(secret)
  if (!key) throw new Problem('signedOut')
  if (!key.scopes.includes(scope)) throw new Problem('forbidden')
  return key
}
