// The web is served from its build, its calls go to this server or another, and missing files are reported.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '../../app.ts'
import type { Listening } from '../../platform/http/listen.ts'
import { listen } from '../../platform/http/listen.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { openBuiltWeb, WebNotBuilt } from './built-web.ts'

const directory = mkdtempSync(join(tmpdir(), 'husrum-web-'))
const write = (path: string, text: string) => {
  mkdirSync(join(directory, path, '..'), { recursive: true })
  writeFileSync(join(directory, path), text)
}

beforeAll(() => {
  const manifest = {
    'src/app/entry-client.tsx': {
      file: 'assets/entry-client-1a.js',
      src: 'src/app/entry-client.tsx',
      isEntry: true,
      imports: ['_frame.js'],
    },
    '_frame.js': { file: 'assets/frame.js', css: ['assets/style-2b.css'] },
    'src/templates/login/Template.tsx': {
      file: 'assets/login.js',
      src: 'src/templates/login/Template.tsx',
      isDynamicEntry: true,
      imports: ['_frame.js'],
      css: ['assets/login-5e.css'],
    },
    'src/templates/start/Template.tsx': {
      file: 'assets/start.js',
      src: 'src/templates/start/Template.tsx',
      isDynamicEntry: true,
      css: ['assets/start-6f.css'],
    },
    'src/styles/fonts/schibsted-grotesk.woff2': { file: 'assets/schibsted-grotesk-3c.woff2' },
    'src/styles/fonts/newsreader.woff2': { file: 'assets/newsreader-4d.woff2' },
  }
  write('client/.vite/manifest.json', JSON.stringify(manifest))
  write('client/assets/entry-client-1a.js', `console.log(${JSON.stringify('x'.repeat(5_000))})`)
  write('client/assets/entry-client-1a.js.map', '{}')
  write('client/assets/style-2b.css', 'body{color:green}')
  write('client/assets/login-5e.css', 'form{color:blue}')
  write('client/assets/start-6f.css', 'img{width:100%}')
  write(
    'server/entry-server.js',
    `export const render = async ({ requestId, call, assets }) => {
      const { body: navigation } = await call('getNavigation', {})
      const files = assets.files(['src/templates/login/Template.tsx'])
      const body = JSON.stringify({ assets: { ...assets, files }, navigation, id: requestId })
      return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
    }`,
  )
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

describe('The built web', () => {
  it('gets its script, the styles of its content, and its first font', async () => {
    const { app } = makeTestApp({ web: await openBuiltWeb(directory) })
    const page = (await (await app.request('/')).json()) as { assets: unknown }
    expect(page.assets).toEqual({
      entry: '/assets/entry-client-1a.js',
      // A template's own style sheet comes after the frame's.
      files: {
        css: 'body{color:green}\nform{color:blue}',
        styles: ['/assets/style-2b.css', '/assets/login-5e.css'],
        // Its own and those below it, without the entry, which is included anyway.
        scripts: ['/assets/frame.js', '/assets/login.js'],
      },
      preloadFonts: ['/assets/schibsted-grotesk-3c.woff2'],
    })
  })

  it('has files of the build only', async () => {
    const { files } = (await openBuiltWeb(directory)).assets
    expect(() => files(['src/templates/gone/Template.tsx'])).toThrow('src/templates/gone/Template.tsx')
  })

  it('calls this server without the network, for the same site and without its own log line', async () => {
    const { app, log } = makeTestApp({ web: await openBuiltWeb(directory) })
    const response = await app.request('/', { headers: { host: 'no.localhost' } })
    expect(await response.text()).toContain('/finn-din-bolig/')
    expect(log).toHaveLength(1)
  })

  it('has files with immutable caching, compressed in advance', async () => {
    const { app } = makeTestApp({ web: await openBuiltWeb(directory) })
    const response = await app.request('/assets/entry-client-1a.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toContain('console.log')
    for (const path of [
      '/assets/entry-client-1a.js.map',
      '/.vite/manifest.json',
      '/assets/../../server/entry-server.js',
    ])
      expect((await app.request(path, { headers: { accept: 'text/css' } })).status, path).toBe(404)
  })

  it('reports how to build it when it is missing', async () => {
    await expect(openBuiltWeb('/nowhere')).rejects.toThrow(WebNotBuilt)
  })
})

describe('With another backend', () => {
  let listening: Listening
  beforeAll(async () => {
    listening = await listen({ fetch: makeTestApp().app.fetch, port: 0 })
  })
  afterAll(() => listening.close())

  it('calls are forwarded with the visitor’s host, from pages and from clients', async () => {
    const backend = { url: `http://127.0.0.1:${listening.port}` }
    const { app } = makeTestApp({ web: await openBuiltWeb(directory) })
    const front = makeApp({
      environment: 'development',
      log: pino({ level: 'silent' }),
      version: '0',
      backend,
      web: await openBuiltWeb(directory),
    })
    const host = { host: 'no.localhost' }
    expect(await (await front.request('/', { headers: host })).text()).toContain('/finn-din-bolig/')
    for (const path of [
      '/GetViewModel',
      '/services/openapi.json',
      '/services/nothing',
      '/images/ext-1?w=600',
    ]) {
      const [through, direct] = await Promise.all([
        front.request(path, { headers: host }),
        app.request(path, { headers: host }),
      ])
      expect(through.status, path).toBe(direct.status)
      expect(through.headers.get('content-type'), path).toBe(direct.headers.get('content-type'))
    }
    const body = '{"siteId":1,"urls":[]}'
    const posted = await front.request('/services/residence/search/tags/url', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
      body,
    })
    expect(await posted.json()).toEqual({ hits: [], estimatedTotalHits: 0 })
  })

  it('an unavailable backend is reported as such', async () => {
    const front = makeApp({
      environment: 'development',
      log: pino({ level: 'silent' }),
      version: '0',
      backend: { url: 'http://127.0.0.1:1' },
    })
    const response = await front.request('/services/residence/tags')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'serviceUnavailable' })
    // The API reference.
    expect((await front.request('/services/reference')).status).toBe(200)
  })
})
