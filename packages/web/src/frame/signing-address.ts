// The address at which a signature continues on the same device: the provider's page, or the bank's app.
import type { SigningStanding } from '@husrum/application'
import { bankIdStartAddress } from '@husrum/domain'
import { bankIdPlatformOf } from './bank-id-platform.ts'

/** What is signed: a booking, or a document of a home. Its id is part of the return address. */
export interface ThingToSign {
  readonly type: 'booking' | 'document'
  readonly id: string
}

/** Undefined if another device scans a code. The return address names what is signed. */
export const signingAddress = (
  { id, autoStartToken, redirectUrl }: SigningStanding,
  thing: ThingToSign,
): string | undefined => {
  if (redirectUrl !== undefined) return redirectUrl
  if (autoStartToken === undefined) return undefined
  const back = new URL(location.href)
  back.hash = ''
  for (const [name, value] of Object.entries({ cid: thing.id, sid: id, type: thing.type }))
    back.searchParams.set(name, value)
  if (__DEV_TOOLS__)
    return `/__dev/identity?${new URLSearchParams({ autostarttoken: autoStartToken, redirect: back.pathname + back.search })}`
  return bankIdStartAddress({
    autoStartToken,
    platform: bankIdPlatformOf(navigator),
    returnAddress: back.href,
  })
}
