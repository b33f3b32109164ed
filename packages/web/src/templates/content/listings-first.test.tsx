// A page about a place shows what is for sale there before the text about it.
import type { Block, ContentPage } from '@husrum/domain'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aContentPage } from '../../testing/pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { ContentTemplate } from './Template.tsx'

afterEach(cleanup)

const blocks: readonly Block[] = [
  { kind: 'links', heading: 'I närheten', links: [{ title: 'Hyllie', href: '/omraden/hyllie/' }] },
  {
    kind: 'listing',
    heading: 'Fler områden',
    listing: 'pages',
    pages: [{ title: 'Eriksberg', preamble: '', href: '/omraden/eriksberg/' }],
  },
]

const headingsOf = async (template: ContentPage['template']): Promise<readonly (string | null)[]> => {
  await showPage(
    <ContentTemplate
      page={aContentPage({ template, model: { heading: 'Sidan', blocks } })}
      data={{ homes: [] }}
    />,
  )
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
}

it('lists first on a page about a place, and keeps the order of its content on others', async () => {
  expect(await headingsOf('area')).toEqual(['Fler områden', 'I närheten'])
  cleanup()
  expect(await headingsOf('faq')).toEqual(['I närheten', 'Fler områden'])
})
