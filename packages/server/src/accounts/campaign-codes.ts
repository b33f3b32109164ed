// The port to campaign codes, which pay for a membership (`payedWithCode`, PLAT-58).
import type { SiteDefinition } from '@husrum/domain'

export interface CampaignCodes {
  /** Whether the code holds on the site now. */
  accepts(site: SiteDefinition, code: string): Promise<boolean>
}

/** Where there is no campaign no code holds. */
export const noCampaigns: CampaignCodes = { accepts: async () => false }
