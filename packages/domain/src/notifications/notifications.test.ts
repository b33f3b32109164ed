import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteByKey, sites } from '../sites/sites.ts'
import { aNotification } from '../testing/notifications.ts'
import {
  currentNotifications,
  notificationListOf,
  notificationName,
  notificationPath,
  notificationTypes,
  pausedUntil,
  unreadNotifications,
} from './notifications.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 2, 10)

test('Notifications have the three types of PLAT-87, and our own', () => {
  expect(notificationTypes.slice(0, 3)).toEqual(['VipPayment', 'DocumentSigning', 'Case'])
  expect(notificationTypes).toHaveLength(10)
})

test('The badge counts unread notifications', () => {
  const seen = aNotification({ id: 'seen', isRead: true })
  expect(unreadNotifications([seen, aNotification({ id: 'new' })])).toBe(1)
})

test.each([
  ['VipPayment', 'approval'],
  ['DocumentSigning', 'awaiting_signature'],
  ['Case', 'approval'],
] as const)('The name of %s is %s', (type, name) => {
  expect(notificationName(type)).toBe(name)
})

describe('The link of a notification', () => {
  test.each([
    ['sweden', 'VipPayment', '/mina-sidor/betalningar/'],
    ['sweden', 'DocumentSigning', '/mina-sidor/mina-avtal/'],
    ['sweden', 'Case', '/mina-sidor/arenden/?errandId=e-1'],
    ['norway', 'VipPayment', '/mine-sider/betalinger/'],
    ['norway', 'DocumentSigning', '/mine-sider/mine-avtaler/'],
    ['norway', 'Case', '/mine-sider/arenden/?errandId=e-1'],
    ['finland', 'VipPayment', '/sivuni/'],
    ['finland', 'DocumentSigning', '/sivuni/asiakirjat/'],
    ['finland', 'Case', '/sivuni/'],
    ['senior', 'Case', '/mina-sidor/arenden/?errandId=e-1'],
    ['contractor', 'VipPayment', '/mina-sidor/'],
    ['contractor', 'Case', '/mina-sidor/arenden/?errandId=e-1'],
    ['sweden-english', 'VipPayment', '/en/'],
    ['sweden-english', 'Case', '/en/'],
  ] as const)('on %s of a %s is %s', (key, notificationType, path) => {
    expect(notificationPath(aNotification({ id: 'e-1', notificationType }), siteByKey(key))).toBe(path)
  })

  test.each([
    ['a b&c=d', 'a%20b%26c%3Dd'],
    ['\ud800', '%EF%BF%BD'],
  ])('escapes an errand id %j', (id, escaped) => {
    expect(notificationPath(aNotification({ id, notificationType: 'Case' }), siteByKey('sweden'))).toBe(
      `/mina-sidor/arenden/?errandId=${escaped}`,
    )
  })

  test.each([
    ['/mina-sidor/nyheter/?newsId=n-1', '/mina-sidor/nyheter/?newsId=n-1'],
    ['//elsewhere.example/', '/mina-sidor/nyheter/'],
    ['/\\elsewhere.example/', '/mina-sidor/nyheter/'],
    ['https://elsewhere.example/', '/mina-sidor/nyheter/'],
  ])('of its own, %j, becomes %s', (link, path) => {
    const news = aNotification({ notificationType: 'News', link })
    expect(notificationPath(news, siteByKey('sweden'))).toBe(path)
  })

  test('is a path on the site, for any id', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(...notificationTypes),
        fc.constantFrom(...sites),
        (id, notificationType, site) => {
          expect(notificationPath({ id, notificationType, createdOn: 0 }, site)).toMatch(
            /^\/[\w/-]*(\?errandId=[\w%.~!*'()-]*)?$/,
          )
        },
      ),
    )
  })
})

describe('Snoozing a notification', () => {
  test('lasts seven days', () => {
    expect(pausedUntil(now)).toBe(now + 7 * day)
  })

  test.each([
    ['at the start', now, 0],
    ['a millisecond before it ends', now + 7 * day - 1, 0],
    ['when it ends', now + 7 * day, 1],
    ['after that', now + 8 * day, 1],
  ])('is evaluated %s', (_, at, count) => {
    expect(currentNotifications([aNotification({ pausedUntil: pausedUntil(now) })], at)).toHaveLength(count)
  })

  test('does not affect other notifications', () => {
    expect(currentNotifications([aNotification()], 0)).toHaveLength(1)
  })
})

describe('The notification list', () => {
  test('is sorted by latest first, and by id for equal instants', () => {
    const list = [
      aNotification({ id: 'b', createdOn: 2 }),
      aNotification({ id: 'c', createdOn: 3 }),
      aNotification({ id: 'a', createdOn: 2 }),
      aNotification({ id: 'd', createdOn: 1 }),
    ]
    expect(currentNotifications(list, now).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
    expect(list[0]?.id).toBe('b')
  })

  test('is loaded, empty or failed, and a failed one has no count', () => {
    const notification = aNotification()
    expect(notificationListOf([notification], now)).toEqual({ kind: 'loaded', notifications: [notification] })
    expect(notificationListOf([], now)).toEqual({ kind: 'empty' })
    expect(notificationListOf([aNotification({ pausedUntil: now + 1 })], now)).toEqual({ kind: 'empty' })
    expect(notificationListOf(undefined, now)).toEqual({ kind: 'failed' })
  })

  test('has the same order for any fetch order', () => {
    const list = fc.uniqueArray(fc.tuple(fc.string({ maxLength: 2 }), fc.integer({ min: 0, max: 3 })), {
      selector: ([id]) => id,
      maxLength: 6,
    })
    fc.assert(
      fc.property(list, (facts) => {
        const all = facts.map(([id, createdOn]) => aNotification({ id, createdOn }))
        expect(currentNotifications([...all].reverse(), now)).toEqual(currentNotifications(all, now))
      }),
    )
  })
})
