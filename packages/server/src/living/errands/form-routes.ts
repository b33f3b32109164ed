// Changes of errands as `multipart/form-data`: the calls of FAULT-77, and the forms of our pages without script.
import { randomUUID } from 'node:crypto'
import { endpoints, errandFormId, errandFormPath, errandQuery, updateCasePaths } from '@husrum/contract'
import type { FieldIssue } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { readFileForm } from '../../platform/files/read-file-form.ts'
import type { UploadOwner } from '../../platform/files/upload-owner.ts'
import { uploadIdOf } from '../../platform/files/upload-owner.ts'
import type { TakenForm, TakenMultipart, UploadService } from '../../platform/files/upload-service.ts'
import { assertAllTaken, isNotNow } from '../../platform/files/upload-service.ts'
import { problemOf } from '../../platform/http/answer-failure.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { assertAccess } from '../../platform/http/assert-access.ts'
import { readRequestHeader } from '../../platform/http/bind-endpoint.ts'
import type { FormRoute, SentForm } from '../../platform/http/bind-form.ts'
import { bindForms } from '../../platform/http/bind-form.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { FormFields } from '../../platform/http/form-fields.ts'
import { isTicked, optionalTextOf, textOf } from '../../platform/http/form-fields.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { Problem } from '../../platform/http/problem.ts'
import { formKey } from '../../platform/http/read-form.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import { withQuery } from '../../platform/http/with-query.ts'
import type { StoredForms } from '../../platform/secrets/stored-forms.ts'
import type { ActionRequest, ChangeErrand, ChangeOf, UpdateRequest } from './change-errand.ts'
import { answerChange } from './errand-answers.ts'
import { ErrandRefused } from './refusals.ts'
import { versionOf } from './routes.ts'
import { askingOf } from './viewer.ts'

