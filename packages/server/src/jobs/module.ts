// Jobs: what was promised in an answer and is done after it, by this server or by another.
import type { Module, Platform } from '../platform/module.ts'
import type { Jobs } from './jobs.ts'
import type { Retries } from './pg-boss-jobs.ts'
import { openPgBossJobs } from './pg-boss-jobs.ts'

/** Other subjects say who does jobs of their kinds before it starts. */
export const jobsModule = async (
  platform: Pick<Platform, 'db' | 'keys' | 'log'>,
  options: { readonly retries?: Retries } = {},
): Promise<Module & { readonly jobs: Jobs }> => {
  const jobs = await openPgBossJobs({ ...platform, ...options })
  return { jobs, start: jobs.start, close: jobs.finish }
}
