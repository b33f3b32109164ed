// The forms about an errand, loaded when the page is alive.
import { lateForm } from '../../lazy/late-form.tsx'

export const errandForms = lateForm(
  'src/features/errands/ErrandForms.tsx',
  async () => (await import('./ErrandForms.tsx')).ErrandForms,
)
