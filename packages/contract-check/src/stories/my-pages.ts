// Private data of signed-in users: favourites, searches, news, messages, homes and contacts.
import { randomUUID } from 'node:crypto'
import { endpoints } from '@husrum/contract'
import type { Setting } from '../check.ts'
import { checksOf } from '../check.ts'
import { answered, holds, NotTried, refused, same } from '../expect.ts'
import type { Person } from '../service.ts'

const someHome = async ({ service, site }: Setting): Promise<string> => {
  const filter = { siteId: site.catalogueSiteId }
  const reply = await service.send(endpoints.searchObject, { filter, limit: 1 })
  const [home] = answered(endpoints.searchObject, reply).hits
  if (!home) throw new NotTried('nothing is for sale')
  return home.id
}

type Homes = readonly { readonly objectId: string }[]

const marked = async (
  { service }: Setting,
  endpoint: typeof endpoints.listFavourites | typeof endpoints.listHiddenHomes,
  as: Person,
): Promise<readonly string[]> =>
  (answered(endpoint, await service.send(endpoint, {}, { as })).homes as Homes).map(
    ({ objectId }) => objectId,
  )

const search = {
  name: 'En prövning',
  address: '/sok-bostad/?minRooms=3&maxRooms=4',
  rhythm: 'weekly',
} as const