export interface ErrandFormRoutesOptions {
  readonly change: ChangeErrand
  readonly uploads: Pick<UploadService, 'takeMultipart' | 'takeForm' | 'list' | 'remove'>
  readonly typedForms: StoredForms
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

/** All fields at their maximum length, without files. */
const maxFormBytes = 128 * 1024

/** Accepts the field names of the multipart calls, in both spellings, and our own. */
const updateOf = (fields: FormFields, newFiles: readonly string[]): UpdateRequest => {
  const value = (...names: readonly string[]) =>
    names.map((name) => optionalTextOf(fields, name)).find((one) => one !== undefined)
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
    ...(other !== undefined || isGiven
      ? { other: other === undefined ? isGiven : isTicked(fields, 'other') }
      : {}),
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
const sentOf = ({ fields, files }: Pick<TakenMultipart, 'fields' | 'files'>): object => ({
  fields: [...fields],
  files: files.map(({ name, size }) => [name, size]),
})

/** Fields that two people have edited, of which one version is to be chosen. */
const mergedParts = ['description', 'alternativeContact'] as const

/** The choices after a merge: fields of the other person stay as they are. Undefined if a choice is missing. */
const mergedUpdateOf = (fields: FormFields, newFiles: readonly string[]): UpdateRequest | FieldIssue[] => {
  const { description, ...update } = updateOf(fields, newFiles)
  const asked = textOf(fields, 'merge').split(',')
  const parts = mergedParts.filter((part) => asked.includes(part))
  const choiceOf = (part: (typeof mergedParts)[number]) => optionalTextOf(fields, `${part}Choice`)
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

const idsOf = ({ files }: Pick<TakenMultipart, 'files'>): readonly string[] =>
  files.filter(({ state }) => state === 'clean').map(({ id }) => id)

const errors = {
  changedMeanwhile: 'changed',
  statusConflict: 'conflict',
  keyReused: 'failed',
  forbidden: 'forbidden',
} as const

export const errandFormRoutes = (
  app: Hono<AppEnv>,
  { change, uploads, typedForms }: ErrandFormRoutesOptions,
): void => {
  const sentWith = (c: Context<AppEnv>, owner: UploadOwner) =>
    [c.req.raw, { ...ofChange, owner, site: c.get('site').key, address: visitorOf(c).address }] as const

  /** Deletes uploads; those attached to the errand stay. */
  const letGo = async ({ files }: Pick<TakenMultipart, 'files'>, owner: UploadOwner): Promise<void> => {
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

  const send = async (
    form: Form,
    of: ChangeOf,
    {
      fields,
      files,
      draft,
    }: { readonly fields: FormFields; readonly files: readonly string[]; readonly draft: string | undefined },
  ): Promise<unknown> => {
    const text = textOf(fields, 'text')
    if (form === 'update') {
      const update = mergedUpdateOf(fields, files)
      if (Array.isArray(update)) throw new ChoiceMissing(update)
      return change.update(of, { ...update, draft })
    }
    if (form === 'message') return change.write(of, { text, files, draft })
    const rating = Number(optionalTextOf(fields, 'rating'))
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
      if (refusal.kind === 'notFound') throw new Problem('notFound', { cause })
      return { error: errors[refusal.kind] }
    }
    const problem = problemOf(cause)
    if (problem.code === 'tooManyRequests') return { error: 'tooFast' }
    if (problem.status === 503) return { error: 'failed' }
    throw cause
  }

  const submit = async (form: Form, id: string, sent: SentForm<TakenForm>): Promise<string> => {
    const { fields, visitor, page, ...taken } = sent
    const asking = await askingOf(visitor)
    const { accountId } = asking
    const owner = { kind: 'account', id: accountId } as const
    // Files that an earlier attempt of the same form sent are still available.
    const before = await typedForms.read(accountId)
    const isSame = before.id === id && before.action === form
    const waiting = isSame ? (before.uploads ?? '').split(',').filter(Boolean) : []
    const removed = optionalTextOf(fields, 'removeFile')
    const own = [...waiting, ...idsOf(sent)].filter((upload) => upload !== removed)
    const draft = uploadIdOf(textOf(fields, 'draft'))
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
        const value = optionalTextOf(fields, name)
        return value === undefined ? [] : [[name, value] as const]
      })
      await typedForms.keep(accountId, {
        id,
        action: form,
        version: textOf(fields, 'version'),
        ...Object.fromEntries(typed),
        ...(fields.has('removeFiles') && { removeFiles: (fields.get('removeFiles') ?? []).join(',') }),
        ...(own.length > 0 && { uploads: own.join(',') }),
      })
      const query = withQuery(page, [
        ['errandId', id],
        [errandQuery.open, form],
        ...(error === undefined ? [] : [[errandQuery.error, error] as const]),
        ...issues.map(({ key, path }) => [errandQuery.field, `${String(path[0])}:${key}`] as const),
      ])
      return `${query}#${errandFormId}`
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
      const version = /^\d{1,9}$/.exec(textOf(fields, 'version'))?.[0]
      const key = formKey(textOf(fields, 'key'))
      await send(
        form,
        {
          ...asking,
          id,
          key,
          sent: { form, ...sentOf(sent) },
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
    return withQuery(page, [
      ['errandId', id],
      [errandQuery.done, doneBy[form]],
    ])
  }

  const route: FormRoute<TakenForm> = {
    path: errandFormPath,
    maxBytes: maxFormBytes,
    access: endpoints.actOnOneErrand,
    page: (site) => routePath(site, 'errands') ?? site.routes.start,
    read: (c, { caller, site, address }) =>
      readFileForm(c.req.raw, uploads.takeForm, {
        ...ofChange,
        owner: { kind: 'account', id: signedInOf(caller).session.accountId },
        site: site.key,
        address,
        maxBytes: maxFormBytes,
      }),
  }
  bindForms(app, route, (fields) => {
    const id = uploadIdOf(textOf(fields, 'id'))
    const form = forms.find((known) => known === textOf(fields, 'action'))
    if (id !== undefined && form) return { submit: (sent) => submit(form, id, sent) }
    throw new Problem('invalidRequest', { errors: [{ field: form ? 'id' : 'action', key: 'unknownValue' }] })
  })
}
