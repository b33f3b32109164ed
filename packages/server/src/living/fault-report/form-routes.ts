// The wizard without script: each form advances the same state machine on the stored draft, and redirects to a page (303).
import type { OutcomeName } from '@husrum/contract'
import { caseFormPath, caseQuery, caseTroubleId } from '@husrum/contract'
import type {
  CaseFile,
  CasePageName,
  CaseType,
  CaseView,
  CaseWizard,
  FieldIssue,
  Upload,
} from '@husrum/domain'
import {
  caseAddress,
  caseStepRule,
  caseTypes,
  caseVariantOf,
  caseViews,
  readCasePath,
  routePath,
  stepCase,
  writeCaseCookie,
} from '@husrum/domain'
import type { Hono } from 'hono'
import { readFileForm } from '../../platform/files/read-file-form.ts'
import type { TakenForm, UploadService } from '../../platform/files/upload-service.ts'
import { isNotNow } from '../../platform/files/upload-service.ts'
import { problemOf } from '../../platform/http/answer-failure.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { FormRoute, SentForm } from '../../platform/http/bind-form.ts'
import { bindForms, signInForAccess } from '../../platform/http/bind-form.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { FormFields } from '../../platform/http/form-fields.ts'
import { textOf } from '../../platform/http/form-fields.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { SetCookie } from '../../platform/http/set-cookie.ts'
import { setCookie } from '../../platform/http/set-cookie.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { QueryEntries } from '../../platform/http/with-query.ts'
import { withQuery } from '../../platform/http/with-query.ts'
import type { ChoicesOf } from './case-choices.ts'
import { wizardAt, wizardFor } from './case-pages.ts'
import { assertMayReport } from './case-reporter.ts'
import { discardWithFiles, forgottenCookie } from './discard-draft.ts'
import type { CaseDrafts } from './postgres-case-drafts.ts'
import { isDraftId } from './postgres-case-drafts.ts'
import type { CasePlacesOf } from './postgres-case-places.ts'
import type { ReportedFaults } from './postgres-reported-faults.ts'
import { onlyWhereReported } from './routes.ts'
import { readStepFields } from './step-fields.ts'
import type { SubmitCase } from './submit-case.ts'
import { newWizard, resumedWizard, savedDraftOf } from './wizard-of.ts'

export interface CaseFormOptions {
  readonly places: CasePlacesOf
  readonly drafts: CaseDrafts
  readonly choices: ChoicesOf
  readonly reported: ReportedFaults
  readonly submit: SubmitCase
  readonly uploads: UploadService
  readonly environment: 'development' | 'production'
  readonly limitReports: LimitCalls
}

/** A form without files: a description of 5,000 characters takes at most nine bytes each. */
const maxFormBytes = 65_536

type CaseFormError = 'fileSize' | 'fileType' | 'tooFast' | 'failed'

/** The target of the redirect, and the messages on that page. */
interface Answer {
  readonly page: CasePageName | 'door'
  readonly caseType: CaseType
  readonly issues?: readonly Pick<FieldIssue, 'key' | 'path'>[]
  readonly error?: CaseFormError
  /** Minutes until the rate limit permits a retry. */
  readonly minutes?: number
  readonly headers?: readonly SetCookie[]
}

type Sent = SentForm<TakenForm & { readonly draftId: string }>

const messages: { readonly [Name in OutcomeName]?: CaseFormError } = {
  bodyTooLarge: 'fileSize',
  unsupportedMediaType: 'fileType',
  tooManyRequests: 'tooFast',
  invalidRequest: 'failed',
  statusConflict: 'failed',
  stillRunning: 'failed',
  serviceUnavailable: 'failed',
  timeout: 'failed',
}

/** The error to show on the page if a report or file was not accepted. Other errors are defects, and rethrown. */
const troubleOf = (cause: unknown): Required<Pick<Answer, 'error'>> & Pick<Answer, 'minutes'> => {
  const problem = problemOf(cause)
  const error = messages[problem.code]
  if (!error) throw cause
  const minutes = Math.max(1, Math.ceil(Number(problem.headers['retry-after'] ?? 60) / 60))
  return { error, ...(error === 'tooFast' && { minutes }) }
}

const viewNamed = (text: string): CaseView | undefined => caseViews.find((view) => view === text)
const caseTypeIn = (fields: FormFields): CaseType => {
  const named = caseTypes.find((type) => type === textOf(fields, 'caseType'))
  if (named === undefined)
    throw new Problem('invalidRequest', { errors: [{ field: 'caseType', key: 'required' }] })
  return named
}
const after = (action: string, prefix: string): string | undefined =>
  action.startsWith(prefix) ? action.slice(prefix.length) : undefined

