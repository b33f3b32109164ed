// A stage's page, as somebody reads it who looks for a home.
import type { Home, SiteKey, Stage } from '@husrum/domain'
import { aHome, aStage } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aStagePage } from '../../testing/pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { StageTemplate } from './Template.tsx'

afterEach(cleanup)

const today = '2026-11-21'

const show = (homes: readonly Home[], facts: Partial<Stage> = {}, key: SiteKey = 'senior') => {
  const page = aStagePage({
    breadcrumbs: [
      { title: 'Start', href: '/' },
      { title: 'Sök bostad', href: '/sok-bostad/' },
      { title: 'Göteborg', href: '/sok-bostad/vastra-gotalands-lan/goteborg/' },
      { title: 'Brf Kajutan', href: '/bostader/goteborg/lindholmen/brf-kajutan/' },
    ],
    model: { stage: aStage(facts), homeIds: homes.map(({ id }) => id) },
  })
  return showPage(<StageTemplate page={page} data={{ homes, today }} />, { site: key })
}

const showing = '2026-11-28T11:00:00.000Z'

describe('A stage’s page', () => {
  it('tells what is for sale, and leads to each home', async () => {
    await show([
      aHome({ name: 'Kajutan 1' }),
      aHome({ name: 'Kajutan 2' }),
      aHome({ name: 'Kajutan 3', status: 'sold' }),
    ])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Brf Kajutan')
    expect(screen.getByRole('heading', { level: 3, name: /Till salu 2 bostäder/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Kajutan 2' })).toBeTruthy()
  })

  it('keeps what is sold folded away, by name', async () => {
    await show([aHome(), aHome({ name: 'Kajutan 3', status: 'sold', path: '/bostader/a/b/c/3/' })])
    const sold = screen.getByText('Såld').closest('details')
    expect(sold?.open).toBe(false)
    expect(
      within(sold as HTMLElement)
        .getByText('Kajutan 3')
        .getAttribute('href'),
    ).toBe('/bostader/a/b/c/3/')
  })

  it('names the homes of a whole house, and shows the first with their pictures', async () => {
    await show(Array.from({ length: 12 }, (_, at) => aHome({ name: `Kajutan ${at + 1}` })))
    expect(screen.getAllByRole('article')).toHaveLength(1 + 9)
    const more = screen.getByText('Visa 3 till').closest('details') as HTMLElement
    expect(within(more).getAllByRole('listitem')).toHaveLength(3)
    expect(within(more).getByText('Kajutan 12')).toBeTruthy()
  })

  it('says it when nothing can be bought, and offers no viewing', async () => {
    await show([aHome({ status: 'sold' })], { homes: 0, status: 'soldOut' })
    expect(screen.getByText('Just nu finns ingen bostad till salu här.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Visningar' })).toBeNull()
    expect(screen.queryByText(/^från/)).toBeNull()
  })

  it('lists a viewing once, however many homes it is for', async () => {
    await show([aHome({ showings: [showing] }), aHome({ showings: [showing] })])
    const viewings = screen.getByRole('region', { name: 'Visningar' })
    expect(within(viewings).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Se visningstider' }).getAttribute('href')).toBe('#viewings')
  })

  it('leads to a search among its homes, and to the places around it', async () => {
    await show([aHome()])
    expect(screen.getByRole('link', { name: 'Sök bland bostäderna till salu' }).getAttribute('href')).toBe(
      '/sok-bostad/?stageIds=stage-kajutan',
    )
    expect(screen.getByRole('link', { name: 'Fler bostäder i Göteborg' }).getAttribute('href')).toBe(
      '/sok-bostad/vastra-gotalands-lan/goteborg/',
    )
  })
})

describe('The sale to VIP members', () => {
  const vip = { vipStart: '2026-11-16', vipEnd: '2026-11-29' }

  it('is announced before it opens, and told while it is open', async () => {
    const { unmount } = await show([aHome()], { ...vip, vipStart: '2026-11-24' })
    expect(screen.getByText(/från och med 2026-11-24/)).toBeTruthy()
    unmount()
    await show([aHome()], vip)
    expect(screen.getByText(/Till och med 2026-11-29/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Så blir du VIP-medlem' }).getAttribute('href')).toBe('/om-vip/')
  })

  it.each([
    ['when it is over', { ...vip, vipEnd: '2026-11-20' }, 'senior'],
    ['where there is none', {}, 'senior'],
    ['on a site without VIP members', vip, 'sweden-english'],
  ] as const)('is not mentioned %s', async (_, facts, key) => {
    await show([aHome()], facts, key)
    expect(screen.queryByText(/VIP-medlem|VIP member/)).toBeNull()
  })
})
