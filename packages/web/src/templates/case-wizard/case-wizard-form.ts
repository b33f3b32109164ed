// The wizard works without script, so its script loads after the page is interactive.
import { lateForm } from '../../lazy/late-form.tsx'

export const caseWizardForm = lateForm(
  'src/templates/case-wizard/CaseWizardForm.tsx',
  async () => (await import('./CaseWizardForm.tsx')).CaseWizardForm,
)
