// Whether an account may be used on the brand of the site (specification 1 §4).
import type { AccountCall, AccountTools, Attempt } from './account-tools.ts'
import { note, said } from './account-tools.ts'
import { liveSession } from './live-session.ts'

export const makeGiveSiteConsent =
  (tools: AccountTools) =>
  async ({ accepted }: { readonly accepted: boolean }, call: AccountCall): Promise<Attempt> => {
    const { accountId } = liveSession(call)
    await tools.accounts.giveConsent(accountId, call.site, accepted)
    await note(tools, call, accepted ? 'consentGiven' : 'consentRefused', accountId)
    return said('Ok')
  }
