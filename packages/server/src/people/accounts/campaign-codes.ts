// The port to campaign codes, which pay for a membership (`payedWithCode`, PLAT-58).
import type { SiteDefinition } from '@husrum/domain'

export interface CampaignCodes {
  /** Whether the code is valid on the site now. */
  accepts(site: SiteDefinition, code: string): Promise<boolean>
}

/** Without campaigns no code is valid. */
export const noCampaigns: CampaignCodes = { accepts: async () => false }
