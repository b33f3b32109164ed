// Updates the status of an identification: polls the provider when it is due, and records the answer.
import { identityTimes } from '@husrum/domain'
import type { IdentificationDependencies } from './identification-dependencies.ts'
import { identificationTimes } from './identification-dependencies.ts'
import type { Identification } from './identifications.ts'
import type { IdentityProgress, IdentityProvider } from './identity-provider.ts'

type FollowDependencies = Pick<IdentificationDependencies, 'store' | 'providers' | 'now'>

/** Cancelled by the person. All other failures count as one. */
const cancelHints: readonly string[] = ['userCancel', 'access_denied']

/** Records a provider's answer about a pending order. */
export const noteProgress = async (
  { id, purpose }: Pick<Identification, 'id' | 'purpose'>,
  progress: IdentityProgress,
  { store, now }: FollowDependencies,
): Promise<void> => {
  const { proofMs, registrationMs, betweenAsksMs } = identificationTimes
  switch (progress.kind) {
    case 'pending':
      return store.noteWait(id, { hint: progress.hint })
    case 'away':
      return store.noteWait(id, { askFrom: now() + Math.max(progress.retryAfterMs ?? 0, betweenAsksMs) })
    case 'complete': {
      const until = now() + (purpose === 'register' ? registrationMs : proofMs)
      return store.prove(id, { identity: progress.identity, now: now(), until })
    }
    case 'failed': {
      const status = cancelHints.includes(progress.hint) ? 'cancelled' : 'failed'
      await store.end(id, status, progress.hint)
    }
  }
}

/** An approval on the device that shows the page counts only once its own browser is back (SEC-12). */
export const awaitsReturn = (
  { device, returnedAt }: Pick<Identification, 'device' | 'returnedAt'>,
  provider: IdentityProvider | undefined,
): boolean => device === 'same' && returnedAt === undefined && provider?.finish === undefined

/** Why an identification has timed out. */
const overdue = (
  { status, startedAt, provenAt = startedAt, ...rest }: Identification,
  provider: IdentityProvider | undefined,
  now: number,
): string | undefined => {
  if (status === 'pending' && now - startedAt >= identityTimes.endsAfterMs) return 'expiredTransaction'
  if (status !== 'proven') return undefined
  if (awaitsReturn(rest, provider) && now - provenAt >= identificationTimes.comeBackMs) return 'otherBrowser'
  return now - provenAt >= identificationTimes.proofMs ? 'expiredTransaction' : undefined
}

/** Does what is due. Returns whether anything may have changed. */
export const followIdentification = async (
  identification: Identification,
  options: FollowDependencies,
): Promise<boolean> => {
  const { id, order, status } = identification
  const { store, providers, now } = options
  const provider = providers[identification.provider]
  const reason = overdue(identification, provider, now())
  if (reason !== undefined) {
    if (status === 'pending') await provider?.cancel(order)
    return store.end(id, 'failed', reason)
  }
  if (status !== 'pending' || !provider?.collect) return false
  const lock = { now: now(), until: now() + identificationTimes.betweenAsksMs }
  if (!(await store.lockPolling(id, lock))) return false
  await noteProgress(identification, await provider.collect(order), options)
  return true
}
