// The personal data of an account, over HTTP.
import type { OwnData, OwnIdentity } from '@husrum/application'
import type { ResponseOf } from '@husrum/contract'
import { getOwnData } from '@husrum/contract'
import { toBlocking } from '../accounts/auth-result-mapper.ts'
import type { ServiceClient } from '../http/service-client.ts'

type OwnDataDto = ResponseOf<typeof getOwnData>

const identityOf = ({ blocking, ...identity }: NonNullable<OwnDataDto['identity']>): OwnIdentity => ({
  ...identity,
  blocking: blocking.map(toBlocking),
})

export const makeHttpOwnData = ({ client }: { readonly client: ServiceClient }): OwnData => ({
  async standing() {
    const { archive, identity, deletion } = (await client.call(getOwnData, {})).body
    return {
      ...(archive && { archive }),
      ...(identity && { identity: identityOf(identity) }),
      deletion: { ...deletion, blocking: deletion.blocking.map(toBlocking) },
    }
  },
})
