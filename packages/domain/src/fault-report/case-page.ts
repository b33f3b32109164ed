// What the pages of fault reports are given to show: the door in front of the wizard, and each of its steps.
import type { Upload } from '../files/upload.ts'
import type { CasePageName } from './case-addresses.ts'
import type { CaseArticle, CaseFaqItem } from './case-faq.ts'
import type {
  CaseAsset,
  CaseAssociation,
  CaseBuilding,
  CasePlace,
  CaseRoom,
  StoredCaseDraft,
  ReportedOnDevice,
} from './case-places.ts'
import type { CaseAdmission, CaseType } from './case-types.ts'
import type { CaseWarranty } from './case-warranty.ts'
import type { CaseWizard } from './case-wizard.ts'
import type { EmergencyContact, EmergencyKind } from './emergency-contacts.ts'
import type { DetailNotice } from './problem-areas.ts'

/** What can be chosen at a step; lists that the step does not ask are empty. */
export interface CaseChoices {
  /** The homes that a resident has an agreement for. */
  readonly homes: readonly CasePlace[]
  /** The common areas that a resident may report for. */
  readonly publicPlaces: readonly CasePlace[]
  /** What the board's text has found; absent where nothing was looked for. */
  readonly found?: { readonly buildings: readonly CaseBuilding[]; readonly homes: readonly CasePlace[] }
  readonly rooms: readonly CaseRoom[]
  readonly assets: readonly CaseAsset[]
  /** What the picked detail calls for, in this order. */
  readonly notices: readonly DetailNotice[]
  readonly articles: readonly CaseArticle[]
  readonly faq: readonly CaseFaqItem[]
  /** Of a board with management. */
  readonly association?: CaseAssociation
  /** What others have reported of the same common area and room. */
  readonly reported: readonly ReportedOnDevice[]
  /** Of the building of the picked place, where its age is known. */
  readonly warranty?: CaseWarranty
}

/** Of another address of the account that came with a report: a code went to it, or nothing was changed but the report. */
export const caseEmailChanges = ['asked', 'notAsked'] as const
/** One of {@link caseEmailChanges}. */
export type CaseEmailChange = (typeof caseEmailChanges)[number]

/**
 * Why no copy went out: to an address that is not confirmed goes the number without what was written, and a mailbox that has
 * got several letters gets none for now.
 */
export const caseLetterNotes = ['withoutWords', 'heldBack'] as const
/** One of {@link caseLetterNotes}. */
export type CaseLetterNote = (typeof caseLetterNotes)[number]

/** What came of a report that was sent, as its last page tells it. */
export interface CaseOutcome {
  /** Of the errand, where it may be seen. */
  readonly id?: string
  readonly ticketNumber: string | null
  /** Until when somebody has looked at it, epoch milliseconds. */
  readonly expectedBy: number
  readonly copySent: boolean
  readonly visibleInErrands: boolean
  readonly emailChange?: CaseEmailChange
  readonly letterNote?: CaseLetterNote
}

/** A page of the wizard. */
export interface CaseWizardModel {
  /** Where the report stands; `confirmingAbort` and `submitted` have pages of their own. */
  readonly wizard: CaseWizard
  readonly page: CasePageName
  readonly choices: CaseChoices
  /** What is uploaded for the report, judged or not. */
  readonly uploads: readonly Upload[]
  /** When the server kept the report last, epoch milliseconds; absent for one that is not kept yet. */
  readonly keptOn?: number
  /** Of a report that was sent. */
  readonly outcome?: CaseOutcome
  /** Who answers at this hour when somebody is stuck in a lift; absent where nobody does. */
  readonly liftContact?: EmergencyContact
}

/** A report that was begun, as it is offered again: nothing of what was written. */
export type BegunCase = Pick<StoredCaseDraft, 'caseType' | 'changedOn' | 'id' | 'step'>

/** Whom to call now. */
export interface EmergencyNow {
  readonly kind: EmergencyKind
  readonly contact: EmergencyContact
}

/** A home or a house of the person, and who pays for its faults. */
export interface PlaceWarranty {
  readonly address: string
  readonly warranty: CaseWarranty
}

/** What stands in front of the wizard. Of somebody who is not signed in, only what everybody may know. */
export interface CaseDoor {
  readonly emergencies: readonly EmergencyNow[]
  /** What happens when somebody asks for each kind of report. */
  readonly admissions: Readonly<Record<CaseType, CaseAdmission>>
  /** The latest first. */
  readonly begun: readonly BegunCase[]
  readonly warranties: readonly PlaceWarranty[]
}
