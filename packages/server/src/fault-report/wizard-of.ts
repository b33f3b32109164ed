// The wizard's machine as the server drives it: begun for a person, or gone on with from what is kept.
import { randomUUID } from 'node:crypto'
import type { CaseProfile, CaseStart, CaseType, CaseVariant, CaseView, CaseWizard } from '@husrum/domain'
import { caseStepOrder, startCase, stepCase } from '@husrum/domain'
import type { SavedDraft, StoredDraft } from './postgres-case-drafts.ts'

export interface WizardFor {
  readonly siteId: number
  readonly variant: CaseVariant
  readonly profile: CaseProfile
}

/** A report that nobody has begun before. */
export const newWizard = (
  { siteId, variant, profile }: WizardFor,
  caseType: CaseType,
  { isNewCase = false, isSwitched = false, draftId = randomUUID() as string } = {},
): CaseWizard => {
  const start: CaseStart = { draftId, caseType, variant, siteId, profile, isNewCase, isSwitched }
  return startCase(start)
}

/** Where a kept report stands; what nobody may change here is as the profile has it by now. */
export const resumedWizard = (who: WizardFor, kept: StoredDraft): CaseWizard => {
  const { caseType, isNewCase, isSwitched, id } = kept
  const fresh = newWizard(who, caseType, { isNewCase, isSwitched, draftId: id })
  const { state } = stepCase(fresh, { kind: 'applyDraft', draft: kept })
  const order: readonly CaseView[] = caseStepOrder[caseType]
  // A step counts as done only while its answers are well: what was gone back from is not to be walked again.
  const completed = order.slice(0, order.indexOf(kept.reached))
  const isMending = kept.reached === order.at(-1) && state.view !== kept.reached
  return { ...state, completed, isMending }
}

/** What of it is kept. */
export const savedDraftOf = ({ start, view, form, appliances, submission }: CaseWizard): SavedDraft => ({
  id: start.draftId,
  step: view,
  form,
  appliances,
  submission,
  caseType: start.caseType,
  isNewCase: start.isNewCase,
  isSwitched: start.isSwitched,
})
