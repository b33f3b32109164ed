// Where an identification continues: the provider's page, or the bank's app on the same device.
import type { IdentityWayBack } from '@husrum/application'
import type { IdentityOrder } from '@husrum/domain'
import { bankIdStartAddress } from '@husrum/domain'
import { bankIdPlatformOf } from '../../frame/bank-id-platform.ts'

/** The address to open; undefined if there is none on this device. */
export const identityAddress = (
  order: IdentityOrder,
  { flow, page }: IdentityWayBack,
): string | undefined => {
  const { id, autoStartToken, redirectUrl } = order
  if (redirectUrl !== undefined) return redirectUrl
  if (autoStartToken === undefined) return undefined
  const back = new URL(page, location.origin)
  back.searchParams.set('poolingId', id)
  back.searchParams.set('type', flow)
  if (__DEV_TOOLS__)
    return `/__dev/identity?${new URLSearchParams({ autostarttoken: autoStartToken, redirect: back.pathname + back.search })}`
  return bankIdStartAddress({
    autoStartToken,
    platform: bankIdPlatformOf(navigator),
    returnAddress: back.href,
  })
}

/** Opens it. The bank's own URL scheme does not unload the page. */
export const openIdentity = (order: IdentityOrder, way: IdentityWayBack): void => {
  const address = identityAddress(order, way)
  if (address !== undefined) location.assign(address)
}
