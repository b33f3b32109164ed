// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
// Google's tag manager: the contract of every tag manager, and the script that it loads.
import type { TagEvent } from '@husrum/application'
import type { ConsentMode } from '@husrum/domain'
import { consentModeDefaults, consentModeOf, unansweredConsent } from '@husrum/domain'
import { describeTagManager } from '@husrum/testkit/tag-manager-suite'
import { afterEach, expect, it } from 'vitest'
import type { TagManagerOptions } from './google-tag-manager.ts'
import { makeGoogleTagManager } from './google-tag-manager.ts'

const window: TagManagerOptions['window'] = globalThis.window
const mode = consentModeOf(unansweredConsent)

const make = () =>
  makeGoogleTagManager({
    host: 'tags.husrum.example',
    containerId: 'GTM-ABC123',
    window,
    now: () => 5,
  })
/** Entries of the data layer as lists: commands are arguments objects, events are plain. */
const commands = () =>
  (window.dataLayer ?? [])
    .filter((entry) => Object.hasOwn(entry as object, 0))
    .map((entry) => Object.values(entry as object) as unknown[])
const events = () =>
  (window.dataLayer ?? []).filter(
    (entry): entry is TagEvent =>
      !Object.hasOwn(entry as object, 0) && (entry as { event: string }).event !== 'gtm.js',
  )
const scripts = () => [...document.querySelectorAll('script')]

afterEach(() => {
  delete window.dataLayer
  for (const script of scripts()) script.remove()
})

describeTagManager("Google's tag manager", () => ({
  tags: make(),
  events,
  mode: () => commands().at(-1)?.[2] as ConsentMode | undefined,
}))

it('adds nothing to the page before it is loaded', () => {
  make().update(mode)
  expect([window.dataLayer, scripts()]).toEqual([undefined, []])
})

it('gets the defaults and the choice first, and is loaded once from the site’s own server', () => {
  const tags = make()
  tags.load(mode)
  tags.load(mode)
  expect(commands()).toEqual([
    ['consent', 'default', consentModeDefaults],
    ['consent', 'update', mode],
  ])
  expect(window.dataLayer?.at(-1)).toEqual({ 'gtm.start': 5, event: 'gtm.js' })
  expect(scripts().map(({ src, async }) => ({ src, async }))).toEqual([
    { src: 'https://tags.husrum.example/gtm.js?id=GTM-ABC123', async: true },
  ])
})
