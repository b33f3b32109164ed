// Tracks the progress of a signing: polls the provider when due, stores its first answer, and concludes the signing.

import type { Answer, SigningStatusDto } from '@husrum/contract'
import { bankIdQrSeconds, errorPageKindOfCause, identityTimes } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { identificationTimes } from '../../people/sign-in/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Signing, SigningStore } from './postgres-signings.ts'
import type { SigningProgress, SigningProvider, SigningProviders } from './signing-provider.ts'

export interface FollowSigningOptions {
  readonly db: Kysely<Schema>
  readonly signings: SigningStore
  readonly providers: SigningProviders
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly conclude: (id: string) => Promise<void>
  readonly now: () => number
}

export const concludeSigningJob = 'conclude-signing'

const cancelHints: readonly string[] = ['userCancel', 'cancelled', 'access_denied']

/** Stores a provider's progress report of a pending signing. A second answer changes nothing. */
export const noteSigningProgress = async (
  { id }: Pick<Signing, 'id'>,
  progress: SigningProgress,
  { db, signings, jobs, conclude, now }: Omit<FollowSigningOptions, 'providers'>,
): Promise<void> => {
  switch (progress.kind) {
    case 'pending':
      return signings.noteWait(id, { hint: progress.hint })
    case 'away': {
      const wait = Math.max(progress.retryAfterMs ?? 0, identificationTimes.betweenAsksMs)
      return signings.noteWait(id, { askFrom: now() + wait })
    }
    case 'complete': {
      const { identity, proof } = progress
      // The provider returns it only once: store it before it is processed, and let a job conclude it if this server dies.
      await db.transaction().execute(async (trx) => {
        if (await signings.answer(trx, id, { identity, proof }, now()))
          await jobs.enqueue(trx, { kind: concludeSigningJob, facts: { id } })
      })
      return conclude(id)
    }
    case 'failed': {
      const status = cancelHints.includes(progress.hint) ? 'cancelled' : 'failed'
      await signings.end(db, id, status, progress.hint)
    }
  }
}

/** Runs what is due for a signing. Returns whether it may have changed. */
export const followSigning = async (signing: Signing, options: FollowSigningOptions): Promise<boolean> => {
  const { db, signings, providers, conclude, now } = options
  const { id, status, order, startedAt } = signing
  if (status === 'answered') {
    await conclude(id)
    return true
  }
  if (status !== 'pending') return false
  const provider = providers[signing.provider]
  if (now() - startedAt >= identityTimes.endsAfterMs) {
    await provider?.cancel(order)
    return signings.end(db, id, 'failed', 'expiredTransaction')
  }
  if (!provider?.collect) return false
  const lock = { now: now(), until: now() + identificationTimes.betweenAsksMs }
  if (!(await signings.lockPolling(id, lock))) return false
  await noteSigningProgress(signing, await provider.collect(order), options)
  return true
}

/** The status as a DTO, for the browser that began the signing. */
export const signingStatusOf = (
  { id, provider: method, status, hint, device, order, startedAt }: Signing,
  provider: SigningProvider | undefined,
  now: number,
): Answer<SigningStatusDto> => {
  const base = { id, provider: method }
  const hintCode = hint === undefined ? {} : { hintCode: hint }
  if (status === 'signed') return { ...base, status }
  if (status === 'cancelled') return { ...base, status, ...hintCode }
  if (status === 'failed')
    return { ...base, status: 'error', ...hintCode, errorKind: errorPageKindOfCause(hint) }
  const pending = { ...base, status: 'pending' } as const
  // The provider has finished, but the signing is not concluded yet.
  if (status === 'answered') return { ...pending, hintCode: 'proven' }
  const shown = { ...pending, hintCode: hint ?? 'outstandingTransaction' }
  if (shown.hintCode !== 'outstandingTransaction') return shown
  const { autoStartToken, redirectUrl } = order
  // Each device gets what it needs and no more: a code must not be startable by a link.
  if (device === 'same' || provider?.finish)
    return {
      ...shown,
      autoStartToken,
      redirectUrl,
    }
  const qr = provider?.qr?.(order, bankIdQrSeconds(startedAt, now))
  return { ...shown, ...(qr !== undefined && { qr }) }
}
