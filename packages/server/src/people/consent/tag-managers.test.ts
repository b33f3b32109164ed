// The content policy allows the tag server of a site where the document may load it, and nowhere else.
import { describe, expect, it } from 'vitest'
import { aWeb, makeTestApp } from '../../testing/test-app.ts'

describe('A page’s policy', () => {
  const tagManagers = { sweden: { containerId: 'GTM-ABC123', host: 'tags.husrum.example' } }
  const policyOf = async (mayLoadTagManager: boolean, host = 'localhost', path = '/') => {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    const web = aWeb({ render: async () => ({ status: 200, headers, body: '<p>', mayLoadTagManager }) })
    const { app } = makeTestApp({ tagManagers, web })
    return (await app.request(path, { headers: { host } })).headers.get('content-security-policy') ?? ''
  }

  it('allows the tag server on the site that has one, in a document that may load it', async () => {
    expect(await policyOf(true)).toMatch(/script-src [^;]*https:\/\/tags\.husrum\.example/)
    expect(await policyOf(false)).not.toContain('tags.')
    expect(await policyOf(true, 'no.localhost')).not.toContain('tags.')
  })

  it.each(['/services/reference', '/__dev/identity', '//'])(
    'never allows it on %s, which the web does not render',
    async (path) => {
      expect(await policyOf(true, 'localhost', path)).not.toContain('tags.')
    },
  )

  it('allows frames of the two players only', async () => {
    expect(await policyOf(true)).toContain(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com;',
    )
  })
})
