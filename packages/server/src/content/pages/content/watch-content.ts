// In development: imports content as soon as an editor saves it.

import { watch } from 'node:fs'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../../platform/database/schema.ts'
import { importContent } from './import-content.ts'
import type { ContentStore } from './postgres-content-store.ts'
import { readContentFiles } from './read-content-files.ts'

/** Editors' programs save in several steps. */
const quietMilliseconds = 150

/** An invalid file is logged, and the content stays as it was. Returns a function that stops the watcher. */
export const watchContent = ({
  directory,
  db,
  content,
  log,
}: {
  readonly directory: string
  readonly db: Kysely<Schema>
  readonly content: Pick<ContentStore, 'refresh' | 'show'>
  readonly log: Pick<Logger, 'info' | 'warn'>
}): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let running = Promise.resolve()

  const takeOver = async (): Promise<void> => {
    if (closed) return
    try {
      const files = await readContentFiles(directory)
      const pages = await importContent(db, files)
      content.show(files.fingerprint)
      await content.refresh()
      if (pages !== undefined) log.info({ pages }, 'Content was imported')
    } catch (cause) {
      log.warn({ reason: String(cause) }, 'Content could not be imported; the previous version stays in use')
    }
  }
  const watcher = watch(directory, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(takeOver)
    }, quietMilliseconds)
  })
  // A deleted folder does not stop the server.
  watcher.on('error', (cause) => log.warn({ reason: String(cause) }, 'Content files are no longer watched'))
  return async () => {
    closed = true
    clearTimeout(timer)
    watcher.close()
    await running
  }
}
