// The messages and choices once a report has been sent, or could not be (specification 2 §2, §6, §8).
import type { CaseForm } from './case-form.ts'
import { isOtherAddress } from './case-form.ts'
import { caseAreaOf } from './case-rules.ts'
import type { CaseType, CaseVariant } from './case-types.ts'

/**
 * Key of the text that confirms a report: each case type has its own in each variant. A Swedish resident reads that it was
 * received and will be answered, a board member with management that it may take some minutes until it stands among the
 * errands.
 */
export const caseCompletionText = (caseType: CaseType, variant: CaseVariant): string =>
  `case.completed.${caseType}.${variant}`

/**
 * Whether the new errand is shown to whoever reported it: to residents when it is in a home of their own, to boards unless
 * they are without management (specification 2 §6).
 */
export const showsNewErrand = (
  caseType: CaseType,
  answers: Pick<CaseForm, 'fullBuilding' | 'selectedApartmentId' | 'type'>,
): boolean =>
  caseType === 'resident'
    ? caseAreaOf(answers) === 'YourApartment' && !isOtherAddress(answers)
    : caseType === 'boardMember'

/** Why a report was not taken: 413 files too large, 415 a kind that is not allowed, or anything else. */
export type CaseFailure = 'fileSize' | 'fileType' | 'generic'

/** The failure that an HTTP status stands for; without an answer at all it is `generic`. */
export const caseFailureOf = (status?: number): CaseFailure =>
  status === 413 ? 'fileSize' : status === 415 ? 'fileType' : 'generic'

/** What a fetched list of details gives: an empty one is a failure like any other (specification 2 §8). */
export const detailsOrFailure = <Detail>(
  details: readonly Detail[] | undefined,
): { readonly kind: 'loaded'; readonly details: readonly Detail[] } | { readonly kind: 'failed' } =>
  details?.length ? { kind: 'loaded', details } : { kind: 'failed' }
