// A tag manager is there where a site has one, and never where a page is private.
import { siteByKey } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { makeTestApp } from '../testing/test-app.ts'
import { tagManagerAt } from './tag-managers.ts'

describe('A page’s policy', () => {
  const tagManagers = { sweden: { containerId: 'GTM-ABC123', host: 'tags.husrum.example' } }
  const policyAt = async (path: string, host = 'localhost') => {
    const { app } = makeTestApp({ tagManagers })
    return (await app.request(path, { headers: { host } })).headers.get('content-security-policy') ?? ''
  }

  it('lets the tag server in on the site that has one', async () => {
    expect(await policyAt('/')).toMatch(/script-src [^;]*https:\/\/tags\.husrum\.example/)
    expect(await policyAt('/', 'no.localhost')).not.toContain('tags.')
  })

  it.each([
    '/mina-sidor/',
    '/mina-sidor/dokument/',
    '/boka/',
    '/logga-in/',
    '/felanmalan/boende/',
    '/felanmalan/styrelse/beskriv/',
  ])('never on %s', async (path) => {
    expect(await policyAt(path)).not.toContain('tags.')
    expect(tagManagerAt(tagManagers, siteByKey('sweden'), path)?.mayLoad).toBe(false)
  })

  it('lets it in in front of a fault report', async () => {
    expect(await policyAt('/felanmalan/')).toContain('tags.')
  })

  it.each(['/valj-losenord/?token=abc', '/byt-e-post/?a=1&token=abc', '/?%74oken=abc'])(
    'never at an address with a secret in it: %s',
    async (address) => {
      expect(await policyAt(address)).not.toContain('tags.')
      const { pathname, search } = new URL(address, 'http://localhost')
      expect(tagManagerAt(tagManagers, siteByKey('sweden'), pathname, search)?.mayLoad).toBe(false)
    },
  )

  it('frames nobody but the two players', async () => {
    expect(await policyAt('/')).toContain(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com;',
    )
  })
})
