// The files of web builds in the database, for open pages of a build that has been replaced.
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { BuiltAssets, StoredAssets } from './stored-assets.ts'
import { makeStoredAssets } from './stored-assets.ts'

export { backendRoutes } from './backend-routes.ts'
export { makeBackendsElsewhere, makeCallEither } from './backends-elsewhere.ts'
export { openBuiltWeb } from './built-web.ts'
export { makeCallBackend } from './call-backend.ts'
export { makeCallEndpoint } from './call-endpoint.ts'
export { renderDeclaration } from './declaration.ts'
export type { DevWeb } from './dev-web.ts'
export { openDevWeb } from './dev-web.ts'
export { makePageCache } from './page-cache.ts'
export type { RenderSlots } from './render-slots.ts'
export { makeRenderSlots } from './render-slots.ts'
export { webRoutes } from './routes.ts'
export { allPagesTag, catalogueTag, homeTag, stageTag } from './shareable-page.ts'
export type { BuiltAssets, StoredAssets } from './stored-assets.ts'
export type { WebSource } from './web-source.ts'

export interface StoredAssetsModule extends Module {
  readonly storedAssets: StoredAssets
}

const hourMs = 3_600_000

/** @param built this server's; absent where Vite serves the web. */
export const storedAssetsModule = async (
  { db, log }: Pick<Platform, 'db' | 'log'>,
  { built }: { readonly built: BuiltAssets | undefined },
): Promise<StoredAssetsModule> => {
  const storedAssets = makeStoredAssets(db)
  // Before a page of this build can be seen: it may request its files from a server of the build before.
  if (built) await storedAssets.keep(built)
  const again = setInterval(() => {
    if (built)
      storedAssets
        .keep(built)
        .catch((cause: unknown) =>
          log.warn({ reason: String(cause) }, 'The files of the build could not be stored'),
        )
  }, hourMs)
  again.unref()
  return {
    storedAssets,
    sweeps: [{ name: 'web assets', everyMs: hourMs, run: () => storedAssets.sweep() }],
    close: () => clearInterval(again),
  }
}
