// When VIP members may buy in a stage before other buyers (SEARCH-15).
import type { Stage } from './home.ts'

/** Where a day stands to a stage's VIP sale; `none` where the stage has no such sale. */
export type VipWindow = 'none' | 'before' | 'open' | 'after'

const dayOf = (text = ''): string | undefined => /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]

/**
 * Whether the VIP sale of a stage is open on a day (`yyyy-MM-dd`, in the site's own time). The first and the last day
 * belong to it; an end that is missing stays open. An instant counts as the day that it is written with, and what is
 * no date as missing.
 */
export const vipWindow = (stage: Pick<Stage, 'vipStart' | 'vipEnd'>, today: string): VipWindow => {
  const start = dayOf(stage.vipStart)
  const end = dayOf(stage.vipEnd)
  if (!start && !end) return 'none'
  if (start && today < start) return 'before'
  return end && today > end ? 'after' : 'open'
}
