// Creates the wizard's state machine on the server: new for a person, or from a stored draft.
import { randomUUID } from 'node:crypto'
import type { CaseProfile, CaseStart, CaseType, CaseVariant, CaseView, CaseWizard } from '@husrum/domain'
import { caseStepOrder, startCase, stepCase } from '@husrum/domain'
import type { SavedDraft, StoredDraft } from './postgres-case-drafts.ts'

export interface WizardFor {
  readonly siteId: number
  readonly variant: CaseVariant
  readonly profile: CaseProfile
}

/** A new report. */
export const newWizard = (
  { siteId, variant, profile }: WizardFor,
  caseType: CaseType,
  { isNewCase = false, isSwitched = false, draftId = randomUUID() as string } = {},
): CaseWizard => {
  const start: CaseStart = { draftId, caseType, variant, siteId, profile, isNewCase, isSwitched }
  return startCase(start)
}

/** The wizard at the state of a stored draft; fields that are fixed here have the values of the current profile. */
export const resumedWizard = (who: WizardFor, kept: StoredDraft): CaseWizard => {
  const { caseType, isNewCase, isSwitched, id } = kept
  const fresh = newWizard(who, caseType, { isNewCase, isSwitched, draftId: id })
  const { state } = stepCase(fresh, { kind: 'applyDraft', draft: kept })
  const order: readonly CaseView[] = caseStepOrder[caseType]
  // A step is complete only while its answers are valid: steps before the furthest one need not be repeated.
  const completed = order.slice(0, order.indexOf(kept.reached))
  const isMending = kept.reached === order.at(-1) && state.view !== kept.reached
  return { ...state, completed, isMending }
}

/** The part of the state that is stored. */
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
