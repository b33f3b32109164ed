// Other systems upload pictures, and ask which of them could not be fetched; no browser calls these endpoints.
import { endpoints } from '@husrum/contract'
import { withoutUndefined } from '@husrum/domain'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint, bindFileEndpoint } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import { makeDrawingLine } from '../pictures/index.ts'
import type { FileStore } from './media-files.ts'
import { takePicture } from './media-files.ts'
import { nameMedia } from './media-of-records.ts'
import { readProblems } from './media-problems.ts'
import { RefusedMedia } from './refused-media.ts'

/** Files in memory at once, and callers that wait for one of them. */
const uploadsAtOnce = { places: 4, longest: 60 } as const

export const mediaRoutes = (
  app: Hono<AppEnv>,
  { db, store }: { readonly db: Kysely<Schema>; readonly store: FileStore },
): void => {
  const line = makeDrawingLine(uploadsAtOnce)

  bindFileEndpoint(app, endpoints.uploadMedia, async ({ source, name }, readFile, { signal }) => {
    if (name !== undefined && source === undefined)
      throw new Problem('invalidRequest', { errors: [{ field: 'source', key: 'required' }] })
    try {
      const taken = await line.run(async () => takePicture({ db, store }, await readFile()), signal)
      if (source !== undefined && name !== undefined) await nameMedia(db, { source, name, id: taken.id })
      return taken
    } catch (cause) {
      if (!(cause instanceof RefusedMedia)) throw cause
      throw new Problem('invalidRequest', { errors: [{ field: 'file', key: cause.problem }], cause })
    }
  })

  bindEndpoint(app, endpoints.listMediaProblems, async ({ source, after }) => {
    const { problems, next } = await readProblems(db, source, after)
    return { problems: [...problems], ...withoutUndefined({ next }) }
  })
}
