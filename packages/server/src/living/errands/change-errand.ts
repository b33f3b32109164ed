// Actions of customers and boards on errands: update, close, answer, reopen, rate, write. Each is atomic, and idempotent with a
// key.

import { createHash } from 'node:crypto'
import type { CustomerErrandAction, ErrandRight, ErrandStatusKey } from '@husrum/domain'
import {
  actOnErrand,
  caseUpdateRule,
  fileLimits,
  hasErrandRight,
  isInsideHome,
  messageRule,
  readErrandStatusId,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { StoredFile } from '../../platform/files/postgres-uploads.ts'
import type { UploadOwner } from '../../platform/files/upload-owner.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import { claimFiles } from './claim-files.ts'
import type { ErrandDetailsDto } from './listed-errands.ts'
import type { ErrandNews } from './notify-about-errand.ts'
import { readErrand } from './postgres-errands.ts'
import { refuse, refuseField } from './refusals.ts'
import type { CaseRow } from './seen-errands.ts'
import { accessTo } from './seen-errands.ts'
import type { Asking } from './viewer.ts'
import type { ErrandWrite, WriteErrand } from './write-errand.ts'
import { lockErrand } from './write-errand.ts'

type Trx = Kysely<Schema>

export interface UpdateRequest {
  /** Unchanged if absent. */
  readonly description?: string | undefined
  readonly other?: boolean | undefined
  readonly otherFirstName?: string | undefined
  readonly otherLastName?: string | undefined
  readonly otherEmail?: string | undefined
  readonly otherPhone?: string | undefined
  readonly removeFiles?: readonly string[] | undefined
  /** Ids of uploads. */
  readonly newFiles?: readonly string[] | undefined
  readonly draft?: string | undefined
}

export interface ActionRequest {
  readonly action: 'close' | 'answer' | 'reopen' | 'requestReopening' | 'rate' | 'share' | 'unshare'
  readonly text?: string | undefined
  readonly rating?: number | undefined
  readonly files?: readonly string[] | undefined
  /** Owner of the files; the account if absent. */
  readonly draft?: string | undefined
}

export interface MessageRequest {
  readonly text: string
  readonly files?: readonly string[] | undefined
  /** Owner of the files; the account if absent. */
  readonly draft?: string | undefined
}

/** The errand, the caller, and the idempotency key: empty if the change may be repeated. */
export interface ChangeOf extends Asking {
  readonly id: string
  readonly key?: string
  /** The version that was read; absent to accept any. */
  readonly version?: number | undefined
  /** The request as sent, to recognise a retry if the ids of its files differ each time. */
  readonly sent?: object
}

/** Each returns the errand after the change; rejects with `ErrandRefused`. */
export interface ChangeErrand {
  update(of: ChangeOf, update: UpdateRequest): Promise<ErrandDetailsDto>
  act(of: ChangeOf, action: ActionRequest): Promise<ErrandDetailsDto>
  write(of: ChangeOf, message: MessageRequest): Promise<ErrandDetailsDto>
}

export interface ChangeErrandOptions {
  readonly db: Kysely<Schema>
  readonly uploads: Pick<UploadService, 'claim' | 'release'>
  readonly write: WriteErrand
  readonly now: () => number
}

const hashOf = (asked: object): Uint8Array =>
  new Uint8Array(createHash('sha256').update(JSON.stringify(asked)).digest())

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(Buffer.from(b))

const ownerOf = (accountId: string, draft: string | undefined): UploadOwner =>
  draft === undefined ? { kind: 'account', id: accountId } : { kind: 'draft', id: draft }

/** News for the status that an action leads to. */
const newsOfAction: Readonly<Record<CustomerErrandAction, ErrandNews | undefined>> = {
  close: { letter: 'progress', happening: 'errandClosed', isReceipt: true },
  reopen: { letter: 'progress', happening: 'errandReopened', isReceipt: true },
  requestReopening: { letter: 'progress', happening: 'errandReopenRequested', isReceipt: true },
  answer: undefined,
  update: undefined,
}

/** Whether the association has a board that sees errands here. */
const hasBoard = async (trx: Trx, associationId: string | null): Promise<boolean> => {
  if (associationId === null) return false
  const association = await trx
    .selectFrom('associations')
    .select('active_financial_management')
    .where('id', '=', associationId)
    .executeTakeFirst()
  return association?.active_financial_management === true
}

/** A closed errand accepts messages as long as it may be reopened. */
const mayBeWrittenTo = (row: CaseRow): boolean => {
  const status = readErrandStatusId(row.case_status_id)
  return status !== 'shredded' && status !== 'unknown'
}

const inTime = (row: CaseRow) => ({
  status: readErrandStatusId(row.case_status_id),
  statusSince: Date.parse(row.status_since),
})

export const makeChangeErrand = ({ db, uploads, write, now }: ChangeErrandOptions): ChangeErrand => {
  const iso = (): string => new Date(now()).toISOString()

  const attach = async (
    trx: Trx,
    files: readonly StoredFile[],
    of: { readonly caseId: string; readonly messageId?: string },
  ): Promise<void> => {
    if (files.length === 0) return
    await trx
      .insertInto('case_files')
      .values(
        files.map((file, place) => ({
          id: file.id,
          case_id: of.caseId,
          message_id: of.messageId ?? null,
          place,
          name: file.name,
          kind: file.kind,
          size: file.size,
          added_at: iso(),
        })),
      )
      .execute()
  }

  const addMessage = async (
    trx: Trx,
    row: CaseRow,
    { accountId, by }: Asking,
    { text, files = [], draft }: MessageRequest,
  ): Promise<void> => {
    if (files.length > fileLimits.maxFiles) refuseField('files', 'tooManyFiles')
    const { id } = await trx
      .insertInto('case_messages')
      .values({ case_id: row.id, at: iso(), by_party: by, account_id: accountId, text })
      .returning('id')
      .executeTakeFirstOrThrow()
    const claimed = await claimFiles(trx, uploads, {
      ids: [...new Set(files)],
      owner: ownerOf(accountId, draft),
      by: `case:${row.id}`,
      field: 'files',
    })
    await attach(trx, claimed, { caseId: row.id, messageId: id })
  }

  /** Locks the errand, records the key, then makes the change; for a used key it returns the current errand. */
  const change = (
    of: ChangeOf,
    right: Exclude<ErrandRight, 'read'>,
    asked: object,
    decide: (trx: Trx, row: CaseRow) => Promise<ErrandWrite | undefined>,
  ): Promise<ErrandDetailsDto> =>
    inTransaction(db, async (trx) => {
      const { id, viewer, accountId, by, key = '', version, sent = asked } = of
      const answer = async () => (await readErrand(trx, viewer, id)) ?? refuse({ kind: 'notFound' })
      // Lock before the key is inserted: its foreign key takes a share lock, and two such transactions could deadlock.
      const row = await lockErrand(trx, id)
      const access = accessTo(viewer, row)
      if (access === 'none') return refuse({ kind: 'notFound' })
      if (!hasErrandRight(access, right)) return refuse({ kind: 'forbidden' })
      if (key !== '') {
        const body_hash = hashOf({ id, ...sent })
        const isNew = await trx
          .insertInto('case_requests')
          .values({ account_id: accountId, key, body_hash, case_id: id, at: iso() })
          .onConflict((conflict) => conflict.doNothing())
          .returning('key')
          .executeTakeFirst()
        if (!isNew) {
          const first = await trx
            .selectFrom('case_requests')
            .select('body_hash')
            .where('account_id', '=', accountId)
            .where('key', '=', key)
            .executeTakeFirstOrThrow()
          if (!isSame(first.body_hash, body_hash)) return refuse({ kind: 'keyReused' })
          return answer()
        }
      }
      if (version !== undefined && version !== row.written_version)
        return refuse({
          kind: 'changedMeanwhile',
          errand: await answer(),
        })
      const decided = await decide(trx, row)
      if (decided) await write(trx, row, { by, accountId }, decided)
      return answer()
    })

  const conflict = (row: CaseRow): never =>
    refuse({ kind: 'statusConflict', caseStatusId: row.case_status_id })

  /** The status that an action leads to from the current one. */
  const moved = (row: CaseRow, action: CustomerErrandAction, text?: string): ErrandStatusKey => {
    const move = actOnErrand(inTime(row), action, now(), text)
    if (move.kind === 'textMissing') return refuseField('text', 'required')
    return move.kind === 'moved' ? move.status : conflict(row)
  }

  /** A text as it is stored; throws if the rule rejects it. */
  const textOf = (text: string | undefined, { isRequired }: { readonly isRequired: boolean }): string => {
    if (!isRequired && !text?.trim()) return ''
    const checked = messageRule.check(text)
    if (checked.kind === 'valid') return checked.value
    return refuse({ kind: 'invalid', issues: checked.issues.map((issue) => ({ ...issue, path: ['text'] })) })
  }

  return {
    update: (of, update) =>
      change(of, 'change', { update }, async (trx, row) => {
        moved(row, 'update')
        const by = `case:${row.id}`
        const attached = await trx
          .selectFrom('case_files')
          .select(['id', 'name', 'size'])
          .where('case_id', '=', row.id)
          .where('message_id', 'is', null)
          .execute()
        const files = await claimFiles(trx, uploads, {
          ids: [...new Set(update.newFiles ?? [])],
          owner: ownerOf(of.accountId, update.draft),
          by,
          field: 'newFiles',
        })
        const checked = caseUpdateRule(
          attached.map(({ id, name }) => ({ attachmentId: id, filename: name })),
        ).check({
          ...update,
          description: update.description ?? row.description,
          newFiles: files.map(({ id, name, size, kind }) => ({ id, name, size, kind })),
        })
        if (checked.kind === 'invalid') return refuse({ kind: 'invalid', issues: checked.issues })
        const { description, other, otherFirstName, otherLastName, otherEmail, otherPhone, removeFiles } =
          checked.value
        if (removeFiles && removeFiles.length > 0) {
          await trx
            .deleteFrom('case_files')
            .where('id', 'in', [...removeFiles])
            .where('case_id', '=', row.id)
            .execute()
          await uploads.release(trx, { by, ids: removeFiles })
        }
        await attach(trx, files, { caseId: row.id })
        const contact = {
          firstName: otherFirstName ?? '',
          lastName: otherLastName ?? '',
          email: otherEmail ?? '',
          phone: otherPhone ?? '',
        }
        const hasFiles = files.length > 0 || (removeFiles?.length ?? 0) > 0
        return {
          set: {
            description,
            written_version: row.written_version + 1,
            // Absent: unchanged.
            ...(update.other !== undefined && {
              alternative_contact: other ? JSON.stringify(contact) : null,
            }),
          },
          events: [{ kind: 'updated' }, ...(hasFiles ? [{ kind: 'files' as const }] : [])],
          news: { letter: 'progress', happening: 'errandUpdated' },
        }
      }),

    act: (of, asked) =>
      change(of, 'change', asked, async (trx, row) => {
        const { action, files = [] } = asked
        if (action === 'share' || action === 'unshare') return shared(trx, row, of, action === 'share')
        if (action === 'rate') return rated(row, asked)
        const text = textOf(asked.text, { isRequired: action !== 'close' })
        const status = moved(row, action, text)
        if (action === 'answer') {
          await addMessage(trx, row, of, { text, files, draft: asked.draft })
          return {
            set: { question: null },
            status,
            events: [
              { kind: 'message', text },
              { kind: 'status', status },
            ],
          }
        }
        const news = newsOfAction[action]
        const told = news && { ...news, text, ...(action !== 'requestReopening' && { status }) }
        if (action === 'requestReopening') return { events: [{ kind: 'reopenRequested', text }], news: told }
        return { status, events: [{ kind: 'status', status, text: text || undefined }], news: told }
      }),

    write: (of, { text, files, draft }) =>
      change(of, 'write', { text, files }, async (trx, row) => {
        if (!mayBeWrittenTo(row)) conflict(row)
        const said = textOf(text, { isRequired: true })
        await addMessage(trx, row, of, { text: said, files, draft })
        return {
          events: [{ kind: 'message', text: said }],
          news: { letter: 'message', happening: 'errandMessage', text: said },
        }
      }),
  }

  /** Shares the errand with the board, or stops that. Does nothing if it is in that state already. */
  async function shared(
    trx: Trx,
    row: CaseRow,
    { by }: Asking,
    isShared: boolean,
  ): Promise<ErrandWrite | undefined> {
    if (by !== 'customer' || !isInsideHome(row)) return refuse({ kind: 'forbidden' })
    if (isShared === (row.shared_with_board_at !== null)) return undefined
    if (isShared && !(await hasBoard(trx, row.association_id))) return refuse({ kind: 'forbidden' })
    if (isShared && !mayBeWrittenTo(row)) return conflict(row)
    return {
      set: { shared_with_board_at: isShared ? iso() : null },
      events: [{ kind: isShared ? 'shared' : 'unshared' }],
      isForStaff: false,
    }
  }

  /** Rates a finished errand; the two lowest ratings with a text reopen it, or request that. */
  function rated(row: CaseRow, { rating, text: typed }: ActionRequest): ErrandWrite {
    const { status } = inTime(row)
    if (status !== 'executed' && status !== 'executedNo' && status !== 'completed') return conflict(row)
    if (rating === undefined) return refuseField('rating', 'required')
    const text = textOf(typed, { isRequired: false })
    const event = { kind: 'rated', text: text || undefined } as const
    const set = { rating }
    if (rating > 2 || text === '') return { set, events: [event] }
    const action = status === 'completed' ? 'requestReopening' : 'reopen'
    const move = actOnErrand(inTime(row), action, now(), text)
    // Too late to reopen it: the rating is stored.
    if (move.kind !== 'moved') return { set, events: [event] }
    if (action === 'requestReopening')
      return {
        set,
        events: [event, { kind: 'reopenRequested', text }],
        news: { letter: 'progress', happening: 'errandReopenRequested', isReceipt: true, text },
      }
    return {
      set,
      status: move.status,
      events: [event, { kind: 'status', status: move.status, text }],
      news: { letter: 'progress', happening: 'errandReopened', isReceipt: true, text, status: move.status },
    }
  }
}
