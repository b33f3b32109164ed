// Redirects as content: followed by browsers and by the page itself, and rejected if they lead nowhere.
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp } from '../../testing/test-app.ts'
import { readContentFiles } from './content/read-content-files.ts'

const { app } = makeTestApp()
const viewModel = (path: string, host = 'localhost:3000') =>
  app.request(`http://${host}${path}GetViewModel`, { headers: { host } })

describe('A page that has moved', () => {
  it('redirects permanently or temporarily', async () => {
    const response = await viewModel('/faq/')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 301, location: '/vanliga-fragor/' })
    expect(await (await viewModel('/visningar/')).json()).toEqual({
      status: 302,
      location: '/sok-bostad/?viewing=hasAny',
    })
  })

  it('redirects on its own site only', async () => {
    expect((await viewModel('/faq/', 'no.localhost:3000')).status).toBe(404)
  })
})

describe('The redirects of a site', () => {
  let directory = ''
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'husrum-redirects-'))
    await cp(join(import.meta.dirname, '../../../content'), directory, { recursive: true })
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))
  const write = (text: string, site = 'sweden') => writeFile(join(directory, site, 'redirects.yaml'), text)
  const list = (...pairs: readonly [string, string][]) =>
    pairs.map(([from, to]) => `- { from: '${from}', to: '${to}' }`).join('\n')

  it.each([
    ['redirect to themselves', list(['/a/', '/a/']), '/a/ is in a redirect loop'],
    [
      'form a circle',
      list(['/a/', '/b'], ['/b/', '/c/?x=1'], ['/c', '/a/#top']),
      '/a/ is in a redirect loop',
    ],
    ['redirect into a circle', list(['/a/', '/b/'], ['/b/', '/b/']), '/a/ is in a redirect loop'],
    ['replace an existing page', list(['/kundservice/', '/']), '/kundservice/ is a page'],
    ['have two targets', list(['/a/', '/kundservice/'], ['/a', '/']), '/a/ is redirected twice'],
    ['belong to another site', list(['/en/a/', '/en/']), '/en/a/ is not on this site'],
    ['redirect to another host', list(['/a/', '//evil.example/']), '0.to'],
    ['run a script', list(['/a/', 'javascript:alert(1)']), '0.to'],
    ['have a query', list(['/a/?b', '/']), '0.from'],
    ['have an unknown field', "- { from: '/a/', to: '/', forever: true }", 'forever'],
  ])('are rejected when they %s', async (_, text, problem) => {
    await write(text)
    await expect(readContentFiles(directory)).rejects.toThrow(problem)
  })

  it('may be chained, and are optional', async () => {
    await write(list(['/a/', '/b/'], ['/b/', '/kundservice/']))
    const { sites } = await readContentFiles(directory)
    expect(sites.find(({ site }) => site.key === 'sweden')?.redirects.size).toBe(2)
    expect(sites.find(({ site }) => site.key === 'norway')?.redirects.size).toBe(0)
  })
})
