// The pages of fault reports, created by the module that has the reports.
import type { CaseWizardPage, ContentPage, FaultReportPage } from '@husrum/domain'
import type { PageFrame } from './view-models/page-frame.ts'

export type CasePageAnswer =
  | { readonly kind: 'page'; readonly page: CaseWizardPage }
  | { readonly kind: 'elsewhere'; readonly location: string }
  | { readonly kind: 'missing' }

export interface CasePages {
  /** The fault report page that editors wrote, with data of the caller. */
  door(frame: PageFrame, written: ContentPage): Promise<FaultReportPage>
  /** Throws `signedOut`, `identityRequired` or `forbidden` if the caller may not report faults. */
  wizard(frame: PageFrame): Promise<CasePageAnswer>
}
