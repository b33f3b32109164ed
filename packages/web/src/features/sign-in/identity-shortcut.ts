// The developers' way past the bank's app: there only where the tools of developers are part of the page.
import { lazyComponent } from '../../lazy/lazy-component.tsx'

export const identityShortcut = __DEV_TOOLS__
  ? lazyComponent(async () => (await import('./IdentityShortcut.tsx')).IdentityShortcut)
  : undefined
