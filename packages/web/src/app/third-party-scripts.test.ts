// @vitest-environment node
// The content policy, the document and the browser agree on where the tag manager may run: on every page of every site, however its address
// is written.
import type { PageTemplateKind, SiteDefinition } from '@husrum/domain'
import { mayRunThirdPartyScripts, routePath, sites, templateKindOf } from '@husrum/domain'
import { everyWrittenPage, makeOpenPagesApp } from '@husrum/testkit/open-pages'
import { describe, expect, it } from 'vitest'
import { render } from './entry-server.tsx'

const tagHost = 'tags.husrum.example'
const app = makeOpenPagesApp(
  render,
  Object.fromEntries(sites.map(({ key }) => [key, { host: tagHost, containerId: 'GTM-ABC123' }])),
)
const pages = await everyWrittenPage()

/** Kinds of page that never contain personal data. Listed here independently of the code. */
const measured: readonly PageTemplateKind[] = [
  ...(['search', 'textSearch', 'corporateSearch', 'premises', 'succession'] as const),
  ...(['area', 'stage', 'object', 'premisesObject', 'soldOut', 'residenceExplorer'] as const),
  ...(['notFound', 'notFoundObject', 'notFoundStage', 'notFoundPremises', 'start', 'error'] as const),
  ...(['seoCounty', 'seoMunicipality', 'rentalStart', 'referenceProjects', 'referenceProject'] as const),
  ...(['campaign', 'newsRoom', 'pressRelease', 'faq', 'blog', 'inspiration', 'career'] as const),
  ...(['sustainability', 'investorRelations', 'customerService', 'testimonial'] as const),
  ...(['cookies', 'privacy', 'content', 'faultReport'] as const),
]

interface Shown {
  /** The content policy allows the tag server. */
  readonly policy: boolean
  /** The document allows the tag manager; undefined if there is no document. */
  readonly document: boolean | undefined
  readonly template: PageTemplateKind | undefined
  readonly referrer: string | undefined
}

const show = async ({ hosts }: SiteDefinition, address: string): Promise<Shown> => {
  const response = await app.request(address, { headers: { host: hosts.development }, redirect: 'manual' })
  const policy = response.headers.get('content-security-policy')?.includes(tagHost) ?? false
  const body = await response.text()
  const state = /id="husrum-state">([^<]*)</.exec(body)?.[1]
  if (state === undefined) return { policy, document: undefined, template: undefined, referrer: undefined }
  const { consentSettings, queries } = JSON.parse(state) as {
    consentSettings: { tagManager?: { mayLoad: boolean } }
    queries: readonly { data?: { page?: { template?: string } } | null }[]
  }
  const template = queries.flatMap(({ data }) => templateKindOf(data?.page?.template) ?? [])[0]
  return {
    policy,
    document: consentSettings.tagManager?.mayLoad,
    template,
    referrer: /name="referrer" content="([^"]+)"/.exec(body)?.[1],
  }
}

/** The browser's decision about a page to navigate to, before and after the template is known. */
const inBrowser = (site: SiteDefinition, address: string, template: PageTemplateKind) => {
  const { pathname: path, search } = new URL(address, 'http://localhost')
  return {
    before: mayRunThirdPartyScripts(site, { path, search }),
    after: mayRunThirdPartyScripts(site, { path, search, template }),
  }
}

const firstLetterEncoded = (path: string, { basePath }: SiteDefinition): string => {
  const rest = path.slice(basePath.length)
  return rest === '' ? path : `${basePath}%${rest.charCodeAt(0).toString(16).toUpperCase()}${rest.slice(1)}`
}

/** Two pages of each template, and one below each first part of a path: the decision depends on both. HUSRUM_EVERY_PAGE=1 has all pages. */
const sampleOf = (own: typeof pages): typeof pages => {
  if (process.env.HUSRUM_EVERY_PAGE === '1') return own
  const seen = new Map<string, number>()
  return own.filter(({ path, template, site: { basePath } }) => {
    const [first] = path.slice(basePath.length).split('/')
    const counts = [`template ${template}`, `path ${first}`].map((key) => {
      const count = (seen.get(key) ?? 0) + 1
      seen.set(key, count)
      return count
    })
    const [ofTemplate = 0, ofPath = 0] = counts
    return ofTemplate <= 2 || ofPath === 1
  })
}

describe.each(sites.map((site) => [site.key, site] as const))('On %s', (_, site) => {
  const own = sampleOf(pages.filter((page) => page.site.key === site.key))
  const homes = routePath(site, 'homes')
  const made = ['missing-page/', 'missing/page/']
    .map((path) => site.basePath + path)
    .concat(routePath(site, 'search') ?? [], homes === undefined ? [] : `${homes}no/such/home/1/`)
  const paths = [...new Set([...own.map(({ path }) => path), ...made])]

  it('policy, document and browser agree on every page, and only listed templates are measured', async () => {
    const seen = new Set<PageTemplateKind>()
    for (const path of paths)
      for (const address of [path, firstLetterEncoded(path, site)]) {
        const { policy, document, template, referrer } = await show(site, address)
        expect([address, document, template]).not.toContain(undefined)
        const kind = template as PageTemplateKind
        seen.add(kind)
        const { before, after } = inBrowser(site, address, kind)
        expect([address, kind, policy, after]).toEqual([address, kind, document, document])
        // An address that is refused is refused for every template.
        if (!before) expect([address, document]).toEqual([address, false])
        if (document) expect([address, measured]).toEqual([address, expect.arrayContaining([kind])])
        const isAllowed = measured.includes(kind)
        if (isAllowed && before) expect([address, document]).toEqual([address, true])
        if (!document && kind !== 'clickToBuy')
          expect([address, referrer]).toEqual([address, 'strict-origin'])
      }
    expect([...seen].some((kind) => measured.includes(kind))).toBe(true)
    expect([...seen].some((kind) => !measured.includes(kind))).toBe(true)
  }, 120_000)

  it('no page with a secret in its address is measured', async () => {
    const searches = ['?t=secret', '?%74oken=secret', '?utm_source=news&poolingId=1&type=login']
    for (const [at, path] of paths.entries()) {
      const address = `${path}${searches[at % searches.length]}`
      const { policy, document, template } = await show(site, address)
      expect([address, policy, document]).toEqual([address, false, false])
      expect(inBrowser(site, address, template as PageTemplateKind)).toEqual({ before: false, after: false })
    }
  }, 120_000)

  it('no personal page is measured, however its path is written', async () => {
    const personal = own.filter(({ template }) => !measured.includes(template))
    expect(personal.length).toBeGreaterThan(0)
    for (const { path, template } of personal) {
      const below = path.slice(site.basePath.length)
      const upper = site.basePath + below.toUpperCase()
      for (const address of [upper, `${site.basePath}/${below}`, `${path}/`, path.slice(0, -1), `${path}.`]) {
        const { policy, document, template: shown } = await show(site, address)
        const isThere = shown === template
        // Another spelling of the path is another page, or none: it contains no personal data.
        expect([address, policy, isThere && policy]).toEqual([address, document ?? false, false])
      }
    }
  }, 120_000)
})
