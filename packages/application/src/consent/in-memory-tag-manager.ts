// A tag manager for tests.
import type { ConsentMode } from '@husrum/domain'
import { consentModeDefaults } from '@husrum/domain'
import type { TagEvent, TagManager } from './tag-manager.ts'

export interface InMemoryTagManager extends TagManager {
  /** Contents of the data layer. */
  events(): readonly TagEvent[]
  /** Current consent mode; undefined before `load`. */
  mode(): ConsentMode | undefined
}

export const makeInMemoryTagManager = (): InMemoryTagManager => {
  let mode: ConsentMode | undefined
  let events: readonly TagEvent[] = []
  return {
    load: (allowed) => {
      mode ??= allowed
    },
    update: (allowed) => {
      if (mode) mode = allowed
    },
    push: (event) => {
      if (mode) events = [...events, event]
    },
    clear: () => {
      if (mode) mode = consentModeDefaults
      events = []
    },
    isLoaded: () => mode !== undefined,
    events: () => events,
    mode: () => mode,
  }
}
