// A report that is not sent yet: what the server keeps of it, and the little that a cookie holds.
import type { CaseForm } from './case-form.ts'
import { readCaseForm } from './case-form.ts'
import type { CaseView } from './case-steps.ts'
import { caseViews } from './case-steps.ts'

/** How long the server keeps a draft and its files. The cookie lasts 120 minutes: see `cookies`. */
export const caseDraftLifetime = { value: 24, unit: 'hours' } as const

/** A report as far as it has come. Of files it holds the ids of uploads, never bytes. */
export interface CaseDraft {
  /** Random, given by whoever starts the wizard: 1 to 64 letters, digits and hyphens. */
  readonly id: string
  readonly step: CaseView
  readonly form: CaseForm
  /** Whether the step about appliances has been enabled. */
  readonly appliances: boolean
  /** From 1, and one more after every change: part of the idempotency key. */
  readonly submission: number
}

const isDraftId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(value)

const viewOf = (value: unknown): CaseView | undefined => caseViews.find((view) => view === value)

/** A draft out of whatever was kept; `undefined` for what has no id or step. Never throws. */
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

/**
 * What the cookie says: a draft is waiting at a step, or a report was just sent, so that the errands are there to
 * see.
 */
export type CaseCookie =
  | { readonly kind: 'draft'; readonly id: string; readonly step: CaseView }
  | { readonly kind: 'reported' }

/** The value of the cookie: `reported`, or id and step with a dot between. Never anything that a person wrote. */
export const writeCaseCookie = (cookie: CaseCookie): string =>
  cookie.kind === 'draft' ? `${cookie.id}.${cookie.step}` : 'reported'

/** Reads {@link writeCaseCookie}; `undefined` for anything else. */
export const readCaseCookie = (value: string): CaseCookie | undefined => {
  if (value === 'reported') return { kind: 'reported' }
  const dot = value.indexOf('.')
  const id = value.slice(0, dot)
  const step = viewOf(value.slice(dot + 1))
  return isDraftId(id) && step ? { kind: 'draft', id, step } : undefined
}
