// The wizard works without script, so its script comes after the page is alive.
import { lateForm } from '../../lazy/late-form.tsx'

export const caseWizardForm = lateForm(
  'src/templates/case-wizard/CaseWizardForm.tsx',
  async () => (await import('./CaseWizardForm.tsx')).CaseWizardForm,
)
