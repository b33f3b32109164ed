// The places and lists of the fault-report wizard, over HTTP (FAULT-68 to FAULT-72).
import type { CasePlaces } from '@husrum/application'
import { ContractBroken } from '@husrum/application'
import {
  changeCaseAccount,
  followReported,
  getCaseAgreements,
  getCaseArticles,
  getCaseAssets,
  getCaseAssociation,
  getCaseBuildingRooms,
  getCaseFaq,
  getCaseRooms,
  getPublicAddresses,
  getReportedFaults,
  searchCaseBuildings,
  searchCaseObjects,
} from '@husrum/contract'
import type { CaseFaqItem } from '@husrum/domain'
import { verbsOf } from '../http/endpoint-verbs.ts'
import type { ServiceClient } from '../http/service-client.ts'
import { onOutcome } from '../http/service-client.ts'
import type { LoadSanitiser } from '../pages/page-mapper.ts'

export const makeHttpCasePlaces = ({
  client,
  loadSanitiser,
}: {
  readonly client: ServiceClient
  readonly loadSanitiser: LoadSanitiser
}): CasePlaces => ({
  ...verbsOf(client, {
    publicAddresses: [getPublicAddresses],
    searchBuildings: [searchCaseBuildings, 'text'],
    searchHomes: [searchCaseObjects, 'text'],
    roomsOfHome: [getCaseRooms, 'apartmentId'],
    roomsOfProperty: [getCaseBuildingRooms, 'propertyId'],
    association: [getCaseAssociation],
    reportedFaults: [getReportedFaults, 'placeId', 'roomId'],
    changeBoardEmail: [changeCaseAccount, 'email'],
  }),
  agreements: async () => {
    const { body } = await client.call(getCaseAgreements, {})
    // A person without agreements gets no list (204): an empty one is a failure of the backend.
    if (body?.length === 0) throw new ContractBroken('The list of agreements is empty')
    return body ?? []
  },
  assets: async (roomId) =>
    (await client.call(getCaseAssets, { roomId })).body.map(({ faqIds = [], ...asset }) => ({
      ...asset,
      faqIds,
    })),
  articles: async (ids) => {
    const { items } = (await client.call(getCaseArticles, { ids: [...ids] })).body
    const sanitise = await loadSanitiser()
    return items.map(({ title, text }) => ({ title, text: sanitise(text) }))
  },
  faq: async (ids) => {
    const { body } = await client.call(getCaseFaq, { faqIds: [...ids] })
    const sanitise = await loadSanitiser()
    return body.map(({ answer, ...item }) => ({ ...item, answer: sanitise(answer) }) as CaseFaqItem)
  },
  follow: (id) =>
    client
      .call(followReported, { id })
      .then(() => true, onOutcome(followReported, { notFound: () => false })),
})
