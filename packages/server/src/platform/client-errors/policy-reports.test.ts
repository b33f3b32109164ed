// Violations of the content security policy are logged, without personal data.
import { describe, expect, it } from 'vitest'
import { makeTestApp } from '../../testing/test-app.ts'
import { policyReportRoutes } from './policy-reports.ts'

const appWith = ({ perMinute = 120 } = {}) => {
  const lines: Record<string, unknown>[] = []
  const log = { error: (line: Record<string, unknown>) => void lines.push(line) }
  const { app } = makeTestApp({
    backend: { routes: [(hono) => policyReportRoutes(hono, { log: log as never, perMinute })] },
  })
  const report = (body: unknown, type = 'application/reports+json') =>
    app.request('/services/csp_reports', {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { app, lines, report }
}

const aViolation = (facts: object = {}) => ({
  type: 'csp-violation',
  body: {
    documentURL: 'http://localhost/mina-sidor/?token=secret',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://elsewhere.example/x.js?id=191212121212',
    sample: 'astrid@husrum.example',
    ...facts,
  },
})

describe('A violation report', () => {
  it('is logged without queries and page text', async () => {
    const { lines, report } = appWith()
    expect((await report([aViolation()])).status).toBe(204)
    expect(lines).toEqual([
      {
        reference: expect.any(String),
        site: 'sweden',
        page: '/mina-sidor/',
        directive: 'script-src-elem',
        blocked: 'https://elsewhere.example',
      },
    ])
  })

  it('is accepted in the older format, too', async () => {
    const { lines, report } = appWith()
    const facts = {
      'document-uri': 'http://localhost/',
      'violated-directive': 'style-src',
      'blocked-uri': 'inline',
    }
    await report({ 'csp-report': facts }, 'application/csp-report')
    expect(lines).toMatchObject([{ page: '/', directive: 'style-src', blocked: 'inline' }])
  })

  it.each([
    ['of another host', [aViolation({ documentURL: 'https://elsewhere.example/' })]],
    ['of a browser extension', [aViolation({ blockedURL: 'moz-extension://1234/x.js' })]],
    ['of another type', [{ type: 'deprecation', body: {} }]],
    ['without content', {}],
  ])('%s is ignored', async (_, body) => {
    const { lines, report } = appWith()
    expect((await report(body)).status).toBe(204)
    expect(lines).toEqual([])
  })

  it('is rejected if it is malformed, too large or one too many', async () => {
    expect((await appWith().report('{')).status).toBe(400)
    expect((await appWith().report('x'.repeat(70_000))).status).toBe(413)
    const { report } = appWith({ perMinute: 1 })
    expect([(await report([])).status, (await report([])).status]).toEqual([204, 429])
  })

  it('is requested by every page', async () => {
    const { headers } = await appWith().app.request('/')
    expect(headers.get('reporting-endpoints')).toBe('csp="/services/csp_reports"')
    expect(headers.get('content-security-policy')).toContain(
      'report-to csp; report-uri /services/csp_reports',
    )
  })
})
