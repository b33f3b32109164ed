// The fault-report wizard: where it stands, what may happen next, and what it then asks the outside to do.
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import type { FieldIssue } from '../validation/field-error.ts'
import type { CaseFailure } from './case-completion.ts'
import { caseFailureOf } from './case-completion.ts'
import type { CaseDraft } from './case-draft.ts'
import { readCaseDraft } from './case-draft.ts'
import type { CaseField, CaseForm, CaseProfile } from './case-form.ts'
import { caseFormFor, emptyCaseForm, isOtherAddress, otherAddressChoice, readCaseForm } from './case-form.ts'
import type { CasePayload, ProfileChanges } from './case-payload.ts'
import { boardEmailChange, casePayload, profileChanges } from './case-payload.ts'
import { caseRule, caseStepRule } from './case-rules.ts'
import type { CaseStep, CaseView } from './case-steps.ts'
import { caseFieldsOf, caseStepOf, caseStepOrder } from './case-steps.ts'
import type { CaseType, CaseVariant } from './case-types.ts'
import { isNameReadOnly } from './case-types.ts'

/** What a wizard starts from, and is reset to. */
export interface CaseStart {
  /** A random id for the draft: 1 to 64 letters, digits and hyphens. */
  readonly draftId: string
  readonly caseType: CaseType
  readonly variant: CaseVariant
  readonly siteId: number
  readonly profile: CaseProfile
  /** Whether the terms were accepted for a report before this one, so that they are not asked again. */
  readonly isNewCase: boolean
  /** Whether a board member was switched to a report without management: then a click outside does not close. */
  readonly isSwitched: boolean
}

/** What was emptied because an answer before it changed; `undo` brings it back. */
export interface ClearedAnswers {
  readonly answers: Partial<CaseForm>
  readonly appliances: boolean
}

/** A report and how far it has come. All of it is plain JSON. */
export interface CaseProgress {
  readonly start: CaseStart
  readonly form: CaseForm
  readonly view: CaseView
  /** The last view, in the order of steps, that has been reached. */
  readonly furthest: CaseView
  /** Whether a step is being mended, from which `next` leads back to the summary. */
  readonly isMending: boolean
  /** Fields whose errors are shown. */
  readonly touched: readonly CaseField[]
  /** Whether the step about appliances is among the steps. */
  readonly appliances: boolean
  readonly cleared: ClearedAnswers | null
  /** From 1; another body is another submission (see {@link CaseEffect} `submitCase`). */
  readonly submission: number
  /** Whether this submission has been tried. */
  readonly isTried: boolean
  /** Why the last try failed. */
  readonly failure: CaseFailure | null
}

/** What the case system answered; the number is missing where it comes later (contract-decisions 4.2). */
export interface CaseReceipt {
  readonly ticketNumber: string | null
}

/** Where the wizard stands. */
export type CaseWizard =
  | ({ readonly kind: 'editing' | 'confirmingAbort' | 'submitting' } & CaseProgress)
  | ({ readonly kind: 'submitted'; readonly receipt: CaseReceipt } & CaseProgress)

/** What can happen to the wizard. What means nothing where it stands changes nothing. */
export type CaseEvent =
  | { readonly kind: 'next' | 'previous' | 'undo' | 'newCase' | 'reset' | 'submit' | 'goToErrands' | 'close' }
  /** Abort asks first: `confirmAbort` does it, `continue` does not. */
  | { readonly kind: 'abort' | 'confirmAbort' | 'continue' }
  | { readonly kind: 'goToView'; readonly view: CaseView }
  | { readonly kind: 'setFields'; readonly fields: Partial<CaseForm> }
  /** Focus has left a field. */
  | { readonly kind: 'touch'; readonly field: CaseField }
  /** Said after a detail was picked that calls for the step about appliances; another pick takes the step away again. */
  | { readonly kind: 'enableAppliances'; readonly enabled: boolean }
  /** Makes the step after this one optional or not. Only a step without questions can be: the one about appliances. */
  | { readonly kind: 'setNextOptional'; readonly optional: boolean }
  /** How many homes of their own a resident may choose among; with none the address is written by hand. */
  | { readonly kind: 'agreementsLoaded'; readonly count: number }
  | { readonly kind: 'switchToNoManagement' }
  | { readonly kind: 'applyDraft'; readonly draft: CaseDraft }
  | { readonly kind: 'submitted'; readonly receipt: CaseReceipt }
  /** The HTTP status, if there was an answer. */
  | { readonly kind: 'failed'; readonly status?: number }
  | { readonly kind: 'startNew'; readonly draftId: string }

