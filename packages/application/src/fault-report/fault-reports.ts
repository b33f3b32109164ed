// The ports of the fault report wizard: places, possible faults, drafts and submission.
import type {
  CaseArticle,
  CaseAsset,
  CaseAssociation,
  CaseBuilding,
  CaseEmailChange,
  CaseFailure,
  CaseFaqItem,
  CaseLetterNote,
  CasePlace,
  CaseRoom,
  EmergencyKind,
  ReportedFault,
  StoredCaseDraft,
} from '@husrum/domain'

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. Nothing found is an empty list. */
export interface CasePlaces {
  /** The homes that the resident has an agreement for. */
  agreements(): Promise<readonly CasePlace[]>
  publicAddresses(): Promise<readonly CasePlace[]>
  /** By a text of at least two characters. */
  searchBuildings(text: string): Promise<readonly CaseBuilding[]>
  searchHomes(text: string): Promise<readonly CasePlace[]>
  roomsOfHome(apartmentId: string): Promise<readonly CaseRoom[]>
  roomsOfProperty(propertyId: string): Promise<readonly CaseRoom[]>
  assets(roomId: string): Promise<readonly CaseAsset[]>
  articles(ids: readonly string[]): Promise<readonly CaseArticle[]>
  faq(ids: readonly string[]): Promise<readonly CaseFaqItem[]>
  association(): Promise<CaseAssociation>
  /** Open reports by others about a common area. */
  reportedFaults(placeId: string, roomId: string): Promise<readonly ReportedFault[]>
  /** Follows an errand instead of reporting it a second time. False if it no longer exists. */
  follow(errandId: string): Promise<boolean>
  changeBoardEmail(email: string): Promise<void>
}

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface CaseDrafts {
  /** The resident's drafts on the site, latest first. */
  list(): Promise<readonly StoredCaseDraft[]>
  /**
   * Returns the stored draft. `base` is the version that it builds on: if another tab or device saved since, nothing is saved, and the result
   * is theirs (`isElsewhere`). Rejects with `ReportAlreadySent` too.
   */
  save(draft: Omit<StoredCaseDraft, 'changedOn'>, base?: DraftBase): Promise<StoredCaseDraft>
  discard(id: string): Promise<void>
}

/** The version that a save builds on, 0 if none is stored, and the tab that saves. */
export interface DraftBase {
  readonly version: number
  readonly tab: string
}

/** Result of submitting a report. */
export type CaseSubmission =
  | {
      readonly kind: 'taken'
      readonly id?: string
      readonly ticketNumber: string | null
      readonly copySent: boolean
      /** By when an answer is promised, epoch milliseconds. */
      readonly promisedBy: number
      readonly emergency?: EmergencyKind
      readonly visibleInErrands: boolean
      readonly statusPath?: string
      readonly emailChange?: CaseEmailChange
      readonly letterNote?: CaseLetterNote
    }
  /** The submission is in progress; retry after this many milliseconds. */
  | { readonly kind: 'stillRunning'; readonly retryAfterMs: number }
  /** Rate limit exceeded; retry after this many milliseconds. */
  | { readonly kind: 'tooFast'; readonly retryAfterMs: number }
  | { readonly kind: 'refused'; readonly failure: CaseFailure; readonly status: number }

/** Rejects with `ServiceUnavailable` (safe to retry), `ContractBroken` or `SessionExpired`. */
export interface CaseSubmitter {
  /** Submits the stored draft. Idempotent by draft and submission number. */
  submit(draftId: string, submission: number): Promise<CaseSubmission>
}
