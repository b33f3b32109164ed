// The messages and choices after a report was sent or rejected (FAULT-38, FAULT-39, FAULT-79).
import type { CaseForm } from './case-form.ts'
import { isOtherAddress } from './case-form.ts'
import { caseAreaOf } from './case-rules.ts'
import type { CaseType, CaseVariant } from './case-types.ts'

/**
 * Key of the text that confirms a report: one per case type and variant. A Swedish resident reads that it was received and will be
 * answered, a board member with management that it may take some minutes until it is among the errands.
 */
export const caseCompletionText = (caseType: CaseType, variant: CaseVariant): string =>
  `case.completed.${caseType}.${variant}`

/**
 * Whether the reporter can see the new errand: residents when it is in a home of their own, boards unless they are
 * without management (FAULT-39).
 */
export const showsNewErrand = (
  caseType: CaseType,
  answers: Pick<CaseForm, 'fullBuilding' | 'selectedApartmentId' | 'type'>,
): boolean =>
  caseType === 'resident'
    ? caseAreaOf(answers) === 'YourApartment' && !isOtherAddress(answers)
    : caseType === 'boardMember'

/** Why a report was rejected: 413 files too large, 415 a file type that is not allowed, or anything else. */
export type CaseFailure = 'fileSize' | 'fileType' | 'generic'

/** The failure for an HTTP status; `generic` without an answer. */
export const caseFailureOf = (status?: number): CaseFailure =>
  status === 413 ? 'fileSize' : status === 415 ? 'fileType' : 'generic'

/** The state of a fetched list of details: an empty list counts as a failure (FAULT-21). */
export const detailsOrFailure = <Detail>(
  details: readonly Detail[] | undefined,
): { readonly kind: 'loaded'; readonly details: readonly Detail[] } | { readonly kind: 'failed' } =>
  details?.length ? { kind: 'loaded', details } : { kind: 'failed' }
