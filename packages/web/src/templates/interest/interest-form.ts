// The form works without script, so its script loads after the page is interactive.
import { lateForm } from '../../lazy/late-form.tsx'

export const interestForm = lateForm(
  'src/templates/interest/InterestForm.tsx',
  async () => (await import('./InterestForm.tsx')).InterestForm,
)
