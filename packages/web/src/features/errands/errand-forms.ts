// The forms of an errand, loaded after hydration.
import { lateForm } from '../../lazy/late-form.tsx'

export const errandForms = lateForm(
  'src/features/errands/ErrandForms.tsx',
  async () => (await import('./ErrandForms.tsx')).ErrandForms,
)
