// The state machine of the fault-report wizard: its state, events and effects.
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import type { FieldIssue } from '../validation/field-error.ts'
import type { CaseFailure } from './case-completion.ts'
import { caseFailureOf } from './case-completion.ts'
import type { CaseDraft } from './case-draft.ts'
import type { CaseField, CaseForm, CaseProfile } from './case-form.ts'
import { emptyCaseForm, isOtherAddress, otherAddressChoice, readCaseForm } from './case-form.ts'
import type { CasePayload, ProfileChanges } from './case-payload.ts'
import { boardEmailChange, casePayload, profileChanges } from './case-payload.ts'
import { caseRule, caseStepRule } from './case-rules.ts'
import type { CaseStep, CaseView } from './case-steps.ts'
import { caseFieldsOf, caseStepOf, caseStepOrder } from './case-steps.ts'
import type { CaseType, CaseVariant } from './case-types.ts'
import { isNameReadOnly } from './case-types.ts'

/** The initial data of a wizard, which a reset restores. */
export interface CaseStart {
  /** A random id for the draft: 1 to 64 letters, digits and hyphens. */
  readonly draftId: string
  readonly caseType: CaseType
  readonly variant: CaseVariant
  readonly siteId: number
  readonly profile: CaseProfile
  /** Whether the terms were accepted for a previous report, so that they are not asked again. */
  readonly isNewCase: boolean
  /** Whether a board member was switched to a report without management: then a click outside does not close the wizard. */
  readonly isSwitched: boolean
}

/** The answers and progress of a report. All of it is plain JSON. */
export interface CaseProgress {
  readonly start: CaseStart
  readonly form: CaseForm
  readonly view: CaseView
  /** The views that Next has left. One counts as completed while its answers are still valid. */
  readonly completed: readonly CaseView[]
  /** Whether a step is being edited from the summary, to which `next` returns. */
  readonly isMending: boolean
  /** Fields whose errors are shown. */
  readonly touched: readonly CaseField[]
  /** Whether the step about appliances is among the steps. */
  readonly appliances: boolean
  /** From 1, incremented after every change of the form: another body is another submission. */
  readonly submission: number
  /** Why the last attempt failed. */
  readonly failure: CaseFailure | null
}

/** The answer of the case system; the number is null if it comes later. */
export interface CaseReceipt {
  readonly ticketNumber: string | null
}

/** The state of the wizard. */
export type CaseWizard =
  | ({ readonly kind: 'editing' | 'confirmingAbort' | 'submitting' } & CaseProgress)
  | ({ readonly kind: 'submitted'; readonly receipt: CaseReceipt } & CaseProgress)

/** The events of the wizard. An event that does not apply changes nothing. */
export type CaseEvent =
  | { readonly kind: 'next' | 'previous' | 'reset' | 'submit' | 'goToErrands' | 'close' }
  /** `abort` requires a confirmation: `confirmAbort` aborts, `continue` does not. */
  | { readonly kind: 'abort' | 'confirmAbort' | 'continue' }
  | { readonly kind: 'goToView'; readonly view: CaseView }
  | { readonly kind: 'setFields'; readonly fields: Partial<CaseForm> }
  /** A field has lost focus. */
  | { readonly kind: 'touch'; readonly field: CaseField }
  /** Makes the optional step after the details an ordinary step, or optional again. Picking another detail makes it optional too. */
  | { readonly kind: 'enableAppliances'; readonly enabled: boolean }
  /** Number of the resident's own homes to select from; with none the address is typed. */
  | { readonly kind: 'agreementsLoaded'; readonly count: number }
  /** The association has no management here (`mayStartCase`): starts another report, for a board without it. */
  | { readonly kind: 'switchToNoManagement' }
  /** A draft parsed by `readCaseDraft`. */
  | { readonly kind: 'applyDraft'; readonly draft: CaseDraft }
  | { readonly kind: 'submitted'; readonly receipt: CaseReceipt }
  /** The HTTP status, if there was an answer. */
  | { readonly kind: 'failed'; readonly status?: number }
  /** A new case: without answers, and without the terms. */
  | { readonly kind: 'startNew'; readonly draftId: string }

