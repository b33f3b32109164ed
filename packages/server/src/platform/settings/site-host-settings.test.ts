// Hosts of sites are set for all of them, and are unique.
import { describe, expect, it } from 'vitest'
import { readSiteHosts } from './site-host-settings.ts'

const all = {
  SITE_HOST_SWEDEN: 'www.bygg.test',
  SITE_HOST_NORWAY: 'www.bygg.no.test',
  SITE_HOST_FINLAND: 'www.bygg.fi.test',
  SITE_HOST_SENIOR: 'senior.bygg.test',
  SITE_HOST_COOPERATIVE: 'coop.bygg.test',
  SITE_HOST_CONTRACTOR: 'Entreprenad.Bygg.test',
}

describe('Hosts of sites', () => {
  it('are placeholders by default', () => {
    expect(readSiteHosts({})).toEqual({ siteHosts: {}, wrong: [] })
  })

  it('replace the placeholders', () => {
    const { siteHosts, wrong } = readSiteHosts(all)
    expect(wrong).toEqual([])
    expect(siteHosts).toMatchObject({
      'www.husrum.example': 'www.bygg.test',
      'www.husrum-entreprenad.example': 'entreprenad.bygg.test',
    })
  })

  it.each(['https://www.bygg.test', 'www.bygg.test:8080', 'www.bygg.test/', 'a b', '['])(
    'are names only, and %s is rejected',
    (SITE_HOST_NORWAY) => {
      const { wrong } = readSiteHosts({ ...all, SITE_HOST_NORWAY })
      expect(wrong).toEqual([
        `SITE_HOST_NORWAY must be a host name, such as www.example.com; ${SITE_HOST_NORWAY} is not.`,
      ])
    },
  )

  it('are reported if two are equal, one is missing, or a site is unknown', () => {
    expect(readSiteHosts({ ...all, SITE_HOST_SENIOR: 'WWW.bygg.test' }).wrong).toEqual([
      'SITE_HOST_SWEDEN, SITE_HOST_SENIOR are all www.bygg.test: each site needs a host of its own.',
    ])
    expect(readSiteHosts({ ...all, SITE_HOST_SENIOR: undefined }).wrong).toEqual([
      'SITE_HOST_SENIOR must be set, too: where one site has a host of its own, all have.',
    ])
    expect(readSiteHosts({ ...all, SITE_HOST_NORGE: 'www.bygg.test' }).wrong[0]).toContain(
      'There is no site for SITE_HOST_NORGE',
    )
  })
})
