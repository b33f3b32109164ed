// The settings determine the hosts of the sites; in development the placeholder hosts work too.
import { siteByKey } from '@husrum/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toSisterSites } from '../../content/pages/sister-links.ts'
import { originOf, serveOnHosts, siteAt } from './site-origins.ts'

const english = siteByKey('sweden-english')
const production = { environment: 'production', requestUrl: 'http://127.0.0.1:3000/' } as const

describe('Sites on hosts of a company', () => {
  beforeEach(() => serveOnHosts({ 'www.husrum.example': 'www.bygg.test' }))
  afterEach(() => serveOnHosts({}))

  it('respond there and not on the placeholder hosts, a subsite with its parent', () => {
    expect(siteAt('www.bygg.test:443', '/en/', 'production')?.key).toBe('sweden-english')
    expect(siteAt('www.husrum.example', '/', 'production')).toBeUndefined()
    expect(siteAt('www.husrum-norge.example', '/', 'production')?.key).toBe('norway')
    expect(siteAt('localhost', '/', 'development')?.key).toBe('sweden')
  })

  it('link to each other there, also where an editor wrote the placeholder host', () => {
    expect(originOf(english, production)).toBe('https://www.bygg.test')
    const card = { title: 'Felanmälan', text: '', href: 'https://www.husrum.example/felanmalan/' }
    const blocks = toSisterSites([{ kind: 'cards', cards: [card] } as never], {
      ...production,
      environment: 'production',
    } as never)
    expect(blocks).toMatchObject([{ cards: [{ href: 'https://www.bygg.test/felanmalan/' }] }])
  })
})
