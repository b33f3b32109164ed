// Pictures, plans and 360-degree pictures of the company's homes: uploaded, or fetched from the addresses in its records.
import { isMediaId } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { FileSettings } from '../../platform/files/file-settings.ts'
import { openStoredFiles } from '../../platform/files/stored-files.ts'
import type { FetchPublic, FetchRules } from '../../platform/http/fetch-public.ts'
import { isAllowedUrl, makeFetchPublic } from '../../platform/http/fetch-public.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import { reasonOf } from '../../platform/modules/reason-of.ts'
import type { PanoramaPictures } from '../panoramas/index.ts'
import type { PictureSource, ShowsPictures } from '../pictures/index.ts'
import { noPictures } from '../pictures/index.ts'
import { takeTurn } from '../search/index.ts'
import { withMedia, withMediaPanoramas } from './draw-media.ts'
import { fetchDueLinks } from './fetch-links.ts'
import type { StageOfSource } from './media-of-records.ts'
import { isShownAnywhere, readChanged, settleChanged, stagesThatName } from './media-of-records.ts'
import { removeUnused } from './remove-unused.ts'
import { mediaRoutes } from './routes.ts'

export { mediaDeclaration } from './declaration.ts'
export type { FindPicture, NamesMedia, StageOfSource } from './media-of-records.ts'
export {
  findMediaOf,
  findPicturesOf,
  forgetMediaUses,
  noteMediaUses,
  wantAddresses,
} from './media-of-records.ts'
export { pictureTypeOf } from './read-picture.ts'

/** Derives stages anew from their records, and shows them. */
export type DeriveStages = (stages: readonly StageOfSource[]) => Promise<void>

export interface MediaModule extends Module {
  /** A source of pictures that also has the uploads. */
  readonly withMedia: (others: PictureSource) => PictureSource
  readonly withMediaPanoramas: (others: PanoramaPictures | undefined) => PanoramaPictures
  /** Panoramas of homes; all other pictures are in the facts of homes and stages. */
  readonly shown: ShowsPictures
  /** Whether records may name an address. */
  readonly isAllowedAddress: (address: string) => boolean
  /** Fetches files from the addresses that are allowed. */
  readonly fetchPublic: FetchPublic
}

const linksAtOnce = 500

/** Shows new pictures on the pages whose records name them. */
export const showChanged = async (db: Kysely<Schema>, derive: DeriveStages): Promise<void> => {
  for (;;) {
    const changed = await readChanged(db, linksAtOnce)
    if (changed.length === 0) return
    // Records that were being written while a picture came are committed now; later ones find it.
    await db.transaction().execute(takeTurn)
    await derive(
      await stagesThatName(
        db,
        changed.map(({ ref }) => ref),
      ),
    )
    await settleChanged(db, changed)
    if (changed.length < linksAtOnce) return
  }
}

export const mediaModule = async (
  { db, environment, log, now }: Pick<Platform, 'db' | 'environment' | 'log' | 'now'>,
  {
    dataDirectory,
    files,
    derive,
    rules = { allowsHttp: environment === 'development' },
  }: {
    readonly dataDirectory: string
    readonly files: Pick<FileSettings, 'bucket'>
    readonly derive: DeriveStages
    /** Which addresses are fetched. Default: the public internet, in production by https only. */
    readonly rules?: FetchRules
  },
): Promise<MediaModule> => {
  const store = await openStoredFiles({ dataDirectory, files })
  const fetchPublic = makeFetchPublic(rules)
  let isFetching = false
  return {
    withMedia: (others) => withMedia(store, others),
    withMediaPanoramas: (others) => withMediaPanoramas(store, others, noPictures),
    shown: { hasPicture: async (id) => isMediaId(id) && isShownAnywhere(db, id) },
    isAllowedAddress: (address) => isAllowedUrl(address, rules),
    fetchPublic,
    routes: (app) => mediaRoutes(app, { db, store }),
    sweeps: [
      {
        name: 'fetch-media',
        everyMs: 5_000,
        run: async () => {
          // A turn may last longer than the interval.
          if (isFetching) return
          isFetching = true
          try {
            await fetchDueLinks({ db, store, fetchPublic, log, now })
            await showChanged(db, derive)
          } catch (cause) {
            log.warn(reasonOf(cause), 'Pictures of homes could not be fetched')
            throw cause
          } finally {
            isFetching = false
          }
        },
      },
      { name: 'media', everyMs: 3_600_000, run: () => removeUnused({ db, store }, now()) },
    ],
  }
}
