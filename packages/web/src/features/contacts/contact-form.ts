// The contact form, loaded after hydration.
import { lateForm } from '../../lazy/late-form.tsx'

export const contactForm = lateForm(
  'src/features/contacts/ContactForm.tsx',
  async () => (await import('./ContactForm.tsx')).ContactForm,
)
