// What developers have besides is there in development alone.
import { describe, expect, it } from 'vitest'
import { makePageService } from '../pages/page-service.ts'
import { aPageCatalogue, makeTestApp } from '../testing/test-app.ts'
import { writtenContent } from '../testing/written-content.ts'
import { routesOfEnvironment } from './routes-of-environment.ts'

const appIn = async (environment: 'development' | 'production') => {
  const catalogue = aPageCatalogue()
  const pages = makePageService({ catalogue, content: writtenContent, siteVersion: 'test' })
  const routes = await routesOfEnvironment(environment, { pages, catalogue })
  return { ...makeTestApp({ environment, backend: { routes } }), routes }
}

const path = '/__dev/sandbox/GetViewModel'

describe('The sandbox', () => {
  it('shows every kind of block in development', async () => {
    const { app } = await appIn('development')
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

  it('is no page in production', async () => {
    const { app, routes } = await appIn('production')
    expect(routes).toEqual([])
    const response = await app.request(path, { headers: { host: 'www.husrum.example' } })
    expect(response.status).toBe(404)
    expect(app.routes.filter((route) => route.path.includes('__dev'))).toEqual([])
  })
})
