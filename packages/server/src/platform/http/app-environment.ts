// The context of a request: set by the first middleware, read by every handler.
import type { SiteDefinition } from '@husrum/domain'
import type { Caller } from './caller.ts'
import type { FindIntegrationKey } from './integration-key.ts'
import type { InlineParts } from './security-headers.ts'

export interface RequestLife {
  /** The brand site that the Host header and the path select. */
  readonly site: SiteDefinition
  /** The public origin of that site, as the visitor reaches it. */
  readonly origin: string
  /** Generated here; returned in `x-request-id` and in every problem's `reference`, and logged. */
  readonly requestId: string
  /** The inline scripts and styles of this page; no others are allowed. */
  readonly inline: InlineParts | undefined
  /** Network address of the visitor; empty if unknown. Used for rate limits and sent to the bank, never logged. */
  readonly address: string
  /** Aborted when the visitor disconnects or the request times out. */
  readonly signal: AbortSignal
  /** Whether responses are checked against the contract: in development and in tests. */
  readonly checkAnswers: boolean
  /** The kind of page that is shown; absent for other responses. */
  readonly template: string | undefined
  /** Finds the key that another system sends. */
  readonly findKey: FindIntegrationKey
  /** The signed-in user, determined before any handler. */
  readonly caller: Caller
  /** Finds the signed-in user by the cookies alone, for forms and links: they cannot send the token as a bearer. */
  readonly callerOfCookies: (site: SiteDefinition) => Promise<Caller>
}

/** What the HTTP server passes along. A request that a test made has none. */
export interface NodeBindings {
  readonly incoming?: {
    readonly url?: string | undefined
    readonly socket?: { readonly remoteAddress?: string | undefined }
  }
}

export type AppEnv = { Variables: RequestLife; Bindings: NodeBindings }
