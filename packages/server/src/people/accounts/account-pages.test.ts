// E-mails and forms lead to pages that exist in the content, on every site with accounts.
import type { SiteDefinition } from '@husrum/domain'
import { siteByKey, sites } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { writtenContent } from '../../testing/written-content.ts'
import type { AccountPage } from './account-pages.ts'
import { accountPagePath } from './account-pages.ts'

const withLogin: readonly SiteDefinition[] = sites.filter(({ features }) => features.login)
const pages: readonly AccountPage[] = [
  'login',
  'register',
  'forgotPassword',
  'consent',
  'setPassword',
  'changeEmail',
]

describe('Every account page', () => {
  it.each(withLogin.map(({ key }) => key))('is in the content of %s, with its own template', async (key) => {
    const site = siteByKey(key)
    const content = await writtenContent.site(site.siteId)
    for (const page of pages) {
      const path = await accountPagePath(page, site, writtenContent)
      expect([page, content?.page(path)?.template]).toEqual([page, page])
    }
  })

  it('falls back to the login page if the content has none', async () => {
    const nothing = { site: async () => undefined }
    expect(await accountPagePath('setPassword', siteByKey('norway'), nothing)).toBe('/logg-inn/')
    expect(await accountPagePath('changeEmail', siteByKey('contractor'), nothing)).toBe('/')
  })
})
