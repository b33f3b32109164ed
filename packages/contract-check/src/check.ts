// A check, and its context.
import type { Capability } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import type { People, SuppliedPeople } from './people.ts'
import type { Service } from './service.ts'

export interface Setting {
  readonly service: Service
  readonly site: SiteDefinition
  readonly people: People
  readonly given: SuppliedPeople
  /** The API key of the sales system; without it, checks that need it are skipped. */
  readonly salesKey?: string | undefined
}

export interface Check {
  readonly capability: Capability
  /** What must hold, as a sentence: "the second hold of a home is refused". */
  readonly sentence: string
  /** Throws `Broken`, or `NotTried`. */
  readonly run: (setting: Setting) => Promise<void>
}

/** Creates the checks of one capability from their sentences. */
export const checksOf = (
  capability: Capability,
  stories: Readonly<Record<string, Check['run']>>,
): readonly Check[] => Object.entries(stories).map(([sentence, run]) => ({ capability, sentence, run }))
