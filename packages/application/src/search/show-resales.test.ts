import { siteByKey } from '@husrum/domain'
import { aHome } from '@husrum/domain/testing'
import { expect, it } from 'vitest'
import { makeInMemoryResidenceCatalogue } from './in-memory-residence-catalogue.ts'
import { makeShowResales } from './show-resales.ts'

it('returns resales with their own addresses and their coming viewings', async () => {
  const showings = ['2026-11-01T12:00:00.000Z', '2026-12-01T12:00:00.000Z']
  const resale = aHome({ id: 'again', status: 'succession', path: '/bostader/a/b/c/1/', showings })
  const catalogue = makeInMemoryResidenceCatalogue({ homes: [aHome(), resale] })
  const showResales = makeShowResales({
    catalogue,
    clock: { today: () => '2026-11-22' },
    site: siteByKey('sweden'),
  })
  expect(await showResales()).toEqual([
    { ...resale, path: '/maklar-objekt/a/b/c/1/', showings: ['2026-12-01T12:00:00.000Z'] },
  ])
})
