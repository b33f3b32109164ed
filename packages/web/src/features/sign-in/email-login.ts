// The form of e-mail and password works without script, so its script comes after the page is alive.
import { lazyComponent } from '../../lazy/lazy-component.tsx'

export const emailLogin = lazyComponent(async () => (await import('./EmailLogin.tsx')).EmailLogin)