export const myPagesChecks = checksOf('my-pages', {
  'a home is stored once as a favourite, for one user, until it is removed': async (setting) => {
    const { service, people } = setting
    const objectId = await someHome(setting)
    const [as, other] = [await people.of('buyer'), await people.of('otherBuyer')]
    const put = () => service.send(endpoints.addFavourite, { objectId }, { as })
    const remove = () => service.send(endpoints.removeFavourite, { objectId }, { as })
    await service.send(endpoints.removeFavourite, { objectId }, { as: other })
    answered(endpoints.addFavourite, await put())
    const first = answered(
      endpoints.getFavourite,
      await service.send(endpoints.getFavourite, { objectId }, { as }),
    )
    answered(endpoints.addFavourite, await put())
    const again = answered(
      endpoints.getFavourite,
      await service.send(endpoints.getFavourite, { objectId }, { as }),
    )
    same('when it was marked', again.markedAt, first.markedAt)
    const own = await marked(setting, endpoints.listFavourites, as)
    same('times in the list', own.filter((id) => id === objectId).length, 1)
    holds(
      'it is a favourite of another user',
      !(await marked(setting, endpoints.listFavourites, other)).includes(objectId),
    )
    refused(await service.send(endpoints.getFavourite, { objectId }, { as: other }), 404)
    answered(endpoints.removeFavourite, await remove())
    answered(endpoints.removeFavourite, await remove())
    refused(await service.send(endpoints.getFavourite, { objectId }, { as }), 404)
    refused(await service.send(endpoints.addFavourite, { objectId: 'unknown-id' }, { as }), 404)
  },
  'a hidden home can be shown again': async (setting) => {
    const { service, people } = setting
    const objectId = await someHome(setting)
    const as = await people.of('buyer')
    answered(endpoints.hideHome, await service.send(endpoints.hideHome, { objectId }, { as }))
    holds('it is not hidden', (await marked(setting, endpoints.listHiddenHomes, as)).includes(objectId))
    answered(endpoints.showHome, await service.send(endpoints.showHome, { objectId }, { as }))
    holds('it is still hidden', !(await marked(setting, endpoints.listHiddenHomes, as)).includes(objectId))
  },
  'marked homes of a device are imported once': async (setting) => {
    const { service, people } = setting
    const objectId = await someHome(setting)
    const as = await people.of('buyer')
    const values = { favorites: [{ objectId, markedAt: 1_780_000_000_000 }], hidden: [] }
    for (const _ of [1, 2])
      answered(endpoints.mergeMarkedHomes, await service.send(endpoints.mergeMarkedHomes, values, { as }))
    const own = await marked(setting, endpoints.listFavourites, as)
    same('times in the list', own.filter((id) => id === objectId).length, 1)
    await service.send(endpoints.removeFavourite, { objectId }, { as })
  },
  'a search is saved once, and only its owner can change, remove and restore it': async (setting) => {
    const { service, people } = setting
    const [as, other] = [await people.of('buyer'), await people.of('otherBuyer')]
    const keep = async (name: string) =>
      answered(endpoints.saveSearch, await service.send(endpoints.saveSearch, { ...search, name }, { as }))
    const list = async (who: Person): Promise<readonly { id: string; name: string }[]> =>
      answered(endpoints.getSavedSearches, await service.send(endpoints.getSavedSearches, {}, { as: who }))
        .savedSearches
    const { id } = await keep('En prövning')
    same('id of the same search under another name', (await keep('Samma sökning')).id, id)
    same(
      'names of the search in the list',
      (await list(as)).filter((each) => each.id === id).map(({ name }) => name),
      ['Samma sökning'],
    )
    const { homes } = await keep('Samma sökning')
    const found = await service.send(endpoints.searchObject, {
      limit: 0,
      filter: { siteId: setting.site.catalogueSiteId, minRooms: 3, maxRooms: 4 },
    })
    if (setting.site.key === 'sweden')
      same('homes that it finds', homes, answered(endpoints.searchObject, found).estimatedTotalHits)
    const change = (values: Readonly<Record<string, unknown>>, who: Person) =>
      service.send(endpoints.changeSavedSearch, { id, ...values }, { as: who })
    refused(await change({ isPaused: true }, other), 404)
    refused(await service.send(endpoints.removeSavedSearch, { id }, { as: other }), 404)
    same('paused', answered(endpoints.changeSavedSearch, await change({ isPaused: true }, as)).isPaused, true)
    answered(endpoints.removeSavedSearch, await service.send(endpoints.removeSavedSearch, { id }, { as }))
    holds('it is still saved', !(await list(as)).some((each) => each.id === id))
    answered(endpoints.changeSavedSearch, await change({ isRemoved: false }, as))
    holds(
      'it was not restored',
      (await list(as)).some((each) => each.id === id),
    )
    await service.send(endpoints.removeSavedSearch, { id }, { as })
  },
  'only the recipient can read and dismiss a notification': async ({ service, site, people }) => {
    const [as, other] = [await people.of('resident'), await people.of('otherResident')]
    const list = async (): Promise<readonly { id: string; isRead?: boolean; createdOn: number }[]> =>
      answered(
        endpoints.getNotifications,
        await service.send(endpoints.getNotifications, { siteKey: site.key }, { as }),
      )
    const all = await list()
    const [first] = all
    if (!first) throw new NotTried('the resident has no notification')
    same(
      'order',
      all.map(({ createdOn }) => createdOn),
      all.map(({ createdOn }) => createdOn).toSorted((a, b) => b - a),
    )
    const { id } = first
    refused(await service.send(endpoints.readNotification, { id }, { as: other }), 404)
    refused(await service.send(endpoints.pauseNotification, { id }, { as: other }), 404)
    answered(endpoints.readNotification, await service.send(endpoints.readNotification, { id }, { as }))
    same('read', (await list()).find((each) => each.id === id)?.isRead, true)
  },
  'news are counted, listed page by page, and marked as read': async ({ service, people }) => {
    const as = await people.of('otherResident')
    const page = async (from = 0) =>
      answered(endpoints.getNews, await service.send(endpoints.getNews, { from }, { as }))
    const { items, total, unread } = await page()
    const [first] = items
    if (!first) throw new NotTried('there are no news')
    holds('more are listed than exist', items.length <= 10 && items.length <= total && unread <= total)
    same('news from the second onwards', (await page(1)).items.slice(0, items.length - 1), items.slice(1))
    const one = answered(
      endpoints.getNewsItem,
      await service.send(endpoints.getNewsItem, { id: first.id }, { as }),
    )
    same('title', one.title, first.title)
    holds('its body contains a script', !/<script|\son\w+=/i.test(one.body))
    answered(endpoints.readNewsItem, await service.send(endpoints.readNewsItem, { id: first.id }, { as }))
    same('unread', (await page()).unread, unread - (first.isRead ? 0 : 1))
    answered(endpoints.readAllNews, await service.send(endpoints.readAllNews, {}, { as }))
    same('unread after all were read', (await page()).unread, 0)
  },
  'opt-outs of notifications are stored': async ({ service, people }) => {
    const as = await people.of('otherResident')
    const read = async () =>
      answered(
        endpoints.getNotificationSettings,
        await service.send(endpoints.getNotificationSettings, {}, { as }),
      )
    const before = await read()
    const wanted = { language: 'en', stops: [] }
    const reply = await service.send(endpoints.changeNotificationSettings, wanted, { as })
    same('answer', answered(endpoints.changeNotificationSettings, reply), wanted)
    same('stored', await read(), wanted)
    await service.send(endpoints.changeNotificationSettings, before, { as })
  },
  'a message is sent once, and its key is refused for another message': async ({ service, people }) => {
    const as = await people.of('resident')
    const all = answered(endpoints.getContacts, await service.send(endpoints.getContacts, {}, { as }))
    const place = all.places.find(({ contacts }: { contacts: readonly unknown[] }) => contacts.length > 0)
    if (!place) throw new NotTried('there is no contact to write to')
    const one = answered(
      endpoints.getContactsOf,
      await service.send(endpoints.getContactsOf, { of: place.of }, { as }),
    )
    same('contacts of the place', one.contacts, place.contacts)
    const key = randomUUID()
    const write = (message: string) =>
      service.send(
        endpoints.writeToContact,
        { of: place.of, contactId: place.contacts[0].id, subject: 'En prövning', message },
        { as, headers: { 'idempotency-key': key } },
      )
    const first = answered(endpoints.writeToContact, await write('Vem svarar?'))
    same('id of the repeat', answered(endpoints.writeToContact, await write('Vem svarar?')).id, first.id)
    refused(await write('Något annat.'), 422, 'keyReused')
    const { messages } = answered(
      endpoints.getContacts,
      await service.send(endpoints.getContacts, {}, { as }),
    )
    same('times sent', messages.filter(({ id }: { id: string }) => id === first.id).length, 1)
    same('the latest', messages[0].id, first.id)
  },
  'only its resident can read a home and its dates': async ({ service, people }) => {
    const [as, other] = [await people.of('otherResident'), await people.of('buyer')]
    const { residences } = answered(
      endpoints.getResidences,
      await service.send(endpoints.getResidences, {}, { as }),
    )
    const [home] = residences
    if (!home) throw new NotTried('the resident has no home')
    const objectId = home.id
    const own = answered(
      endpoints.getTimeline,
      await service.send(endpoints.getTimeline, { objectId }, { as }),
    )
    same('home', own.id, objectId)
    refused(await service.send(endpoints.getTimeline, { objectId }, { as: other }), 404)
  },
  'the overview is complete': async ({ service, people }) => {
    const as = await people.of('resident')
    const reply = await service.send(endpoints.getMyPagesOverview, {}, { as })
    const { failed } = answered(endpoints.getMyPagesOverview, reply)
    same('parts that failed', failed, [])
  },
  'viewed homes are private': async ({ service, site, people }) => {
    const as = await people.of('buyer')
    const { id } = answered(endpoints.getMe, await service.send(endpoints.getMe, {}, { as }))
    const siteId = site.siteId
    const reply = await service.send(endpoints.getLastVisited, { id, siteId })
    same('visits that a guest can read', answered(endpoints.getLastVisited, reply), [])
  },
})
