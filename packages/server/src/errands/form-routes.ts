// Changes of errands as `multipart/form-data`: the calls of FAULT-77, and the forms of our pages without script.
import { randomUUID } from 'node:crypto'
import { endpoints, errandFormId, errandFormPath, errandQuery, updateCasePaths } from '@husrum/contract'
import type { FieldIssue } from '@husrum/domain'
import { loginAddress, routePath } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { outageOf } from '../database/database-outage.ts'
import type { UploadOwner } from '../files/upload-owner.ts'
import { uploadIdOf } from '../files/upload-owner.ts'
import type { TakenForm, TakenMultipart, UploadService } from '../files/upload-service.ts'
import { assertAllTaken, isNotNow } from '../files/upload-service.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { assertAccess } from '../http/assert-access.ts'
import { readRequestHeader } from '../http/bind-endpoint.ts'
import { pathId } from '../http/path-id.ts'
import { Problem } from '../http/problem.ts'
import { formKey, readForm } from '../http/read-form.ts'
import { bringsFiles } from '../http/receiving.ts'
import { fromOurPages } from '../http/same-origin.ts'
import { visitorOf } from '../http/visitor.ts'
import type { Platform } from '../platform/module.ts'
import type { StoredForms } from '../secrets/stored-forms.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import type { ActionRequest, ChangeErrand, ChangeOf, UpdateRequest } from './change-errand.ts'
import { answerChange } from './errand-answers.ts'
import { makeVisitorByCookies } from './file-routes.ts'
import { ErrandRefused } from './refusals.ts'
import { versionOf } from './routes.ts'
import { askingOf } from './viewer.ts'

export interface ErrandFormRoutesOptions {
  readonly change: ChangeErrand
  readonly uploads: Pick<UploadService, 'takeMultipart' | 'takeForm' | 'list' | 'remove'>
  readonly typedForms: StoredForms
  readonly findCaller: FindCaller
  readonly environment: Platform['environment']
}

const forms = [
  'close',
  'update',
  'message',
  'answer',
  'reopen',
  'requestReopening',
  'rate',
  'share',
  'unshare',
] as const
type Form = (typeof forms)[number]

/** The confirmation that the page shows. */
const doneBy: Readonly<Record<Form, string>> = {
  close: 'closed',
  update: 'updated',
  message: 'sent',
  answer: 'answered',
  reopen: 'reopened',
  requestReopening: 'requested',
  rate: 'rated',
  share: 'shared',
  unshare: 'unshared',
}

/** Form input that is shown again. */
const typedFields = [
  'text',
  'rating',
  'description',
  'other',
  'otherFirstName',
  'otherLastName',
  'otherEmail',
  'otherPhone',
] as const

const ofChange = { purpose: 'caseUpdate', fileFields: ['files', 'newFiles', 'NewFiles'] } as const

/** Maximum size without files: all fields at their maximum length. */
const longestForm = 128 * 1024

type Fields = TakenMultipart['fields']
const last = (fields: Fields, name: string): string | undefined => fields.get(name)?.at(-1)
const isTicked = (value: string | undefined): boolean => ['true', 'on', '1'].includes(value ?? '')

/** Accepts the field names of the multipart calls, in both spellings, and our own. */
const updateOf = (fields: Fields, newFiles: readonly string[]): UpdateRequest => {
  const value = (...names: readonly string[]) =>
    names.map((name) => last(fields, name)).find((one) => one !== undefined)
  const contact = {
    otherFirstName: value('otherFirstName', 'alternativeContactFirstName'),
    otherLastName: value('otherLastName', 'alternativeContactLastName'),
    otherEmail: value('otherEmail', 'alternativeContactEmail'),
    otherPhone: value('otherPhone', 'alternativeContactPhone'),
  }
  const other = value('other')
  const names = Object.keys(contact) as (keyof typeof contact)[]
  const isGiven = names.some((name) => contact[name] !== undefined)
  return {
    description: value('description') ?? '',
    ...(other !== undefined || isGiven ? { other: other === undefined ? isGiven : isTicked(other) } : {}),
    ...Object.fromEntries(names.map((name) => [name, contact[name] ?? ''])),
    removeFiles: ['removeFiles', 'RemoveFiles']
      .flatMap((name) => fields.get(name) ?? [])
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter(Boolean),
    newFiles,
  }
}

/** Files by name and size: files that are sent again have other ids. */
const sentOf = ({ fields, files }: TakenMultipart): object => ({
  fields: [...fields],
  files: files.map(({ name, size }) => [name, size]),
})

/** Fields that two people have edited, of which one version is to be chosen. */
const mergedParts = ['description', 'alternativeContact'] as const

