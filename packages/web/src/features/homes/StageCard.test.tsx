// The sale phase on the card of a stage, by the same rule as on its own page.
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

it('shows until when only VIP members can buy, and from when they can', async () => {
  expect(await textOf(vip)).toContain('Till och med 2026-11-30 kan bara VIP-medlemmar köpa.')
  cleanup()
  expect(await textOf({ ...vip, vipStart: '2026-12-01', vipEnd: '2026-12-31' })).toContain(
    'Den som är VIP-medlem kan köpa från och med 2026-12-01',
  )
})

it('shows nothing of the VIP sale after it, and on a site without one', async () => {
  expect(await textOf({ vipStart: '2026-09-01', vipEnd: '2026-09-30' })).not.toContain('VIP')
  cleanup()
  expect(
    await textOf({ ...vip, siteId: 4, phase: 'salesStart', status: 'forSale' }, 'finland'),
  ).not.toContain('VIP')
})

it('shows its phase, unless its status says the same', async () => {
  expect(await textOf({ phase: 'buildStart', status: 'forSale' })).toContain('Byggstart')
  cleanup()
  const inVipSale = await textOf({ phase: 'vipSale', status: 'vip' })
  expect(inVipSale.match(/VIP-försäljning/g)).toHaveLength(1)
})
