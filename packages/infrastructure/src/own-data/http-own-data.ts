// One's own data over HTTP.
import type { OwnData } from '@husrum/application'
import { getOwnData } from '@husrum/contract'
import type { ServiceClient } from '../http/service-client.ts'

export const makeHttpOwnData = ({ client }: { readonly client: ServiceClient }): OwnData => ({
  async standing() {
    const { archive, deletion } = (await client.call(getOwnData, {})).body
    if (!archive) return { deletion }
    const { bytes, ...rest } = archive
    return { archive: { ...rest, ...(bytes !== undefined && { bytes }) }, deletion }
  },
})
