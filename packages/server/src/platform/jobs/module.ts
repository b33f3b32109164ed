// Background jobs: work that is queued with a response and done after it, by this server or another.
import type { Module, Platform } from '../modules/module.ts'
import type { Jobs } from './jobs.ts'
import type { Retries } from './pg-boss-jobs.ts'
import { openPgBossJobs } from './pg-boss-jobs.ts'

/** Other modules must register their handlers before it starts. */
export const jobsModule = async (
  platform: Pick<Platform, 'db' | 'keys' | 'log'>,
  options: { readonly retries?: Retries } = {},
): Promise<Module & { readonly jobs: Jobs }> => {
  const jobs = await openPgBossJobs({ ...platform, ...options })
  return { jobs, start: jobs.start, close: jobs.finish }
}
