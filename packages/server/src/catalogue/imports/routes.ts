// The history of the catalogue: other systems and the command send files here, apply them and take them back.
import { endpoints } from '@husrum/contract'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { beginApplying, previewAgain } from './apply-import.ts'
import { languageOf, listImports, readImport } from './import-report.ts'
import type { ImportsOptions } from './imports-options.ts'
import { makeUndo } from './undo-import.ts'

export const catalogueImportsRoutes = (app: Hono<AppEnv>, options: ImportsOptions): void => {
  const { db, refresh } = options
  const ended: readonly string[] = ['applied', 'partly']
  /** Who reads that an import is applied finds it in the search. */
  const answer = async (
    { id, language }: { readonly id: string; readonly language?: ReturnType<typeof languageOf> },
    { acceptLanguage }: { readonly acceptLanguage: string },
  ) => {
    const read = await readImport(db, id, language ?? languageOf(acceptLanguage))
    if (ended.includes(read.state)) await refresh()
    return read
  }
  bindEndpoint(app, endpoints.listCatalogueImports, async ({ source, after }) => ({
    imports: await listImports(db, { source, after }),
  }))
  bindEndpoint(app, endpoints.getCatalogueImport, answer)
  bindEndpoint(app, endpoints.previewCatalogueImport, async (asked, context) => {
    await previewAgain(options, asked.id)
    return answer(asked, context)
  })
  bindEndpoint(app, endpoints.applyCatalogueImport, async (asked, context) => {
    await beginApplying(options, asked.id, asked.receipt)
    return answer(asked, context)
  })
  bindEndpoint(app, endpoints.undoCatalogueImport, async ({ id, preview = false, ...asked }, context) => {
    const undo = await makeUndo(options, id, context.keyName)
    if (!preview && undo.receipt !== undefined) await beginApplying(options, undo.id, undo.receipt)
    return answer({ ...asked, id: undo.id }, context)
  })
}
