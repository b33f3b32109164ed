// The form for e-mail and password works without script, so its script is loaded after hydration.
import { lateForm } from '../../lazy/late-form.tsx'

export const emailLogin = lateForm(
  'src/features/sign-in/EmailLogin.tsx',
  async () => (await import('./EmailLogin.tsx')).EmailLogin,
)
