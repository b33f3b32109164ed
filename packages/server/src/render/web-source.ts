// What the server needs of the web package: how to render a page, and what the page needs around it.
import type { SiteKey } from '@husrum/domain'
import type { TagManagerSetting } from '../consent/tag-managers.ts'

export interface DocumentAssets {
  /** Address of the client's entry script. */
  readonly entry: string
  /** The whole style sheet, to be inlined. */
  readonly css: string
  readonly preloadFonts: readonly string[]
  /** Markup that only development needs. */
  readonly headTags?: string
}

export interface RenderInput {
  /** Absolute address as the visitor sees it. */
  readonly url: string
  readonly site: SiteKey
  /** Calls the application in process. */
  readonly fetch: typeof globalThis.fetch
  readonly nonce: string
  readonly environment: 'development' | 'production'
  /** Shown on error pages as the reference number. */
  readonly requestId: string
  readonly signal: AbortSignal
  readonly cookies: string
  readonly consentTerms: {
    /** Of the cookie policy. */
    readonly revision: number
    /** What the page loads once somebody agrees. */
    readonly tagManager: (TagManagerSetting & { readonly notBelow: readonly string[] }) | undefined
  }
  readonly assets: DocumentAssets
  /** Told of failures that the page itself survives. */
  readonly report?: (error: unknown) => void
}

export interface RenderOutput {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | ReadableStream<Uint8Array>
}

export type Render = (input: RenderInput) => Promise<RenderOutput>

/** A file of the web's build, ready to be sent. */
export interface StaticFile {
  readonly body: Uint8Array<ArrayBuffer>
  readonly contentType: string
  readonly isImmutable: boolean
  /** Where the body is compressed already. */
  readonly encoding?: 'br' | 'gzip'
  readonly isText: boolean
}

/** The web, built or served from its source. */
export interface WebSource {
  /** Changes with every build. */
  readonly version: string
  render(input: RenderInput): Promise<RenderOutput>
  assetsFor(nonce: string): DocumentAssets
  /** `path` as sent; undefined where the build has no such file. */
  file(path: string, acceptEncoding: string): Promise<StaticFile | undefined>
}
