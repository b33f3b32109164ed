// A written page has links to the pages above it, to its siblings, and to its translations.
import type { Page } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { makeTestApp } from '../../../testing/test-app.ts'

const { app } = makeTestApp()

const pageAt = async (path: string): Promise<Page> => {
  const response = await app.request(`http://localhost:3000${path}GetViewModel`, {
    headers: { host: 'localhost:3000' },
  })
  return (await response.json()) as Page
}

const titlesOf = (links: readonly { readonly title: string }[] = []) => links.map(({ title }) => title)

describe('A written page', () => {
  it('has breadcrumbs of the pages above it', async () => {
    const { breadcrumbs } = await pageAt('/om-oss/press/140-bostader-i-frihamnen/')
    expect(titlesOf(breadcrumbs)).toEqual([
      'Start',
      'Om Husrum',
      'Press',
      'Husrum bygger 140 bostäder i Frihamnen',
    ])
    expect(breadcrumbs.at(-2)?.href).toBe('/om-oss/press/')
  })

  it('lists the pages of its section, the same ones on each of them', async () => {
    const { navigation, subMenu } = await pageAt('/kundservice/')
    const section = navigation.main.find(({ href }) => href === '/kundservice/')
    expect(section?.children).toHaveLength(3)
    expect(subMenu).toEqual(section?.children)
    expect((await pageAt('/felanmalan/')).subMenu).toEqual(subMenu)
    expect((await pageAt('/cookies/')).subMenu).toBeUndefined()
  })

  it.each([
    ['/om-oss/', true],
    ['/om-oss/press/140-bostader-i-frihamnen/', true],
    ['/karriar/lediga-jobb/', true],
    ['/kundservice/', undefined],
  ])('at %s belongs to the company: %s', async (path, isCorporate) => {
    expect((await pageAt(path)).isCorporate).toBe(isCorporate)
  })

  it('links to its translations, each with its own name and on its own site', async () => {
    const { languages } = await pageAt('/om-oss/')
    expect(titlesOf(languages)).toHaveLength(4)
    expect(titlesOf(languages).toSorted()).toEqual(['English', 'Norsk', 'Suomi', 'Svenska'])
    expect(languages?.filter(({ isCurrent }) => isCurrent)).toMatchObject([
      { language: 'sv', href: 'http://localhost:3000/om-oss/' },
    ])
  })

  it('has hreflang links to them, with the Swedish one as the default', async () => {
    const { alternates = [] } = (await pageAt('/om-oss/')).seo
    expect(alternates.map(({ language }) => language).toSorted()).toEqual([
      'en',
      'fi-FI',
      'nb-NO',
      'sv-SE',
      'x-default',
    ])
    expect(alternates.find(({ language }) => language === 'x-default')?.href).toBe(
      'http://localhost:3000/om-oss/',
    )
  })

  it('without translations has no such links', async () => {
    const { languages, seo } = await pageAt('/kampanj/tryggt-kop/')
    expect([languages, seo.alternates]).toEqual([undefined, undefined])
  })
})
