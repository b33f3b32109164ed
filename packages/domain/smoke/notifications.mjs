// Smoke assertions for notifications: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const notifications = (
  {
    currentNotifications,
    fetchesNotifications,
    notificationBadge,
    notificationListOf,
    notificationName,
    notificationPath,
    notificationTypes,
    pausedUntil,
    siteByKey,
  },
  is,
) => {
  const sweden = siteByKey('sweden')
  const finland = siteByKey('finland')
  /** @param {object} facts */
  const one = (facts) => ({ id: 'e-1', notificationType: 'Case', createdOn: 1, ...facts })
  /** @param {number} count */
  const badge = (count) =>
    notificationBadge(
      notificationListOf(
        Array.from({ length: count }, () => one({})),
        5,
      ),
    ) ?? null

  is('there are three kinds', notificationTypes, ['VipPayment', 'DocumentSigning', 'Case'])
  is('they have two names', notificationTypes.map(notificationName), [
    'approval',
    'awaiting_signature',
    'approval',
  ])
  is(
    'payments, documents and errands each lead to their page',
    notificationTypes.map((/** @type {string} */ notificationType) =>
      notificationPath(one({ notificationType }), sweden),
    ),
    ['/mina-sidor/betalningar/', '/mina-sidor/mina-avtal/', '/mina-sidor/arenden/?errandId=e-1'],
  )
  is('or to My Pages', notificationPath(one({}), finland), '/sivuni/')
  is(
    'ids are escaped',
    notificationPath(one({ id: 'å&b' }), sweden),
    '/mina-sidor/arenden/?errandId=%C3%A5%26b',
  )
  is('nobody anonymous has any', fetchesNotifications(undefined), false)
  is('a private person has', fetchesNotifications({}), true)
  is('a board member has none', fetchesNotifications({ association: {} }), false)
  is('a pause is seven days', pausedUntil(0), 604_800_000)
  is('a paused one is away', currentNotifications([one({ pausedUntil: 10 })], 9), [])
  is('and comes back', currentNotifications([one({ pausedUntil: 10 })], 10).length, 1)
  is(
    'the latest comes first',
    currentNotifications([one({ id: 'a' }), one({ id: 'b', createdOn: 2 })], 5).map(
      (/** @type {any} */ { id }) => id,
    ),
    ['b', 'a'],
  )
  is('nothing is empty', notificationListOf([], 5), { kind: 'empty' })
  is('a failure is no emptiness', notificationListOf(undefined, 5), { kind: 'failed' })
  is('the badge counts to 99', [badge(0), badge(1), badge(99), badge(100)], [null, '1', '99', '99+'])
}
