// Why a change of an errand is refused: thrown inside of its transaction, which is rolled back.
import type { FieldIssue } from '@husrum/domain'
import type { ErrandDetailsDto } from './listed-errands.ts'

export type ErrandRefusal =
  | { readonly kind: 'notFound' }
  /** The caller may see that it exists, but may not do this. */
  | { readonly kind: 'forbidden' }
  /** Its status has changed. */
  | { readonly kind: 'statusConflict'; readonly caseStatusId: string }
  | { readonly kind: 'changedMeanwhile'; readonly errand: ErrandDetailsDto }
  | { readonly kind: 'keyReused' }
  /** The input breaks rules of the domain. */
  | { readonly kind: 'invalid'; readonly issues: readonly FieldIssue[] }

export class ErrandRefused extends Error {
  readonly refusal: ErrandRefusal

  constructor(refusal: ErrandRefusal) {
    super(refusal.kind)
    this.name = 'ErrandRefused'
    this.refusal = refusal
  }
}

export const refuse = (refusal: ErrandRefusal): never => {
  throw new ErrandRefused(refusal)
}

/** One invalid field. */
export const refuseField = (field: string, key: FieldIssue['key']): never =>
  refuse({ kind: 'invalid', issues: [{ key, path: [field] }] })
