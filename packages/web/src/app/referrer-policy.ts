// What the next page can learn of this page's address: scripts of third parties may run there, and read `document.referrer`.
import type { PageTemplateKind, ScriptedPage, SiteDefinition } from '@husrum/domain'
import { mayRunThirdPartyScripts } from '@husrum/domain'

/** Their forms without script return to the step that the referrer names; their addresses hold no secret. */
const formsByReferrer: readonly PageTemplateKind[] = ['clickToBuy', 'caseWizard']

export type ReferrerPolicy = 'strict-origin' | 'strict-origin-when-cross-origin'

/** Only the origin if an address may hold a secret; path and query are sent to our own pages otherwise. */
export const referrerPolicyOf = (site: SiteDefinition, page: ScriptedPage): ReferrerPolicy =>
  mayRunThirdPartyScripts(site, page) ||
  (page.template !== undefined && formsByReferrer.includes(page.template))
    ? 'strict-origin-when-cross-origin'
    : 'strict-origin'
