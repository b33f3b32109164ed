// The view models of the fault report pages: the page before the wizard, and each of its steps.
import type { EmergencyKind } from '../errands/errand-emergency.ts'
import type { Upload } from '../files/upload.ts'
import type { CasePageName } from './case-addresses.ts'
import type { CaseArticle, CaseFaqItem } from './case-faq.ts'
import type {
  CaseAsset,
  CaseAssociation,
  CaseBuilding,
  CasePlace,
  CaseRoom,
  ReportedFault,
  StoredCaseDraft,
} from './case-places.ts'
import type { CaseAdmission, CaseType } from './case-types.ts'
import type { CaseWarranty } from './case-warranty.ts'
import type { CaseWizard } from './case-wizard.ts'
import type { EmergencyNow } from './emergency-contacts.ts'
import type { DetailNotice } from './problem-areas.ts'

/** The choices at a step; lists that the step does not need are empty. */
export interface CaseChoices {
  /** The homes that a resident has an agreement for. */
  readonly homes: readonly CasePlace[]
  /** The common areas that a resident may report for. */
  readonly publicPlaces: readonly CasePlace[]
  /** The results of the board's search; absent if there was none. */
  readonly found?: { readonly buildings: readonly CaseBuilding[]; readonly homes: readonly CasePlace[] }
  readonly rooms: readonly CaseRoom[]
  readonly assets: readonly CaseAsset[]
  /** The notices for the picked detail, in this order. */
  readonly notices: readonly DetailNotice[]
  readonly articles: readonly CaseArticle[]
  readonly faq: readonly CaseFaqItem[]
  /** For a board with management. */
  readonly association?: CaseAssociation
  /** Open reports by others for the same common area and room. */
  readonly reported: readonly ReportedFault[]
  /** Of the building of the selected place, if its age is known. */
  readonly warranty?: CaseWarranty
}

/** The change of the account's e-mail that came with a report: a code was sent to the new address, or only the report has it. */
export const caseEmailChanges = ['asked', 'notAsked'] as const
/** One of {@link caseEmailChanges}. */
export type CaseEmailChange = (typeof caseEmailChanges)[number]

/**
 * Why there was no full copy: an unconfirmed address gets only the number, and a mailbox that has received several letters gets none for
 * now.
 */
export const caseLetterNotes = ['withoutWords', 'heldBack'] as const
/** One of {@link caseLetterNotes}. */
export type CaseLetterNote = (typeof caseLetterNotes)[number]

/** The outcome of a sent report, for its last page. */
export interface CaseOutcome {
  /** Of the errand. */
  readonly id?: string
  readonly ticketNumber: string | null
  /** By when an answer is promised, epoch milliseconds. */
  readonly promisedBy: number
  readonly copySent: boolean
  readonly visibleInErrands: boolean
  /** The status page, if the report cannot be opened among the errands. */
  readonly statusPath?: string
  /** The emergency that it is, by the triage rule. */
  readonly emergency?: EmergencyKind
  readonly emailChange?: CaseEmailChange
  readonly letterNote?: CaseLetterNote
}

/** A page of the wizard. */
export interface CaseWizardModel {
  /** The state of the report; `confirmingAbort` and `submitted` have pages of their own. */
  readonly wizard: CaseWizard
  readonly page: CasePageName
  readonly choices: CaseChoices
  /** The uploads for the report, inspected or not. */
  readonly uploads: readonly Upload[]
  /** When the server last stored the draft, epoch milliseconds; absent if it was not stored yet. */
  readonly keptOn?: number
  /** The version of the stored draft. */
  readonly keptVersion?: number
  /** For a sent report. */
  readonly outcome?: CaseOutcome
  /** The current contact for each kind of emergency; kinds without one are left out. */
  readonly emergencies: readonly EmergencyNow[]
}

/** A draft that can be resumed, without its answers. */
export type BegunCase = Pick<StoredCaseDraft, 'caseType' | 'changedOn' | 'id' | 'step'>

/** A home or a building of the person, and its warranty. */
export interface PlaceWarranty {
  readonly address: string
  readonly warranty: CaseWarranty
}

/** How a caller who is signed in as a private person gets to the board's report. */
export type BoardStanding =
  /** By signing in for the association. */
  | { readonly kind: 'signIn' }
  /** The association has no management here: its board reports without signing in for it. */
  | { readonly kind: 'withoutManagement'; readonly association: string }
  /** No board of an association here has the caller as a member. */
  | { readonly kind: 'none' }

/** The page before the wizard. For a visitor who is not signed in, only public information. */
export interface CaseDoor {
  readonly emergencies: readonly EmergencyNow[]
  /** The admission to each kind of report. */
  readonly admissions: Readonly<Record<CaseType, CaseAdmission>>
  /** For a caller who is signed in as a private person. */
  readonly board?: BoardStanding
  /** Latest first. */
  readonly begun: readonly BegunCase[]
  readonly warranties: readonly PlaceWarranty[]
}
