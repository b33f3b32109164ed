// No two facts of one home disagree, wherever they are said, and nothing is promised that is not there: a dozen homes of
// each site in an ordinary run, three hundred in `npm run facts`. What the server sends is read; no browser is opened.
import type { SiteDefinition } from '@husrum/domain'
import { homeAddressOn, residenceStatuses, sites, untouchedSearch, writeSearchAddress } from '@husrum/domain'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { loadTexts } from '../src/texts/load-texts.ts'
import type { Sight } from './facts/contradictions.ts'
import { contradictionsOf, statusIn } from './facts/contradictions.ts'
import type { Part } from './facts/page-lines.ts'
import { linesOf, mainOf } from './facts/page-lines.ts'
import type { Reading } from './facts/statements.ts'
import { fetchAt, originOf } from './pages-of-sites.ts'

test.describe.configure({ mode: 'parallel' })

const homesOfASite = Number(process.env.HUSRUM_HOMES_OF_A_SITE ?? 12)

interface Hit {
  readonly id: string
  readonly url: string
  readonly stageId: string
  readonly stageName: string
}

/** Homes of every status, evenly out of the whole catalogue. */
const someHomes = async (
  request: APIRequestContext,
  site: SiteDefinition,
  origin: string,
): Promise<readonly Hit[]> => {
  const { host, port } = new URL(origin)
  const ask = async (limit: number, offset: number) => {
    const answer = await request.post(`http://localhost:${port}/services/residence/search_object`, {
      headers: { host },
      data: { limit, offset, filter: { siteId: site.catalogueSiteId, status: residenceStatuses } },
    })
    return (await answer.json()) as { hits: Hit[]; estimatedTotalHits: number }
  }
  const { estimatedTotalHits: total } = await ask(0, 0)
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 400) }, (_, at) => ask(400, at * 400)),
  )
  const all = pages.flatMap(({ hits }) => hits)
  const step = Math.max(1, all.length / homesOfASite)
  return Array.from(
    { length: Math.min(all.length, homesOfASite) },
    (_, at) => all[Math.floor(at * step)] as Hit,
  )
}

/** What stands around a link to the home: its row or card, and the status that it or its group is marked with. */
const sightOf = (main: Part, path: string, where: string, reading: Reading): Sight | undefined => {
  const link = [...main.querySelectorAll('a')].find((one) => one.getAttribute('href') === path)
  const row = link?.closest('article, tr, li') as Part | null | undefined
  if (!row) return undefined
  const lines = linesOf(row, where)
  const marks = (part: Part) => [...part.querySelectorAll('span')].map((span) => span.textContent ?? '')
  let status = statusIn(marks(row), reading)
  for (let around = row.parentElement; around && status === undefined; around = around.parentElement) {
    const head = around.querySelector(':scope > summary, :scope > h3')
    if (head) status = statusIn(marks(head as unknown as Part), reading)
  }
  return { lines, status }
}

for (const site of sites.filter(({ features }) => features.search))
  test(`${site.key}: facts of a home agree wherever they are said`, async ({ request, baseURL }) => {
    test.setTimeout(600_000)
    const origin = originOf(site, baseURL)
    const reading: Reading = {
      site,
      texts: (await loadTexts(site.locale, ['homes'])).homes,
      today: new Date().toISOString().slice(0, 10),
    }
    const page = async (path: string) => (await fetchAt(request, `${origin}${path}`)).text()
    const lists = new Map<string, Promise<readonly (readonly [string, Part | undefined])[]>>()
    const listsOf = ({ stageId, url }: Hit) => {
      const untouched = untouchedSearch(site)
      const search = writeSearchAddress(
        { ...untouched, filters: { ...untouched.filters, stageIds: [stageId] } },
        site,
      )
      const stage = homeAddressOn(site, url.replace(/[^/]+\/$/u, ''))
      const known =
        lists.get(stageId) ??
        Promise.all([
          page(search).then((html) => ['card', mainOf(html)] as const),
          page(stage).then((html) => ['stage', mainOf(html)] as const),
        ])
      lists.set(stageId, known)
      return known
    }
    const found: string[] = []
    const homes = await someHomes(request, site, origin)
    for (const hit of homes) {
      const path = homeAddressOn(site, hit.url)
      const html = await page(path)
      const sights = (await listsOf(hit)).flatMap(([where, main]) =>
        main ? (sightOf(main, path, where, reading) ?? []) : [],
      )
      for (const fault of contradictionsOf(html, sights, hit.stageName, reading))
        found.push(`${path} ${fault}`)
    }
    expect(homes.length).toBeGreaterThan(0)
    expect(found).toEqual([])
  })