/** The choices after a merge: fields of the other person stay as they are. Undefined if a choice is missing. */
const mergedUpdateOf = (fields: Fields, newFiles: readonly string[]): UpdateRequest | FieldIssue[] => {
  const { description, ...update } = updateOf(fields, newFiles)
  const asked = (last(fields, 'merge') ?? '').split(',')
  const parts = mergedParts.filter((part) => asked.includes(part))
  const choiceOf = (part: (typeof mergedParts)[number]) => last(fields, `${part}Choice`)
  const missing = parts.filter((part) => !['theirs', 'yours'].includes(choiceOf(part) ?? ''))
  if (missing.length > 0) return missing.map((part) => ({ key: 'required', path: [`${part}Choice`] }))
  const isTheirs = (part: (typeof mergedParts)[number]) => parts.includes(part) && choiceOf(part) === 'theirs'
  const { removeFiles, newFiles: added } = update
  return {
    ...(isTheirs('alternativeContact') ? { removeFiles, newFiles: added } : update),
    ...(!isTheirs('description') && { description }),
  }
}

/** After a merge, the choice between two versions is missing. */
class ChoiceMissing extends Error {
  readonly issues: readonly FieldIssue[]

  constructor(issues: readonly FieldIssue[]) {
    super('A choice is missing')
    this.name = 'ChoiceMissing'
    this.issues = issues
  }
}

const isTooMany = (cause: unknown): boolean => cause instanceof Problem && cause.code === 'tooManyRequests'

const idsOf = ({ files }: Pick<TakenMultipart, 'files'>): readonly string[] =>
  files.filter(({ state }) => state === 'clean').map(({ id }) => id)

