// Smoke assertions for notifications: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const notifications = (
  { notificationListOf, notificationName, notificationPath, notificationTypes, pausedUntil, siteByKey },
  is,
) => {
  const sweden = siteByKey('sweden')
  const finland = siteByKey('finland')
  /** @param {object} facts */
  const one = (facts) => ({ id: 'e-1', notificationType: 'Case', createdOn: 1, ...facts })
  /** @param {object[]} fetched @param {number} now */
  const ids = (fetched, now) =>
    notificationListOf(fetched, now).notifications?.map((/** @type {any} */ { id }) => id) ?? []

  is('the three kinds of other backends come first', notificationTypes.slice(0, 3), [
    'VipPayment',
    'DocumentSigning',
    'Case',
  ])
  is('they have two names', notificationTypes.slice(0, 3).map(notificationName), [
    'approval',
    'awaiting_signature',
    'approval',
  ])
  is(
    'payments, documents and errands each lead to their page',
    notificationTypes
      .slice(0, 3)
      .map((/** @type {string} */ notificationType) => notificationPath(one({ notificationType }), sweden)),
    ['/mina-sidor/betalningar/', '/mina-sidor/mina-avtal/', '/mina-sidor/arenden/?errandId=e-1'],
  )
  is('or to My Pages', notificationPath(one({}), finland), '/sivuni/')
  is(
    'ids are escaped',
    notificationPath(one({ id: 'å&b' }), sweden),
    '/mina-sidor/arenden/?errandId=%C3%A5%26b',
  )
  is('a pause is seven days', pausedUntil(0), 604_800_000)
  is('a paused one is away', ids([one({ pausedUntil: 10 })], 9), [])
  is('and comes back', ids([one({ pausedUntil: 10 })], 10), ['e-1'])
  is('the latest comes first', ids([one({ id: 'a' }), one({ id: 'b', createdOn: 2 })], 5), ['b', 'a'])
  is('ids decide between two of an instant', ids([one({ id: 'b' }), one({ id: 'a' })], 5), ['a', 'b'])
  is('there is a list', notificationListOf([one({})], 5).kind, 'loaded')
  is('nothing is empty', notificationListOf([], 5), { kind: 'empty' })
  is('a failure is no emptiness', notificationListOf(undefined, 5), { kind: 'failed' })
}
