// The data of written pages in search results: a title that is unique on the site, and a description of suitable length.
import { routePath, sites } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { callerIs } from '../../testing/callers.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { writtenContent } from '../../testing/written-content.ts'

/** Together they see every page. */
const [member, board] = (['vip', 'boardWithManagement'] as const).map(
  (principal) => makeTestApp({ backend: { findCaller: callerIs(principal) } }).app,
) as [TestApp['app'], TestApp['app']]

interface Told {
  readonly seo: { readonly title: string; readonly description: string; readonly robots: string }
}

const toldBy = async (site: (typeof sites)[number]): Promise<readonly (Told['seo'] & { path: string })[]> => {
  const written = (await writtenContent.site(site.siteId))?.pages ?? []
  const search = routePath(site, 'search')
  const searches =
    search === undefined
      ? []
      : ['', 'vastra-gotalands-lan/', 'vastra-gotalands-lan/goteborg/'].map((rest) => `${search}${rest}`)
  const paths = [...new Set([...written.map(({ path }) => path), ...searches])]
  return Promise.all(
    paths.map(async (path) => {
      const host = `${site.hosts.development}:3000`
      const ask = (app: TestApp['app']) =>
        app.request(`http://${host}${path}GetViewModel`, { headers: { host } })
      const answer = await ask(member)
      const response = answer.status === 403 ? await ask(board) : answer
      return { path, ...((await response.json()) as Told).seo }
    }),
  )
}

describe.each(sites.map((site) => [site.key, site] as const))('The pages of %s', (_, site) => {
  it('have titles that no other page has', async () => {
    const paths = Map.groupBy(await toldBy(site), ({ title }) => title)
    const shared = [...paths.values()].filter((pages) => pages.length > 1)
    expect(shared.map((pages) => pages.map(({ path }) => path))).toEqual([])
  })

  it('that are indexed have descriptions of 50 to 165 characters', async () => {
    const found = (await toldBy(site)).filter(({ robots }) => robots === 'index,follow')
    const odd = found.filter(({ description: { length } }) => length < 50 || length > 165)
    expect(odd.map(({ path, description }) => `${path} ${description.length}`)).toEqual([])
  })
})
