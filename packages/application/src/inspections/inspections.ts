// The port to inspections: appointments at the resident's own home, and remarks made at them.
import type { FieldIssue, InspectionsView, RemarkForm } from '@husrum/domain'

/** Result of a change. */
export type InspectionChange =
  | { readonly kind: 'done'; readonly inspections: InspectionsView }
  | { readonly kind: 'notFound' }
  /** Not possible any more, or not yet. */
  | { readonly kind: 'late' }
  | { readonly kind: 'invalid'; readonly issues: readonly FieldIssue[] }

/** Uploads to attach: their ids, and the draft that they belong to. */
export interface RemarkUploads {
  readonly draft?: string
  readonly ids: readonly string[]
}

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Inspections {
  /** Inspections of the caller's home; without an id, of the home with the next inspection. Undefined if there is none. */
  of(residenceId?: string): Promise<InspectionsView | undefined>
  /** @param key makes the call idempotent */
  addRemark(
    inspectionId: string,
    form: RemarkForm,
    files: RemarkUploads,
    key: string,
  ): Promise<InspectionChange>
  reportNotFixed(remarkId: string, text: string, key: string): Promise<InspectionChange>
  askForTime(inspectionId: string, text: string): Promise<InspectionChange>
}
