// Redirects as content: followed by browsers and by the page itself, and rejected if they lead nowhere.
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp } from '../testing/test-app.ts'
import { readContentFiles } from './content/read-content-files.ts'

const { app } = makeTestApp()
const viewModel = (path: string, host = 'localhost:3000') =>
  app.request(`http://${host}${path}GetViewModel`, { headers: { host } })

describe('A page that has moved', () => {
  it('says where it is now, for good or for the time being', async () => {
    const response = await viewModel('/faq/')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 301, location: '/vanliga-fragor/' })
    expect(await (await viewModel('/visningar/')).json()).toEqual({
      status: 302,
      location: '/sok-bostad/?viewing=hasAny',
    })
  })

  it('has moved on its own site alone', async () => {
    expect((await viewModel('/faq/', 'no.localhost:3000')).status).toBe(404)
  })
})

describe('The redirects of a site', () => {
  let directory = ''
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'husrum-redirects-'))
    await cp(join(import.meta.dirname, '../../content'), directory, { recursive: true })
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))
  const write = (text: string, site = 'sweden') => writeFile(join(directory, site, 'redirects.yaml'), text)
  const list = (...pairs: readonly [string, string][]) =>
    pairs.map(([from, to]) => `- { from: '${from}', to: '${to}' }`).join('\n')

  it.each([
    ['lead back to themselves', list(['/a/', '/a/']), '/a/ goes in circles'],
    ['lead round', list(['/a/', '/b'], ['/b/', '/c/?x=1'], ['/c', '/a/#top']), '/a/ goes in circles'],
    ['lead into a circle', list(['/a/', '/b/'], ['/b/', '/b/']), '/a/ goes in circles'],
    ['stand where a page is', list(['/kundservice/', '/']), '/kundservice/ is a page'],
    ['say two things', list(['/a/', '/kundservice/'], ['/a', '/']), '/a/ is redirected twice'],
    ['are another site’s', list(['/en/a/', '/en/']), '/en/a/ is not on this site'],
    ['lead to a stranger’s host', list(['/a/', '//evil.example/']), '0.to'],
    ['run a script', list(['/a/', 'javascript:alert(1)']), '0.to'],
    ['have a query', list(['/a/?b', '/']), '0.from'],
    ['say what nobody knows', "- { from: '/a/', to: '/', forever: true }", 'forever'],
  ])('are refused when they %s', async (_, text, problem) => {
    await write(text)
    await expect(readContentFiles(directory)).rejects.toThrow(problem)
  })

  it('may follow each other, and are not needed', async () => {
    await write(list(['/a/', '/b/'], ['/b/', '/kundservice/']))
    const { sites } = await readContentFiles(directory)
    expect(sites.find(({ site }) => site.key === 'sweden')?.redirects.size).toBe(2)
    expect(sites.find(({ site }) => site.key === 'norway')?.redirects.size).toBe(0)
  })
})