/** The effects to run, in this order. */
export type CaseEffect =
  | { readonly kind: 'trackStepComplete' | 'trackAbort'; readonly view: CaseView }
  /** Answers were cleared because one before them changed. Contains the previous values of all changes, for undoing them. */
  | { readonly kind: 'answersCleared'; readonly answers: Partial<CaseForm> }
  | { readonly kind: 'saveDraft'; readonly draft: CaseDraft }
  | { readonly kind: 'discardDraft'; readonly draftId: string }
  | { readonly kind: 'updateAccount'; readonly changes: ProfileChanges }
  | { readonly kind: 'updateBoardEmail'; readonly email: string }
  /** The key is draft and submission: the same report is never accepted twice, a changed one is another. */
  | {
      readonly kind: 'submitCase'
      readonly caseType: CaseType
      readonly payload: CasePayload
      readonly idempotencyKey: string
    }
  /** Going to the errands also sets the cookie to `reported`, so that the menu shows the errands (FAULT-17). */
  | { readonly kind: 'openErrands' | 'close' }

type Moved = Step<CaseWizard, CaseEffect>

/** The shown steps, in their order: without appliances unless enabled, without terms in a new case. */
const shownViews = ({ start, appliances }: CaseProgress): readonly CaseView[] =>
  caseStepOrder[start.caseType].filter(
    (view) => (appliances || view !== 'appliances') && !(start.isNewCase && view === 'acceptTerms'),
  )

const issuesOf = ({ start, form }: CaseProgress, view: CaseView): readonly FieldIssue[] => {
  const checked = caseStepRule(view, start).check(form)
  return checked.kind === 'invalid' ? checked.issues : []
}

const isWell = (state: CaseProgress, view: CaseView): boolean => issuesOf(state, view).length === 0

const isDone = (state: CaseProgress, view: CaseView): boolean =>
  state.completed.includes(view) && isWell(state, view)

/** The draft of a report, as the server stores it. */
export const caseDraftOf = ({ start, view, form, appliances, submission }: CaseProgress): CaseDraft => ({
  id: start.draftId,
  step: view,
  form,
  appliances,
  submission,
})

/** A form with the read-only names of the profile, and with the terms accepted if they are no longer asked. */
const formWithin = (start: CaseStart, value: unknown): CaseForm => {
  const form = readCaseForm(value)
  const { firstName, lastName } = isNameReadOnly(start.caseType, start.variant) ? start.profile : form
  return { ...form, firstName, lastName, acceptTerms: start.isNewCase || form.acceptTerms }
}

/** The wizard at its first step, prefilled from the profile. */
export const startCase = (start: CaseStart): CaseWizard => {
  const state: CaseWizard = {
    kind: 'editing',
    start,
    form: formWithin(start, { ...start.profile, phone: start.profile.phoneNumber }),
    view: 'acceptTerms',
    completed: [],
    isMending: false,
    touched: [],
    appliances: false,
    submission: 1,
    failure: null,
  }
  return { ...state, view: shownViews(state)[0] ?? state.view }
}

const toView = (state: CaseWizard, view: CaseView, ...effects: readonly CaseEffect[]): Moved => {
  const moved = { ...state, view }
  return go(moved, ...effects, { kind: 'saveDraft', draft: caseDraftOf(moved) })
}

const union = <Value>(known: readonly Value[], added: readonly Value[]): readonly Value[] => [
  ...new Set([...known, ...added]),
]

const withTouched = (state: CaseWizard, fields: readonly CaseField[]): CaseWizard => {
  const touched = union(state.touched, fields)
  return touched.length > state.touched.length ? { ...state, touched } : state
}

const next = (state: CaseWizard): Moved => {
  const { view } = state
  const shown = shownViews(state)
  const following = shown.slice(shown.indexOf(view) + 1)
  const to = state.isMending ? following.find((each) => !isDone(state, each)) : following[0]
  if (!to) return go(state)
  if (!isWell(state, view)) return go(withTouched(state, caseFieldsOf[view]))
  const isMending = state.isMending && to !== shown.at(-1)
  return toView({ ...state, completed: union(state.completed, [view]), isMending }, to, {
    kind: 'trackStepComplete',
    view,
  })
}

const previous = (state: CaseWizard): Moved => {
  const shown = shownViews(state)
  const view = shown[shown.indexOf(state.view) - 1]
  return view ? toView({ ...state, isMending: false }, view) : go(state)
}

