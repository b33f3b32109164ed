// What the card of a stage says of its sale: one rule with the stage's own page.
import type { SiteKey, Stage } from '@husrum/domain'
import { aStage } from '@husrum/domain/testing'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { StageCard } from './StageCard.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const textOf = async (facts: Partial<Stage>, site: SiteKey = 'sweden') => {
  const { container } = await showPage(<StageCard stage={aStage(facts)} />, { site })
  return container.querySelector('article')?.textContent ?? ''
}
const vip = { phase: 'vipSale', status: 'vip', vipStart: '2026-11-01', vipEnd: '2026-11-30' } as const

it('says until when VIP members buy alone, and from when they may', async () => {
  expect(await textOf(vip)).toContain('Till och med 2026-11-30 kan bara VIP-medlemmar köpa.')
  cleanup()
  expect(await textOf({ ...vip, vipStart: '2026-12-01', vipEnd: '2026-12-31' })).toContain(
    'Den som är VIP-medlem kan köpa från och med 2026-12-01',
  )
})

it('says nothing of it when it is over, and on a site that has no such sale', async () => {
  expect(await textOf({ vipStart: '2026-09-01', vipEnd: '2026-09-30' })).not.toContain('VIP')
  cleanup()
  expect(
    await textOf({ ...vip, siteId: 4, phase: 'salesStart', status: 'forSale' }, 'finland'),
  ).not.toContain('VIP')
})

it('says its phase, unless its status says the same', async () => {
  expect(await textOf({ phase: 'buildStart', status: 'forSale' })).toContain('Byggstart')
  cleanup()
  const inVipSale = await textOf({ phase: 'vipSale', status: 'vip' })
  expect(inVipSale.match(/VIP-försäljning/g)).toHaveLength(1)
})
