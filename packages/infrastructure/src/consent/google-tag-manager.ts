// Google Tag Manager in its basic mode: nothing of it loads before consent (PLAT-57).
import type { TagManager } from '@husrum/application'
import type { ConsentMode } from '@husrum/domain'
import { consentModeDefaults } from '@husrum/domain'

export interface TagManagerOptions {
  /** The site's own tag server. */
  readonly host: string
  readonly containerId: string
  readonly window: Window & { dataLayer?: unknown[]; trustedTypes?: ScriptUrlPolicies }
  /** Epoch milliseconds. */
  readonly now?: () => number
}

interface ScriptUrlPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown }
}

/** The name of the Trusted Types policy; a content security policy that lists policy names must include it. */
const policyName = 'husrum-tags'

export const makeGoogleTagManager = ({
  host,
  containerId,
  window,
  now = Date.now,
}: TagManagerOptions): TagManager => {
  let layer: unknown[] | undefined

  /** Commands must be `arguments` objects; the tag manager distinguishes them from events by that. */
  function command(..._words: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above.
    layer?.push(arguments)
  }

  const scriptAddress = (): string => {
    const address = `https://${host}/gtm.js?id=${encodeURIComponent(containerId)}`
    const policy = window.trustedTypes?.createPolicy(policyName, { createScriptURL: (url) => url })
    return (policy?.createScriptURL(address) ?? address) as string
  }

  return {
    load: (mode: ConsentMode) => {
      if (layer) return
      layer = []
      window.dataLayer = layer
      command('consent', 'default', consentModeDefaults)
      command('consent', 'update', mode)
      layer.push({ 'gtm.start': now(), event: 'gtm.js' })
      const script = window.document.createElement('script')
      script.async = true
      script.src = scriptAddress()
      window.document.head.append(script)
    },
    update: (mode) => command('consent', 'update', mode),
    push: (event) => void layer?.push(event),
    clear: () => {
      if (!layer) return
      layer.length = 0
      // A tag that is still loading must find the consent defaults in the layer.
      command('consent', 'default', consentModeDefaults)
    },
    isLoaded: () => layer !== undefined,
  }
}
