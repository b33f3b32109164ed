// Shortcut for developers past the bank's app: only in builds with the developer tools.
import { lazyComponent } from '../../lazy/lazy-component.tsx'

export const identityShortcut = __DEV_TOOLS__
  ? lazyComponent(async () => (await import('./IdentityShortcut.tsx')).IdentityShortcut)
  : undefined