const storedFileOf = ({ id, name, size, kind, state }: Upload): readonly CaseFile[] =>
  state === 'clean' && kind !== undefined ? [{ id, name, size, kind }] : []

export const caseFormRoutes = (app: Hono<AppEnv>, options: CaseFormOptions): void => {
  const { places, drafts, choices, reported, submit, uploads, environment, limitReports } = options

  const withTrouble = (path: string, { issues = [], error, minutes }: Partial<Answer>): string => {
    const query: QueryEntries = [
      ...issues.map(({ key, path: at }) => [caseQuery.field, `${String(at[0])}:${key}`] as const),
      ...(error ? [[caseQuery.error, error] as const] : []),
      ...(minutes === undefined ? [] : [[caseQuery.minutes, String(minutes)] as const]),
    ]
    // The focus is on the error, as it is with script.
    return query.length === 0 ? path : `${withQuery(path, query)}#${caseTroubleId}`
  }
  const doorOf = ({ site }: Pick<Visitor, 'site'>): string =>
    routePath(site, 'faultReport') ?? site.routes.start
  const addressOf = ({ page, caseType, ...rest }: Answer, visitor: Visitor): string => {
    const path = page === 'door' ? undefined : caseAddress(visitor.site, caseType, page)
    return withTrouble(path ?? doorOf(visitor), rest)
  }

  const act = async (sent: Sent): Promise<Answer> => {
    const { fields, files, issues, draftId, visitor } = sent
    const { site, caller, cookies } = visitor
    const variant = caseVariantOf(site)
    if (variant === undefined) throw new Problem('notFound')
    const accountId = signedInOf(caller).session.accountId
    const kept = await drafts.find(draftId, {
      accountId,
      associationId: signedInOf(caller).session.associationId,
      site,
    })
    const caseType = kept?.caseType ?? caseTypeIn(fields)
    const whose = await assertMayReport(visitor, caseType)
    const who = await wizardFor(caller, variant, whose, places)
    const isSwitched = (await signedInOf(caller).user()).association?.activeFinancialManagement === false
    const standing = kept ? resumedWizard(who, kept) : newWizard(who, caseType, { draftId, isSwitched })
    const action = textOf(fields, 'action') || 'next'
    const view = viewNamed(textOf(fields, 'view')) ?? standing.view

    if (action === 'confirmAbort') {
      await discardWithFiles({ drafts, uploads }, draftId, whose)
      return { page: 'door', caseType, headers: forgottenCookie(cookies, draftId, environment) }
    }

    const save = async (wizard: CaseWizard): Promise<'kept' | 'sent'> => {
      const saved = await drafts.save(savedDraftOf(wizard), whose)
      if (saved === 'foreign') throw new Problem('notFound')
      return typeof saved === 'object' && 'sent' in saved ? 'sent' : 'kept'
    }
    const cookieOf = (wizard: CaseWizard): readonly SetCookie[] => [
      setCookie(
        'caseManagement',
        writeCaseCookie({ kind: 'draft', id: wizard.start.draftId, step: wizard.view }),
        { environment },
      ),
    ]
    const to = async (wizard: CaseWizard, rest: Partial<Answer> = {}): Promise<Answer> =>
      (await save(wizard)) === 'sent'
        ? { page: 'submitted', caseType }
        : { page: wizard.view, caseType, headers: cookieOf(wizard), ...rest }

    if (action === 'startNew') {
      const { start } = newWizard(who, caseType, { isNewCase: true, isSwitched })
      return to(newWizard(who, caseType, { isNewCase: true, isSwitched, draftId: start.draftId }))
    }

    // The form of an unreachable step changes nothing; one of an earlier step corrects it.
    const at = wizardAt(standing, view)
    if (!at) return to(standing)
    let wizard = at
    if (view === 'residentResidenceSelection') {
      const count = (await places.agreements(whose)).length
      wizard = stepCase(wizard, { kind: 'agreementsLoaded', count }).state
    }
    const given = await readStepFields(view, fields, wizard, whose, { places, choices })
    const detailBefore = wizard.form.problemAreaDetails
    wizard = stepCase(wizard, { kind: 'setFields', fields: given }).state

    const removed = after(action, 'removeFile:') || textOf(fields, 'removeFile')
    if (removed) await uploads.remove(removed, { owner: { kind: 'draft', id: draftId } })
    const attached = [...wizard.form.files.filter(({ id }) => id !== removed), ...files.flatMap(storedFileOf)]
    wizard = stepCase(wizard, { kind: 'setFields', fields: { files: attached } }).state
    const refused = [...files.map(({ refusal }) => refusal), ...issues.map(({ key }) => key)].flatMap(
      (key) => (key === undefined ? [] : [{ key: key as FieldIssue['key'], path: ['files'] }]),
    )
    if (removed) return to(wizard)
    if (sent.refusal) return to(wizard, troubleOf(sent.refusal))
    if (isNotNow(sent)) return to(wizard, { error: 'failed' })
    if (refused.length > 0) return to(wizard, { issues: refused })

    const goal = after(action, 'goTo:')
    if (goal !== undefined) {
      const named = viewNamed(goal)
      return to(named ? stepCase(wizard, { kind: 'goToView', view: named }).state : wizard)
    }
    const followed = after(action, 'follow:')
    if (followed !== undefined) {
      await limitReports(visitor.address)
      if (!(await reported.follow(followed, whose))) throw new Problem('notFound')
      return to(wizard)
    }
    switch (action) {
      case 'search':
        return to(wizard)
      case 'previous':
        return to(stepCase(wizard, { kind: 'previous' }).state)
      case 'abort':
        return to(wizard, { page: 'abort' })
      case 'submit':
        return send(wizard)
      default:
        return next(wizard)
    }

    async function next(state: CaseWizard): Promise<Answer> {
      let current = state
      if (view === 'problemAreaDetails' && current.form.problemAreaDetails !== '') {
        const { notices } = await choices.detail(current, await choices.picked(current, whose), whose)
        current = stepCase(current, {
          kind: 'enableAppliances',
          enabled: notices.includes('appliances'),
        }).state
        // Notices are shown once before the next step; the same button then continues.
        const isNew = current.form.problemAreaDetails !== detailBefore
        if (isNew && notices.some((notice) => notice !== 'appliances')) return to(current)
      }
      const moved = stepCase(current, { kind: 'next' }).state
      if (moved.view !== current.view) return to(moved)
      const checked = caseStepRule(current.view, current.start).check(current.form)
      return to(current, { issues: checked.kind === 'invalid' ? checked.issues : [] })
    }

    async function send(state: CaseWizard): Promise<Answer> {
      const sending = stepCase(state, { kind: 'submit' }).state
      if (sending.kind !== 'submitting') {
        const checked = caseStepRule(sending.view, sending.start).check(sending.form)
        return to(sending, { issues: checked.kind === 'invalid' ? checked.issues : [] })
      }
      // Save first, so that names and addresses of the current profile are sent.
      if ((await save(state)) === 'sent') return { page: 'submitted', caseType }
      try {
        await limitReports(visitor.address)
        await submit.draft(draftId, state.submission, visitor)
      } catch (cause) {
        return { page: state.view, caseType, ...troubleOf(cause), headers: cookieOf(state) }
      }
      const reportedCookie = setCookie('caseManagement', writeCaseCookie({ kind: 'reported' }), {
        environment,
      })
      return { page: 'submitted', caseType, headers: [reportedCookie] }
    }
  }

  // A page without script must not show a bare problem.
  const backAt = (_: string, { visitor, page, referer }: SentForm, problem: Problem): string => {
    // Back to the step of the form, which may be known from the referrer only: its fields may not have been read.
    const path = URL.parse(referer)?.pathname ?? page
    return withTrouble(readCasePath(visitor.site, path) ? path : page, troubleOf(problem))
  }

  onlyWhereReported(app, [caseFormPath])
  const route: FormRoute<Pick<Sent, keyof TakenForm | 'draftId'>> = {
    path: caseFormPath,
    maxBytes: maxFormBytes,
    signIn: signInForAccess,
    page: (site) => doorOf({ site }),
    read: async (c, { caller, site, address }) => {
      const draftId = c.req.query(caseQuery.draft) ?? ''
      const { accountId } = signedInOf(caller).session
      // Check before files are accepted: the draft must not belong to another account.
      if (!isDraftId(draftId) || !(await drafts.isFree(draftId, accountId))) throw new Problem('notFound')
      const taken = await readFileForm(c.req.raw, uploads.takeForm, {
        owner: { kind: 'draft', id: draftId },
        purpose: 'case',
        site: site.key,
        fileFields: ['files'],
        address,
        maxBytes: maxFormBytes,
      })
      return { ...taken, draftId }
    },
    messages,
    backAt,
    unreadAt: backAt,
  }
  bindForms(app, route, () => ({
    submit: async (sent) => {
      const answer = await act(sent)
      return { location: addressOf(answer, sent.visitor), headers: answer.headers ?? [] }
    },
  }))
}
