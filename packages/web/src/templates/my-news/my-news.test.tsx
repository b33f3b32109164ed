// The page of news: a list that marks new items, and one item, which is read when it is viewed.
import { ServiceUnavailable } from '@husrum/application'
import { makeInMemoryNews } from '@husrum/application/testing'
import { aNewsItem, aUser } from '@husrum/domain/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { makeFixedSessionStore } from '../../features/sessions/session-store.ts'
import { aContentPage } from '../../testing/pages.ts'
import type { PageWorld } from '../../testing/show-page.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { MyNewsTemplate } from './Template.tsx'

afterEach(cleanup)

type News = NonNullable<NonNullable<PageWorld['capabilities']>['news']>

const lift = aNewsItem({ id: 'lift' })
const garden = aNewsItem({
  id: 'garden',
  title: 'Gården planteras',
  publishedOn: Date.UTC(2026, 1, 1),
  isRead: true,
})

const show = (news: News = makeInMemoryNews({ items: [garden, lift] }), at = '/mina-sidor/nyheter/') =>
  showPage(
    <MyNewsTemplate
      page={aContentPage({ template: 'myPagesNewsList', model: { heading: 'Nyheter', blocks: [] } })}
      data={{ isSignedOut: false, hasFailed: false }}
    />,
    {
      at,
      capabilities: { news },
      session: makeFixedSessionStore({ kind: 'signedIn', user: aUser(), hasFailed: false }),
    },
  )

describe('The list', () => {
  it('has the latest first, marks new ones, and links to each', async () => {
    await show()
    await screen.findByText('2 nyheter, 1 oläst.')
    const links = screen.getAllByRole('link', { name: /Hissen|Gården/ })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ny: Hissen går igen', '/mina-sidor/nyheter/?newsId=lift'],
      ['Gården planteras', '/mina-sidor/nyheter/?newsId=garden'],
    ])
  })

  it('shows an empty state', async () => {
    await show(makeInMemoryNews())
    await screen.findByText(/^Det finns inga nyheter om din bostad/)
  })

  it('never shows the empty state after a failure, and offers a retry', async () => {
    let isDown = true
    const news = makeInMemoryNews({ items: [lift] })
    await show({
      ...news,
      list: async (from) => {
        if (isDown) throw new ServiceUnavailable('away')
        return news.list(from)
      },
    })
    await screen.findByText('Vi kunde inte hämta dina nyheter')
    expect(screen.queryByText(/^Det finns inga nyheter/)).toBeNull()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
    await screen.findByText('En nyhet, 1 oläst.')
  })

  it('can be marked as read with one press', async () => {
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Markera alla som lästa' }))
    await screen.findByText('2 nyheter, alla lästa.')
    expect(screen.getByRole('heading', { name: 'Nyheter för dig' }).matches(':focus')).toBe(true)
  })

  it('loads older ones, ten at a time', async () => {
    const items = Array.from({ length: 12 }, (_, n) => aNewsItem({ id: `n-${n}`, publishedOn: n }))
    await show(makeInMemoryNews({ items }))
    const older = await screen.findByRole('link', { name: 'Äldre nyheter' })
    expect(older.getAttribute('href')).toBe('/mina-sidor/nyheter/?from=10')
    expect(screen.queryByRole('link', { name: 'Nyare nyheter' })).toBeNull()
  })
})

describe('One item', () => {
  it('is shown in full, and is read from then on', async () => {
    const news = makeInMemoryNews({ items: [lift] })
    await show(news, '/mina-sidor/nyheter/?newsId=lift')
    await screen.findByRole('heading', { level: 1, name: 'Hissen går igen' })
    await screen.findByText('Hissen är igång igen.')
    await waitFor(async () => expect((await news.list()).unread).toBe(0))
  })

  it('that is missing, or not for the reader, is shown as gone', async () => {
    await show(undefined, '/mina-sidor/nyheter/?newsId=id-of-another-person')
    await screen.findByRole('heading', { level: 1, name: 'Nyheten finns inte' })
    expect(screen.getByRole('link', { name: 'Alla nyheter' }).getAttribute('href')).toBe(
      '/mina-sidor/nyheter/',
    )
  })
})
