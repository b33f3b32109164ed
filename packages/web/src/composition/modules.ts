// The list of modules: each subject's capability, made on a platform. A new subject adds its line here.
import type { Capabilities } from '../frame/capabilities.tsx'
import { accountsModule } from './accounts.ts'
import { notificationsModule } from './notifications.ts'
import { pagesModule } from './pages.ts'
import type { Platform } from './platform.ts'
import { searchModule } from './search.ts'
import { signInModule } from './sign-in.ts'

export const modules = {
  pages: pagesModule,
  search: searchModule,
  signIn: signInModule,
  accounts: accountsModule,
  notifications: notificationsModule,
} satisfies { readonly [Name in keyof Capabilities]: (platform: Platform) => Capabilities[Name] }

export const composeCapabilities = (platform: Platform): Capabilities => ({
  pages: modules.pages(platform),
  search: modules.search(platform),
  signIn: modules.signIn(platform),
  accounts: modules.accounts(platform),
  notifications: modules.notifications(platform),
})
