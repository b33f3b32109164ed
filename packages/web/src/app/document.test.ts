// What a document tells search engines, and services that show a preview of a shared page.
import type { DocumentAssets } from '@husrum/contract'
import type { ScriptedPage, Seo, SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { setReferrerPolicy, updateHead } from '../frame/update-head.ts'
import { renderDocument } from './document.ts'
import { referrerPolicyOf } from './referrer-policy.ts'

const origin = 'https://www.husrum.example'
const seo: Seo = {
  title: 'Om <oss>',
  description: 'Vilka vi är.',
  canonical: `${origin}/om-oss/`,
  robots: 'index,follow',
}
const alternates = [
  { language: 'sv-SE', href: `${origin}/om-oss/` },
  { language: 'nb-NO', href: 'https://www.husrum-norge.example/om-oss/' },
  { language: 'en', href: `${origin}/en/about-us/` },
  { language: 'x-default', href: `${origin}/om-oss/` },
]

const rendered = (facts: Partial<Seo> = {}, key: SiteKey = 'sweden', assets: Partial<DocumentAssets> = {}) =>
  renderDocument({
    site: siteByKey(key),
    seo: { ...seo, ...facts },
    origin,
    address: '/om-oss/',
    html: '',
    state: {},
    referrerPolicy: 'strict-origin',
    modules: [{ module: 'src/templates/content/Template.tsx' }],
    assets: {
      entry: '/entry.js',
      files: () => ({ css: '', styles: [], scripts: [] }),
      preloadFonts: [],
      ...assets,
    },
  })
const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')
const headOf = (facts?: Partial<Seo>, key?: SiteKey): Document => parsed(rendered(facts, key).body)

const contents = (head: ParentNode, property: string): readonly (string | null)[] =>
  [...head.querySelectorAll(`meta[property="${property}"]`)].map((meta) => meta.getAttribute('content'))
const languages = (head: ParentNode): readonly (readonly [string | null, string | null])[] =>
  [...head.querySelectorAll('link[rel="alternate"]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ])

describe('A document', () => {
  it('lists the same page in other languages, and its own language', () => {
    const head = headOf({ alternates })
    expect(languages(head)).toEqual(alternates.map(({ language, href }) => [language, href]))
    expect(contents(head, 'og:locale')).toEqual(['sv_SE'])
    expect(contents(head, 'og:locale:alternate')).toEqual(['nb_NO', 'en_GB'])
    expect(contents(headOf({ alternates }, 'norway'), 'og:locale:alternate')).toEqual(['sv_SE', 'en_GB'])
  })

  it('lists no other language for a page without translations, or that search engines leave out', () => {
    expect(languages(headOf())).toEqual([])
    expect(languages(headOf({ alternates, robots: 'noindex,follow' }))).toEqual([])
    expect(contents(headOf(), 'og:locale:alternate')).toEqual([])
  })

  it('is shared with its own picture, 1200 wide, or with the site’s picture if it has none', () => {
    expect(contents(headOf({ shareImage: 'ext-1' }), 'og:image')).toEqual([
      `${origin}/images/ext-1?w=1200&h=800&q=75&fit=crop&fm=jpeg`,
    ])
    const [ours] = contents(headOf(), 'og:image')
    const [theirs] = contents(headOf({}, 'norway'), 'og:image')
    expect(ours).toContain('w=1200')
    expect(theirs).not.toBe(ours)
  })
})

describe('The inline code of a document', () => {
  const css = 'p{color:green}'
  const files = (page: string) => () => ({ css, styles: [], scripts: [`/assets/${page}.js`] })
  const texts = (html: string, selector: string) =>
    [...parsed(html).querySelectorAll(selector)].map(({ textContent }) => textContent)

  it('is listed completely for the content policy', () => {
    const { body, inline } = rendered({}, 'norway', { files: files('one'), headScript: 'import "/client"' })
    expect(texts(body, 'script:not([type$=json])').toSorted()).toEqual(inline.scripts.toSorted())
    expect(inline.styles).toEqual(expect.arrayContaining(texts(body, 'style')))
    expect(body).not.toMatch(/nonce| on\w+=| style=|javascript:/)
  })

  it('is the same script on every page, so that its hash is constant', () => {
    const [one, other] = [rendered({}, 'norway', { files: files('one') }), rendered({}, 'sweden')]
    expect(one.inline.scripts).toEqual(other.inline.scripts)
  })
})

describe('The head after a page has been swapped', () => {
  afterEach(() => {
    document.head.innerHTML = ''
  })

  it('has the values of the new page and none of the old one', () => {
    document.head.innerHTML = headOf({ alternates }).head.innerHTML
    const next: Seo = { ...seo, title: 'Press', canonical: `${origin}/press/`, robots: 'index,follow' }
    updateHead({ ...next, alternates: [{ language: 'sv-SE', href: `${origin}/press/` }] })
    expect(document.title).toBe('Press')
    expect(languages(document.head)).toEqual([['sv-SE', `${origin}/press/`]])
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${origin}/press/`)
    updateHead({ ...next, robots: 'noindex,follow', alternates })
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex,follow')
    expect(languages(document.head)).toEqual([])
    updateHead(next)
    expect(languages(document.head)).toEqual([])
  })

  it('sets the referrer policy of the new page', () => {
    document.head.innerHTML = headOf({}).head.innerHTML
    const site = siteByKey('sweden')
    const policyAt = (page: ScriptedPage) => {
      setReferrerPolicy(referrerPolicyOf(site, page))
      return document.querySelector('meta[name="referrer"]')?.getAttribute('content')
    }
    expect(policyAt({ path: '/om-oss/', search: '', template: 'content' })).toBe(
      'strict-origin-when-cross-origin',
    )
    expect(policyAt({ path: '/anmalan/qr/', search: '?t=1', template: 'showingQr' })).toBe('strict-origin')
    // Its forms return to the page of the referrer.
    expect(policyAt({ path: '/felanmalan/boende/', search: '', template: 'caseWizard' })).toBe(
      'strict-origin-when-cross-origin',
    )
  })
})
