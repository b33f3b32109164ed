// Path traversal and forged hosts: rejected with a problem or a page, and never trusted.
import type { Page } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { makeTestApp } from '../../testing/test-app.ts'

const { app, log } = makeTestApp()
const production = makeTestApp({ environment: 'production' }).app
/** As sent over the network: a `Request` alone would already have resolved the dots. */
const ask = (path: string, headers: Record<string, string> = {}, tested = app) =>
  tested.request(
    'http://localhost/',
    { headers: { host: 'localhost', ...headers } },
    {
      incoming: { url: path },
    },
  )

describe('A path without a page', () => {
  const paths = [
    '/../../etc/passwd/',
    '/a/../b/',
    '/%2e%2e/%2e%2e/etc/',
    '/a/%2E./b/',
    '/..%2f..%2fetc/',
    '/..%5c..%5cwindows/',
    '/..\\..\\windows/',
    '//evil.example/',
    '/a//b/',
    '/%252e%252e/',
    '/a%00b/',
    '/%E0%A4%A/',
    `/${'a'.repeat(2_000)}/`,
  ]

  it.each(paths)('is rejected as a view model: %s', async (path) => {
    const response = await ask(`${path}GetViewModel`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalidRequest' })
  })

  it.each(paths)('is answered with a 404 page: %s', async (path) => {
    const response = await ask(path, { accept: 'text/html' })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('location')).toBeNull()
  })

  it('is not logged as an error', () => {
    expect(log.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})

describe('A host', () => {
  it.each([
    'evil.example',
    'localhost.evil.example',
    'www.husrum.example@evil.example',
    'evil.example:80',
    '"><script>',
    '',
    '[::1',
  ])('of another domain is rejected in production: %s', async (host) => {
    const response = await ask('/', { host, accept: 'text/html' }, production)
    expect(response.status).toBe(404)
    const text = await response.text()
    if (host !== '') expect(text).not.toContain(host)
  })

  it.each(['x-forwarded-host', 'x-host', 'forwarded', 'x-original-host'])(
    'is not taken from %s, nor is its value in the response',
    async (name) => {
      const value = name === 'forwarded' ? 'host=evil.example' : 'evil.example'
      const response = await ask('/GetViewModel', { [name]: value, host: 'no.localhost' })
      expect(response.status).toBe(200)
      const page = (await response.clone().json()) as Page
      expect(page.language).toBe('nb')
      expect(await response.text()).not.toContain('evil.example')
    },
  )
})
