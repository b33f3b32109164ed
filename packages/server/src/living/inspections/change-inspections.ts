// Actions of residents at an inspection: add a remark, report that something is not fixed, ask for another time.
import { createHash, randomUUID } from 'node:crypto'
import type { FieldIssue, InspectionsView, SiteDefinition } from '@husrum/domain'
import {
  fileLimits,
  inspectionTextRule,
  issuesOfRemark,
  mayAddRemark,
  mayAskForTime,
  notFixedAction,
  readErrandStatusId,
  remarkRule,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { ChangeErrand } from '../errands/index.ts'
import { ErrandRefused } from '../errands/index.ts'
import type { OpenRemark } from './open-remark.ts'
import { isInspectionId, readInspections } from './read-inspections.ts'

/** The caller, and the target of the action. */
export interface Inspected {
  readonly accountId: string
  readonly site: SiteDefinition
  readonly origin: string
  /** Id of the inspection, or of the remark. */
  readonly id: string
  /** Idempotency key; empty if the action may be repeated. */
  readonly key: string
}

export interface RemarkSent {
  readonly room: string
  readonly text: string
  readonly files: readonly string[]
  /** Owner of the files; the account if absent. */
  readonly draft?: string | undefined
}

/** Throws `notFound`, `invalidRequest` with the invalid fields, and `late`. */
export interface ChangeInspections {
  addRemark(of: Inspected, sent: RemarkSent): Promise<InspectionsView>
  reportNotFixed(of: Inspected, text: string): Promise<InspectionsView>
  askForTime(of: Inspected, text: string): Promise<InspectionsView>
}

const late = (cause?: unknown): never => {
  throw new Problem('late', { cause })
}

const refuse = (issues: readonly FieldIssue[], cause?: unknown): never => {
  throw new Problem('invalidRequest', {
    errors: issues.map(({ key, path }) => ({ field: path.join('.'), key })),
    cause,
  })
}

const textOf = (text: string): string => {
  const checked = inspectionTextRule.check(text)
  if (checked.kind === 'valid') return checked.value
  return refuse(checked.issues.map((issue) => ({ ...issue, path: ['text'] })))
}

export const makeChangeInspections = ({
  db,
  uploads,
  changeErrand,
  openRemark,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly uploads: Pick<UploadService, 'claim'>
  readonly changeErrand: Pick<ChangeErrand, 'act'>
  readonly openRemark: OpenRemark
  readonly now: () => number
}): ChangeInspections => {
  type Which = 'inspectionId' | 'remarkId'
  const read = async (on: Kysely<Schema>, of: Inspected, which: Which): Promise<InspectionsView> => {
    const { accountId, site, id } = of
    if (!isInspectionId(id)) throw new Problem('notFound')
    const view = await readInspections(on, { accountId, site, [which]: id, now: now() })
    if (!view) throw new Problem('notFound')
    return view
  }

  /** One change at a time, because new entries are numbered after the existing ones. */
  const lock = (trx: Kysely<Schema>, id: string) =>
    trx.selectFrom('inspections').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

  return {
    addRemark: (of, { files, draft, ...form }) =>
      db.transaction().execute(async (trx) => {
        await read(trx, of, 'inspectionId')
        await lock(trx, of.id)
        const view = await read(trx, of, 'inspectionId')
        const inspection = view.inspections.find(({ id }) => id === of.id)
        if (of.key !== '') {
          const same = await trx
            .selectFrom('inspection_remarks')
            .select('id')
            .where('inspection_id', '=', of.id)
            .where('request_key', '=', of.key)
            .executeTakeFirst()
          if (same) return view
        }
        if (!inspection || !mayAddRemark(inspection, now())) return late()
        const checked = remarkRule.check(form)
        if (checked.kind === 'invalid') return refuse(issuesOfRemark(form))
        if (files.length > fileLimits.maxFiles) return refuse([{ key: 'tooManyFiles', path: ['files'] }])
        const caseId = randomUUID()
        const claimed = await uploads.claim(trx, {
          owner: draft === undefined ? { kind: 'account', id: of.accountId } : { kind: 'draft', id: draft },
          purpose: 'inspectionRemark',
          ids: [...new Set(files)],
          by: `case:${caseId}`,
        })
        if (claimed.kind !== 'claimed') return refuse([{ key: 'invalidInput', path: ['files'] }])
        await openRemark(trx, {
          ...checked.value,
          caseId,
          inspectionId: of.id,
          by: 'buyer',
          accountId: of.accountId,
          ...(of.key !== '' && { key: of.key }),
          files: claimed.files,
          origin: of.origin,
          at: now(),
        })
        return read(trx, of, 'inspectionId')
      }),

    reportNotFixed: async (of, text) => {
      await read(db, of, 'remarkId')
      const row = await db
        .selectFrom('inspection_remarks')
        .innerJoin('cases', 'cases.id', 'inspection_remarks.case_id')
        .select(['cases.id', 'cases.reporter_id', 'cases.case_status_id', 'cases.status_since'])
        .where('inspection_remarks.id', '=', of.id)
        .executeTakeFirst()
      if (!row) throw new Problem('notFound')
      const said = textOf(text)
      const action =
        notFixedAction(
          { status: readErrandStatusId(row.case_status_id), statusSince: Date.parse(row.status_since) },
          now(),
        ) ?? (of.key === '' ? late() : 'reopen')
      try {
        await changeErrand.act(
          {
            // Any owner of the home may act on its errand, also if another one is its reporter.
            viewer: { kind: 'resident', userId: row.reporter_id ?? '', hasIdentity: true },
            accountId: of.accountId,
            by: 'customer',
            id: row.id,
            key: of.key === '' ? '' : `remark ${of.key}`,
            // A retry of the same text is recognised in any form of the request.
            sent: { notFixed: createHash('sha256').update(said).digest('hex') },
          },
          { action, text: said },
        )
      } catch (cause) {
        if (!(cause instanceof ErrandRefused)) throw cause
        const { refusal } = cause
        if (refusal.kind === 'invalid') return refuse(refusal.issues, cause)
        if (refusal.kind === 'keyReused') throw new Problem('keyReused', { cause })
        if (refusal.kind === 'statusConflict') return late(cause)
        throw new Problem('notFound', { cause })
      }
      return read(db, of, 'remarkId')
    },

    askForTime: (of, text) =>
      db.transaction().execute(async (trx) => {
        await read(trx, of, 'inspectionId')
        await lock(trx, of.id)
        const view = await read(trx, of, 'inspectionId')
        const inspection = view.inspections.find(({ id }) => id === of.id)
        const said = textOf(text)
        // The same request again changes nothing.
        if (inspection?.wish?.text === said) return view
        if (!inspection || !mayAskForTime(inspection, now())) return late()
        await trx
          .updateTable('inspections')
          .set({ wish: said, wished_at: new Date(now()).toISOString(), wished_by: of.accountId })
          .where('id', '=', of.id)
          .execute()
        return read(trx, of, 'inspectionId')
      }),
  }
}
