// The port of inspections: the appointments of one's own home, and what is noted at them.
import type { FieldIssue, InspectionsView, RemarkForm } from '@husrum/domain'

/** What came of a change. */
export type InspectionChange =
  | { readonly kind: 'done'; readonly inspections: InspectionsView }
  | { readonly kind: 'notFound' }
  /** It is not possible any more, or not yet. */
  | { readonly kind: 'late' }
  | { readonly kind: 'invalid'; readonly issues: readonly FieldIssue[] }

/** Uploads that go along: their ids, and the draft that they belong to. */
export interface RemarkUploads {
  readonly draft?: string
  readonly ids: readonly string[]
}

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Inspections {
  /** Of one's own home; without an id of the one with the next inspection. Undefined where there is none. */
  of(residenceId?: string): Promise<InspectionsView | undefined>
  /** @param key makes sure that it is added once, however often it is asked for */
  addRemark(
    inspectionId: string,
    form: RemarkForm,
    files: RemarkUploads,
    key: string,
  ): Promise<InspectionChange>
  sayNotFixed(remarkId: string, text: string, key: string): Promise<InspectionChange>
  askForTime(inspectionId: string, text: string): Promise<InspectionChange>
}
