// A report that is not sent yet: what the server keeps of it, and the little that a cookie holds.
import type { CaseForm } from './case-form.ts'
import { readCaseForm } from './case-form.ts'
import type { CaseView } from './case-steps.ts'
import { caseViews } from './case-steps.ts'

/** The cookie that leads to the draft (specification 1 §9.3). */
export const caseCookieName = 'case-management'
/** How long the cookie lasts (specification 2 §9; unit by contract-decisions 4.2). */
export const caseCookieLifetime = { value: 120, unit: 'minutes' } as const
/** How long the server keeps a draft and its files (contract-decisions 4.2). */
export const caseDraftLifetime = { value: 24, unit: 'hours' } as const

/** A report as far as it has come. Of files it holds the ids of uploads, never bytes. */
export interface CaseDraft {
  /** Random, given by whoever starts the wizard: 1 to 64 letters, digits and hyphens. */
  readonly id: string
  readonly step: CaseView
  readonly form: CaseForm
  /** Whether the step about appliances has been enabled. */
  readonly appliances: boolean
  /** Which sending of this draft comes next, from 1: part of the idempotency key. */
  readonly submission: number
}

const isDraftId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(value)

const viewOf = (value: unknown): CaseView | undefined => caseViews.find((view) => view === value)

/** A draft out of whatever was kept; `undefined` for what has no id or step. Never throws. */
export const readCaseDraft = (value: unknown): CaseDraft | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, step, form, appliances, submission } = value as Partial<Record<keyof CaseDraft, unknown>>
  const view = viewOf(step)
  return isDraftId(id) && view
    ? {
        id,
        step: view,
        form: readCaseForm(form),
        appliances: appliances === true,
        submission: Number.isSafeInteger(submission) ? Math.max(1, Number(submission)) : 1,
      }
    : undefined
}

/** Whether the server still has a draft that was saved at an instant. Both in epoch milliseconds. */
export const isCaseDraftKept = (savedAt: number, now: number): boolean =>
  now - savedAt < caseDraftLifetime.value * 60 * 60 * 1000

/** What the cookie says: a draft is waiting at a step, or a report was just sent, so that the errands are there to see. */
export type CaseCookie =
  | { readonly kind: 'draft'; readonly id: string; readonly step: CaseView }
  | { readonly kind: 'reported' }

/** The value of the cookie: `reported`, or id and step with a dot between. Never anything that a person wrote. */
export const writeCaseCookie = (cookie: CaseCookie): string =>
  cookie.kind === 'draft' ? `${cookie.id}.${cookie.step}` : 'reported'

/** Reads {@link writeCaseCookie}; `undefined` for anything else. */
export const readCaseCookie = (value: string): CaseCookie | undefined => {
  if (value === 'reported') return { kind: 'reported' }
  const [id, step, ...rest] = value.split('.')
  const view = viewOf(step)
  return isDraftId(id) && view && rest.length === 0 ? { kind: 'draft', id, step: view } : undefined
}
