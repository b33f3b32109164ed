import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteByKey } from '../sites/sites.ts'
import { shouldFetchPage } from './page-change.ts'
import { afterPageLoad, minReloadIntervalMs, reloadDecision, scrollOnPageChange } from './page-load.ts'

const sweden = siteByKey('sweden')
const english = siteByKey('sweden-english')

describe('Moving to another page', () => {
  test.each([
    ['/sok-bostad/', '/sok-bostad/', false],
    ['/sok-bostad', '/sok-bostad/', false],
    ['/okand/', '/okand/?a=1', false],
    ['/okand/?a=1', '/okand/#b', false],
    ['/sok-bostad/', '/sok-bostad/skane/', false],
    ['/sok-bostad/skane/?minPrice=1', '/sok-bostad/skane/malmo/', false],
    ['/sok/', '/sok/alla/', false],
    ['/om-oss/sok/', '/om-oss/sok/nyheter/', false],
    ['/boka/', '/boka/steg-2/', false],
    ['/mina-sidor/tidslinje/', '/mina-sidor/tidslinje/avtal/', false],
    ['/boka/', '/boka/info/', true],
    ['/boka/info/', '/boka/', true],
    ['/sok-bostad/', '/sok/', true],
    ['/sok/', '/sok-bostad/', true],
    ['/', '/sok-bostad/', true],
    ['/sok-bostad/', '/', true],
    ['/bostader/a/', '/bostader/b/', true],
    ['/maklar-objekt/a/', '/maklar-objekt/b/', true],
    ['/lokaler/', '/lokaler/a/', true],
    ['/mina-sidor/', '/mina-sidor/arenden/', true],
    ['/mina-sidor/arenden/', '/mina-sidor/arenden/1/', true],
    ['/felanmalan/', '/felanmalan/boende/villkor/', true],
    ['/felanmalan/boende/villkor/', '/felanmalan/boende/kontakt/', false],
    ['/felanmalan/boende/villkor/', '/felanmalan/styrelse/villkor/', true],
    ['/okand/', '/annan/', true],
    ['/sok-bostad/', '/sok-bostader/', true],
  ])('from %s to %s fetches: %s', (from, to, fetches) => {
    expect(shouldFetchPage(sweden, from, to)).toBe(fetches)
  })

  test('is symmetric, and never fetches for the same page', () => {
    const path = fc
      .array(fc.constantFrom('sok-bostad', 'sok', 'boka', 'info', 'mina-sidor', 'tidslinje', 'a'), {
        maxLength: 3,
      })
      .map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(path, path, (a, b) => {
        expect(shouldFetchPage(sweden, a, b)).toBe(shouldFetchPage(sweden, b, a))
        expect(shouldFetchPage(sweden, a, a)).toBe(false)
      }),
    )
  })
})

describe('The response for a page', () => {
  test.each([
    [200, 'search', { kind: 'render', template: 'search' }],
    [200, 'pressRelease', { kind: 'render', template: 'pressRelease' }],
    [200, 'notFound', { kind: 'render', template: 'notFound' }],
    [200, 'holodeck', { kind: 'unknownTemplate', value: 'holodeck' }],
    [200, undefined, { kind: 'unknownTemplate', value: undefined }],
    [404, 'notFoundObject', { kind: 'render', template: 'notFoundObject' }],
    [404, 'notFound', { kind: 'render', template: 'notFound' }],
    [404, undefined, { kind: 'showError', template: 'notFound' }],
    [404, 'holodeck', { kind: 'unknownTemplate', value: 'holodeck' }],
    [401, undefined, { kind: 'signIn', address: '/logga-in/?referrer=%2Fmina-sidor%2F%3Fa%3D1' }],
    [403, 'search', { kind: 'signIn', address: '/logga-in/?referrer=%2Fmina-sidor%2F%3Fa%3D1' }],
    [
      409,
      undefined,
      { kind: 'signIn', address: '/logga-in/?referrer=%2Fmina-sidor%2F%3Fa%3D1&error=MustActivatePid' },
    ],
    [400, undefined, { kind: 'showError', template: 'error' }],
    [402, undefined, { kind: 'showError', template: 'error' }],
    [410, 'notFound', { kind: 'showError', template: 'notFound' }],
    [429, 'search', { kind: 'showError', template: 'error' }],
    [500, undefined, { kind: 'showError', template: 'error' }],
    [500, 'notFound', { kind: 'showError', template: 'notFound' }],
    [503, 'error', { kind: 'showError', template: 'error' }],
    [204, 'search', { kind: 'showError', template: 'error' }],
  ])('%d with the template %s leads to the right page', (status, template, continuation) => {
    expect(afterPageLoad(sweden, '/mina-sidor/?a=1', { kind: 'answered', status, template })).toEqual(
      continuation,
    )
  })

  test('shows the error page if it is absent', () => {
    expect(afterPageLoad(sweden, '/', { kind: 'failed' })).toEqual({ kind: 'showError', template: 'error' })
  })

  test.each([401, 403, 409])('%d shows the error page on a site without login', (status) => {
    expect(afterPageLoad(english, '/en/', { kind: 'answered', status })).toEqual({
      kind: 'showError',
      template: 'error',
    })
  })

  test('omits an unsafe address from the sign-in link', () => {
    expect(afterPageLoad(sweden, '/okand/', { kind: 'answered', status: 401 })).toEqual({
      kind: 'signIn',
      address: '/logga-in/',
    })
    expect(afterPageLoad(sweden, '/okand/', { kind: 'answered', status: 409 })).toEqual({
      kind: 'signIn',
      address: '/logga-in/?error=MustActivatePid',
    })
  })
})

