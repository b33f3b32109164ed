// Opens 360-degree pictures, over HTTP (SEARCH-38).
import type { Panoramas } from '@husrum/application'
import { openPanorama } from '@husrum/contract'
import { verbsOf } from '../http/endpoint-verbs.ts'
import type { ServiceClient } from '../http/service-client.ts'

export const makeHttpPanoramas = ({ client }: { readonly client: ServiceClient }): Panoramas =>
  verbsOf(client, { open: [openPanorama, 'objectId'] })
