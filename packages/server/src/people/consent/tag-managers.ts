// The tag manager of each site. On which pages it may run is the rule `mayRunThirdPartyScripts` of the domain.
import type { TagManagerSetting } from '@husrum/contract'
import type { SiteKey } from '@husrum/domain'

/** Absent for a site that has none. */
export type TagManagers = Partial<Readonly<Record<SiteKey, TagManagerSetting>>>
