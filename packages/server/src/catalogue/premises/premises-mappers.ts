// Premises → wire, where prices are whole units of the site's currency.
import type { PremisesDetailsDto, PremisesDto } from '@husrum/contract'
import { premisesDetailsDto, premisesDto } from '@husrum/contract'
import type { Premises, PremisesDetails } from '@husrum/domain'
import { wholeUnitsOf } from '@husrum/domain'

const priceOf = ({ price }: Premises) => ({ ...(price !== undefined && { price: wholeUnitsOf(price) }) })

/** The fields that a card shows, without the details. */
export const toPremisesDto = (premises: Premises): PremisesDto =>
  premisesDto.parse({ ...premises, ...priceOf(premises) })

export const toPremisesDetailsDto = (premises: PremisesDetails): PremisesDetailsDto =>
  premisesDetailsDto.parse({ ...premises, ...priceOf(premises) })
