// What a report may be about: the places that somebody may report for, what is in them, and reports that were begun.
import type { CaseDraft } from './case-draft.ts'
import type { SelectedApartment } from './case-form.ts'
import type { CaseType } from './case-types.ts'
import type { CaseBuildingType } from './problem-areas.ts'

/** A home or a public space to choose. */
export interface CasePlace extends SelectedApartment {
  readonly zipCode: string
  readonly city: string
}

/** A building, a stairwell or a whole property that a board has found. */
export interface CaseBuilding extends CasePlace {
  readonly buildingType: CaseBuildingType
}

/** A room, or a kind of common area; `key` is the domain's word for it. The name is empty in the fixed lists. */
export interface CaseRoom {
  readonly id: string
  readonly name: string
  readonly key: string
}

/** What in a room can be at fault. The name is empty in the fixed lists. */
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

/** A draft, and whose kind of report it is. */
export interface StoredCaseDraft extends CaseDraft {
  readonly caseType: CaseType
  readonly isNewCase: boolean
  readonly isSwitched: boolean
  /** Epoch milliseconds. */
  readonly changedOn: number
}

/** A fault of a common area that somebody has reported and that is not dealt with yet. Nothing of who did, or what they wrote. */
export interface ReportedOnDevice {
  /** Of the errand. */
  readonly id: string
  /** In words. */
  readonly room: string
  /** In words. */
  readonly problem: string
  readonly caseStatusId: string
  /** Epoch milliseconds. */
  readonly creationDate: number
  /** Whether the person hears of it already. */
  readonly isFollowed: boolean
}
