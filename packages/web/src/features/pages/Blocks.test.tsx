// The blocks of a page, and the number by which a link finds each.
import type { PlacedBlock } from '@husrum/domain'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Blocks } from './Blocks.tsx'

afterEach(cleanup)

const nothing = () => null
const show = (blocks: readonly PlacedBlock[], at = '/') =>
  showPage(
    <Blocks
      blocks={blocks}
      slots={{
        homes: nothing,
        stages: nothing,
        prices: nothing,
        places: nothing,
        form: nothing,
        video: nothing,
      }}
    />,
    { at },
  )
const numberOf = (heading: string) =>
  screen.getByRole('heading', { name: heading }).closest('[id^="block-"]')?.id

const facts = (heading: string, number?: number): PlacedBlock => ({
  kind: 'facts',
  heading,
  facts: [{ term: 'Byggt', value: '1978' }],
  ...(number !== undefined && { number }),
})

describe('A page of blocks', () => {
  it('leaves out an empty listing, and the others keep their numbers', async () => {
    await show([
      facts('Först'),
      { kind: 'listing', heading: 'Nytt till salu', listing: 'homes', ids: [] },
      { kind: 'listing', heading: 'Nyheter', listing: 'pages', pages: [] },
      facts('Sist'),
    ])
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Först', 'Sist'])
    expect(numberOf('Sist')).toBe('block-4')
  })

  it.each([
    ['/nyheter/', '2026-11-16'],
    ['/mina-sidor/nyheter/', '16\u00a0november\u00a02026'],
  ])('has the dates of its pages in words only on My Pages: %s', async (at, words) => {
    const page = { title: 'Öppet i jul', href: '/nyheter/jul/', preamble: '', date: '2026-11-16' }
    await show([{ kind: 'listing', heading: 'Nyheter', listing: 'pages', pages: [page] }], at)
    expect(document.querySelector('time')?.textContent).toBe(words)
  })

  it('uses the number that a block had before others were left out', async () => {
    await show([facts('Andra', 2)])
    expect(numberOf('Andra')).toBe('block-2')
  })
})
