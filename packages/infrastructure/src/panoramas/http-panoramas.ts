// What opens 360-degree pictures, over HTTP (specification 3 §7.2).
import type { Panoramas } from '@husrum/application'
import { openPanorama } from '@husrum/contract'
import type { ServiceClient } from '../http/service-client.ts'

export const makeHttpPanoramas = ({ client }: { readonly client: ServiceClient }): Panoramas => ({
  open: async (objectId) => (await client.call(openPanorama, { objectId })).body,
})
