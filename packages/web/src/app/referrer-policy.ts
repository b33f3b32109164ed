// What the next page learns of this one's address. Scripts of third parties may run there, and read it as `document.referrer`.
import type { PageTemplateKind, ScriptedPage, SiteDefinition } from '@husrum/domain'
import { mayRunThirdPartyScripts } from '@husrum/domain'

/** Their forms without script come back to the step that the browser names; no secret stands in their addresses. */
const formsByReferrer: readonly PageTemplateKind[] = ['clickToBuy', 'caseWizard']

export type ReferrerPolicy = 'strict-origin' | 'strict-origin-when-cross-origin'

/** Only the origin where an address may hold a secret; the path and query to our own pages elsewhere. */
export const referrerPolicyOf = (site: SiteDefinition, page: ScriptedPage): ReferrerPolicy =>
  mayRunThirdPartyScripts(site, page) ||
  (page.template !== undefined && formsByReferrer.includes(page.template))
    ? 'strict-origin-when-cross-origin'
    : 'strict-origin'
