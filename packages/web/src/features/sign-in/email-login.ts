// The form of e-mail and password works without script, so its script comes after the page is alive.
import { pageComponent } from '../../lazy/lazy-component.tsx'

export const emailLogin = pageComponent(
  'src/features/sign-in/EmailLogin.tsx',
  async () => (await import('./EmailLogin.tsx')).EmailLogin,
)
