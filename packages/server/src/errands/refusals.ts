// Why a change of an errand is not made: thrown inside of its transaction, which is then as if it had never been.
import type { FieldIssue } from '@husrum/domain'
import type { ErrandDetailsDto } from './listed-errands.ts'

export type ErrandRefusal =
  | { readonly kind: 'notFound' }
  /** The caller sees that it exists, and may not do this. */
  | { readonly kind: 'forbidden' }
  /** It has another status by now. */
  | { readonly kind: 'statusConflict'; readonly caseStatusId: string }
  | { readonly kind: 'changedMeanwhile'; readonly errand: ErrandDetailsDto }
  | { readonly kind: 'keyReused' }
  /** The domain's rules say what is wrong with what was typed. */
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

/** One wrong field. */
export const refuseField = (field: string, key: FieldIssue['key']): never =>
  refuse({ kind: 'invalid', issues: [{ key, path: [field] }] })
