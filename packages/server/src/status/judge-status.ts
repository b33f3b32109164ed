// What on the status page somebody should look into. The limits are those of the alerts (`ops/prometheus/rules/alerts.yaml`).
import type { Status } from './read-status.ts'

export type Concern =
  | { readonly kind: 'noServer' }
  | { readonly kind: 'silentServer'; readonly about: string }
  | { readonly kind: 'connections' }
  | { readonly kind: 'replica' }
  | { readonly kind: 'jobsFailed'; readonly about: string }
  | { readonly kind: 'jobsLate'; readonly about: string }
  | { readonly kind: 'provider'; readonly about: string }
  | { readonly kind: 'backup' }

/** A server says every ten seconds that it is alive. */
export const silentSeconds = 35
const replicaSeconds = 30
const lateSeconds = 300
const connectionsShare = 0.8
const backupMs = 26 * 3_600_000

export const isFailing = ({ answeredAt, failedAt }: Status['calls'][number]): boolean =>
  failedAt !== undefined && failedAt > (answeredAt ?? 0)

/** In the order of the page; empty where all is well. */
export const concernsOf = (status: Status): readonly Concern[] => {
  const { at, servers, database, replicaBehind, jobs, calls, backedUpAt } = status
  const alive = servers.filter(({ silentFor }) => silentFor <= silentSeconds)
  const concerns: Concern[] = []
  if (alive.length === 0) concerns.push({ kind: 'noServer' })
  for (const { host, silentFor } of servers)
    if (silentFor > silentSeconds) concerns.push({ kind: 'silentServer', about: host })
  if (database.connections > database.mostConnections * connectionsShare)
    concerns.push({ kind: 'connections' })
  if (replicaBehind !== undefined && (replicaBehind === 'away' || replicaBehind > replicaSeconds))
    concerns.push({ kind: 'replica' })
  for (const { kind, state, oldest } of jobs)
    if (state === 'failed') concerns.push({ kind: 'jobsFailed', about: kind })
    else if (state !== 'active' && oldest > lateSeconds) concerns.push({ kind: 'jobsLate', about: kind })
  for (const call of calls) if (isFailing(call)) concerns.push({ kind: 'provider', about: call.host })
  if (backedUpAt !== undefined && at - backedUpAt > backupMs) concerns.push({ kind: 'backup' })
  return concerns
}
