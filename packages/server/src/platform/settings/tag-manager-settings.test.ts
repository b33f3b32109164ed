// A tag manager is configured by the environment, in the right format only.
import { describe, expect, it } from 'vitest'
import { readTagManagers } from './tag-manager-settings.ts'

describe('The environment', () => {
  it('sets a container per site, on the site’s own tag server by default', () => {
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
    'is rejected with %s',
    (value) => {
      const { tagManagers, wrong } = readTagManagers({ TAG_MANAGER_SWEDEN: value })
      expect([tagManagers, wrong.length]).toEqual([{}, 1])
    },
  )
})