/** What the wizard asks of the outside, in this order. */
export type CaseEffect =
  | { readonly kind: 'trackStepComplete' | 'trackAbort'; readonly view: CaseView }
  | { readonly kind: 'saveDraft'; readonly draft: CaseDraft }
  | { readonly kind: 'discardDraft'; readonly draftId: string }
  | { readonly kind: 'updateAccount'; readonly changes: ProfileChanges }
  | { readonly kind: 'updateBoardEmail'; readonly email: string }
  /** The key is draft and submission: the same report is never taken twice, a changed one is another (traps T9). */
  | {
      readonly kind: 'submitCase'
      readonly caseType: CaseType
      readonly payload: CasePayload
      readonly idempotencyKey: string
    }
  /** Going to the errands also sets the cookie to `reported`, so that their menu is there (specification 2 §4). */
  | { readonly kind: 'openErrands' | 'close' }

type Moved = Step<CaseWizard, CaseEffect>

/** The steps that a person meets, in their order: without appliances unless enabled, without terms in a new case. */
export const shownCaseViews = ({
  start,
  appliances,
}: Pick<CaseProgress, 'appliances' | 'start'>): readonly CaseView[] =>
  caseStepOrder[start.caseType].filter(
    (view) => !(view === 'appliances' && !appliances) && !(view === 'acceptTerms' && start.isNewCase),
  )

const issuesOf = ({ start, form }: CaseProgress, view: CaseView): readonly FieldIssue[] => {
  const checked = caseStepRule(view, start).check(form)
  return checked.kind === 'invalid' ? checked.issues : []
}

const isWell = (state: CaseProgress, view: CaseView): boolean => issuesOf(state, view).length === 0

const orderOf = ({ start }: CaseProgress, view: CaseView): number =>
  (caseStepOrder[start.caseType] as readonly CaseView[]).indexOf(view)

/** The steps that are done: those from the first on that have been passed and whose answers are still well. */
export const completedCaseViews = (state: CaseProgress): readonly CaseView[] => {
  const passed = shownCaseViews(state).filter((view) => orderOf(state, view) < orderOf(state, state.furthest))
  const firstBroken = passed.findIndex((view) => !isWell(state, view))
  return firstBroken < 0 ? passed : passed.slice(0, firstBroken)
}

/** A report as the server keeps it until it is sent. */
export const caseDraftOf = ({ start, view, form, appliances, submission }: CaseProgress): CaseDraft => ({
  id: start.draftId,
  step: view,
  form,
  appliances,
  submission,
})

/** A form in which nobody changed what is read only, or took back terms that are no longer asked. */
const formWithin = (start: CaseStart, value: unknown): CaseForm => {
  const form = readCaseForm(value)
  const { firstName, lastName } = isNameReadOnly(start.caseType, start.variant) ? start.profile : form
  return { ...form, firstName, lastName, acceptTerms: start.isNewCase || form.acceptTerms }
}

/** The wizard at its first step, with what is known of the person filled in. */
export const startCase = (start: CaseStart): CaseWizard => {
  const view = shownCaseViews({ start, appliances: false })[0] ?? 'acceptTerms'
  return {
    kind: 'editing',
    start,
    form: formWithin(start, caseFormFor(start.profile, start.caseType)),
    view,
    furthest: view,
    isMending: false,
    touched: [],
    appliances: false,
    cleared: null,
    submission: 1,
    isTried: false,
    failure: null,
  }
}

/** Keeps the wizard at a step that is shown: where its own is gone, at the one before, or else the first. */
const settled = (state: CaseWizard): CaseWizard => {
  const shown = shownCaseViews(state)
  if (shown.includes(state.view)) return state
  const before = shown.findLast((view) => orderOf(state, view) < orderOf(state, state.view))
  return { ...state, view: before ?? shown[0] ?? state.view }
}

