import { endpoints } from '@husrum/contract'
import { describe, expect, it } from 'vitest'
import { makeTestApp } from './testing/test-app.ts'

describe('The API reference page', () => {
  it('lists every call, and its links lead to existing sections', async () => {
    const page = await makeTestApp().app.request('/services/reference')
    const text = await page.text()
    for (const name of Object.keys(endpoints)) expect(text).toContain(`<h3 id="${name}">`)
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) expect(ids, id).toContain(id)
  })

  it('runs no script and loads nothing from other hosts', async () => {
    const page = await makeTestApp().app.request('/services/reference')
    const text = await page.text()
    expect(text).not.toMatch(/<script|src=|href="https?:/)
    expect(page.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
  })

  it('has its OpenAPI document at /services/openapi.json, with a redirect from /openapi.json', async () => {
    const { app } = makeTestApp()
    expect((await app.request('/openapi.json')).headers.get('location')).toBe('/services/openapi.json')
    expect(await (await app.request('/services/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
  })
})
