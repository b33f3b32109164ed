// The homes that a signed-in person has marked, over HTTP (contract-decisions 4.6).
import type { MarkedHomes } from '@husrum/application'
import {
  addFavourite,
  hideHome,
  listFavourites,
  listHiddenHomes,
  mergeMarkedHomes,
  removeFavourite,
  showHome,
} from '@husrum/contract'
import type { MarkedHome } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { refusedStatus } from '../http/service-client.ts'

const calls = {
  favourite: { list: listFavourites, add: addFavourite, remove: removeFavourite },
  hidden: { list: listHiddenHomes, add: hideHome, remove: showHome },
} as const

const toDto = ({ id, ...home }: MarkedHome) => ({ ...home, objectId: id })

export const makeHttpMarkedHomes = ({ client }: { readonly client: ServiceClient }): MarkedHomes => ({
  async list(mark) {
    const { body } = await client.call(calls[mark].list, {})
    return body.homes.map(({ objectId, markedAt, price, status }) => ({
      id: objectId,
      markedAt,
      ...(price !== undefined && { price }),
      ...(status !== undefined && { status }),
    }))
  },
  async add(mark, objectId) {
    try {
      await client.call(calls[mark].add, { objectId })
      return 'marked'
    } catch (error) {
      if ([400, 404].includes(refusedStatus(error) ?? 0)) return 'refused'
      throw error
    }
  },
  async remove(mark, objectId) {
    await client.call(calls[mark].remove, { objectId })
  },
  async merge({ favourite, hidden }) {
    await client.call(mergeMarkedHomes, {
      favorites: favourite.map(toDto),
      hidden: hidden.map(toDto),
    })
  },
})
