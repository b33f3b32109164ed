// What every tag manager must do.
import type { TagEvent, TagManager } from '@husrum/application'
import type { ConsentMode } from '@husrum/domain'
import { consentModeOf } from '@husrum/domain'
import { describe, expect, it } from 'vitest'

export interface ObservedTagManager {
  readonly tags: TagManager
  /** Contents of the data layer. */
  readonly events: () => readonly TagEvent[]
  /** Current consent mode; undefined before it is loaded. */
  readonly mode: () => ConsentMode | undefined
}

const modeWith = (facts: { readonly statistics: boolean }): ConsentMode =>
  consentModeOf({ kind: 'answered', marketing: false, thirdParty: false, revision: 1, at: 0, ...facts })

/** The contract of the port `TagManager`. */
export const describeTagManager = (name: string, make: () => ObservedTagManager): void => {
  describe(`${name}, as a tag manager`, () => {
    it('does nothing before it is loaded', () => {
      const { tags, events, mode } = make()
      tags.update(modeWith({ statistics: true }))
      tags.push({ event: 'page_view' })
      tags.clear()
      expect([tags.isLoaded(), events(), mode()]).toEqual([false, [], undefined])
    })

    it('is loaded once with the consent mode, and receives changes of it', () => {
      const { tags, events, mode } = make()
      tags.load(modeWith({ statistics: true }))
      tags.load(modeWith({ statistics: false }))
      tags.push({ event: 'page_view', page_path: '/' })
      expect(mode()).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' })
      tags.update(modeWith({ statistics: false }))
      expect(mode()).toMatchObject({ analytics_storage: 'denied' })
      expect([tags.isLoaded(), events()]).toEqual([true, [{ event: 'page_view', page_path: '/' }]])
    })

    it('clears its events, and keeps consent denied', () => {
      const { tags, events, mode } = make()
      tags.load(modeWith({ statistics: true }))
      tags.push({ event: 'page_view' })
      tags.clear()
      expect([events(), mode()?.analytics_storage]).toEqual([[], 'denied'])
    })
  })
}
