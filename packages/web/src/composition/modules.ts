// The list of modules: each subject's capability, made on a platform. The server composes them all; the browser loads them
// in two files, `browser-navigation.ts` and `browser-accounts.ts`. A new subject adds a line here and in one of those.
import type { Capabilities } from '../frame/capabilities.tsx'
import { accountsModule } from './accounts.ts'
import { notificationsModule } from './notifications.ts'
import { pagesModule } from './pages.ts'
import type { Platform } from './platform.ts'
import { searchModule } from './search.ts'
import { signInModule } from './sign-in.ts'

export const composeCapabilities = (platform: Platform): Capabilities => ({
  pages: pagesModule(platform),
  search: searchModule(platform),
  signIn: signInModule(platform),
  accounts: accountsModule(platform),
  notifications: notificationsModule(platform),
})
