// The data of the residence explorer, over HTTP (SEARCH-34).
import type { ExplorerSource } from '@husrum/application'
import type { ExplorerDto } from '@husrum/contract'
import { getExplorer } from '@husrum/contract'
import type { ExplorerData } from '@husrum/domain'
import { moneyOf, withoutUndefined } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { onOutcome } from '../http/service-client.ts'

const toExplorerData = ({ apts, ...data }: ExplorerDto): ExplorerData =>
  ({
    ...data,
    apts: apts.map(({ price, ...apartment }) => ({
      ...apartment,
      ...withoutUndefined({ price: moneyOf(price) }),
    })),
  }) as ExplorerData

export const makeHttpExplorerSource = ({ client }: { readonly client: ServiceClient }): ExplorerSource => ({
  load: (stageId) =>
    client
      .call(getExplorer, { stageId })
      .then(({ body }) => toExplorerData(body), onOutcome(getExplorer, { notFound: () => undefined })),
})