export const errandFormRoutes = (
  app: Hono<AppEnv>,
  { change, uploads, typedForms, findCaller, environment }: ErrandFormRoutesOptions,
): void => {
  const visitorBy = makeVisitorByCookies({ findCaller, environment })

  const sentWith = (c: Context<AppEnv>, owner: UploadOwner) =>
    [c.req.raw, { ...ofChange, owner, site: c.get('site').key, address: visitorOf(c).address }] as const

  /** Deletes uploads; those attached to the errand stay. */
  const letGo = async ({ files }: TakenMultipart, owner: UploadOwner): Promise<void> => {
    for (const { id } of files) await uploads.remove(id, { owner })
  }

  // The multipart calls: made by programs with a bearer token.
  const updates = [
    [updateCasePaths.board, endpoints.closeBoardErrand],
    [updateCasePaths.resident, endpoints.closeResidentErrand],
  ] as const
  for (const [path, endpoint] of updates)
    app.patch(path.replace('{id}', ':id'), async (c) => {
      const visitor = visitorOf(c)
      await assertAccess(visitor, endpoint)
      const asking = await askingOf(visitor)
      // A draft for this call only: leftovers of other calls do not use up its limits.
      const owner = { kind: 'draft', id: randomUUID() } as const
      const taken = await uploads.takeMultipart(...sentWith(c, owner))
      try {
        assertAllTaken(taken)
        const { status, body, headers } = await answerChange(
          change.update(
            {
              ...asking,
              id: pathId(c, 'id'),
              key: readRequestHeader(c, 'idempotencyKey'),
              version: versionOf(readRequestHeader(c, 'ifMatch')),
              sent: sentOf(taken),
            },
            { ...updateOf(taken.fields, idsOf(taken)), draft: owner.id },
          ),
        )
        for (const [name, value] of headers) c.header(name, value)
        c.header('cache-control', 'no-store')
        return c.json(body, status as 200)
      } finally {
        await letGo(taken, owner)
      }
    })

  const read = async (c: Context<AppEnv>, owner: UploadOwner): Promise<TakenForm> => {
    if (bringsFiles(c.req.header('content-type'))) return uploads.takeForm(...sentWith(c, owner))
    const typed = await readForm(c.req.raw, longestForm)
    const fields = new Map([...new Set(typed.keys())].map((name) => [name, typed.getAll(name)]))
    return { fields, files: [], issues: [] }
  }

  const send = async (
    form: Form,
    of: ChangeOf,
    {
      fields,
      files,
      draft,
    }: { readonly fields: Fields; readonly files: readonly string[]; readonly draft: string | undefined },
  ): Promise<unknown> => {
    const text = last(fields, 'text') ?? ''
    if (form === 'update') {
      const update = mergedUpdateOf(fields, files)
      if (Array.isArray(update)) throw new ChoiceMissing(update)
      return change.update(of, { ...update, draft })
    }
    if (form === 'message') return change.write(of, { text, files, draft })
    const rating = Number(last(fields, 'rating'))
    const action: ActionRequest = {
      action: form,
      text,
      files,
      draft,
      ...(form === 'rate' && rating >= 1 && rating <= 5 && { rating: Math.trunc(rating) }),
    }
    return change.act(of, action)
  }

  /** The error for the page; throws errors that no page can show. */
  const errorOf = (cause: unknown): { readonly error: string; readonly issues?: readonly FieldIssue[] } => {
    if (cause instanceof ChoiceMissing) return { error: 'changed', issues: cause.issues }
    if (cause instanceof ErrandRefused) {
      const { refusal } = cause
      if (refusal.kind === 'invalid') return { error: 'invalid', issues: refusal.issues }
      if (refusal.kind === 'changedMeanwhile') return { error: 'changed' }
      if (refusal.kind === 'statusConflict') return { error: 'conflict' }
      if (refusal.kind === 'keyReused') return { error: 'failed' }
      if (refusal.kind === 'forbidden') return { error: 'forbidden' }
      throw new Problem('notFound', { cause })
    }
    if (outageOf(cause) !== undefined) return { error: 'failed' }
    if (isTooMany(cause)) return { error: 'tooFast' }
    if (cause instanceof Problem && cause.status === 503) return { error: 'failed' }
    throw cause
  }

  app.post(errandFormPath, fromOurPages, async (c) => {
    c.header('cache-control', 'no-store')
    const visitor = await visitorBy(c)
    const { site } = visitor
    const page = routePath(site, 'errands') ?? site.routes.start
    if (visitor.caller.kind === 'anonymous') return c.redirect(loginAddress(site, page) ?? page, 303)
    await assertAccess(visitor, endpoints.actOnOneErrand)
    const asking = await askingOf(visitor)
    const { accountId } = asking
    const owner = { kind: 'account', id: accountId } as const
    const taken = await read(c, owner)
    const { fields } = taken
    const id = uploadIdOf(last(fields, 'id') ?? '')
    const form = forms.find((known) => known === last(fields, 'action'))
    if (id === undefined || !form)
      throw new Problem('invalidRequest', {
        errors: [{ field: form ? 'id' : 'action', key: 'unknownValue' }],
      })

    // Files that an earlier attempt of the same form sent are still available.
    const before = await typedForms.read(accountId)
    const isSame = before.id === id && before.action === form
    const waiting = isSame ? (before.uploads ?? '').split(',').filter(Boolean) : []
    const removed = last(fields, 'removeFile')
    const own = [...waiting, ...idsOf(taken)].filter((upload) => upload !== removed)
    const draft = uploadIdOf(last(fields, 'draft') ?? '')
    const ofDraft = draft
      ? (
          await uploads.list({
            owner: { kind: 'draft', id: draft },
            purpose: form === 'update' ? 'caseUpdate' : 'message',
          })
        )
          .filter(({ state, id: upload }) => state === 'clean' && upload !== removed)
          .map((upload) => upload.id)
      : []

    const comesBack = async (error: string | undefined, issues: readonly FieldIssue[] = []) => {
      const typed = typedFields.flatMap((name) => {
        const value = last(fields, name)
        return value === undefined ? [] : [[name, value] as const]
      })
      await typedForms.keep(accountId, {
        id,
        action: form,
        version: last(fields, 'version') ?? '',
        ...Object.fromEntries(typed),
        ...(fields.has('removeFiles') && { removeFiles: (fields.get('removeFiles') ?? []).join(',') }),
        ...(own.length > 0 && { uploads: own.join(',') }),
      })
      const query = new URLSearchParams({ errandId: id, [errandQuery.open]: form })
      if (error !== undefined) query.set(errandQuery.error, error)
      for (const { key, path } of issues) query.append(errandQuery.field, `${String(path[0])}:${key}`)
      return c.redirect(`${page}?${query}#${errandFormId}`, 303)
    }

    if (removed !== undefined) {
      const owners: readonly UploadOwner[] = [
        owner,
        ...(draft ? [{ kind: 'draft' as const, id: draft }] : []),
      ]
      for (const owner of owners) if (await uploads.remove(removed, { owner })) break
      return comesBack(undefined)
    }
    if (taken.refusal) return comesBack('tooFast')
    if (isNotNow(taken)) return comesBack('failed')
    const refused: FieldIssue[] = [
      ...taken.issues.map(({ key }) => ({ key: key as FieldIssue['key'], path: ['files'] })),
      ...taken.files
        .filter(({ state }) => state !== 'clean')
        .map(() => ({ key: 'fileType' as const, path: ['files'] })),
    ]
    if (refused.length > 0) return comesBack('invalid', refused)
    if (ofDraft.length > 0 && own.length > 0)
      return comesBack('invalid', [{ key: 'invalidInput', path: ['files'] }])
    try {
      const version = /^\d{1,9}$/.exec(last(fields, 'version') ?? '')?.[0]
      const key = formKey(last(fields, 'key'))
      await send(
        form,
        {
          ...asking,
          id,
          key,
          sent: { form, ...sentOf(taken) },
          ...(form === 'update' && version !== undefined && { version: Number(version) }),
        },
        ofDraft.length > 0 ? { fields, files: ofDraft, draft } : { fields, files: own, draft: undefined },
      )
    } catch (cause) {
      const { error, issues } = errorOf(cause)
      return comesBack(error, issues)
    }
    await letGo(taken, owner)
    if (isSame) await typedForms.forget(accountId)
    const query = new URLSearchParams({ errandId: id, [errandQuery.done]: doneBy[form] })
    return c.redirect(`${page}?${query}`, 303)
  })
}