const toView = (state: CaseWizard, view: CaseView, ...effects: readonly CaseEffect[]): Moved => {
  const furthest = orderOf(state, view) > orderOf(state, state.furthest) ? view : state.furthest
  const moved = { ...state, view, furthest }
  return go(moved, ...effects, { kind: 'saveDraft', draft: caseDraftOf(moved) })
}

const withTouched = (state: CaseWizard, fields: readonly CaseField[]): CaseWizard =>
  fields.every((field) => state.touched.includes(field))
    ? state
    : { ...state, touched: [...new Set([...state.touched, ...fields])] }

const next = (state: CaseWizard): Moved => {
  const shown = shownCaseViews(state)
  const following = shown.slice(shown.indexOf(state.view) + 1)
  const summary = following.at(-1)
  if (summary === undefined) return go(state)
  if (!isWell(state, state.view)) return go(withTouched(state, caseFieldsOf[state.view]))
  const reached = orderOf(state, state.furthest)
  const view = state.isMending
    ? following.find((each) => orderOf(state, each) >= reached || !isWell(state, each))
    : following[0]
  const to = view ?? summary
  const isMending = state.isMending && to !== summary
  return toView({ ...state, isMending, cleared: null }, to, { kind: 'trackStepComplete', view: state.view })
}

const previous = (state: CaseWizard): Moved => {
  const shown = shownCaseViews(state)
  const view = shown[shown.indexOf(state.view) - 1]
  return view === undefined ? go(state) : toView({ ...state, isMending: false }, view)
}

const goToView = (state: CaseWizard, view: CaseView): Moved => {
  const shown = shownCaseViews(state)
  const place = shown.indexOf(view)
  const isOpen =
    place >= 0 &&
    view !== state.view &&
    orderOf(state, view) <= orderOf(state, state.furthest) &&
    shown.slice(0, place).every((before) => isWell(state, before))
  return isOpen ? toView({ ...state, isMending: state.view === shown.at(-1) }, view) : go(state)
}

const areaFields = ['problemArea', 'problemAreaName', 'publicAreaProblem'] as const
const detailFields = ['problemAreaDetails', 'problemAreaDetailsName'] as const

