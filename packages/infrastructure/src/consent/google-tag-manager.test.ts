// The tag manager hears what is allowed before it hears anything else.
import { consentModeDefaults, consentModeOf } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { makeGoogleTagManager } from './google-tag-manager.ts'

const aWindow = () => {
  const scripts: { src?: string; nonce?: string; async?: boolean }[] = []
  const window = {
    document: { createElement: () => ({}), head: { append: (script: object) => scripts.push(script) } },
  } as unknown as Window & { dataLayer?: unknown[] }
  const words = () => (window.dataLayer ?? []).map((entry) => [...Object.values(entry as object)])
  return { window, scripts, words }
}

const mode = consentModeOf({
  kind: 'answered',
  statistics: true,
  marketing: false,
  thirdParty: false,
  revision: 1,
  at: 0,
})
const options = { host: 'tags.husrum.example', containerId: 'GTM-ABC123', nonce: 'n-1', now: () => 5 }

describe('The tag manager', () => {
  it('leaves nothing in the page before it is loaded', () => {
    const { window, scripts } = aWindow()
    const tags = makeGoogleTagManager({ ...options, window })
    tags.update(mode)
    tags.push({ event: 'page_view' })
    tags.clear()
    expect([window.dataLayer, scripts, tags.isLoaded()]).toEqual([undefined, [], false])
  })

  it('is told the defaults and the answer first, and comes once, from the site’s own server, with the nonce', () => {
    const { window, scripts, words } = aWindow()
    const tags = makeGoogleTagManager({ ...options, window })
    tags.load(mode)
    tags.load(mode)
    expect(words()).toEqual([
      ['consent', 'default', consentModeDefaults],
      ['consent', 'update', mode],
      [5, 'gtm.js'],
    ])
    expect(scripts).toEqual([
      { src: 'https://tags.husrum.example/gtm.js?id=GTM-ABC123', nonce: 'n-1', async: true },
    ])
  })

  it('forgets all but that nothing is allowed', () => {
    const { window, words } = aWindow()
    const tags = makeGoogleTagManager({ ...options, window })
    tags.load(mode)
    tags.push({ event: 'page_view' })
    tags.clear()
    expect(words()).toEqual([['consent', 'default', consentModeDefaults]])
  })
})
