// The modules of people's own matters in a browser.
import type { Capabilities } from '../frame/capabilities.tsx'
import { accountsModule } from './accounts.ts'
import type { BrowserOptions } from './browser-platform.ts'
import { browserPlatform } from './browser-platform.ts'
import { notificationsModule } from './notifications.ts'
import type { Platform } from './platform.ts'
import { signInModule } from './sign-in.ts'

export const composeAccounts = (
  options: BrowserOptions & Pick<Platform, 'session' | 'openIdentity'>,
): Pick<Capabilities, 'signIn' | 'accounts' | 'notifications'> => {
  const { session, openIdentity } = options
  const platform = { ...browserPlatform(options), session, openIdentity }
  return {
    signIn: signInModule(platform),
    accounts: accountsModule(platform),
    notifications: notificationsModule(platform),
  }
}