/** The given answers without those that an earlier, changed answer makes void, unless they were given with it. */
const withoutVoid = (before: CaseForm, given: Partial<CaseForm>, merged: CaseForm): CaseForm => {
  const kept = { ...merged }
  const isGiven = (field: CaseField) => given[field] !== undefined
  // Apartments and public spaces come from two lists.
  if (kept.type !== before.type && !isOtherAddress(kept) && !isGiven('selectedApartment')) {
    Object.assign(kept, { selectedApartment: null, selectedApartmentId: '' })
  }
  if (kept.selectedApartment && isGiven('selectedApartment')) {
    Object.assign(kept, { selectedApartmentId: kept.selectedApartment.id })
  }
  if (kept.selectedApartment?.id !== kept.selectedApartmentId)
    Object.assign(kept, { selectedApartment: null })
  const voided: CaseField[] = []
  if (
    kept.type !== before.type ||
    kept.selectedApartmentId !== before.selectedApartmentId ||
    kept.fullBuilding !== before.fullBuilding
  )
    voided.push(...areaFields)
  if (voided.length > 0 || kept.problemArea !== before.problemArea) voided.push(...detailFields)
  for (const field of voided) if (!isGiven(field)) Object.assign(kept, { [field]: emptyCaseForm[field] })
  return kept
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The wizard with another form. A body that has been tried once gets a new number when it changes. */
const withForm = (state: CaseWizard, form: CaseForm): CaseWizard => ({
  ...state,
  form,
  ...(state.isTried && { submission: state.submission + 1, isTried: false }),
})

const setFields = (state: CaseWizard, given: Partial<CaseForm>): CaseWizard => {
  const merged = formWithin(state.start, { ...state.form, ...given })
  const form = withoutVoid(state.form, given, merged)
  if (isSame(form, state.form)) return state
  const changed = withForm(state, form)
  const wasEmptied = [...areaFields, ...detailFields].some(
    (field) => state.form[field] !== '' && form[field] === '',
  )
  if (wasEmptied) {
    const names = Object.keys(form) as readonly CaseField[]
    const altered = names.filter((name) => !isSame(form[name], state.form[name]))
    const answers: Partial<CaseForm> = Object.fromEntries(altered.map((name) => [name, state.form[name]]))
    return settled({ ...changed, appliances: false, cleared: { answers, appliances: state.appliances } })
  }
  // What could be brought back belongs to the answers as they were, and so does the notice about appliances.
  const isOvertaken = [...areaFields, ...detailFields].some((field) => form[field] !== state.form[field])
  return isOvertaken ? settled({ ...changed, appliances: false, cleared: null }) : changed
}

const setAppliances = (state: CaseWizard, appliances: boolean): CaseWizard => {
  if (appliances === state.appliances) return state
  const isPassed = orderOf(state, state.furthest) > orderOf(state, 'appliances')
  // A step that has just come in is not done, so that the way goes on from there.
  return settled({ ...state, appliances, furthest: appliances && isPassed ? 'appliances' : state.furthest })
}

const switchToNoManagement = (state: CaseWizard): Moved => {
  const { form } = state
  const fresh = startCase({ ...state.start, caseType: 'boardMemberNoManagement', isSwitched: true })
  const kept = Object.fromEntries(
    (['acceptTerms', ...caseFieldsOf.contactDetails] as const).map((field) => [field, form[field]]),
  )
  const switched = { ...fresh, form: formWithin(fresh.start, { ...fresh.form, ...kept, boardEmail: '' }) }
  return toView(switched, form.acceptTerms ? 'contactDetails' : switched.view)
}

const applyDraft = (state: CaseWizard, value: unknown): Moved => {
  const draft = readCaseDraft(value)
  if (draft === undefined) return go(state)
  const fresh = startCase({ ...state.start, draftId: draft.id })
  const { appliances, submission } = draft
  const form = formWithin(fresh.start, draft.form)
  // Nobody knows whether it was sent before it was left: only a change makes another submission of it.
  const resumed: CaseWizard = { ...fresh, form, appliances, submission, isTried: true }
  const shown = shownCaseViews(resumed)
  const place = Math.max(0, shown.indexOf(draft.step))
  const view =
    shown.slice(0, place).find((before) => !isWell(resumed, before)) ?? shown[place] ?? resumed.view
  return go({ ...resumed, view, furthest: view })
}

const submit = (state: CaseWizard): Moved => {
  const shown = shownCaseViews(state)
  if (state.view !== shown.at(-1)) return go(state)
  const broken = shown.find((view) => !isWell(state, view))
  if (broken !== undefined)
    return toView(withTouched({ ...state, isMending: true }, caseFieldsOf[broken]), broken)
  const { start } = state
  const checked = caseRule(start).check(state.form)
  if (checked.kind === 'invalid') return go(state)
  const answers = checked.value
  const changes = profileChanges(answers, start.profile, start)
  const boardEmail = boardEmailChange(answers, start.profile, start.caseType)
  const effects: readonly CaseEffect[] = [
    ...(changes ? [{ kind: 'updateAccount', changes } as const] : []),
    ...(boardEmail === undefined ? [] : [{ kind: 'updateBoardEmail', email: boardEmail } as const]),
    {
      kind: 'submitCase',
      caseType: start.caseType,
      payload: casePayload(answers, start.caseType, start.siteId),
      idempotencyKey: `${start.draftId}.${state.submission}`,
    },
  ]
  return go({ ...state, kind: 'submitting', isTried: true, failure: null }, ...effects)
}

const discarded = ({ start }: CaseProgress): CaseEffect => ({ kind: 'discardDraft', draftId: start.draftId })

const whileEditing = (state: CaseWizard, event: CaseEvent): Moved => {
  switch (event.kind) {
    case 'next':
      return next(state)
    case 'previous':
      return previous(state)
    case 'goToView':
      return goToView(state, event.view)
    case 'setFields':
      return go(setFields(state, event.fields))
    case 'touch':
      return go(withTouched(state, [event.field]))
    case 'undo':
      return go(
        state.cleared
          ? {
              ...withForm(state, { ...state.form, ...state.cleared.answers }),
              appliances: state.cleared.appliances,
              cleared: null,
            }
          : state,
      )
    case 'enableAppliances':
      return go(setAppliances(state, event.enabled))
    case 'setNextOptional':
      return go(state.view === 'problemAreaDetails' ? setAppliances(state, !event.optional) : state)
    case 'agreementsLoaded':
      return go(
        event.count === 0 && state.start.caseType === 'resident'
          ? setFields(state, { selectedApartmentId: otherAddressChoice })
          : state,
      )
    case 'newCase':
      return go(
        state.start.isNewCase
          ? state
          : settled({
              ...state,
              start: { ...state.start, isNewCase: true },
              form: { ...state.form, acceptTerms: true },
            }),
      )
    case 'switchToNoManagement':
      return state.start.caseType === 'boardMember' ? switchToNoManagement(state) : go(state)
    case 'applyDraft':
      return applyDraft(state, event.draft)
    case 'abort':
      return go({ ...state, kind: 'confirmingAbort' })
    case 'submit':
      return submit(state)
    default:
      return go(state)
  }
}

/** Moves the wizard. Pure; an event that means nothing where it stands gives the same object and no effects. */
export const moveCase = (state: CaseWizard, event: CaseEvent): Moved => {
  if (event.kind === 'reset' && state.kind !== 'submitting')
    return go(startCase(state.start), discarded(state))
  switch (state.kind) {
    case 'editing':
      return whileEditing(state, event)
    case 'confirmingAbort':
      if (event.kind === 'continue') return go({ ...state, kind: 'editing' })
      return event.kind === 'confirmAbort'
        ? go(startCase(state.start), { kind: 'trackAbort', view: state.view }, discarded(state), {
            kind: 'close',
          })
        : go(state)
    case 'submitting':
      if (event.kind === 'submitted')
        return go(
          { ...state, kind: 'submitted', receipt: event.receipt },
          { kind: 'trackStepComplete', view: state.view },
          discarded(state),
        )
      return event.kind === 'failed'
        ? go({ ...state, kind: 'editing', failure: caseFailureOf(event.status) })
        : go(state)
    case 'submitted':
      if (event.kind === 'startNew')
        return go(startCase({ ...state.start, draftId: event.draftId, isNewCase: true }))
      if (event.kind === 'goToErrands') return go(state, { kind: 'openErrands' }, { kind: 'close' })
      return event.kind === 'close' ? go(state, { kind: 'close' }) : go(state)
  }
}

/** Whether a click outside closes the dialog: not after a switch to a report without management (specification 2 §2). */
export const closesByClickOutside = ({ start }: Pick<CaseProgress, 'start'>): boolean => !start.isSwitched

/** One row of the step list. */
export interface CaseStepListItem {
  readonly view: CaseView
  readonly title: string
  /** From 1. */
  readonly number: number
  readonly isCurrent: boolean
  readonly isCompleted: boolean
}

/** What the shell around a step shows. */
export interface CaseWizardView {
  readonly step: CaseStep
  /** From 1; a step that is not counted has the number of the one before, the terms have 0. */
  readonly number: number
  /** Steps that are counted. */
  readonly totalSteps: number
  /** 0 to 1: the number divided by all steps and one, and 1 once the report is sent (specification 2 §2). */
  readonly progress: number
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Without what is optional or not counted. */
  readonly steps: readonly CaseStepListItem[]
  /** What is wrong with the step, in fields that have been touched. */
  readonly errors: readonly FieldIssue[]
}

/** The wizard as it is shown: a projection, from which nothing is read back. */
export const caseWizardView = (state: CaseWizard): CaseWizardView => {
  const shown = shownCaseViews(state)
  const counted = shown.filter((view) => !caseStepOf(view).doNotCount)
  const number = counted.filter((view) => orderOf(state, view) <= orderOf(state, state.view)).length
  const completed = completedCaseViews(state)
  const isFirst = shown[0] === state.view
  const step = caseStepOf(state.view)
  return {
    step: { ...step, hidePrevious: step.hidePrevious || isFirst },
    number,
    totalSteps: counted.length,
    progress: state.kind === 'submitted' ? 1 : number / (counted.length + 1),
    isFirst,
    isLast: shown.at(-1) === state.view,
    steps: counted.map((view, place) => ({
      view,
      title: caseStepOf(view).title,
      number: place + 1,
      isCurrent: view === state.view,
      isCompleted: completed.includes(view),
    })),
    errors: issuesOf(state, state.view).filter(({ path }) =>
      state.touched.some((field) => field === path[0]),
    ),
  }
}
