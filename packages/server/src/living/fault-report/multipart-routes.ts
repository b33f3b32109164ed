// The multipart calls for new reports, with the files in them (FAULT-31, FAULT-73).
import { createHash, randomUUID } from 'node:crypto'
import { createCasePaths } from '@husrum/contract'
import type { CaseFile, CaseType } from '@husrum/domain'
import { caseTypes } from '@husrum/domain'
import type { Hono } from 'hono'
import type { UploadService } from '../../platform/files/upload-service.ts'
import { assertAllTaken } from '../../platform/files/upload-service.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { endpointContextOf } from '../../platform/http/bind-endpoint.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import { Problem } from '../../platform/http/problem.ts'
import { assertMayReport, profileOf } from './case-reporter.ts'
import type { CasePlacesOf } from './postgres-case-places.ts'
import { readCasePayload } from './read-case-payload.ts'
import { onlyWhereReported } from './routes.ts'
import type { SubmitCase } from './submit-case.ts'

const fileFields = ['files', 'Files'] as const

export const createCaseRoutes = (
  app: Hono<AppEnv>,
  {
    submit,
    uploads,
    places,
    limitReports,
  }: {
    readonly submit: SubmitCase
    readonly uploads: UploadService
    readonly places: CasePlacesOf
    readonly limitReports: LimitCalls
  },
): void => {
  onlyWhereReported(app, Object.values(createCasePaths))
  const answer = async (
    caseType: CaseType,
    context: ReturnType<typeof endpointContextOf>,
    request: Request,
  ) => {
    const whose = await assertMayReport(context, caseType)
    await limitReports(context.address)
    const { site } = whose
    // Another site's number is a mistake of the caller and does not select that site (SEC-19).
    // A draft for this call only: leftovers of a call whose server stopped do not use up its limits.
    const owner = { kind: 'draft', id: randomUUID() } as const
    const taken = await uploads.takeMultipart(request, {
      owner,
      purpose: 'case',
      site: site.key,
      fileFields,
    })
    const { fields, files } = taken
    const letGo = async (): Promise<void> => {
      for (const { id } of files) await uploads.remove(id, { owner })
    }
    try {
      assertAllTaken(taken)
      if (fields.has('siteId') && fields.get('siteId')?.at(-1) !== String(site.siteId))
        throw new Problem('invalidRequest', { errors: [{ field: 'siteId', key: 'unknownSite' }] })
      const clean = files.flatMap(({ id, name, size, kind, state }): readonly CaseFile[] =>
        state === 'clean' && kind !== undefined ? [{ id, name, size, kind }] : [],
      )
      const user = await signedInOf(context.caller).user()
      const profile = profileOf(user, await places.boardEmail(whose))
      const form = { ...readCasePayload(fields, caseType, profile), files: clean }
      // The files of a retry have other ids: compare them by name and size.
      const body = createHash('sha256')
        .update(
          JSON.stringify([
            [...fields].map(([name, values]) => [name, ...values]).sort(),
            clean.map(({ name, size }) => [name, size]),
          ]),
        )
        .digest('hex')
      const given = await submit.whole({ caseType, form, owner, body }, context.idempotencyKey, context)
      // For a retry of an accepted report, the files that came with it again are not needed.
      const kept = new Set(given.receipt.attachments.map(({ attachmentId }) => attachmentId))
      if (clean.some(({ id }) => !kept.has(id))) await letGo()
      return given
    } catch (cause) {
      await letGo()
      throw cause
    }
  }
  for (const caseType of caseTypes)
    app.post(createCasePaths[caseType], async (c) => {
      const { status, receipt } = await answer(caseType, endpointContextOf(c, ['idempotencyKey']), c.req.raw)
      return c.json(receipt, status, { 'cache-control': 'no-store' })
    })
}