const goToView = (state: CaseWizard, { view }: { readonly view: CaseView }): Moved => {
  const shown = shownViews(state)
  const place = shown.indexOf(view)
  return place >= 0 && view !== state.view && shown.slice(0, place).every((before) => isDone(state, before))
    ? toView({ ...state, isMending: state.view === shown.at(-1) }, view)
    : go(state)
}

const setAppliances = (state: CaseWizard, appliances: boolean): CaseWizard =>
  appliances === state.appliances
    ? state
    : {
        ...state,
        appliances,
        view: state.view === 'appliances' ? 'problemAreaDetails' : state.view,
        completed: state.completed.filter((view) => view !== 'appliances'),
      }

const { selectResidence: residence, problemArea: area, problemAreaDetails: details } = caseFieldsOf

/** The answers that a change clears, unless they are set with it: causes and cleared fields. */
const voids: readonly (readonly [causes: readonly CaseField[], emptied: readonly CaseField[]])[] = [
  // Apartments and public spaces come from different lists.
  [['type'], residence],
  [['selectedApartmentId'], ['selectedApartment']],
  [
    ['type', 'selectedApartmentId', 'fullBuilding'],
    [...area, ...details],
  ],
  [['problemArea'], details],
]

const setFields = (state: CaseWizard, { fields }: { readonly fields: Partial<CaseForm> }): Moved => {
  const before = state.form
  const { selectedApartment: home } = fields
  const given: Partial<CaseForm> = { ...fields, ...(home && { selectedApartmentId: home.id }) }
  const isChanged = (field: CaseField) =>
    given[field] !== undefined &&
    given[field] !== before[field] &&
    // Homes are listed until the kind of place is chosen: a home that was selected before stays.
    !(field === 'type' && before.type === '' && given.type === 'apartment')
  const emptied = voids
    .filter(([causes]) => causes.some(isChanged))
    .flatMap(([, each]) => each)
    .filter((field) => given[field] === undefined)
    .filter((field) => !(field === 'selectedApartmentId' && isOtherAddress(before)))
  const empty = Object.fromEntries(emptied.map((field) => [field, emptyCaseForm[field]]))
  const form = formWithin(state.start, { ...before, ...given, ...empty })
  const answers: Partial<CaseForm> = Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(form[field as CaseField]),
    ),
  )
  if (Object.keys(answers).length === 0) return go(state)
  const changed = { ...state, form, submission: state.submission + 1 }
  // The notice about appliances belongs to the picked detail.
  const isOvertaken = [...area, ...details].some((field) => field in answers)
  return go(
    isOvertaken ? setAppliances(changed, false) : changed,
    ...(emptied.some((field) => before[field]) ? [{ kind: 'answersCleared', answers } as const] : []),
  )
}

const applyDraft = (state: CaseWizard, { draft }: { readonly draft: CaseDraft }): Moved => {
  const { id, step, form, appliances, submission } = draft
  const fresh = startCase({ ...state.start, draftId: id })
  const resumed = { ...fresh, form: formWithin(fresh.start, form), appliances, submission }
  const shown = shownViews(resumed)
  const view = shown.find((each) => each === step || !isWell(resumed, each)) ?? fresh.view
  return go({ ...resumed, view, completed: shown.slice(0, shown.indexOf(view)) })
}

const submit = (state: CaseWizard): Moved => {
  const { start, form, view } = state
  const shown = shownViews(state)
  if (view !== shown.at(-1)) return go(state)
  const checked = caseRule(start).check(form)
  if (checked.kind === 'invalid') {
    const broken = shown.find((each) => !isWell(state, each)) ?? view
    return toView(withTouched({ ...state, isMending: true }, caseFieldsOf[broken]), broken)
  }
  const answers = checked.value
  const changes = profileChanges(answers, start.profile, start.variant)
  const email = start.caseType === 'boardMember' ? boardEmailChange(answers, start.profile) : undefined
  return go(
    { ...state, kind: 'submitting', failure: null },
    ...(changes ? [{ kind: 'updateAccount', changes } as const] : []),
    ...(email ? [{ kind: 'updateBoardEmail', email } as const] : []),
    {
      kind: 'submitCase',
      caseType: start.caseType,
      payload: casePayload(answers, start.caseType, start.siteId),
      idempotencyKey: `${start.draftId}.${state.submission}`,
    },
  )
}

