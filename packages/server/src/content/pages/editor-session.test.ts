// An editor in development sees where a page is written; other visitors do not, nor any in production.
import type { Page } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { aWeb, makeTestApp } from '../../testing/test-app.ts'

const { app } = makeTestApp()
const signIn = async () => {
  const response = await app.request('/__dev/edit')
  return { response, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}
const pageAs = async (cookie: string, path = '/kundservice/') =>
  (await (await app.request(`${path}GetViewModel`, { headers: { cookie } })).json()) as Page

describe('An editor', () => {
  it('gets the file that a page is written in', async () => {
    const { response, cookie } = await signIn()
    expect(response.status).toBe(302)
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly/)
    expect(await pageAs(cookie)).toMatchObject({
      editMode: true,
      editUrl: 'packages/server/content/sweden/pages/kundservice.yaml',
    })
    expect(await pageAs(cookie, '/')).toMatchObject({
      editUrl: 'packages/server/content/sweden/pages/index.yaml',
    })
    expect(await pageAs(cookie, '/en/')).toMatchObject({
      editUrl: 'packages/server/content/sweden-english/pages/index.yaml',
    })
    expect(await pageAs(cookie, '/sok-bostad/')).not.toHaveProperty('editUrl')
  })

  it('keeps the session while pages are rendered, and can end it', async () => {
    const { cookie } = await signIn()
    const seen: Page[] = []
    const rendered = makeTestApp({
      web: aWeb({
        render: async ({ url, call }) => {
          seen.push((await call('getViewModel', { path: new URL(url).pathname })).body as Page)
          return { status: 200, headers: {}, body: '' }
        },
      }),
    }).app
    await rendered.request('/kundservice/', { headers: { cookie: `${cookie}; other=1` } })
    await rendered.request('/kundservice/')
    expect(seen.map(({ editMode }) => editMode)).toEqual([true, undefined])
    const left = await app.request('/__dev/edit?off', { headers: { cookie } })
    expect(left.headers.get('set-cookie')).toContain('husrum-editor=;')
  })
})

describe('Another visitor', () => {
  it.each([
    '',
    'husrum-editor=',
    'husrum-editor=1',
    'husrum-editor=9999999999999.AAAA',
    `husrum-editor=${'9'.repeat(5_000)}.`,
    'husrum-editor=%E0%A4%A',
  ])('is not an editor with the cookie "%.40s"', async (cookie) => {
    expect(await pageAs(cookie)).not.toHaveProperty('editMode')
  })

  it('is not an editor with a session whose end was changed', async () => {
    const { cookie } = await signIn()
    const later = cookie.replace(/=\d/, '=9')
    expect(await pageAs(later)).not.toHaveProperty('editMode')
  })

  it('is not an editor in production', async () => {
    const { cookie } = await signIn()
    const production = makeTestApp({ environment: 'production' }).app
    const headers = { cookie, host: 'www.husrum.example' }
    const host = (await import('@husrum/domain')).defaultSite.hosts.production
    const page = await production.request(`https://${host}/kundservice/GetViewModel`, {
      headers: { ...headers, host },
    })
    expect(page.status).toBe(200)
    expect(await page.json()).not.toHaveProperty('editMode')
    const edit = await production.request(`https://${host}/__dev/edit`, {
      headers: { host, accept: 'application/json' },
    })
    expect(edit.headers.get('set-cookie')).toBeNull()
    expect(edit.status).toBe(404)
  })
})
