// Errors in a page are logged under a reference that the page can show, without personal data.
import { describe, expect, it } from 'vitest'
import { makeTestApp, posting } from '../../testing/test-app.ts'
import { clientErrorRoutes } from './routes.ts'

const appWith = ({ perMinute = 120 } = {}) => {
  const lines: Record<string, unknown>[] = []
  const log = { error: (line: Record<string, unknown>) => void lines.push(line) }
  const { app } = makeTestApp({
    backend: { routes: [(hono) => clientErrorRoutes(hono, { log: log as never, perMinute })] },
  })
  const report = (body: unknown, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    app.request('/services/client_errors', posting(body, headers))
  return { lines, report }
}

const broken = {
  message: 'TypeError: x is undefined',
  stack: 'TypeError: x is undefined\n    at f (https://husrum.example/assets/a.js:1:2)',
  template: 'object',
  site: 'sweden',
  release: '1a2b3c',
}

describe('A report of a client error', () => {
  it('is answered with its reference in the log', async () => {
    const { lines, report } = appWith()
    const response = await report(broken)
    expect(response.status).toBe(200)
    const { reference } = (await response.json()) as { reference: string }
    expect(reference).toBe(response.headers.get('x-request-id'))
    expect(lines).toMatchObject([
      { reference, site: 'sweden', template: 'object', release: '1a2b3c', message: broken.message },
    ])
  })

  it('is logged without queries, addresses and personal numbers', async () => {
    const { lines, report } = appWith()
    await report({
      ...broken,
      message: 'No home for 19121212-1212 or astrid@husrum.example',
      stack: 'at https://husrum.example/a.js?poolingId=secret#x:1:2\nat tel 070 174 06 05',
    })
    // A random reference may have any digits.
    const text = JSON.stringify(lines.map(({ reference: _, ...line }) => line))
    for (const secret of ['1212', 'astrid', 'secret', '174']) expect(text).not.toContain(secret)
    expect(text).toContain('https://husrum.example/a.js')
  })

  it('is truncated if it is long', async () => {
    const { lines, report } = appWith()
    await report({ ...broken, message: 'm'.repeat(1_000), stack: 'at f\n'.repeat(2_000) })
    const [{ message, stack } = {}] = lines
    expect(String(message)).toHaveLength(300)
    expect(String(stack).split('\n')).toHaveLength(30)
  })

  it.each([
    ['without a message', { ...broken, message: undefined }, 400],
    ['of an unknown site', { ...broken, site: 'denmark' }, 400],
    ['with too long a stack', { ...broken, stack: 's'.repeat(20_000) }, 400],
    ['that is too large', { ...broken, more: 's'.repeat(70_000) }, 413],
  ])('%s is rejected', async (_, body, status) => {
    const { lines, report } = appWith()
    expect((await report(body)).status).toBe(status)
    expect(lines).toEqual([])
  })

  it('from the page of another site is rejected', async () => {
    const { report } = appWith()
    expect((await report(broken, { origin: 'https://elsewhere.example' })).status).toBe(403)
  })

  it('is rejected if it is one too many', async () => {
    const { report } = appWith({ perMinute: 1 })
    expect([(await report(broken)).status, (await report(broken)).status]).toEqual([200, 429])
  })
})
