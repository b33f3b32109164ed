// The draft of a report: what the server stores, and the small part in a cookie.
import type { CaseForm } from './case-form.ts'
import { readCaseForm } from './case-form.ts'
import type { CaseView } from './case-steps.ts'
import { caseViews } from './case-steps.ts'

/** How long the server stores a draft and its files. The cookie lasts 120 minutes: see `cookies`. */
export const caseDraftLifetime = { value: 24, unit: 'hours' } as const

/** The answers so far. For files, it contains the ids of uploads, never bytes. */
export interface CaseDraft {
  /** Random, set by the client that starts the wizard: 1 to 64 letters, digits and hyphens. */
  readonly id: string
  readonly step: CaseView
  readonly form: CaseForm
  /** Whether the step about appliances has been enabled. */
  readonly appliances: boolean
  /** From 1, incremented after every change: part of the idempotency key. */
  readonly submission: number
}

const isDraftId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(value)

const viewOf = (value: unknown): CaseView | undefined => caseViews.find((view) => view === value)

/** Parses a stored draft; `undefined` without an id or step. Never throws. */
export const readCaseDraft = (value: unknown): CaseDraft | undefined => {
  const given: Readonly<Record<string, unknown>> = { ...(value as object) }
  const { id, submission } = given
  const step = viewOf(given.step)
  return isDraftId(id) && step
    ? {
        id,
        step,
        form: readCaseForm(given.form),
        appliances: given.appliances === true,
        submission: Number.isSafeInteger(submission) ? Number(submission) : 1,
      }
    : undefined
}

/** The content of the cookie: the step of a waiting draft, or that a report was just sent, so that the menu shows the errands. */
export type CaseCookie =
  | { readonly kind: 'draft'; readonly id: string; readonly step: CaseView }
  | { readonly kind: 'reported' }

/** The value of the cookie: `reported`, or id and step separated by a dot. Never anything that a person wrote. */
export const writeCaseCookie = (cookie: CaseCookie): string =>
  cookie.kind === 'draft' ? `${cookie.id}.${cookie.step}` : 'reported'

/** Parses {@link writeCaseCookie}; `undefined` for anything else. */
export const readCaseCookie = (value: string): CaseCookie | undefined => {
  if (value === 'reported') return { kind: 'reported' }
  const dot = value.indexOf('.')
  const id = value.slice(0, dot)
  const step = viewOf(value.slice(dot + 1))
  return isDraftId(id) && step ? { kind: 'draft', id, step } : undefined
}
