// Generated pages of the catalogue link to their translations, on sites that show the same homes.
import type { Page } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { makeTestApp } from '../../../testing/test-app.ts'

const { app } = makeTestApp()

const answerAt = (path: string) =>
  app.request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000' } })
const pageAt = async (path: string): Promise<Page> =>
  (await (await answerAt(`${path}GetViewModel`)).json()) as Page

const firstHome = async (): Promise<string> => {
  const sitemap = await (await answerAt('/sitemap-homes-1.xml')).text()
  return new URL(/<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1] ?? '').pathname
}
const linksOf = ({ languages = [] }: Page) =>
  languages.map(({ title, href }) => [title, new URL(href).pathname])

describe('A page of the catalogue', () => {
  it.each([
    ['a home', (path: string) => path],
    ['its project', (path: string) => path.replace(/[^/]+\/$/, '')],
  ])('links to %s itself in the other language', async (_, placeOf) => {
    const swedish = placeOf(await firstHome())
    const english = swedish.replace('/bostader/', '/en/homes/')
    const page = await pageAt(swedish)
    expect(linksOf(page)).toEqual([
      ['Svenska', swedish],
      ['English', english],
    ])
    expect(page.seo.alternates?.map(({ language }) => language)).toEqual(['sv-SE', 'en', 'x-default'])
    expect(linksOf(await pageAt(english))).toEqual(linksOf(page))
  })

  it('links from the search to the search of each language, and from a place to the page of its homes', async () => {
    expect(linksOf(await pageAt('/sok-bostad/'))).toEqual([
      ['Svenska', '/sok-bostad/'],
      ['English', '/en/find-a-home/'],
      ['Norsk', '/finn-din-bolig/'],
      ['Suomi', '/myytavat-asunnot/'],
    ])
    const [, , municipality] = (await pageAt(await firstHome())).breadcrumbs
    const place = municipality?.href ?? ''
    expect(linksOf(await pageAt(place))).toEqual([
      ['Svenska', place],
      ['English', place.replace('/sok-bostad/', '/en/find-a-home/')],
    ])
  })
})
