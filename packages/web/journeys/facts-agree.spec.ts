// The facts of a home agree on all pages, and no page promises content that it lacks: a dozen homes of each site in an ordinary run,
// three hundred in `npm run facts`. Reads the server's responses without a browser.
import type { ObjectPage, SiteDefinition } from '@husrum/domain'
import { homeAddressOn, residenceStatuses, sites, untouchedSearch, writeSearchAddress } from '@husrum/domain'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { Sight } from './facts/contradictions.ts'
import { contradictionsOf, statusIn } from './facts/contradictions.ts'
import type { ExplorerAnswer, SearchedHome } from './facts/model-contradictions.ts'
import { houseContradictionsOf, modelContradictionsOf } from './facts/model-contradictions.ts'
import type { Part } from './facts/page-lines.ts'
import { linesOf, mainOf } from './facts/page-lines.ts'
import type { StageHome } from './facts/stage-contradictions.ts'
import { stageContradictionsOf } from './facts/stage-contradictions.ts'
import type { Reading } from './facts/statements.ts'
import { fetchAt, originOf } from './pages-of-sites.ts'
import { textsOf } from './texts-of.ts'

test.describe.configure({ mode: 'parallel' })

const homesOfASite = process.env.HUSRUM_MANY_HOMES === '1' ? 300 : 12

interface Hit extends Pick<StageHome, 'status'>, Omit<SearchedHome, 'status'> {
  readonly url: string
  readonly stageId: string
  readonly stageName: string
  readonly minPrice: number
  readonly minTotalPrice?: number
}

interface Catalogue {
  readonly sample: readonly Hit[]
  /** All homes of each stage. */
  readonly stages: ReadonlyMap<string, readonly Hit[]>
}

/** Homes of every status, spread evenly over the catalogue. */
const someHomes = async (
  request: APIRequestContext,
  site: SiteDefinition,
  origin: string,
): Promise<Catalogue> => {
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
  return {
    sample: all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)),
    stages: Map.groupBy(all, ({ stageId }) => stageId),
  }
}

/** Retries while the server is overloaded (503). */
const whenThereIsRoom = async (ask: () => Promise<APIResponse>, triesLeft = 20): Promise<APIResponse> => {
  const response = await ask()
  if (response.status() !== 503 || triesLeft === 0) return response
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return whenThereIsRoom(ask, triesLeft - 1)
}

/** The row or card around a link to the home, and the status label of it or of its group. */
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
  test(`${site.key}: facts of a home agree on all pages and in all data`, async ({ request, baseURL }) => {
    test.setTimeout(1_200_000)
    const origin = originOf(site, baseURL)
    const reading: Reading = {
      site,
      texts: await textsOf(site.locale, 'homes'),
      today: new Date().toISOString().slice(0, 10),
    }
    const found: string[] = []
    const { sample, stages } = await someHomes(request, site, origin)
    async function page(path: string): Promise<string>
    async function page(path: string, how: { readonly mayMove: boolean }): Promise<string | undefined>
    async function page(path: string, { mayMove } = { mayMove: false }): Promise<string | undefined> {
      const response = await whenThereIsRoom(() => fetchAt(request, `${origin}${path}`))
      if (mayMove && [301, 302].includes(response.status())) return undefined
      if (response.status() !== 200) found.push(`${path} answers ${response.status()}`)
      return response.text()
    }
    const answerOf = async <Answer>(path: string): Promise<Answer | undefined> => {
      const response = await whenThereIsRoom(() => fetchAt(request, `${origin}${path}`))
      if (response.status() === 200) return (await response.json()) as Answer
      found.push(`${path} answers ${response.status()}`)
      return undefined
    }
    const lists = new Map<string, Promise<readonly (readonly [string, Part | undefined])[]>>()
    const listsOf = ({ stageId, url }: Hit) => {
      const untouched = untouchedSearch(site)
      const search = writeSearchAddress(
        { ...untouched, filters: { ...untouched.filters, stageIds: [stageId] } },
        site,
      )
      const stage = homeAddressOn(site, url.replace(/[^/]+\/$/u, ''))
      const stagePage = async () => {
        const html = await page(stage)
        const homes = stages.get(stageId) ?? []
        const members = homes.map(({ status, minPrice, minTotalPrice }) => ({
          status,
          price: minTotalPrice ?? minPrice,
        }))
        const house = await answerOf<ExplorerAnswer>(`/services/explorer/get/${stageId}`)
        for (const fault of [
          ...stageContradictionsOf(html, members, reading),
          ...(house ? houseContradictionsOf(house, homes) : []),
        ])
          found.push(`${stage} ${fault}`)
        return ['stage', mainOf(html)] as const
      }
      const known =
        lists.get(stageId) ??
        Promise.all([page(search).then((html) => ['card', mainOf(html)] as const), stagePage()])
      lists.set(stageId, known)
      return known
    }
    for (const hit of sample) {
      const path = homeAddressOn(site, hit.url)
      // Homes sold long ago have no page any more, and resales have other addresses.
      const mayMove = hit.status === 'sold' || hit.status === 'succession'
      const html = await page(path, { mayMove })
      if (html === undefined) continue
      const sights = (await listsOf(hit)).flatMap(([where, main]) =>
        main ? (sightOf(main, path, where, reading) ?? []) : [],
      )
      for (const fault of contradictionsOf(html, sights, hit.stageName, reading))
        found.push(`${path} ${fault}`)
      const model = await answerOf<{ readonly model: ObjectPage['model'] }>(`${path}GetViewModel`)
      for (const fault of model ? modelContradictionsOf(model.model.home, hit) : [])
        found.push(`${path} ${fault}`)
    }
    expect(sample.length).toBeGreaterThan(0)
    expect([...new Set(found)]).toEqual([])
  })