describe('A new version of the site', () => {
  const now = 1_800_000_000_000
  const facts = { pageVersion: '2', storedVersion: '1', isBusy: false, now }

  test.each([
    ['the same version', { storedVersion: '2' }, 'none'],
    ['the same version while busy', { storedVersion: '2', isBusy: true }, 'none'],
    ['no stored version', { storedVersion: undefined }, 'none'],
    ['an empty stored version', { storedVersion: '' }, 'none'],
    ['a page without version', { pageVersion: '' }, 'none'],
    ['another version', {}, 'reload'],
    ['another version while busy', { isBusy: true }, 'later'],
    ['a reload just now', { lastReloadAt: now }, 'later'],
    ['a reload 4:59.999 ago', { lastReloadAt: now - 299_999 }, 'later'],
    ['a reload 5:00 ago', { lastReloadAt: now - 300_000 }, 'reload'],
    ['a reload long ago while busy', { lastReloadAt: now - 900_000, isBusy: true }, 'later'],
    ['a reload in the future', { lastReloadAt: now + 1 }, 'reload'],
  ] as const)('is handled: %s', (_, change, decision) => {
    expect(reloadDecision({ ...facts, ...change })).toBe(decision)
  })

  test('reloads a page at most once in five minutes, for any versions', () => {
    expect(minReloadIntervalMs).toBe(300_000)
    const answer = fc.record({
      pageVersion: fc.constantFrom('1', '2', ''),
      waitMs: fc.nat(200_000),
      isBusy: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 10 }), (answers) => {
        let at = now
        let lastReloadAt: number | undefined
        let storedVersion = '1'
        for (const { pageVersion, waitMs, isBusy } of answers) {
          at += waitMs
          if (reloadDecision({ pageVersion, storedVersion, isBusy, lastReloadAt, now: at }) !== 'reload')
            continue
          expect(isBusy).toBe(false)
          if (lastReloadAt !== undefined) expect(at - lastReloadAt).toBeGreaterThanOrEqual(300_000)
          lastReloadAt = at
          storedVersion = pageVersion
        }
      }),
    )
  })
})

describe('The scroll position', () => {
  test.each([
    ['another page begins at its top', { from: '/', to: '/sok/', hash: '' }, { kind: 'top' }],
    [
      'the search restores its position',
      { from: '/', to: '/sok-bostad/?a=1', hash: '', savedScrollY: 840 },
      { kind: 'restore', scrollY: 840 },
    ],
    [
      'the search restores its top',
      { from: '/', to: '/sok-bostad/', hash: '#map', savedScrollY: 0 },
      { kind: 'restore', scrollY: 0 },
    ],
    [
      'a page below the search',
      { from: '/', to: '/sok-bostad/skane/', hash: '', savedScrollY: 5 },
      { kind: 'restore', scrollY: 5 },
    ],
    ['a search without a stored position', { from: '/', to: '/sok-bostad/', hash: '' }, { kind: 'top' }],
    ['a page that is no search', { from: '/', to: '/sok/', hash: '', savedScrollY: 840 }, { kind: 'top' }],
    ['the same page', { from: '/sok/?s=a', to: '/sok?s=b', hash: '', savedScrollY: 1 }, { kind: 'keep' }],
    ['a block', { from: '/', to: '/sok/', hash: '#block-12' }, { kind: 'block', elementId: 'block-12' }],
    [
      'a block on the same page',
      { from: '/', to: '/', hash: 'block-1' },
      { kind: 'block', elementId: 'block-1' },
    ],
    [
      'a block takes precedence over the search',
      { from: '/', to: '/sok-bostad/', hash: '#block-1', savedScrollY: 9 },
      { kind: 'block', elementId: 'block-1' },
    ],
    ['a hash that resembles a block', { from: '/', to: '/sok/', hash: '#block-1234' }, { kind: 'top' }],
  ])('is right: %s', (_, move, scroll) => {
    expect(scrollOnPageChange(sweden, move)).toEqual(scroll)
  })
})
