// Where a signature goes on on the same device: the provider's page, or the bank's app.
import type { SigningStanding } from '@husrum/application'
import { bankIdStartAddress } from '@husrum/domain'
import { bankIdPlatformOf } from '../../frame/bank-id-platform.ts'

/** Undefined where a code is scanned by another device. `bookingId` comes back with the browser. */
export const signingAddress = (
  { id, autoStartToken, redirectUrl }: SigningStanding,
  bookingId: string,
): string | undefined => {
  if (redirectUrl !== undefined) return redirectUrl
  if (autoStartToken === undefined) return undefined
  const back = new URL(location.href)
  back.hash = ''
  for (const [name, value] of Object.entries({ cid: bookingId, sid: id, type: 'booking' }))
    back.searchParams.set(name, value)
  if (__DEV_TOOLS__)
    return `/__dev/identity?${new URLSearchParams({ autostarttoken: autoStartToken, redirect: back.pathname + back.search })}`
  return bankIdStartAddress({
    autoStartToken,
    platform: bankIdPlatformOf(navigator),
    returnAddress: back.href,
  })
}
