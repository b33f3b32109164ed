// One page with everything that a page can hold, for developers.
import { describe, expect, it } from 'vitest'
import { makePageService } from '../pages/page-service.ts'
import { aPageCatalogue, makeTestApp } from '../testing/test-app.ts'
import { writtenContent } from '../testing/written-content.ts'
import { devRoutes } from './routes.ts'

const catalogue = aPageCatalogue()
const pages = makePageService({ catalogue, content: writtenContent, siteVersion: 'test' })
const { app } = makeTestApp({ backend: { routes: [(hono) => devRoutes(hono, { pages, catalogue })] } })

const path = '/__dev/sandbox/GetViewModel'

describe('The sandbox', () => {
  it('shows every kind of block in development', async () => {
    const response = await app.request(path, { headers: { host: 'fi.localhost' } })
    expect(response.status).toBe(200)
    const page = (await response.json()) as { language: string; model: { blocks: { kind: string }[] } }
    expect(page.language).toBe('fi')
    expect(new Set(page.model.blocks.map(({ kind }) => kind))).toEqual(
      new Set([
        'text',
        'image',
        'cards',
        'quote',
        'faq',
        'facts',
        'video',
        'listing',
        'form',
        'contact',
        'links',
      ]),
    )
  })
})
