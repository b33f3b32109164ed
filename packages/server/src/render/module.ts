// The files of web builds in the database, for open pages of a build that has been replaced.
import type { Module, Platform } from '../platform/module.ts'
import type { BuiltAssets, KeptAssets } from './kept-assets.ts'
import { makeKeptAssets } from './kept-assets.ts'

export interface KeptAssetsModule extends Module {
  readonly keptAssets: KeptAssets
}

const hourMs = 3_600_000

/** @param built this server's; absent where Vite serves the web. */
export const keptAssetsModule = async (
  { db, log }: Pick<Platform, 'db' | 'log'>,
  { built }: { readonly built: BuiltAssets | undefined },
): Promise<KeptAssetsModule> => {
  const keptAssets = makeKeptAssets(db)
  // Before a page of this build can be seen: it may request its files from a server of the build before.
  if (built) await keptAssets.keep(built)
  const again = setInterval(() => {
    if (built)
      keptAssets
        .keep(built)
        .catch((cause: unknown) => log.warn({ reason: String(cause) }, 'The build’s files could not be kept'))
  }, hourMs)
  again.unref()
  return {
    keptAssets,
    sweeps: [{ name: 'web assets', everyMs: hourMs, run: () => keptAssets.sweep() }],
    close: () => clearInterval(again),
  }
}