const discarded = ({ start }: CaseProgress): CaseEffect => ({ kind: 'discardDraft', draftId: start.draftId })
const close: CaseEffect = { kind: 'close' }
const reset = (state: CaseWizard): Moved => go(startCase(state.start), discarded(state))

type EventOf<Kind> = CaseEvent extends infer Event
  ? Event extends { readonly kind: infer Kinds }
    ? Kind extends Kinds
      ? Event
      : never
    : never
  : never
type Handlers = {
  readonly [Kind in CaseEvent['kind']]?: (state: CaseWizard, event: EventOf<Kind>) => Moved
}

/** The transitions of each state. */
const handlers: Readonly<Record<CaseWizard['kind'], Handlers>> = {
  editing: {
    next,
    previous,
    submit,
    reset,
    goToView,
    setFields,
    touch: (state, { field }) => go(withTouched(state, [field])),
    enableAppliances: (state, { enabled }) => go(setAppliances(state, enabled)),
    agreementsLoaded: (state, { count }) =>
      count === 0 && state.start.caseType === 'resident'
        ? setFields(state, { fields: { selectedApartmentId: otherAddressChoice } })
        : go(state),
    switchToNoManagement: (state) =>
      go(
        state.start.caseType === 'boardMember'
          ? startCase({ ...state.start, caseType: 'boardMemberNoManagement', isSwitched: true })
          : state,
      ),
    applyDraft,
    abort: (state) => go({ ...state, kind: 'confirmingAbort' }),
  },
  confirmingAbort: {
    reset,
    continue: (state) => go({ ...state, kind: 'editing' }),
    confirmAbort: (state) =>
      go(startCase(state.start), { kind: 'trackAbort', view: state.view }, discarded(state), close),
  },
  submitting: {
    submitted: (state, { receipt }) =>
      go(
        { ...state, kind: 'submitted', receipt },
        { kind: 'trackStepComplete', view: state.view },
        discarded(state),
      ),
    failed: (state, { status }) => go({ ...state, kind: 'editing', failure: caseFailureOf(status) }),
  },
  submitted: {
    reset,
    startNew: ({ start }, { draftId }) => go(startCase({ ...start, draftId, isNewCase: true })),
    goToErrands: (state) => go(state, { kind: 'openErrands' }, close),
    close: (state) => go(state, close),
  },
}

/** Applies an event to the wizard. Pure; an event that does not apply returns the same object and no effects. */
export const stepCase = (state: CaseWizard, event: CaseEvent): Moved =>
  handlers[state.kind][event.kind]?.(state, event as never) ?? go(state)

/** One row of the step list. */
export interface CaseStepListItem {
  readonly view: CaseView
  readonly isCurrent: boolean
  readonly isCompleted: boolean
}

/** The shell around a step. */
export interface CaseWizardView {
  readonly step: CaseStep
  /** From 1; an uncounted step has the number of the previous one, the terms have 0. */
  readonly number: number
  /** 0 to 1: the number divided by the count of counted steps plus one, and 1 once the report is sent (FAULT-11). */
  readonly progress: number
  /** There is no Previous at the first step. */
  readonly hidePrevious: boolean
  /** Submit replaces Next. */
  readonly isLast: boolean
  /** The counted steps, in their order, without optional ones. */
  readonly steps: readonly CaseStepListItem[]
  /** The errors of the step, in touched fields. */
  readonly errors: readonly FieldIssue[]
  readonly closesByClickOutside: boolean
}

/** The view model of the wizard: a projection that is never read back. */
export const caseWizardView = (state: CaseWizard): CaseWizardView => {
  const shown = shownViews(state)
  const place = shown.indexOf(state.view)
  const isCounted = (view: CaseView) => !caseStepOf(view).doNotCount
  const counted = shown.filter(isCounted)
  const number = shown.slice(0, place + 1).filter(isCounted).length
  return {
    step: caseStepOf(state.view),
    number,
    progress: state.kind === 'submitted' ? 1 : number / (counted.length + 1),
    hidePrevious: place === 0,
    isLast: place === shown.length - 1,
    steps: counted.map((view) => ({
      view,
      isCurrent: view === state.view,
      isCompleted: isDone(state, view),
    })),
    errors: issuesOf(state, state.view).filter(({ path }) =>
      state.touched.some((field) => field === path[0]),
    ),
    closesByClickOutside: !state.start.isSwitched,
  }
}
