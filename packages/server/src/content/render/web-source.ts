// What the server needs of the web package: page rendering, and the files that pages load.
import type { DocumentAssets, RenderInput, RenderOutput } from '@husrum/contract'
import type { BuiltAssets } from './stored-assets.ts'

/** A file of the web's build, ready to be sent. */
export interface StaticFile {
  readonly body: Uint8Array<ArrayBuffer>
  readonly contentType: string
  readonly isImmutable: boolean
  /** If the body is compressed already. */
  readonly encoding?: 'br' | 'gzip'
  readonly isText: boolean
}

/** The web, built or served from its source. */
export interface WebSource {
  /** Changes with every build. */
  readonly version: string
  render(input: RenderInput): Promise<RenderOutput>
  readonly assets: DocumentAssets
  /** The files with a hash in their names; absent where there are none. */
  readonly built?: BuiltAssets
  /** `path` as sent; undefined if the build has no such file. */
  file(path: string, acceptEncoding: string): Promise<StaticFile | undefined>
}
