// A tag manager is there where the environment names one, and never where a page is private.
import { siteByKey } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { makeTestApp } from '../testing/test-app.ts'
import { readTagManagers, tagManagerAt } from './tag-managers.ts'

describe('The environment', () => {
  it('names a container a site, on the site’s own tag server unless another is said', () => {
    const { tagManagers, wrong } = readTagManagers({
      TAG_MANAGER_SWEDEN: 'GTM-ABC123',
      TAG_MANAGER_SWEDEN_ENGLISH: 'GTM-XYZ789@t.example.com',
      TAG_MANAGER_NORWAY: '',
    })
    expect(wrong).toEqual([])
    expect(tagManagers).toEqual({
      sweden: { containerId: 'GTM-ABC123', host: 'tags.husrum.example' },
      'sweden-english': { containerId: 'GTM-XYZ789', host: 't.example.com' },
    })
  })

  it.each(['UA-1', "GTM-ABC123@a;script-src 'unsafe-inline'", 'GTM-ABC123@', 'GTM-ABC123@a b'])(
    'is not believed when it says %s',
    (value) => {
      const { tagManagers, wrong } = readTagManagers({ TAG_MANAGER_SWEDEN: value })
      expect([tagManagers, wrong.length]).toEqual([{}, 1])
    },
  )
})

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

  it.each(['/mina-sidor/', '/mina-sidor/dokument/', '/boka/', '/logga-in/'])('never on %s', async (path) => {
    expect(await policyAt(path)).not.toContain('tags.')
    expect(tagManagerAt(tagManagers, siteByKey('sweden'), path)).toBeUndefined()
  })

  it.each(['/valj-losenord/?token=abc', '/byt-e-post/?a=1&token=abc', '/?%74oken=abc'])(
    'never at an address with a secret in it: %s',
    async (address) => {
      expect(await policyAt(address)).not.toContain('tags.')
      const { pathname, search } = new URL(address, 'http://localhost')
      expect(tagManagerAt(tagManagers, siteByKey('sweden'), pathname, search)).toBeUndefined()
    },
  )

  it('frames nobody but the two players', async () => {
    expect(await policyAt('/')).toContain(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com;',
    )
  })
})
