// What a request carries through the house: set by the first middleware, read by every handler.
import type { SiteDefinition } from '@husrum/domain'
import type { Caller } from './caller.ts'
import type { FindIntegrationKey } from './integration-key.ts'
import type { InlineParts } from './security-headers.ts'

export interface RequestLife {
  /** Which brand site the Host header and the path chose. */
  readonly site: SiteDefinition
  /** Where that site stands on the net, as the visitor reaches it. */
  readonly origin: string
  /** Made here, told in `x-request-id`, in every problem's `reference` and in the log. */
  readonly requestId: string
  /** The scripts and styles that stand in this page; no others are let through. */
  readonly inline: InlineParts | undefined
  /** The visitor's network address; empty where nothing is known. It is counted and told to the bank, never logged. */
  readonly address: string
  /** Aborted when the visitor leaves or the time is up. */
  readonly signal: AbortSignal
  /** Answers are held against the contract in development and in tests. */
  readonly checkAnswers: boolean
  /** The kind of page that is shown; absent for what is no page. */
  readonly template: string | undefined
  /** Finds the key that another system shows. */
  readonly findKey: FindIntegrationKey
  /** Who is signed in, looked at before any handler. */
  readonly caller: Caller
}

/** What the HTTP server hands along. A request that a test made has none. */
export interface NodeBindings {
  readonly incoming?: {
    readonly url?: string | undefined
    readonly socket?: { readonly remoteAddress?: string | undefined }
  }
}

export type AppEnv = { Variables: RequestLife; Bindings: NodeBindings }
