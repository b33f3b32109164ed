// The pages of fault reports, as whoever knows the reports makes them.
import type { CaseWizardPage, ContentPage, FaultReportPage } from '@husrum/domain'
import type { PageFrame } from './view-models/page-frame.ts'

export type CasePageAnswer =
  | { readonly kind: 'page'; readonly page: CaseWizardPage }
  | { readonly kind: 'elsewhere'; readonly location: string }
  | { readonly kind: 'missing' }

export interface CasePages {
  /** What editors wrote of fault reports, with what is known of whoever asks. */
  door(frame: PageFrame, written: ContentPage): Promise<FaultReportPage>
  /** Throws `signedOut`, `identityRequired` or `forbidden` where somebody may not report so. */
  wizard(frame: PageFrame): Promise<CasePageAnswer>
}
