// One page with everything that a page can hold, for developers.
import { describe, expect, it } from 'vitest'
import { makePageService } from '../content/pages/page-service.ts'
import { makeViewModelAt } from '../content/pages/view-model-at.ts'
import { aPageCatalogue, aWeb, makeTestApp } from '../testing/test-app.ts'
import { writtenContent } from '../testing/written-content.ts'
import { devRoutes } from './routes.ts'
import { withSandbox } from './sandbox-page.ts'

const catalogue = aPageCatalogue()
const pages = makePageService({ catalogue, content: writtenContent, siteVersion: 'test' })
const viewModelAt = withSandbox(makeViewModelAt({ pages, environment: 'development' }), { pages, catalogue })
const { app } = makeTestApp({
  web: {
    ...aWeb(),
    render: async ({ call }) => {
      const { status, body } = await call('getViewModel', { path: '/__dev/sandbox/' })
      return { status, headers: {}, body: JSON.stringify(body) }
    },
  },
  backend: { viewModelAt, routes: [(hono) => devRoutes(hono, { viewModelAt, isSeeded: () => true })] },
})

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

  it('is rendered by the server like all other pages', async () => {
    const response = await app.request('/__dev/sandbox/')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ template: 'developerSandbox', language: 'sv' })
  })
})
