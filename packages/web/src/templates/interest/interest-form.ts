// The form works without script, so its script comes after the page is alive.
import { lateForm } from '../../lazy/late-form.tsx'

export const interestForm = lateForm(
  'src/templates/interest/InterestForm.tsx',
  async () => (await import('./InterestForm.tsx')).InterestForm,
)
