// The ports of the wizard: the places that a fault can be at, what can be wrong there, drafts, and the report.
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
  KeptCaseDraft,
  ReportedHere,
} from '@husrum/domain'

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. Nothing found is an empty list. */
export interface CasePlaces {
  /** The homes that the person has an agreement for. */
  agreements(): Promise<readonly CasePlace[]>
  publicAddresses(): Promise<readonly CasePlace[]>
  /** By two characters or more. */
  searchBuildings(text: string): Promise<readonly CaseBuilding[]>
  searchHomes(text: string): Promise<readonly CasePlace[]>
  roomsOfHome(apartmentId: string): Promise<readonly CaseRoom[]>
  roomsOfProperty(propertyId: string): Promise<readonly CaseRoom[]>
  assets(roomId: string): Promise<readonly CaseAsset[]>
  articles(ids: readonly string[]): Promise<readonly CaseArticle[]>
  faq(ids: readonly string[]): Promise<readonly CaseFaqItem[]>
  association(): Promise<CaseAssociation>
  /** What others have reported of a common area and is not dealt with yet. */
  reportedHere(placeId: string, roomId: string): Promise<readonly ReportedHere[]>
  /** Hears of it in place of a second report. False where it is gone. */
  follow(errandId: string): Promise<boolean>
  changeBoardEmail(email: string): Promise<void>
}

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface CaseDrafts {
  /** Those that the person has begun on the site, the latest first. */
  list(): Promise<readonly KeptCaseDraft[]>
  /** Answers what is kept: a later one, where another tab or device was faster. */
  save(draft: Omit<KeptCaseDraft, 'changedOn'>): Promise<KeptCaseDraft>
  discard(id: string): Promise<void>
}

/** What came of a report. */
export type CaseSubmission =
  | {
      readonly kind: 'taken'
      readonly id?: string
      readonly ticketNumber: string | null
      readonly copySent: boolean
      /** Until when somebody has looked at it, epoch milliseconds. */
      readonly expectedBy: number
      readonly visibleInErrands: boolean
      readonly emailChange?: CaseEmailChange
      readonly letterNote?: CaseLetterNote
    }
  /** It is being taken: ask again after so many milliseconds. */
  | { readonly kind: 'stillRunning'; readonly retryAfterMs: number }
  /** Too many from here: again after so many milliseconds. */
  | { readonly kind: 'tooFast'; readonly retryAfterMs: number }
  | { readonly kind: 'refused'; readonly failure: CaseFailure; readonly status: number }

/** Rejects with `ServiceUnavailable` (ask again: nothing is taken twice), `ContractBroken` or `SessionExpired`. */
export interface CaseDesk {
  /** The draft as it is kept, with this submission. The same again has the first answer. */
  submit(draftId: string, submission: number): Promise<CaseSubmission>
}
