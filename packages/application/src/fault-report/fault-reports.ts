// The ports of the wizard: the places that a fault can be at, what can be wrong there, drafts, and the report.
import type {
  CaseArticle,
  CaseBuildingType,
  CaseDraft,
  CaseFailure,
  CaseFaqItem,
  CaseType,
  SelectedApartment,
} from '@husrum/domain'

/** A home or a public space to choose. */
export interface CasePlace extends SelectedApartment {
  readonly zipCode: string
  readonly city: string
}

/** A room, or a kind of common area; `key` is the domain's word for it. */
export interface CaseRoom {
  readonly id: string
  readonly name: string
  readonly key: string
}

/** What in a room can be at fault. */
export interface CaseAsset {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly faqIds: readonly string[]
}

/** The association that somebody reports for. */
export interface CaseAssociation {
  readonly name: string
  readonly organisationNumber: string
  readonly boardEmail: string
  readonly activeFinancialManagement: boolean
  readonly addresses: readonly CasePlace[]
}

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. Nothing found is an empty list. */
export interface CasePlaces {
  /** The homes that the person has an agreement for. */
  agreements(): Promise<readonly CasePlace[]>
  publicAddresses(): Promise<readonly CasePlace[]>
  /** By two characters or more. */
  searchBuildings(text: string): Promise<readonly (CasePlace & { readonly buildingType: CaseBuildingType })[]>
  searchHomes(text: string): Promise<readonly CasePlace[]>
  roomsOfHome(apartmentId: string): Promise<readonly CaseRoom[]>
  roomsOfProperty(propertyId: string): Promise<readonly CaseRoom[]>
  assets(roomId: string): Promise<readonly CaseAsset[]>
  articles(ids: readonly string[]): Promise<readonly CaseArticle[]>
  faq(ids: readonly string[]): Promise<readonly CaseFaqItem[]>
  association(): Promise<CaseAssociation>
  changeBoardEmail(email: string): Promise<void>
}

/** A draft, and whose kind of report it is. */
export interface KeptCaseDraft extends CaseDraft {
  readonly caseType: CaseType
  readonly isNewCase: boolean
  readonly isSwitched: boolean
  /** Epoch milliseconds. */
  readonly changedOn: number
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
