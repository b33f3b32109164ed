// Warnings on the status page. Those that metrics cover too use the limits of the alerts
// (`ops/prometheus/rules/alerts.yaml`; `packaging.test.ts` compares them); silent servers, and a single failed call, are shown here
// before there is an alert.
import type { Status } from './read-status.ts'

export type Concern =
  | { readonly kind: 'noServer' }
  | { readonly kind: 'silentServer'; readonly about: string }
  | { readonly kind: 'connections' }
  | { readonly kind: 'replica' }
  | { readonly kind: 'jobsFailed'; readonly about: string }
  | { readonly kind: 'jobsLate'; readonly about: string }
  | { readonly kind: 'provider'; readonly about: string }
  | { readonly kind: 'sweep'; readonly about: string }
  | { readonly kind: 'backup' }
  | { readonly kind: 'lostFiles' }
  | { readonly kind: 'noBackup' }
  | { readonly kind: 'archive' }
  | { readonly kind: 'stories'; readonly about: string }
  | { readonly kind: 'noSeller'; readonly about: string }
  | { readonly kind: 'noAccount'; readonly about: string }
  | { readonly kind: 'feed'; readonly about: string }

/** A server sends a heartbeat every ten seconds. */
export const silentSeconds = 35

/** Shared with the alerts. */
export const alertLimits = {
  /** Maximum replica lag in seconds. */
  replicaSeconds: 30,
  /** Seconds that a job may wait after it was due. */
  jobSeconds: 900,
  /** Of all PostgreSQL connections. */
  connectionsShare: 0.8,
  /** A day, and two hours for making one. */
  backupSeconds: 26 * 3_600,
  /** Maximum lag of the log archive in seconds. */
  archiveSeconds: 1_800,
} as const

export const isFailing = ({ answeredAt, failedAt }: Status['calls'][number]): boolean =>
  failedAt !== undefined && failedAt > (answeredAt ?? 0)

/** In the order of the page; empty if all is well. */
export const concernsOf = (status: Status): readonly Concern[] => {
  const { at, servers, database, replicaBehind, jobs, calls, sweeps, isInProduction } = status
  const { backedUpAt, baseBackupAt, lostFiles, archive, storyProblems } = status
  const { replicaSeconds, jobSeconds, connectionsShare, backupSeconds, archiveSeconds } = alertLimits
  const alive = servers.filter(({ silentFor }) => silentFor <= silentSeconds)
  const concerns: Concern[] = []
  if (alive.length === 0) concerns.push({ kind: 'noServer' })
  for (const { host, silentFor } of servers)
    if (silentFor > silentSeconds) concerns.push({ kind: 'silentServer', about: host })
  if (database.connections > database.maxConnections * connectionsShare)
    concerns.push({ kind: 'connections' })
  if (replicaBehind !== undefined && (replicaBehind === 'away' || replicaBehind > replicaSeconds))
    concerns.push({ kind: 'replica' })
  for (const { kind, state, overdue } of jobs)
    if (state === 'failed') concerns.push({ kind: 'jobsFailed', about: kind })
    else if (overdue > jobSeconds) concerns.push({ kind: 'jobsLate', about: kind })
  for (const call of calls) if (isFailing(call)) concerns.push({ kind: 'provider', about: call.host })
  for (const { name, failure } of sweeps)
    if (failure !== undefined) concerns.push({ kind: 'sweep', about: name })
  if (backedUpAt === undefined) {
    // An archive of the log is useless without a base backup.
    if (isInProduction && baseBackupAt === undefined) concerns.push({ kind: 'noBackup' })
  } else if (at - backedUpAt > backupSeconds * 1_000) concerns.push({ kind: 'backup' })
  if (lostFiles > 0) concerns.push({ kind: 'lostFiles' })
  if (archive && (archive.isFailing || archive.age > archiveSeconds)) concerns.push({ kind: 'archive' })
  if (isInProduction) {
    for (const about of status.sitesWithoutSeller) concerns.push({ kind: 'noSeller', about })
    for (const about of status.sellersWithoutAccount) concerns.push({ kind: 'noAccount', about })
  }
  for (const about of status.failingSources) concerns.push({ kind: 'feed', about })
  if (storyProblems > 0) concerns.push({ kind: 'stories', about: String(storyProblems) })
  return concerns
}
