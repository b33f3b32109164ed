// The choices of a report: the places that the caller may report for, the rooms and details in them, and drafts.
import type { CaseDraft } from './case-draft.ts'
import type { SelectedApartment } from './case-form.ts'
import type { CaseType } from './case-types.ts'
import type { CaseBuildingType } from './problem-areas.ts'

/** A home or a public space to choose. */
export interface CasePlace extends SelectedApartment {
  readonly zipCode: string
  readonly city: string
}

/** A building, a stairwell or a whole property in the search results of a board. */
export interface CaseBuilding extends CasePlace {
  readonly buildingType: CaseBuildingType
}

/** A room, or a kind of common area; `key` is its key in the domain. The name is empty in the fixed lists. */
export interface CaseRoom {
  readonly id: string
  readonly name: string
  readonly key: string
}

/** A part of a room that can be faulty. The name is empty in the fixed lists. */
export interface CaseAsset {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly faqIds: readonly string[]
}

/** The association that the caller reports for. */
export interface CaseAssociation {
  readonly name: string
  readonly organisationNumber: string
  readonly boardEmail: string
  readonly activeFinancialManagement: boolean
  readonly addresses: readonly CasePlace[]
}

/** A stored draft, with its kind of report. */
export interface StoredCaseDraft extends CaseDraft {
  readonly caseType: CaseType
  readonly isNewCase: boolean
  readonly isSwitched: boolean
  /** Epoch milliseconds. */
  readonly changedOn: number
  /** Increases with every save. */
  readonly version?: number
  /** In the answer to a save: nothing was saved, since another tab or device saved first. */
  readonly isElsewhere?: true
}

/** A reported fault of a common area that is not dealt with yet, without its reporter or their text. */
export interface ReportedFault {
  /** Of the errand. */
  readonly id: string
  /** In words. */
  readonly room: string
  /** In words. */
  readonly problem: string
  readonly caseStatusId: string
  /** Epoch milliseconds. */
  readonly creationDate: number
  /** Whether the caller gets notifications about it already. */
  readonly isFollowed: boolean
}
