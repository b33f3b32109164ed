// When VIP members may buy in a stage before other buyers (SEARCH-15).
import type { Stage } from './home.ts'

/** The state of a stage's VIP sale on a day; `none` if the stage has no such sale. */
export type VipWindow = 'none' | 'before' | 'open' | 'after'

const dayOf = (text = ''): string | undefined => /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]

/**
 * Whether the VIP sale of a stage is open on a day (`yyyy-MM-dd`, in the site's own time). The first and the last day are included; a
 * missing end is unlimited. An instant counts as its written date, and an invalid date as missing.
 */
export const vipWindow = (stage: Pick<Stage, 'vipStart' | 'vipEnd'>, today: string): VipWindow => {
  const start = dayOf(stage.vipStart)
  const end = dayOf(stage.vipEnd)
  if (!start && !end) return 'none'
  if (start && today < start) return 'before'
  return end && today > end ? 'after' : 'open'
}
