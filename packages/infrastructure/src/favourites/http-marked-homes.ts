// The favourites and hidden homes of a signed-in person, over HTTP (MY-14).
import type { MarkedHomes } from '@husrum/application'
import type { ResponseOf } from '@husrum/contract'
import {
  addFavourite,
  hideHome,
  listFavourites,
  listHiddenHomes,
  mergeMarkedHomes,
  removeFavourite,
  seeFavourites,
  showHome,
} from '@husrum/contract'
import type { MarkedHome } from '@husrum/domain'
import { verbsOf } from '../http/endpoint-verbs.ts'
import type { ServiceClient } from '../http/service-client.ts'
import { onOutcome } from '../http/service-client.ts'

const calls = {
  favourite: { add: addFavourite, remove: removeFavourite },
  hidden: { add: hideHome, remove: showHome },
} as const

/** The form in which a device stores it: without history. */
const toDto = ({ id, history: _, ...home }: MarkedHome) => ({ ...home, objectId: id })

const markedHomeOf = ({
  objectId,
  ...home
}: ResponseOf<typeof listFavourites>['homes'][number]): MarkedHome => ({ id: objectId, ...home })

export const makeHttpMarkedHomes = ({ client }: { readonly client: ServiceClient }): MarkedHomes => ({
  ...verbsOf(client, { see: [seeFavourites, 'newsTo'] }),
  async list(mark) {
    if (mark === 'hidden') {
      const { body } = await client.call(listHiddenHomes, {})
      return { homes: body.homes.map(markedHomeOf) }
    }
    const { homes, ...news } = (await client.call(listFavourites, {})).body
    return { homes: homes.map(markedHomeOf), ...news }
  },
  add: (mark, objectId) => {
    const endpoint = calls[mark].add
    const refused = () => 'refused' as const
    return client
      .call(endpoint, { objectId })
      .then(() => 'marked', onOutcome(endpoint, { notFound: refused, invalidRequest: refused }))
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
